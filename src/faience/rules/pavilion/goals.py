"""The goals at the end: stars, numbers, sets of structures (4.12, 5.3, 6.2, 6.4, 6.5)."""

import numpy as np

from faience.rules.bits import is_single, lowest_bit
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.pavilion.boards import (
    EACH_KIND,
    GOAL_NUMBERS,
    KINDS,
    MULTICOLOUR,
    NUMBER_SETS,
    NUMBER_VALUES,
    POINTS,
    SET_VALUES,
    STAR_VALUES,
    STARS,
    SURROUND,
)
from faience.rules.pavilion.events import NUMBER_GOAL, SET_GOAL, STAR_GOAL
from faience.rules.pavilion.state import WHOLE_STAR


@kernel
def add_goals(state, seat, log):
    """All goals of one seat."""
    covered = state.covered[seat]
    for star in range(STARS):
        if (covered >> (star * POINTS)) & WHOLE_STAR == WHOLE_STAR:
            colours = state.star_colours[seat, star]
            colour = lowest_bit(colours) if is_single(colours) else MULTICOLOUR
            points = np.int64(STAR_VALUES[state.board, colour])
            state.score[seat] += points
            note(log, STAR_GOAL, seat, star, colour, points)
    for at in range(GOAL_NUMBERS):
        spaces = NUMBER_SETS[state.board, at]
        if covered & spaces == spaces:
            points = np.int64(NUMBER_VALUES[state.board, at])
            state.score[seat] += points
            note(log, NUMBER_GOAL, seat, at + 1, points)
    points = np.int64(SET_VALUES[state.board])
    if points > 0:
        sets = structure_sets(covered)
        if sets > 0:
            state.score[seat] += sets * points
            note(log, SET_GOAL, seat, sets, sets * points)


@kernel
def standing(state, seat):
    """By what the winner is found: most points (4.12)."""
    return np.int64(state.score[seat])


@kernel
def structure_sets(covered):
    """The least count of surrounded structures over the four kinds (6.4)."""
    least = EACH_KIND
    for kind in range(len(KINDS)):
        count = 0
        for at in range(EACH_KIND):
            spaces = SURROUND[kind * EACH_KIND + at]
            if covered & spaces == spaces:
                count += 1
        least = min(least, count)
    return least
