"""Phase 1: taking tiles, and the token (4.3, 4.4)."""

import numpy as np

from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import CENTRE, IN_CENTRE, TILES, sweep_to_centre, take_all, take_one
from faience.rules.pavilion.events import TOOK, TOOK_TOKEN
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.state import LEAST_SCORE


@kernel
def take(state, move, log):
    """All tiles of a colour and one wild with them; of wild tiles alone just one."""
    seat = np.int64(state.to_move)
    source, colour = move // TILES, move % TILES
    wild = wild_colour(state)
    wilds = take_one(state, source, wild)
    count = wilds
    if colour != wild:
        taken = take_all(state, source, colour)
        state.hand[seat, colour] += taken
        count += taken
        note(log, TOOK, seat, source, colour, taken, wilds)
    else:
        note(log, TOOK, seat, source, colour, np.int64(0), wilds)
    state.hand[seat, wild] += wilds
    if source != CENTRE:
        sweep_to_centre(state, source, log)
    elif state.marker == IN_CENTRE:
        state.marker = seat
        note(log, TOOK_TOKEN, seat, lose_points(state, seat, count))


@kernel
def lose_points(state, seat, points):
    """Take points away, never below the least score; says how many were lost (4.1, SP-R4)."""
    before = np.int64(state.score[seat])
    state.score[seat] = max(LEAST_SCORE, before - points)
    return before - np.int64(state.score[seat])
