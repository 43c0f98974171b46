"""The details of a board and of the market in Azul: what lies where, for a network to make of it what it can.

Other than the features, they say which cells, colours and lines: with printed colours, these differ.
"""

import numpy as np

from faience.players.search.azul.cells import EACH_SOURCE, cells_in, has_colour
from faience.players.search.listing import put
from faience.players.search.offer import offer_key
from faience.rules.azul.boards import COLOURS, SIZE
from faience.rules.azul.state import EMPTY, KEEP, TAKE
from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel, routine
from faience.rules.market import CENTRE, TILES

LINE_MOST = np.int64(SIZE - 1)  # tiles on a line that is not complete
HEAP_MOST = np.int64(4)  # tiles, or more

# Where each kind of detail begins.
CELL = 0  # row, column
LINE = CELL + SIZE * SIZE  # row, colour, tiles
COLUMN_HOLDS = LINE + SIZE * len(COLOURS) * int(LINE_MOST)  # column, tiles
COLOUR_HOLDS = COLUMN_HOLDS + SIZE * (SIZE + 1)  # colour, tiles
BAG = COLOUR_HOLDS + len(COLOURS) * (SIZE + 1)  # colour
BAG_HOLDS = BAG + len(COLOURS)
MARKET_TILES = BAG_HOLDS + 1  # colour
CENTRE_TILES = MARKET_TILES + len(COLOURS)  # colour
HEAPS = CENTRE_TILES + len(COLOURS)  # colour
HEAPS_OF = HEAPS + len(COLOURS)  # colour, tiles
DETAILS = HEAPS_OF + len(COLOURS) * int(HEAP_MOST)


@routine
def detail_board(state, seat, indices, amounts):
    """Write the details of a settled board that are not zero; says how many."""
    count = detail_rows(state, seat, indices, amounts)
    for column in range(SIZE):
        tiles = cells_in(state.column_cells[seat, column])
        count = put(indices, amounts, count, COLUMN_HOLDS + column * (SIZE + 1) + tiles, 1.0)
    for colour in range(len(COLOURS)):
        tiles = np.int64(0)
        for row in range(SIZE):
            tiles += has_colour(state, seat, row, colour)
        count = put(indices, amounts, count, COLOUR_HOLDS + colour * (SIZE + 1) + tiles, 1.0)
        count = put(indices, amounts, count, BAG + colour, 0.1 * state.bag[colour])
    return put(indices, amounts, count, BAG_HOLDS, 0.02 * state.bag_count)


@kernel
def detail_rows(state, seat, indices, amounts):
    """Rows of the wall with the pattern lines before them."""
    count = 0
    for row in range(SIZE):
        for column in range(SIZE):
            if (np.int64(state.row_cells[seat, row]) >> column) & 1:
                count = put(indices, amounts, count, CELL + row * SIZE + column, 1.0)
        tiles = np.int64(state.line_count[seat, row])
        colour = np.int64(state.line_colour[seat, row])
        if tiles > 0 and colour != EMPTY:
            at = LINE + (row * SIZE + colour) * LINE_MOST + min(tiles, LINE_MOST) - 1
            count = put(indices, amounts, count, at, 1.0)
    return count


@kernel
def market_key(state):
    """What lies there while tiles are taken."""
    if state.phase != TAKE and state.phase != KEEP:
        return np.uint64(0)
    return offer_key(state)


@routine
def detail_market(state, indices, amounts):
    """Write the details of the market that are not zero; says how many."""
    count = 0
    if state.phase != TAKE and state.phase != KEEP:
        return count
    for colour in range(len(COLOURS)):
        tiles = np.int64(0)
        heaps = np.int64(0)
        bits = (state.offered >> colour) & EACH_SOURCE
        while bits:
            heap = np.int64(state.market[lowest_bit(bits) // TILES, colour])
            bits &= bits - 1
            tiles += heap
            heaps += 1
            at = HEAPS_OF + colour * HEAP_MOST + min(heap, HEAP_MOST) - 1
            count = put(indices, amounts, count, at, 1.0)
        if heaps > 0:
            count = put(indices, amounts, count, MARKET_TILES + colour, 0.2 * tiles)
            count = put(indices, amounts, count, CENTRE_TILES + colour, 0.3 * state.market[CENTRE, colour])
            count = put(indices, amounts, count, HEAPS + colour, 0.5 * heaps)
    return count
