"""What may follow the end of a round: the next one is dealt several times, and each deal is looked into.

That foretells a game better than the boards can before the deal, most of all when one round is left, and the better
the further each deal is looked into; but it takes a thousand times as long and more. So only a round that is solved
already is searched again in this way, while there is time, and looked beyond further each time. An end of it is
dealt on from only where what was known of it before leaves in doubt whether it matters.

Deals are drawn from what everybody knows to lie in the bag, and always in the same way, so that all ends of a round
are compared by the same deals as long as the bag suffices. The looking is done in `search`, since it calls itself:
compiled functions that call each other in turn do not survive the cache.
"""

import numpy as np

from faience.players.search.desk import SEQUEL_BITS
from faience.players.search.evaluation import SCALE, SURE
from faience.rules.kernel import kernel

DEALS, PLIES, DOUBT, EAGERNESS = range(4)  # of a Look
BOARDS_SHARE = 0.2  # what the boards say by themselves counts so much
SEED = np.uint64(2017)
BEYOND = np.uint64(0x5851F42D4C957F2D)  # keeps what was found by deals apart from all else in the memory
SEQUEL_SHIFT = np.uint64(64 - SEQUEL_BITS)


@kernel
def beyond_key(key, looks):
    """The key of a position whose value depends on so many looks beyond the round."""
    return key ^ (BEYOND * np.uint64(looks))


@kernel
def place_of(key):
    """Where the value of an end of a round is written down."""
    return np.int64(key >> SEQUEL_SHIFT)


@kernel
def chance_of(value, eagerness, is_own):
    """What a deal is worth to a seat, by the value for whoever moves first in it."""
    value -= eagerness
    return 1.0 / (1.0 + np.exp((-value if is_own else value) / SCALE))


@kernel
def mean_value(chances, deals, boards):
    """The value of the end of a round, by the sum of the chances after some deals and what the boards say."""
    odds = SCALE * np.log(chances / (deals - chances))
    return within_sure(BOARDS_SHARE * boards + (1.0 - BOARDS_SHARE) * odds)


@kernel
def within_sure(value):
    """A value of which nobody can say that the game is decided."""
    return np.int64(min(max(np.rint(value), -SURE), SURE))
