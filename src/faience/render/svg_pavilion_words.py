"""What a picture of Summer Pavilion says in words: whom it waits for, and the whole position."""

from collections import Counter
from collections.abc import Sequence

from faience.render.parts import tiles_in_words
from faience.render.pavilion_goals import kinds_of, surrounded
from faience.render.svg_words import Position, victory
from faience.rules.pavilion.boards import BOARDS
from faience.texts import say


def status(position: Position, names: Sequence[str], lang: str, late: Sequence[int] = ()) -> str:
    """Who is expected to do what, or who has won; `late` are those who cannot, for their time ran out."""
    phase, seat = position["phase"], position["to_move"]
    if phase == "over" and (won := winners(position, late)):
        return victory([names[winner] for winner in won], lang)
    if phase in ("deal", "over"):
        return say("pavilion-phase", lang, phase=phase)
    return say("pavilion-turn", lang, player=names[seat], phase=phase, owed=position["owed"])


def winners(position: Position, late: Sequence[int] = ()) -> list[int]:
    """Most points; who is level shares the victory (4.12)."""
    scores = {seat: player["score"] for seat, player in enumerate(position["players"]) if seat not in late}
    return [seat for seat, score in scores.items() if score == max(scores.values())]


def description(position: Position, names: Sequence[str], lang: str) -> str:
    """The whole position as sentences, in the order in which one looks at the table."""
    sentences = [say("picture-wild", lang, colour=position["wild"])]
    sentences += [
        say("picture-display", lang, display=number, tiles=tiles_in_words(Counter(tiles), lang))
        for number, tiles in enumerate(position["factories"], start=1)
    ]
    sentences.append(say("picture-centre", lang, tiles=_centre(position, lang)))
    sentences.append(say("picture-supply", lang, tiles=tiles_in_words(Counter(position["supply"]), lang)))
    for seat, name in enumerate(names):
        sentences += _player(position, seat, name, lang)
    sentences.append(say("picture-bag", lang, tiles=tiles_in_words(position["bag"], lang)))
    sentences.append(say("picture-tower", lang, tiles=tiles_in_words(position["tower"], lang)))
    return " ".join(sentences)


def _centre(position: Position, lang: str) -> str:
    tiles = tiles_in_words(Counter(position["centre"]), lang)
    if position["token"] != "centre":
        return tiles
    return f"{say('token', lang)}, {tiles}" if position["centre"] else say("token", lang)


def _player(position: Position, seat: int, name: str, lang: str) -> list[str]:
    player = position["players"][seat]
    sentences = [say("picture-score", lang, player=name, points=say("count-points", lang, points=player["score"]))]
    if player["passed"]:
        sentences.append(say("picture-has-passed", lang))
    if position["token"] == seat:
        sentences.append(say("picture-has-token", lang))
    sentences.append(say("picture-hand", lang, tiles=tiles_in_words(player["hand"], lang)))
    if player["corners"]:
        sentences.append(say("picture-corners", lang, tiles=tiles_in_words(player["corners"], lang)))
    sentences += [
        say("picture-star", lang, star=number, tiles=_spaces(star, lang))
        for number, star in enumerate(player["stars"])
        if any(star)
    ]
    kinds = kinds_of(BOARDS[position["board"]])
    counts = {kind: surrounded(player["stars"], kind) for kind in kinds}
    if any(counts.values()):
        said = [say("picture-structures", lang, structure=kind, count=counts[kind]) for kind in kinds if counts[kind]]
        sentences.append(say("picture-surrounded", lang, structures=", ".join(said)))
    return sentences


def _spaces(star: Sequence[str | None], lang: str) -> str:
    taken = ((index, tile) for index, tile in enumerate(star, start=1) if tile)
    return ", ".join(say("picture-star-space", lang, tile=tile, space=index) for index, tile in taken)
