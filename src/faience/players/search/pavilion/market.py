"""The market as a search sees it for one seat: what there is to take, and who takes next."""

import numpy as np

from faience.players.search.pavilion.listing import put
from faience.players.search.pavilion.stars import number_of
from faience.rules.kernel import kernel
from faience.rules.market import CENTRE, IN_CENTRE, TILES, display_count
from faience.rules.pavilion.legal import wild_colour
from faience.rules.pavilion.state import TAKE

# Features, counted from the first; on turn or not where it says turn.
ON_TURN = 0  # and the token is in the centre, or taken
TILES_LEFT = ON_TURN + 2  # turn
WILDS_LEFT = TILES_LEFT + 2  # turn
IN_THE_CENTRE = WILDS_LEFT + 2  # turn: tiles, while the token lies there
WANTED = IN_THE_CENTRE + 2  # tiles, each counted by the spaces that take it
MATCHING = WANTED + 1  # tiles, each counted by those of its colour in the hand
FEATURES = MATCHING + 1


@kernel
def describe_offer(state, seat, first, indices, amounts):
    """What lies there for a seat while tiles are taken."""
    if state.phase != TAKE:
        return 0
    wild = wild_colour(state)
    sources = 1 + display_count(np.int64(state.players))
    turn = 0 if state.to_move == seat else 1
    left, wanted, matching, wilds = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    for colour in range(TILES):
        there = np.int64(0)
        for source in range(sources):
            there += np.int64(state.market[source, colour])
        left += there
        if colour == wild:
            wilds = there
        elif there > 0:
            wanted += there * number_of(state.takes[seat, colour])
            matching += there * np.int64(state.hand[seat, colour])
    count = put(indices, amounts, 0, first + TILES_LEFT + turn, 0.1 * left)
    count = put(indices, amounts, count, first + WILDS_LEFT + turn, 0.1 * wilds)
    count = put(indices, amounts, count, first + WANTED, 0.01 * wanted)
    count = put(indices, amounts, count, first + MATCHING, 0.01 * matching)
    if turn == 0:
        count = put(indices, amounts, count, first + ON_TURN + (state.marker != IN_CENTRE), 1.0)
    if state.marker == IN_CENTRE:
        centre = np.int64(0)
        for colour in range(TILES):
            centre += np.int64(state.market[CENTRE, colour])
        count = put(indices, amounts, count, first + IN_THE_CENTRE + turn, 0.1 * centre)
    return count
