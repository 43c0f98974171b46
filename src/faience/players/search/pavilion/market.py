"""The market as a search sees it for one seat: who takes next, how long it lasts, what the token costs.

Which tiles lie there was tried, too, and foretold the winner no better: taking is searched, not guessed.
"""

import numpy as np

from faience.players.search.listing import put
from faience.rules.bits import number_of
from faience.rules.kernel import kernel
from faience.rules.market import CENTRE, IN_CENTRE, total
from faience.rules.pavilion.state import TAKE

# Features, counted from the first; on turn or not where it says turn.
ON_TURN = 0  # and the token is in the centre, or taken
HEAPS_LEFT = ON_TURN + 2  # turn
IN_THE_CENTRE = HEAPS_LEFT + 2  # turn: tiles, while the token lies there
FEATURES = IN_THE_CENTRE + 2


@kernel
def describe_offer(state, seat, first, indices, amounts):
    """What lies there for a seat while tiles are taken."""
    if state.phase != TAKE:
        return 0
    turn = 0 if state.to_move == seat else 1
    heaps = number_of(np.int64(state.offered))
    count = put(indices, amounts, 0, first + HEAPS_LEFT + turn, 0.1 * heaps)
    if turn == 0:
        count = put(indices, amounts, count, first + ON_TURN + (state.marker != IN_CENTRE), 1.0)
    if state.marker == IN_CENTRE:
        centre = total(state.market[CENTRE])
        count = put(indices, amounts, count, first + IN_THE_CENTRE + turn, 0.1 * centre)
    return count
