"""Moves of Azul as text: exactly what a player types.

2B3   all blue tiles of display 2 to line 3       0RF   red from the centre to the floor
4J5   the jokers of display 4 to line 5           2BJ3  blue with the jokers
J1    one joker stays in the line                 C4    the complete line goes to column 4
"""

import re

from faience.rules.azul.boards import COLOURS, JOKER
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, WITH_JOKERS, take_parts
from faience.rules.azul.state import DESTINATIONS, FLOOR
from faience.rules.market import TILES

LETTERS = "BYRKWJ"
ENDS = "12345F"
TAKE = re.compile(r"([0-9])(?:([BYRKW])(J?)|(J))([1-5F-])")
KEEP = re.compile(r"J([0-5])")
TO_COLUMN = re.compile(r"C([1-5])")


def write(move: int) -> str:
    if move >= COLUMN:
        return f"C{move - COLUMN + 1}"
    if move >= KEEP_JOKERS:
        return f"J{move - KEEP_JOKERS}"
    source, tile, with_jokers, destination = take_parts(move)
    return f"{source}{LETTERS[tile]}{'J' if with_jokers else ''}{ENDS[destination]}"


def parse(text: str) -> int | None:
    """The number of a move, None if the text is none."""
    if match := TAKE.fullmatch(text):
        source, colour, with_jokers, _, end = match.groups()
        destination = FLOOR if end == "-" else ENDS.index(end)
        if with_jokers:
            which = int(source) * len(COLOURS) + LETTERS.index(colour)
            return WITH_JOKERS + which * DESTINATIONS + destination
        tile = LETTERS.index(colour) if colour else int(JOKER)
        return (int(source) * TILES + tile) * DESTINATIONS + destination
    if match := KEEP.fullmatch(text):
        return KEEP_JOKERS + int(match[1])
    if match := TO_COLUMN.fullmatch(text):
        return COLUMN + int(match[1]) - 1
    return None
