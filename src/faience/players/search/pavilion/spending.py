"""How a seat would spend its hand: the purchases that bring most for each tile, then what it keeps.

A purchase brings its points, and it brings goals nearer: a star, a number, structures with their
bonus tiles. What is begun counts more the more rounds are left to finish it.
"""

import numpy as np

from faience.players.search.pavilion.stars import COSTS, COSTS_LEFT, cells_of, value_with
from faience.rules.bits import lowest_bit, number_of
from faience.rules.kernel import kernel
from faience.rules.market import TILES, total
from faience.rules.pavilion.boards import (
    EACH_KIND,
    GOAL_NUMBERS,
    KINDS,
    NEAR,
    NUMBER_SETS,
    NUMBER_VALUES,
    NUMBERS,
    POINTS,
    SET_VALUES,
    SPACES,
    STRUCTURE_COUNT,
    SURROUND,
    WILDS,
    WITHIN,
)
from faience.rules.pavilion.legal import affordable_spaces, reach
from faience.rules.pavilion.placing import GROUPS, TILES_FOR, complete_structures, pay
from faience.rules.pavilion.prospect import points_at
from faience.rules.pavilion.state import CORNERS, cover
from faience.rules.pavilion.taking import lose_points

TILE_WORTH = 1.2  # a tile more, in points
KEPT_WORTH = 0.9  # a tile kept in a corner
SHARES = (0.3, 0.6, 0.8, 0.9, 1.0, 1.0)  # of what is unfinished, by rounds to come


def _by_rounds(whole: list[float]) -> list[list[float]]:
    """A goal's share by what it lacks, for each number of rounds to come."""
    return [[share if lacks else 1.0 for lacks, share in enumerate(np.multiply(whole, soft))] for soft in SHARES]


STAR_SHARE = np.array(_by_rounds([0.8 * (1 - cost / (COSTS - 1)) ** 2 for cost in range(COSTS)]))
NUMBER_SHARE = np.array(_by_rounds([0.6**lacks for lacks in range(SPACES)]))
STRUCTURE_SHARE = np.array(_by_rounds([1.0, 0.4, 0.15, 0.05, 0.0]))
STRUCTURE_WORTH = np.array(
    [[TILE_WORTH * TILES_FOR[kind] + sets / len(KINDS) for kind in range(len(KINDS))] for sets in SET_VALUES]
)


@kernel
def spend(state, seat, later):
    """Buy as long as it pays; says how many bonus tiles that brings. `later` are the rounds to come."""
    wild = np.int64(WILDS[state.board, state.round_number - 1])
    room = CORNERS if later > 0 else 0
    bonus = np.int64(0)
    while True:
        space, colour = best_purchase(state, seat, wild, later, total(state.hand[seat]) - room)
        if space < 0:
            return bonus
        number = np.int64(NUMBERS[state.board, space])
        pay(state, seat, colour, number, max(0, number - np.int64(state.hand[seat, colour])))
        cover(state, seat, space, colour)
        state.score[seat] += GROUPS[cells_of(state.covered[seat], space // POINTS), space % POINTS]
        owed = complete_structures(state, seat, space, None)
        bonus += owed
        take_bonus(state, seat, owed, np.int64(0), wild)


@kernel
def take_bonus(state, seat, owed, lowest, wild):
    """Take bonus tiles from the supply: wild ones, then such as the hand has already."""
    for _ in range(owed):
        best, most = -1, -1
        for colour in range(lowest, TILES):
            if state.supply[colour] > 0:
                useful = (state.takes[seat, colour] != 0) * (1 + np.int64(state.hand[seat, colour]))
                promise = useful + (colour == wild) * 32
                if promise > most:
                    best, most = colour, promise
        if best < 0:
            return
        state.supply[best] -= 1
        state.hand[seat, best] += 1


@kernel
def best_purchase(state, seat, wild, later, excess):
    """The space and colour that bring most for each tile; no space if all are worth less than the tiles."""
    best_space, best_colour, best = np.int64(-1), np.int64(0), 0.0
    spaces = affordable_spaces(state, seat, wild)
    while spaces:
        space = np.int64(lowest_bit(spaces))
        spaces &= spaces - 1
        number = np.int64(NUMBERS[state.board, space])
        star = space // POINTS
        nearer = star_nearer(state, seat, space, later)
        worth = points_at(state, seat, space) + goals_nearer(state, seat, space, number, later)
        for colour in range(TILES):
            if (state.takes[seat, colour] & WITHIN[state.board, reach(state.hand[seat], wild, colour)]) >> space & 1:
                brings = worth + nearer * value_with(state, seat, star, colour)
                kept = max(0, number - max(0, excess))
                if brings + (number - kept) > KEPT_WORTH * kept and brings > best * number:
                    best_space, best_colour, best = space, np.int64(colour), brings / number
    return best_space, best_colour


@kernel
def star_nearer(state, seat, space, later):
    """The share of a star's value that covering a space brings."""
    star = space // POINTS
    before = cells_of(state.covered[seat], star)
    after = before | 1 << (space % POINTS)
    costs = COSTS_LEFT[state.board, star]
    return STAR_SHARE[later, costs[after]] - STAR_SHARE[later, costs[before]]


@kernel
def goals_nearer(state, seat, space, number, later):
    """What covering a space is worth for its number and for the structures around it."""
    free = ~state.covered[seat]
    worth = 0.0
    if number <= GOAL_NUMBERS:
        lacking = number_of(NUMBER_SETS[state.board, number - 1] & free)
        share = NUMBER_SHARE[later, lacking - 1] - NUMBER_SHARE[later, lacking]
        worth += share * NUMBER_VALUES[state.board, number - 1]
    near = NEAR[space]
    while near:
        structure = lowest_bit(near)
        near &= near - 1
        if structure < STRUCTURE_COUNT[state.board]:
            lacking = number_of(SURROUND[structure] & free)
            share = STRUCTURE_SHARE[later, lacking - 1] - STRUCTURE_SHARE[later, lacking]
            worth += share * STRUCTURE_WORTH[state.board, structure // EACH_KIND]
    return worth


@kernel
def keep(state, seat, lowest, room, next_wild):
    """Keep the tiles that promise most, pay for the others; says how many those are."""
    for _ in range(room):
        best, most = -1, -1
        for colour in range(lowest, TILES):
            own = np.int64(state.hand[seat, colour])
            if own > 0:
                promise = own + (state.takes[seat, colour] != 0) * 16 + (colour == next_wild) * 32
                if promise > most:
                    best, most = colour, promise
        if best < 0:
            break
        state.hand[seat, best] -= 1
        state.corners[seat, best] += 1
    left = total(state.hand[seat])
    lose_points(state, seat, left)
    return left
