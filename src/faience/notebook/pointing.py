"""A move as what is pointed at to make it: names of the picture, see `svg_table`.

Moves that are pointed at in the same way, such as with and without jokers, are told apart by buttons; so are those that
nothing on the table stands for.
"""

import re
from collections.abc import Callable

from faience.notation.move import Move
from faience.notation.position import Position
from faience.render.svg_words import complete_line
from faience.rules.games import rules_of
from faience.texts import say

Path = tuple[str, ...]

AZUL_TAKE = re.compile(r"(\d)([A-Z])J?([1-5F])")
PAVILION_TAKE = re.compile(r"(\d)([A-Z])")
PAVILION_PLACE = re.compile(r"(\d)\.(\d)[A-Z](?:\+\d)?")
PAVILION_PICK = re.compile(r"([+=])([A-Z])")
HEAPS = {"+": "supply", "=": "hand {seat}"}


def path_of(move: Move, position: Position) -> Path:
    """What the seat to move points at, one after the other."""
    return PATHS[move.game](str(move), position)


def azul(text: str, position: Position) -> Path:
    seat = position["to_move"]
    if found := AZUL_TAKE.fullmatch(text):
        target = f"floor {seat}" if found[3] == "F" else f"line {seat} {int(found[3]) - 1}"
        return f"tile {found[1]} {_tile('azul', found[2])}", target
    if text.startswith("C"):
        return (f"wall {seat} {complete_line(position['players'][seat])} {int(text[1:]) - 1}",)
    return ()


def pavilion(text: str, position: Position) -> Path:
    seat = position["to_move"]
    if found := PAVILION_TAKE.fullmatch(text):
        return (f"tile {found[1]} {_tile('summer-pavilion', found[2])}",)
    if found := PAVILION_PLACE.fullmatch(text):
        return (f"space {seat} {found[1]} {int(found[2]) - 1}",)
    if found := PAVILION_PICK.fullmatch(text):
        return (f"{HEAPS[found[1]].format(seat=seat)} {_tile('summer-pavilion', found[2])}",)
    return ()


PATHS: dict[str, Callable[[str, Position], Path]] = {"azul": azul, "summer-pavilion": pavilion}


def words_of(name: str, lang: str) -> str:
    """What is pointed at, in words, where several moves begin with it."""
    match name.split():
        case ["tile", source, tile]:
            return say("pavilion-move-take", lang, tile=tile, source=int(source))
        case ["space", _, star, space]:
            return say("object-space", lang, star=int(star), space=int(space) + 1)
        case ["line", _, line]:
            return say("destination", lang, line=int(line) + 1)
    return say("destination", lang, line="floor")


def _tile(game: str, letter: str) -> str:
    rules = rules_of(game)
    return str(rules.tiles[rules.letters.index(letter)])
