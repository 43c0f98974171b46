"""Counting cells of a wall, and sources of the market."""

import numpy as np

from faience.rules.azul.boards import SIZE
from faience.rules.kernel import kernel
from faience.rules.market import SOURCES, TILES

EACH_SOURCE = sum(1 << (TILES * source) for source in range(SOURCES))  # of the market's bits, those of one tile


@kernel
def cells_in(cells):
    """How many of five cells are covered."""
    count = np.int64(0)
    for at in range(SIZE):
        count += (np.int64(cells) >> at) & 1
    return count


@kernel
def has_colour(state, seat, row, colour):
    for column in range(SIZE):
        if state.wall[seat, row, column] == colour:
            return True
    return False
