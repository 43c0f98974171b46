"""Phase B: wall-tiling and its points, then the floor (Azul 1.6–1.8, 2.2, 2.3, 3.4).

Seats are tiled one after the other, clockwise from this round's starter (AZ-R7).
Where a seat has a choice of column, phase TILE waits for its move.
"""

import numpy as np

from faience.rules.azul.boards import FACTORS, JOKER, PENALTIES, SIZE
from faience.rules.azul.events import DISCARDED, FLOOR_SCORED, LINE_FELL, TILED
from faience.rules.azul.legal import legal_columns
from faience.rules.azul.state import EMPTY, MARKER, TILE, accept, cover
from faience.rules.azul.taking import fall
from faience.rules.bits import is_single, lowest_bit
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import seat_after


@kernel
def tile_walls(state, log):
    """Tile seat after seat; says whether all are done, or one must choose."""
    while True:
        seat = np.int64(state.to_move)
        if not tile_rows(state, seat, log):
            state.phase = TILE
            return False
        score_floor(state, seat, log)
        state.to_move = seat_after(state, seat)
        if state.to_move == state.starter:
            return True


@kernel
def tile_rows(state, seat, log):
    """Complete lines from top to bottom (1.6); stops before a line with a choice of columns."""
    for row in range(SIZE):
        if state.line_count[seat, row] > row:
            columns = legal_columns(state, seat, row)
            if columns == 0:
                let_line_fall(state, seat, row, log)
            elif is_single(columns):
                tile_row(state, seat, row, lowest_bit(columns), log)
            else:
                return False
    return True


@kernel
def tile_row(state, seat, row, column, log):
    """Move the tile of a complete line to the wall, score it, and put the rest into the lid (1.6, 3.4)."""
    colour = np.int64(state.line_colour[seat, row])
    jokers = np.int64(state.line_jokers[seat, row])
    coloured = row + 1 - jokers
    tile = JOKER if jokers > 0 else colour
    cover(state, seat, row, column, tile)
    across = run_length(state.row_cells[seat, row], column)
    down = run_length(state.column_cells[seat, column], row)
    points = placement_points(across, down) * FACTORS[state.board, row, column]
    state.score[seat] += points
    state.stalled = 0
    note(log, TILED, seat, row, column, tile, points, across, down)
    if tile == JOKER:
        jokers -= 1
    else:
        coloured -= 1
    discard(state, seat, row, colour, coloured, log)
    discard(state, seat, row, JOKER, jokers, log)
    empty_line(state, seat, row)


@kernel
def run_length(cells, at):
    """The length of the unbroken run of covered cells through one of them (1.7)."""
    length = 1
    before = at - 1
    while before >= 0 and (cells >> before) & 1:
        length += 1
        before -= 1
    after = at + 1
    while (cells >> after) & 1:
        length += 1
        after += 1
    return length


@kernel
def placement_points(across, down):
    """Points for a tile by the runs through it (1.7)."""
    if across == 1 and down == 1:
        return 1  # it touches nothing
    return (across if across > 1 else 0) + (down if down > 1 else 0)


@kernel
def discard(state, seat, row, tile, count, log):
    """Tiles of a line that was tiled go into the lid (1.6)."""
    if count > 0:
        state.discard[tile] += count
        note(log, DISCARDED, seat, row, tile, count)


@kernel
def let_line_fall(state, seat, row, log):
    """A complete line without a legal cell falls to the floor as a whole (2.3)."""
    note(log, LINE_FELL, seat, row)
    fall(state, seat, np.int64(state.line_colour[seat, row]), row + 1, log)
    empty_line(state, seat, row)


@kernel
def empty_line(state, seat, line):
    state.line_colour[seat, line] = EMPTY
    state.line_count[seat, line] = 0
    state.line_jokers[seat, line] = 0
    accept(state, seat, line)


@kernel
def score_floor(state, seat, log):
    """Charge the floor line, never below zero, and clear it into the lid (1.8)."""
    spaces = np.int64(state.floor_count[seat])
    if spaces == 0:
        return
    penalty = np.int64(PENALTIES[state.board, spaces])
    before = np.int64(state.score[seat])
    state.score[seat] = max(0, before + penalty)
    note(log, FLOOR_SCORED, seat, spaces, penalty, before - np.int64(state.score[seat]))
    for space in range(spaces):
        tile = state.floor[seat, space]
        state.floor[seat, space] = EMPTY
        if tile != MARKER:
            state.discard[tile] += 1
    state.floor_count[seat] = 0
