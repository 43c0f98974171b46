"""Who completes a row of the wall in this round of Azul, and so ends the game, or still can (Azul 1.10)."""

import numpy as np

from faience.rules.azul.boards import COLOURS, COLUMNS, JOKER, SIZE
from faience.rules.azul.legal import legal_columns
from faience.rules.azul.state import ALL_COLUMNS, DESTINATIONS
from faience.rules.bits import is_single
from faience.rules.kernel import kernel
from faience.rules.market import OVER, SOURCES

POSSIBLE, CERTAIN = 1, 2


@kernel
def find_endings(tables, found):
    """Write for each seat and row of the only table how sure it is. Spends the table."""
    state = tables[0]
    if state.phase == OVER:
        return
    for seat in range(np.int64(state.players)):
        for row in range(SIZE):
            found[seat, row] = outlook_of(state, seat, row)


@kernel
def outlook_of(state, seat, row):
    """One tile comes to a row in a round, so all but one of its spaces must be covered."""
    free = ALL_COLUMNS & ~np.int64(state.row_cells[seat, row])
    if free == 0:
        return CERTAIN
    if not is_single(free):
        return 0
    if state.line_count[seat, row] > row:
        if legal_columns(state, seat, row) == 0:
            return 0
        return CERTAIN if is_undisturbed(state, seat, row, free) else POSSIBLE
    return POSSIBLE if can_be_filled(state, seat, row) else 0


@kernel
def is_undisturbed(state, seat, row, free):
    """No row above, which is tiled before, can bring the colour into the same column (2.2)."""
    if state.line_jokers[seat, row] > 0:
        return True
    colour = np.int64(state.line_colour[seat, row])
    for above in range(row):
        columns = COLUMNS[state.board, above, colour] & ~state.row_cells[seat, above]
        if columns & free and not (state.row_bars[seat, above] >> colour) & 1:
            return False
    return True


@kernel
def can_be_filled(state, seat, row):
    """The market has enough of some tile that the line accepts and the wall would take."""
    jokers = on_market(state, JOKER)
    missing = row + 1 - state.line_count[seat, row]
    lying = np.int64(state.line_jokers[seat, row])
    for colour in range(len(COLOURS)):
        count = on_market(state, colour)
        if count > 0 and (state.accepts[seat] >> (colour * DESTINATIONS + row)) & 1:
            if count >= missing and would_go_up(state, seat, row, colour, lying):
                return True
            if jokers > 0 and count + jokers >= missing and would_go_up(state, seat, row, colour, 1):
                return True
    return jokers >= missing and would_go_up(state, seat, row, np.int64(state.line_colour[seat, row]), 1)


@kernel
def on_market(state, tile):
    """How many of a tile can still be taken in this round."""
    count = 0
    for source in range(SOURCES):
        count += state.market[source, tile]
    return count


@kernel
def would_go_up(state, seat, row, colour, jokers):
    """Whether the wall would take the tile of such a line; the line is as before afterwards."""
    before, jokers_before = np.int64(state.line_colour[seat, row]), np.int64(state.line_jokers[seat, row])
    state.line_colour[seat, row], state.line_jokers[seat, row] = colour, jokers
    columns = legal_columns(state, seat, row)
    state.line_colour[seat, row], state.line_jokers[seat, row] = before, jokers_before
    return columns != 0
