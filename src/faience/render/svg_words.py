"""What a picture of Azul says in words: whom it waits for, and the whole position for those who do not see it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from faience.render.narration import tiles_in_words
from faience.texts import say

Position = Mapping[str, Any]


def status(position: Position, names: Sequence[str], lang: str, late: Sequence[int] = ()) -> str:
    """Who is expected to do what, or who has won; `late` are those who cannot, for their time ran out."""
    phase, seat = position["phase"], position["to_move"]
    if phase == "over" and (won := winners(position, late)):
        return victory([names[winner] for winner in won], lang)
    if seat is None:
        return say("phase", lang, phase=phase)
    if phase == "tile":
        return say("table-column", lang, player=names[seat], row=complete_line(position["players"][seat]) + 1)
    if phase == "keep":
        return say("table-jokers", lang, player=names[seat], move=position["pending"])
    return say("table-turn", lang, player=names[seat])


def victory(names: Sequence[str], lang: str) -> str:
    """Who has won, or who shares the victory."""
    if len(names) == 1:
        return say("picture-wins", lang, player=names[0])
    return say("picture-shared", lang, players=say("list-and", lang, before=", ".join(names[:-1]), last=names[-1]))


def winners(position: Position, late: Sequence[int] = ()) -> list[int]:
    """Most points, then most complete rows; who is still level shares the victory (Azul 1.10)."""
    players = enumerate(position["players"])
    ranks = {
        seat: (player["score"], sum(all(row) for row in player["wall"])) for seat, player in players if seat not in late
    }
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def complete_line(player: Mapping[str, Any]) -> int:
    """The line whose column is to be chosen: the first complete one (Azul 2.2)."""
    return next(row for row, tiles in enumerate(player["lines"]) if len(tiles) > row)


def marker_is_beside(position: Position, seat: int) -> bool:
    """The marker belongs to this seat but lies on no space of its floor (Azul 1.5)."""
    return position["marker"] == seat and "marker" not in position["players"][seat]["floor"]


def description(position: Position, names: Sequence[str], lang: str) -> str:
    """The whole position as sentences, in the order in which one looks at the table."""
    sentences = [
        say("picture-display", lang, display=number, tiles=_listed(tiles, lang))
        for number, tiles in enumerate(position["factories"], start=1)
    ]
    marker = ["marker"] if position["marker"] == "centre" else []
    sentences.append(say("picture-centre", lang, tiles=_listed([*marker, *position["centre"]], lang)))
    for seat, name in enumerate(names):
        sentences += _player(position["players"][seat], name, lang)
        if marker_is_beside(position, seat):
            sentences.append(say("picture-marker-beside", lang))
    sentences.append(say("picture-bag", lang, tiles=tiles_in_words(Counter(position["bag"]), lang)))
    sentences.append(say("picture-lid", lang, tiles=tiles_in_words(Counter(position["lid"]), lang)))
    return " ".join(sentences)


def _player(player: Mapping[str, Any], name: str, lang: str) -> list[str]:
    lines = [
        say("picture-line", lang, line=number, tiles=_listed(tiles, lang))
        for number, tiles in enumerate(player["lines"], start=1)
        if tiles
    ]
    rows = [
        say("picture-row", lang, row=number, tiles=_spaces(row, lang))
        for number, row in enumerate(player["wall"], start=1)
        if any(row)
    ]
    score = say("picture-score", lang, player=name, points=say("count-points", lang, points=player["score"]))
    return [score, *lines, *rows, say("picture-floor", lang, tiles=_listed(player["floor"], lang))]


def _spaces(row: Iterable[str | None], lang: str) -> str:
    taken = ((column, tile) for column, tile in enumerate(row, start=1) if tile)
    return ", ".join(say("picture-space", lang, tile=tile, column=column) for column, tile in taken)


def _listed(tiles: Sequence[str], lang: str) -> str:
    counts = Counter(tiles)
    if not counts.pop("marker", 0):
        return tiles_in_words(counts, lang)
    return ", ".join([say("marker", lang), *([tiles_in_words(counts, lang)] if counts else [])])
