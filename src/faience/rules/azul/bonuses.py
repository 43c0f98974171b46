"""Complete rows, columns and colours, and what they are worth at the end (Azul 1.10, 3.6)."""

import numpy as np

from faience.rules.azul.boards import BONUSES, COLOUR_BONUS, COLOURS, COLUMN_BONUS, ROW_BONUS, SIZE
from faience.rules.azul.events import BONUS
from faience.rules.azul.state import ALL_COLUMNS
from faience.rules.kernel import kernel
from faience.rules.log import note


@kernel
def add_bonuses(state, seat, log):
    """The bonuses of one seat at the end of the game."""
    for row in range(SIZE):
        if state.row_cells[seat, row] == ALL_COLUMNS:
            add_bonus(state, seat, ROW_BONUS, row, log)
    for column in range(SIZE):
        if state.column_cells[seat, column] == ALL_COLUMNS:
            add_bonus(state, seat, COLUMN_BONUS, column, log)
    for colour in range(len(COLOURS)):
        if tiles_of(state.wall[seat], colour) == SIZE:
            add_bonus(state, seat, COLOUR_BONUS, colour, log)


@kernel
def add_bonus(state, seat, what, index, log):
    points = np.int64(BONUSES[state.board, what])
    state.score[seat] += points
    note(log, BONUS, seat, what, index, points)


@kernel
def has_complete_row(state):
    """Somebody has covered a horizontal row."""
    for seat in range(np.int64(state.players)):
        if complete(state.row_cells[seat]) > 0:
            return True
    return False


@kernel
def standing(state, seat):
    """By what the winner is found: most points, and of those most complete rows (1.10)."""
    return np.int64(state.score[seat]) * (SIZE + 1) + complete(state.row_cells[seat])


@kernel
def complete(cells):
    """How many of five rows, or columns, are covered from end to end."""
    count = 0
    for at in range(SIZE):
        if cells[at] == ALL_COLUMNS:
            count += 1
    return count


@kernel
def tiles_of(wall, colour):
    """How many tiles of a colour lie on a wall; jokers never count as one (3.6)."""
    count = 0
    for row in range(SIZE):
        for column in range(SIZE):
            if wall[row, column] == colour:
                count += 1
    return count
