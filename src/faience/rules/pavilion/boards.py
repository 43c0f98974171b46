"""The boards of Summer Pavilion as data, and the tables that the kernels index by board number (4.7, 4.9, 5, 6).

A board has seven stars of six spaces: star 0 in the centre, stars 1 to 6 around it,
clockwise from the left. A space is star * 6 + index, the index running clockwise
round its star from 0; the rules count it from 1. Sets of spaces are 42 bits.

            2     3               index, seen from the star's centre,
          1    0    4             of star 1: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW
            6     5               and one step further on for each next outer star
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

COLOURS = ("purple", "green", "orange", "yellow", "blue", "red")
CENTRE_STAR = 0
STARS = 7
POINTS = 6  # spaces of a star
SPACES = STARS * POINTS
OUTER = range(1, STARS)
MULTICOLOUR = len(COLOURS)  # the place of its value after those of the colours
GOAL_NUMBERS = 4  # only the numbers 1 to 4 are goals

KINDS = ("pillar", "statue", "window", "fountain")
REWARDS = (1, 2, 3, 1)  # bonus tiles, by kind
EACH_KIND = 6
STRUCTURES = len(KINDS) * EACH_KIND

# How the colours of a star are decided, beyond what is printed.
AS_PRINTED, ALL_DIFFERENT, BY_SECOND_TILE = range(3)

Space = tuple[int, int]  # star, index


@dataclass(frozen=True)
class StarBoard:
    """One side of a player board, with the scoring board that belongs to it."""

    name: str
    stars: tuple[str | None, ...]  # the colour of each star, None where any may lie
    outer_numbers: tuple[int, ...]  # by index
    centre_numbers: tuple[int, ...]
    centre_colours: tuple[str, ...] | None  # printed on the centre's spaces
    wilds: tuple[str, ...]  # by round
    star_values: tuple[int, ...]  # in the order of the wilds, then multicolour
    number_values: tuple[int, ...] = (4, 8, 12, 16)
    has_fountains: bool = False
    set_value: int = 0

    def number(self, star: int, index: int) -> int:
        return (self.outer_numbers if star else self.centre_numbers)[index]

    def printed(self, star: int, index: int) -> str | None:
        """The colour that a space is printed in."""
        return self.centre_colours[index] if not star and self.centre_colours else self.stars[star]

    def seen(self, star: int, index: int) -> dict[str, object]:
        """How people at the board tell a space: by the printed number, and the star by its colour or its place."""
        numbers = self.outer_numbers if star else self.centre_numbers
        number = numbers[index]
        return {
            "seen": "own" if self.stars[star] else "place",
            "number": number if numbers.count(number) == 1 else 0,
        }

    def rule(self, star: int) -> int:
        if self.printed(star, 0):
            return AS_PRINTED
        is_free = star or self.stars[1] is None
        return BY_SECOND_TILE if is_free else ALL_DIFFERENT

    def value(self, colour: str) -> int:
        """What a complete star of one colour is worth."""
        return self.star_values[self.wilds.index(colour)]


_PRINTED = (None, "purple", "orange", "red", "blue", "yellow", "green")
_FREE = (None,) * STARS
_COUNTING = (1, 2, 3, 4, 5, 6)
_VALUES = (20, 18, 17, 16, 15, 14)

COLOURED = StarBoard("coloured", _PRINTED, _COUNTING, _COUNTING, None, COLOURS, (*_VALUES, 12))
MONOCHROME = StarBoard("monochrome", _FREE, (3, 2, 1, 4, 5, 6), (3,) * POINTS, None, COLOURS, (*_VALUES, 12))
GLAZED_ORANGE = StarBoard(
    "glazed-orange", _PRINTED, _COUNTING, _COUNTING, COLOURS, COLOURS, (*_VALUES, 15), has_fountains=True, set_value=15
)
_FROM_ORANGE = ("orange", "red", "blue", "yellow", "green", "purple")
GLAZED_PURPLE = StarBoard(
    "glazed-purple",
    _FREE,
    (3, 2, 1, 4, 5, 6),
    (3,) * POINTS,
    _FROM_ORANGE,
    _FROM_ORANGE,
    (*_VALUES, 15),
    number_values=(3, 6, 18, 12),
    has_fountains=True,
    set_value=12,
)
BOARDS = {board.name: board for board in (COLOURED, MONOCHROME, GLAZED_ORANGE, GLAZED_PURPLE)}
BOARD_NAMES = tuple(BOARDS)


def structure_spaces(kind: str, number: int) -> tuple[Space, ...]:
    """The spaces around structure 1 to 6 of a kind (4.9, 6.3)."""
    here, next_star = number, number % 6 + 1
    if kind == "pillar":  # between a star and the centre
        return (here, 1), (here, 2), (CENTRE_STAR, (number + 3) % 6), (CENTRE_STAR, (number + 4) % 6)
    if kind == "statue":  # between a star and the next
        return (here, 0), (here, 1), (next_star, 2), (next_star, 3)
    if kind == "window":  # in the outer notch of a star
        return (here, 4), (here, 5)
    return (here, 5), (here, 0), (next_star, 3), (next_star, 4)  # a fountain, outside between two stars


def _bits(spaces: Iterable[Space]) -> int:
    return sum(1 << star * POINTS + index for star, index in spaces)


def _all_spaces() -> list[Space]:
    return [(star, index) for star in range(STARS) for index in range(POINTS)]


NUMBERS = np.array([[board.number(*space) for space in _all_spaces()] for board in BOARDS.values()], dtype=np.int8)
# ADMITS[board, colour]: the spaces whose print admits a colour.
ADMITS = np.array(
    [
        [_bits(space for space in _all_spaces() if board.printed(*space) in (colour, None)) for colour in COLOURS]
        for board in BOARDS.values()
    ],
    dtype=np.int64,
)
# WITHIN[board, n]: the spaces that cost n tiles or fewer.
WITHIN = np.array(
    [
        [_bits(space for space in _all_spaces() if board.number(*space) <= most) for most in range(POINTS + 1)]
        for board in BOARDS.values()
    ],
    dtype=np.int64,
)
STAR_RULES = np.array([[board.rule(star) for star in range(STARS)] for board in BOARDS.values()], dtype=np.int8)
WILDS = np.array([[COLOURS.index(colour) for colour in board.wilds] for board in BOARDS.values()], dtype=np.int8)
STAR_VALUES = np.array(
    [[*map(board.value, COLOURS), board.star_values[-1]] for board in BOARDS.values()], dtype=np.int8
)
# NUMBER_SETS[board, n - 1]: the spaces that show n.
NUMBER_SETS = np.array(
    [
        [_bits(space for space in _all_spaces() if board.number(*space) == n + 1) for n in range(GOAL_NUMBERS)]
        for board in BOARDS.values()
    ],
    dtype=np.int64,
)
NUMBER_VALUES = np.array([board.number_values for board in BOARDS.values()], dtype=np.int8)
SET_VALUES = np.array([board.set_value for board in BOARDS.values()], dtype=np.int8)
STRUCTURE_COUNT = np.array(
    [STRUCTURES if board.has_fountains else STRUCTURES - EACH_KIND for board in BOARDS.values()], dtype=np.int64
)
# SURROUND[structure]: the spaces to cover; structures are numbered kind by kind.
SURROUND = np.array([_bits(structure_spaces(kind, n)) for kind in KINDS for n in OUTER], dtype=np.int64)
# NEAR[space]: the structures that a space belongs to, as bits.
NEAR = np.array(
    [sum(1 << s for s in range(STRUCTURES) if SURROUND[s] >> space & 1) for space in range(SPACES)], np.int64
)
