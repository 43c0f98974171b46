"""Which moves a seat may make (Azul 1.4, 2.2, 3.2–3.4)."""

import numpy as np

from faience.rules.azul.boards import COLOURS, COLUMNS, JOKER, SIZE
from faience.rules.azul.moves import COLUMN, KEEP_JOKERS, WITH_JOKERS, take_parts
from faience.rules.azul.state import DESTINATIONS, EMPTY, KEEP, TAKE, TILE
from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel
from faience.rules.market import SOURCES, TILES

# An unsigned index saves the check for a negative one, a third of the time spent here.
NONE, ONE = np.uint64(0), np.uint64(1)


@kernel
def legal_moves(state, moves):
    """Write the legal moves in ascending order; says how many there are."""
    if state.phase == TAKE:
        count = takes(state, moves)
        if state.jokers:
            count = takes_with_jokers(state, moves, count)
        return np.int64(count)
    if state.phase == KEEP:
        return joker_choices(state, moves)
    if state.phase == TILE:
        return column_choices(state, moves)
    return 0


@kernel
def takes(state, moves):
    """All tiles of one kind from one source to one destination (1.4); jokers alone are a kind (3.2)."""
    accepts = state.accepts[state.to_move]
    count = NONE
    offered = state.offered
    while offered:
        at = lowest_bit(offered)  # source * 6 + tile
        offered &= offered - 1
        count = list_destinations(moves, count, at * DESTINATIONS, accepts >> (at % TILES * DESTINATIONS))
    return count


@kernel
def takes_with_jokers(state, moves, count):
    """A colour and all jokers of the same source; the line must accept the colour (3.2, AZ-J3)."""
    accepts = state.accepts[state.to_move]
    for source in range(SOURCES):
        here = state.offered >> (source * TILES)
        if (here >> JOKER) & 1:
            for colour in range(len(COLOURS)):
                if (here >> colour) & 1:
                    first = WITH_JOKERS + (source * len(COLOURS) + colour) * DESTINATIONS
                    count = list_destinations(moves, count, first, accepts >> (colour * DESTINATIONS))
    return count


@kernel
def list_destinations(moves, count, first, accepting):
    """Write a move for each accepting destination. Always writing and sometimes counting is faster than asking."""
    for destination in range(DESTINATIONS):
        moves[count] = first + destination
        count += np.uint64(accepting >> destination) & ONE
    return count


@kernel
def joker_choices(state, moves):
    """How many jokers may stay when colour and jokers overflow the line together (AZ-J2)."""
    least, most = joker_range(state, state.pending)
    for jokers in range(least, most + 1):
        moves[jokers - least] = KEEP_JOKERS + jokers
    return most - least + 1


@kernel
def joker_range(state, move):
    """The least and the most jokers that may stay in the line of a take with jokers (AZ-J2)."""
    source, colour, _, line = take_parts(np.int64(move))
    count = np.int64(state.market[source, colour])
    free = line + 1 - state.line_count[state.to_move, line]
    return max(0, free - count), min(np.int64(state.market[source, JOKER]), free)


@kernel
def column_choices(state, moves):
    """The columns for the first complete line of the seat that is tiling (2.2)."""
    seat = np.int64(state.to_move)
    columns = legal_columns(state, seat, first_complete_line(state, seat))
    count = 0
    while columns:
        moves[count] = COLUMN + lowest_bit(columns)
        columns &= columns - 1
        count += 1
    return count


@kernel
def first_complete_line(state, seat):
    """The topmost pattern line that is full, or 5."""
    for line in range(SIZE):
        if state.line_count[seat, line] > line:
            return line
    return SIZE


@kernel
def legal_columns(state, seat, row):
    """Where the tile of a complete line may go, as bits: print, free space, and no column twice (1.6, 2.2, 3.4)."""
    colour = np.int64(state.line_colour[seat, row])
    has_joker = state.line_jokers[seat, row] > 0
    content = JOKER if colour == EMPTY else colour + TILES if has_joker else colour
    columns = COLUMNS[state.board, row, content] & ~state.row_cells[seat, row]
    if not has_joker:
        for column in range(SIZE):
            if (state.column_bars[seat, column] >> colour) & 1:
                columns &= ~(1 << column)
    return columns
