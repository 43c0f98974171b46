"""The market as a number, to look up what is known of it."""

import numpy as np

from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel
from faience.rules.market import SOURCES, TILES

HEAPS = np.random.Generator(np.random.PCG64(7)).integers(1 << 63, size=SOURCES * TILES, dtype=np.uint64) | np.uint64(1)


@kernel
def offer_key(state):
    """A number that differs with what lies on the displays and in the centre."""
    key = np.uint64(0)
    offered = state.offered
    while offered:
        heap = lowest_bit(offered)
        offered &= offered - 1
        key += HEAPS[heap] * np.uint64(state.market[heap // TILES, heap % TILES])
    return key
