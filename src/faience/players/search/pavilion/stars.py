"""Stars as a search sees them: what they are worth, what they still cost, how far they are."""

import numpy as np

from faience.players.search.listing import put
from faience.rules.bits import is_single, lowest_bit, number_of
from faience.rules.kernel import kernel
from faience.rules.pavilion.boards import (
    BOARDS,
    BY_SECOND_TILE,
    CENTRE_STAR,
    MULTICOLOUR,
    NUMBERS,
    POINTS,
    STAR_VALUES,
    STARS,
    StarBoard,
)
from faience.rules.pavilion.state import WHOLE_STAR

MASKS = 1 << POINTS
COSTS = POINTS * (POINTS + 1) // 2 + 1  # 0 to 21 tiles
MEAN_VALUE = 16.0

# COSTS_LEFT[board, star, cells]: the tiles that the free spaces of a star cost.
COSTS_LEFT = np.array(
    [
        [
            [sum(numbers[star * POINTS + at] for at in range(POINTS) if not cells >> at & 1) for cells in range(MASKS)]
            for star in range(STARS)
        ]
        for numbers in NUMBERS.astype(int)
    ],
    dtype=np.int64,
)


def _printed_value(board: StarBoard, star: int) -> int:
    """What a star is worth if its print decides, 0 if its tiles do."""
    if board.rule(star) == BY_SECOND_TILE:
        return 0
    colour = board.stars[star]
    return board.star_values[-1] if colour is None else board.value(colour)


PRINTED_VALUES = np.array(
    [[_printed_value(board, star) for star in range(STARS)] for board in BOARDS.values()], dtype=np.int64
)
# PRINTED_FOR_MANY[board, star]: the print asks for several colours.
PRINTED_FOR_MANY = np.array(
    [
        [board.stars[star] is None and board.rule(star) != BY_SECOND_TILE for star in range(STARS)]
        for board in BOARDS.values()
    ]
)

# Features, counted from the first: of one colour or open, then of many.
LACKING = 0  # kind, cells that are free
VALUE_LACKING = LACKING + 2 * (POINTS + 1)  # cells that are free: the value above the mean
COST = VALUE_LACKING + POINTS + 1  # kind, tiles
SHAPE = COST + 2 * COSTS  # outer or centre, cells
FEATURES = SHAPE + 2 * MASKS


@kernel
def cells_of(covered, star):
    """The covered spaces of one star."""
    return (covered >> (star * POINTS)) & WHOLE_STAR


@kernel
def value_with(state, seat, star, colour):
    """What a star will be worth when complete if a tile of this colour is laid on it now."""
    printed = PRINTED_VALUES[state.board, star]
    if printed > 0:
        return printed
    colours = np.int64(state.star_colours[seat, star]) | 1 << colour
    return np.int64(STAR_VALUES[state.board, lowest_bit(colours) if is_single(colours) else MULTICOLOUR])


@kernel
def value_of(state, seat, star):
    """What a star will be worth when complete, as it is begun; 0 if nothing says so yet."""
    colours = state.star_colours[seat, star]
    if colours == 0:
        return PRINTED_VALUES[state.board, star]
    return value_with(state, seat, star, np.int64(lowest_bit(colours)))


@kernel
def is_for_many(state, seat, star):
    """The star is to have several colours, by its print or by its tiles."""
    colours = state.star_colours[seat, star]
    return PRINTED_FOR_MANY[state.board, star] or colours & (colours - 1) != 0


@kernel
def describe_stars(state, seat, first, indices, amounts, count):
    """Each star by the spaces it lacks and their cost."""
    covered = state.covered[seat]
    for star in range(STARS):
        cells = cells_of(covered, star)
        lacking = POINTS - number_of(cells)
        value = value_of(state, seat, star)
        kind = 1 if is_for_many(state, seat, star) else 0
        count = put(indices, amounts, count, first + LACKING + kind * (POINTS + 1) + lacking, 1.0)
        if value > 0:
            above = (value - MEAN_VALUE) * 0.25
            count = put(indices, amounts, count, first + VALUE_LACKING + lacking, above)
        cost = COSTS_LEFT[state.board, star, cells]
        count = put(indices, amounts, count, first + COST + kind * COSTS + cost, 1.0)
        place = 0 if star != CENTRE_STAR else 1
        count = put(indices, amounts, count, first + SHAPE + place * MASKS + cells, 1.0)
    return count
