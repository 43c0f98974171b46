"""Passing, and picking tiles one by one: bonus tiles and tiles to keep (4.9, 4.10)."""

import numpy as np

from faience.rules.bits import is_single, lowest_bit
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import TILES, total
from faience.rules.pavilion.events import DISCARDED, FORCED, KEPT, PASSED, PICKED
from faience.rules.pavilion.legal import pickable
from faience.rules.pavilion.state import BONUS, CORNERS, KEEP, ROUNDS, TURN_OVER
from faience.rules.pavilion.taking import lose_points


@kernel
def pass_turn(state, forced, log):
    """Out of the round: up to four tiles are kept, none in the last round (4.10, SP-R5, SP-R6)."""
    seat = np.int64(state.to_move)
    note(log, PASSED, seat, forced)
    state.owed = 0 if state.round_number == ROUNDS else min(CORNERS, total(state.hand[seat]))
    state.lowest = 0
    state.phase = KEEP
    pick_forced(state, log)


@kernel
def pick_forced(state, log):
    """Make the picks that leave no choice; after the last one the turn is over (10)."""
    seat = np.int64(state.to_move)
    while state.owed > 0:
        if state.phase == BONUS:
            colours = pickable(state.supply, state.lowest, state.owed)
        else:
            colours = pickable(state.hand[seat], state.lowest, state.owed)
        if not is_single(colours):
            return
        pick(state, lowest_bit(colours), FORCED, log)
    if state.phase == KEEP:
        leave_round(state, seat, log)
    state.lowest = 0
    state.phase = TURN_OVER


@kernel
def pick(state, colour, forced, log):
    """One tile, from the supply to the hand or from the hand to a corner."""
    seat = np.int64(state.to_move)
    state.owed -= 1
    state.lowest = colour
    if state.phase == BONUS:
        state.supply[colour] -= 1
        state.hand[seat, colour] += 1
        note(log, PICKED, seat, colour, forced)
    else:
        state.hand[seat, colour] -= 1
        state.corners[seat, colour] += 1


@kernel
def leave_round(state, seat, log):
    """What is not kept goes to the tower and costs a point each, never below 1 (4.10)."""
    for colour in range(TILES):
        if state.corners[seat, colour] > 0:
            note(log, KEPT, seat, colour, np.int64(state.corners[seat, colour]))
    lost = lose_points(state, seat, total(state.hand[seat]))
    for colour in range(TILES):
        count = np.int64(state.hand[seat, colour])
        if count > 0:
            state.discard[colour] += count
            state.hand[seat, colour] = 0
            note(log, DISCARDED, seat, colour, count, lost)
    state.passed[seat] = 1
