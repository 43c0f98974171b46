"""What a seat would have if the round ended now: its tiling, its floor, its bonuses (Azul 1.6–1.8, 1.10)."""

from faience.rules.azul.boards import FACTORS, SIZE
from faience.rules.azul.bonuses import add_bonuses
from faience.rules.azul.legal import legal_columns
from faience.rules.azul.tiling import let_line_fall, placement_points, run_length, score_floor, tile_row
from faience.rules.bits import lowest_bit
from faience.rules.kernel import kernel


@kernel
def prospect(state, seat):
    """The score of a seat after its tiling, each tile laid where it scores most at once. Spends the state."""
    tile_complete_lines(state, seat)
    score_floor(state, seat, None)
    add_bonuses(state, seat, None)
    return state.score[seat]


@kernel
def tile_complete_lines(state, seat):
    """Tile the complete lines of a seat, each where it scores most at once."""
    for row in range(SIZE):
        if state.line_count[seat, row] > row:
            columns = legal_columns(state, seat, row)
            if columns == 0:
                let_line_fall(state, seat, row, None)
            else:
                tile_row(state, seat, row, best_column(state, seat, row, columns), None)


@kernel
def best_column(state, seat, row, columns):
    """The column of these in which a tile scores most at once; the leftmost of equals."""
    best = lowest_bit(columns)
    most = 0
    while columns:
        column = lowest_bit(columns)
        columns &= columns - 1
        across = run_length(state.row_cells[seat, row] | 1 << column, column)
        down = run_length(state.column_cells[seat, column] | 1 << row, row)
        points = placement_points(across, down) * FACTORS[state.board, row, column]
        if points > most:
            best, most = column, points
    return best
