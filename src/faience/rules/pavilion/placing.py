"""Placing a tile: the payment, its points, structures and their bonus tiles (4.6, 4.8, 4.9)."""

import numpy as np

from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import total
from faience.rules.pavilion.boards import EACH_KIND, NEAR, NUMBERS, POINTS, REWARDS, STRUCTURE_COUNT, SURROUND
from faience.rules.pavilion.events import COMPLETED, PLACED
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.moves import place_parts
from faience.rules.pavilion.state import BONUS, TURN_OVER, WHOLE_STAR, cover

# GROUPS[cells, index]: the size of the group of covered spaces of a ring that holds this one (4.8).
GROUPS = np.zeros((1 << POINTS, POINTS), dtype=np.int64)
for _cells in range(1 << POINTS):
    for _index in range(POINTS):
        if _cells == WHOLE_STAR:
            GROUPS[_cells, _index] = POINTS
        elif _cells >> _index & 1:
            _after = next(step for step in range(POINTS) if not _cells >> (_index + step) % POINTS & 1)
            _before = next(step for step in range(POINTS) if not _cells >> (_index - step) % POINTS & 1)
            GROUPS[_cells, _index] = _after + _before - 1
TILES_FOR = np.array(REWARDS, dtype=np.int64)  # by kind of structure


@kernel
def place(state, move, log):
    """Pay, lay the tile, score its group, and owe what the structures it completes bring."""
    seat = np.int64(state.to_move)
    space, colour, wilds = place_parts(move)
    number = np.int64(NUMBERS[state.board, space])
    pay(state, seat, colour, number, wilds)
    cover(state, seat, space, colour)
    star = space // POINTS
    points = GROUPS[(state.covered[seat] >> (star * POINTS)) & WHOLE_STAR, space % POINTS]
    state.score[seat] += points
    note(log, PLACED, seat, space, colour, number, wilds, points)
    owed = complete_structures(state, seat, space, log)
    state.owed = min(owed, total(state.supply))  # SP-R2, SP-R8
    state.lowest = 0
    state.phase = BONUS if state.owed > 0 else TURN_OVER


@kernel
def pay(state, seat, colour, number, wilds):
    """The number of tiles leaves the hand; all but the one that is laid go to the tower (4.6)."""
    wild = wild_colour(state)
    own = number - wilds
    state.hand[seat, colour] -= own
    state.hand[seat, wild] -= wilds
    state.discard[colour] += own - 1
    state.discard[wild] += wilds


@kernel
def complete_structures(state, seat, space, log):
    """The structures that this space was the last to surround; says how many tiles they bring (4.9, 6.3)."""
    owed = np.int64(0)
    near = NEAR[space]
    while near:
        structure = lowest_bit(near)
        near &= near - 1
        spaces = SURROUND[structure]
        if structure < STRUCTURE_COUNT[state.board] and state.covered[seat] & spaces == spaces:
            tiles = TILES_FOR[structure // EACH_KIND]
            owed += tiles
            note(log, COMPLETED, seat, structure, tiles)
    return owed
