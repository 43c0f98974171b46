"""What a picture of Summer Pavilion says in words: whom it waits for, and the whole position."""

from collections.abc import Mapping, Sequence
from typing import Any

from faience.render.pavilion_goals import surrounded
from faience.render.svg_words import Position, victory
from faience.rules.pavilion.boards import BOARDS, COLOURS, KINDS
from faience.texts import say


def status(position: Position, names: Sequence[str], lang: str) -> str:
    """Who is expected to do what, or who has won."""
    phase, seat = position["phase"], position["to_move"]
    if phase == "over":
        return victory([names[winner] for winner in winners(position)], lang)
    if phase == "deal":
        return say("pavilion-phase", lang, phase=phase)
    return say("picture-turn", lang, phase=phase, player=names[seat], owed=position["owed"])


def winners(position: Position) -> list[int]:
    """Most points; who is level shares the victory (4.12)."""
    scores = [player["score"] for player in position["players"]]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def description(position: Position, names: Sequence[str], lang: str) -> str:
    """The whole position as sentences, in the order in which one looks at the table."""
    sentences = [say("picture-wild", lang, colour=position["wild"]) + "."]
    sentences += [
        say("picture-display", lang, display=number, tiles=_listed(tiles, lang))
        for number, tiles in enumerate(position["factories"], start=1)
    ]
    centre = _listed(position["centre"], lang)
    if position["token"] == "centre":
        centre = f"{say('token', lang)}, {centre}" if position["centre"] else say("token", lang)
    sentences.append(say("picture-centre", lang, tiles=centre))
    sentences.append(say("picture-supply", lang, tiles=_listed(position["supply"], lang)))
    for seat, name in enumerate(names):
        sentences += _player(position, seat, name, lang)
    sentences.append(say("picture-bag", lang, tiles=_counted(position["bag"], lang)))
    sentences.append(say("picture-tower", lang, tiles=_counted(position["tower"], lang)))
    return " ".join(sentences)


def _player(position: Position, seat: int, name: str, lang: str) -> list[str]:
    player, board = position["players"][seat], BOARDS[position["board"]]
    stars = [
        say("picture-star", lang, star=number, tiles=_spaces(star, lang))
        for number, star in enumerate(player["stars"])
        if any(star)
    ]
    kinds = KINDS if board.has_fountains else KINDS[:-1]
    structures = [
        say("picture-structures", lang, structure=kind, count=surrounded(player["stars"], kind))
        for kind in kinds
        if surrounded(player["stars"], kind)
    ]
    return [
        say("picture-score", lang, player=name, points=say("count-points", lang, points=player["score"])),
        *([say("picture-has-passed", lang)] if player["passed"] else []),
        *([say("picture-has-token", lang)] if position["token"] == seat else []),
        say("picture-hand", lang, tiles=_counted(player["hand"], lang)),
        *([say("picture-corners", lang, tiles=_counted(player["corners"], lang))] if player["corners"] else []),
        *stars,
        *([say("picture-surrounded", lang, structures=_joined(structures, lang))] if structures else []),
    ]


def _spaces(star: Sequence[str | None], lang: str) -> str:
    taken = ((index, tile) for index, tile in enumerate(star, start=1) if tile)
    return ", ".join(say("picture-star-space", lang, tile=tile, space=index) for index, tile in taken)


def _listed(tiles: Sequence[str], lang: str) -> str:
    return _counted({tile: tiles.count(tile) for tile in tiles}, lang)


def _counted(tiles: Mapping[str, Any], lang: str) -> str:
    counts = [say("tile-count", lang, tile=tile, count=tiles[tile]) for tile in COLOURS if tiles.get(tile)]
    return _joined(counts, lang) if counts else say("tiles-none", lang)


def _joined(parts: Sequence[str], lang: str) -> str:
    if len(parts) == 1:
        return parts[0]
    return say("list-and", lang, before=", ".join(parts[:-1]), last=parts[-1])
