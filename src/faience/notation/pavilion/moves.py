"""Moves of Summer Pavilion as text: exactly what a player types.

2P      purple from display 2, with a wild tile if any lies there; 0 is the centre
3.5R    a red tile on star 3, space 5; 3.5R+2 pays two of its tiles with wilds
pass    out of the round
+R      a red bonus tile from the supply        =R   keep a red tile
"""

import re

from faience.rules.market import TILES
from faience.rules.pavilion.boards import POINTS
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT, PLACE_TILE, WILD_COUNTS, place_parts

LETTERS = "PGOYBR"
TAKE = re.compile(r"([0-9])([PGOYBR])")
PLACE = re.compile(r"([0-6])\.([1-6])([PGOYBR])(?:\+([0-5]))?")
PICK = re.compile(r"([+=])([PGOYBR])")


def write(move: int) -> str:
    if move < PLACE_TILE:
        return f"{move // TILES}{LETTERS[move % TILES]}"
    if move < PASS:
        space, colour, wilds = place_parts(move)
        return f"{space // POINTS}.{space % POINTS + 1}{LETTERS[colour]}" + (f"+{wilds}" if wilds else "")
    if move == PASS:
        return "pass"
    if move < PICK_KEPT:
        return f"+{LETTERS[move - PICK_BONUS]}"
    return f"={LETTERS[move - PICK_KEPT]}"


def parse(text: str) -> int | None:
    """The number of a move, None if the text is none."""
    if match := TAKE.fullmatch(text):
        return int(match[1]) * TILES + LETTERS.index(match[2])
    if match := PLACE.fullmatch(text):
        space = int(match[1]) * POINTS + int(match[2]) - 1
        return PLACE_TILE + (space * TILES + LETTERS.index(match[3])) * WILD_COUNTS + int(match[4] or 0)
    if match := PICK.fullmatch(text):
        return (PICK_BONUS if match[1] == "+" else PICK_KEPT) + LETTERS.index(match[2])
    return PASS if text == "PASS" else None
