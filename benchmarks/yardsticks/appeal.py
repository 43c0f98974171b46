"""What a move promises at first sight: the policy of the playouts, and the order in which moves are tried."""

import numpy as np
from benchmarks.yardsticks.compiled import compiled, inlined

from faience.rules.azul.boards import (
    BONUSES,
    COLOUR_BONUS,
    COLUMN_BONUS,
    COLUMNS,
    FACTORS,
    FLOOR_SPACES,
    JOKER,
    PENALTIES,
    SIZE,
)
from faience.rules.azul.legal import first_complete_line, legal_columns
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, take_parts
from faience.rules.azul.state import ALL_COLUMNS, FLOOR
from faience.rules.azul.tiling import placement_points, run_length
from faience.rules.bits import lowest_bit
from faience.rules.market import CENTRE, IN_CENTRE, TILES

BITS = np.array([cells.bit_count() for cells in range(1 << SIZE)])
# RUN[cells, at]: the run through one of five cells once it is covered. POINTS[across, down]: what two runs score.
RUN = np.array([[run_length(cells | 1 << at, at) for at in range(SIZE)] for cells in range(1 << SIZE)])
POINTS = np.array([[placement_points(across, down) for down in range(SIZE + 1)] for across in range(SIZE + 1)])
# How much of its bonus a column or colour promises by its tiles, and what one more adds.
PART = np.array([0.0, 0.04, 0.12, 0.3, 0.6, 1.0])
STEP = np.append(np.diff(PART), 0.0)

MARKER_WORTH = 1.2
FULL_WORTH = 0.9  # for each tile that a full line needed beyond the first
SHARE = 1.0 / (1 + np.arange(SIZE))  # a tile's share of its line
WASTE = 0.45  # for each tile that a line still lacks


@compiled
def weigh(state, seat, rewards):
    """Write what a tile of each kind would bring on each row of a seat's wall.

    Complete lines with a single home count as tiled already, so that it has to be done anew only when one more is full.
    """
    rows, columns = packed(state.row_cells[seat]), packed(state.column_cells[seat])
    for row in range(SIZE):
        if state.line_count[seat, row] > row:
            homes = legal_columns(state, seat, row)
            if homes:
                column = lowest_bit(homes)
                rows |= 1 << (SIZE * row + column)
                columns |= 1 << (SIZE * column + row)
    for tile in range(TILES):
        more = colour_step(state, seat, tile)
        for row in range(SIZE):
            rewards[seat, tile, row] = more + space_worth(state, row, tile, rows, columns)


@inlined
def packed(cells):
    """The five rows, or columns, of a wall in one number, five bits each."""
    bits = np.int64(0)
    for at in range(SIZE):
        bits |= np.int64(cells[at]) << (SIZE * at)
    return bits


@inlined
def colour_step(state, seat, tile):
    """What one more tile of a colour adds to the hope for all five of it."""
    have = colour_count(state, seat, tile)
    return STEP[have] * BONUSES[state.board, COLOUR_BONUS] if tile != JOKER else 0.0


@inlined
def colour_count(state, seat, colour):
    """In how many rows of its wall a seat has a colour."""
    have = np.int64(0)
    for row in range(SIZE):
        have += (np.int64(state.row_bars[seat, row]) >> colour) & 1
    return have


@inlined
def space_worth(state, row, tile, rows, columns):
    """What the best space for a tile in a row would bring: its points, and its part of the column."""
    free = np.int64(COLUMNS[state.board, row, tile]) & ~(rows >> (SIZE * row)) & ALL_COLUMNS
    best = 0.0
    while free:
        column = lowest_bit(free)
        free &= free - 1
        across = (rows >> (SIZE * row)) & ALL_COLUMNS
        down = (columns >> (SIZE * column)) & ALL_COLUMNS
        best = max(best, worth_at(state, row, column, across, down))
    return best


@inlined
def worth_at(state, row, column, across, down):
    """The points for a space by the cells covered in its row and column, and its part of the column's bonus."""
    points = POINTS[RUN[across, column], RUN[down, row]] * FACTORS[state.board, row, column]
    return points + STEP[BITS[down]] * BONUSES[state.board, COLUMN_BONUS]


@inlined
def appeal(state, seat, move, rewards):
    """Points in sight for a move, roughly."""
    if move >= KEEP_JOKERS:
        return choice_appeal(state, seat, move)
    source, tile, with_jokers, line = take_parts(move)
    count = np.int64(state.market[source, tile])
    if with_jokers:
        count += np.int64(state.market[source, JOKER])
    return take_appeal(state, seat, source, tile, count, line, rewards)


@inlined
def take_appeal(state, seat, source, tile, count, line, rewards):
    """The same for so many tiles of a kind from a source to a line."""
    have = np.int64(state.floor_count[seat])
    fallen = have
    worth = 0.0
    if source == CENTRE and state.marker == IN_CENTRE:
        fallen += 1
        worth += MARKER_WORTH
    if line == FLOOR:
        fallen += count
    else:
        held = np.int64(state.line_count[seat, line])
        missing = line + 1 - held
        if count >= missing:
            fallen += count - missing
            worth += rewards[seat, tile, line] + FULL_WORTH * line
        else:
            worth += SHARE[line] * count * rewards[seat, tile, line] - WASTE * (missing - count)
    if fallen > FLOOR_SPACES:
        fallen = np.int64(FLOOR_SPACES)
    return worth + PENALTIES[state.board, fallen] - PENALTIES[state.board, have]


@compiled
def choice_appeal(state, seat, move):
    """The same where the board leaves a choice of columns; jokers had better stay than fall."""
    if move < COLUMN:
        return np.float64(move - KEEP_JOKERS)
    row, column = first_complete_line(state, seat), move - COLUMN
    across, down = np.int64(state.row_cells[seat, row]), np.int64(state.column_cells[seat, column])
    return worth_at(state, row, column, across, down)
