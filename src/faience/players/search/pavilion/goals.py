"""Numbers and structures as a search sees them: how much they lack."""

import numpy as np

from faience.players.search.listing import put
from faience.rules.bits import lowest_bit, number_of
from faience.rules.kernel import kernel
from faience.rules.pavilion.boards import (
    EACH_KIND,
    GOAL_NUMBERS,
    KINDS,
    NUMBER_SETS,
    NUMBERS,
    SET_VALUES,
    SPACES,
    STRUCTURE_COUNT,
    SURROUND,
)

MOST_LACKING = 9  # of a number; more are as good as nothing done
AROUND = 5  # 0 to 4 spaces around a structure

# Features, counted from the first.
NUMBER = 0  # number, spaces that lack
STRUCTURE = NUMBER + GOAL_NUMBERS * (MOST_LACKING + 1)  # kind, spaces that lack
STRUCTURE_COST = STRUCTURE + len(KINDS) * AROUND  # kind: tiles that those lacking two or less cost
SETS = STRUCTURE_COST + len(KINDS) * AROUND  # complete ones
NEXT_SET = SETS + EACH_KIND + 1  # kinds that the next set lacks
FEATURES = NEXT_SET + len(KINDS) + 1


@kernel
def describe_goals(state, seat, first, indices, amounts, count):
    """Numbers and structures by the spaces that they lack."""
    board = np.int64(state.board)
    free = ~state.covered[seat] & ((1 << SPACES) - 1)
    for at in range(GOAL_NUMBERS):
        lacking = min(number_of(NUMBER_SETS[board, at] & free), MOST_LACKING)
        count = put(indices, amounts, count, first + NUMBER + at * (MOST_LACKING + 1) + lacking, 1.0)
    least = np.int64(EACH_KIND)
    kinds = STRUCTURE_COUNT[board] // EACH_KIND
    totals = np.int64(0)  # complete structures, four bits for each kind
    for kind in range(kinds):
        complete = np.int64(0)
        for number in range(EACH_KIND):
            missing = SURROUND[kind * EACH_KIND + number] & free
            lacking = number_of(missing)
            complete += lacking == 0
            count = put(indices, amounts, count, first + STRUCTURE + kind * AROUND + lacking, 1.0)
            if lacking > 0:
                tiles = 0.1 * tiles_for(board, missing)
                count = put(indices, amounts, count, first + STRUCTURE_COST + kind * AROUND + lacking, tiles)
        least = min(least, complete)
        totals |= complete << (4 * kind)
    if SET_VALUES[board] > 0:
        count = put(indices, amounts, count, first + SETS + least, 1.0)
        behind = 0
        for kind in range(kinds):
            behind += (totals >> (4 * kind)) & 15 == least
        count = put(indices, amounts, count, first + NEXT_SET + behind, 1.0)
    return count


@kernel
def tiles_for(board, spaces):
    """What a set of spaces costs."""
    tiles = np.int64(0)
    while spaces:
        tiles += np.int64(NUMBERS[board, lowest_bit(spaces)])
        spaces &= spaces - 1
    return tiles
