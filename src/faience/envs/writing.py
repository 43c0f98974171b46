"""How numbers are written into the row of an observation. Each says where the next one goes."""

import numpy as np

from faience.rules.kernel import kernel
from faience.rules.market import TILES


@kernel
def write_number(row, at, number, most):
    """A number, or the most that is told."""
    row[at] = min(np.int64(number), np.int64(most))
    return at + 1


@kernel
def write_one(row, at, count, which):
    """One of so many, or none of them if it is negative. Always writing is faster than asking."""
    row[at + max(np.int64(which), np.int64(0))] = which >= 0
    return at + count


@kernel
def write_heap(row, at, heap):
    """How many tiles of each kind."""
    for tile in range(TILES):
        row[at + tile] = heap[tile]
    return at + TILES


@kernel
def as_seen_from(seat, other, players):
    """How many steps clockwise another seat is away."""
    return other - seat if other >= seat else other - seat + players
