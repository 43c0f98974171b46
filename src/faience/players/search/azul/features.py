"""The features of a seat in Azul: what its board holds, and what it is on the way to.

A cell, a column or a colour is described by what it still costs: the tiles that must be
laid for it, those of a line in its way included. The same numbers serve every board.
While tiles lie in the market, the seat's lines are also described by what it can take
for them, and its floor by what it may be made to take.
"""

import numpy as np

from faience.players.search.azul.cells import cells_in, has_colour
from faience.players.search.azul.details import DETAILS, detail_board, detail_market, market_key
from faience.players.search.describer import Describer, Look
from faience.players.search.listing import put
from faience.rules.azul.boards import COLOURS, FACTORS, SIZE
from faience.rules.azul.legal import legal_columns
from faience.rules.azul.prospect import tile_complete_lines
from faience.rules.azul.state import ALL_COLUMNS, EMPTY, FLOOR, KEEP, TAKE
from faience.rules.azul.tiling import placement_points, run_length, score_floor
from faience.rules.bits import lowest_bit, number_of
from faience.rules.kernel import kernel, routine
from faience.rules.market import DEAL, IN_CENTRE, TILES

FACTOR_1, FACTOR_2, FACTOR_3 = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xD6E8FEB86659FD93),
    np.uint64(0xA0761D6478BD642F),
)
HALF = np.uint64(32)
AGES = SIZE + 1  # by the rounds that the game will last at least
BANDS = 4  # no tiles to take; few; some; many
SOME, MANY = 6, 12  # heaps of one colour
MOST_COST = np.int64(16)  # tiles, or more
COSTS = int(MOST_COST) + 1
IMPOSSIBLE = 99

# Where each kind of feature begins.
SCORE = 0
STARTS = SCORE + 1  # the next round
COLUMN_COST = STARTS + 1
COLOUR_COST = COLUMN_COST + COSTS
ROW_LACKS = COLOUR_COST + COSTS  # row, cells
LINE_HOLDS = ROW_LACKS + SIZE * (SIZE + 1)  # row, tiles
LINE_POINTS = LINE_HOLDS + SIZE * SIZE  # row: the share that is filled × the points of its cell
BEST_POINTS = LINE_POINTS + SIZE  # row: the points of its best free cell
BAG_HELPS = BEST_POINTS + SIZE  # row: tiles of the line's colour to expect in the next deal, for each one missing
FLOOR_HOLDS = BAG_HELPS + SIZE
IN_ROUND = FLOOR_HOLDS + 1
ON_TURN = IN_ROUND  # and the marker is in the centre, or taken
LINE_REACH = ON_TURN + 2  # turn, row, reach
REACHES = 6
USELESS = LINE_REACH + 2 * SIZE * REACHES  # turn: tiles in the market that no line takes
EXCESS = USELESS + 2  # turn: tiles of a colour beyond what the lines take
TURNS_LEFT = EXCESS + 2  # turn: heaps in the market
FEATURES = TURNS_LEFT + 2

BYTE, ONE_BYTE = 8, 0xFF
LARGE_HEAP = np.int64(BYTE - 1)  # tiles, or more: no line lacks so many
NOT_THERE, IN_PIECES, OVERFLOWS, FITS, OPEN_FITS, OPEN = range(REACHES)


@kernel
def board_key(state, seat):
    """Wall, lines, floor, score, the right to start, and the bag."""
    cells = np.int64(0)
    lines = np.int64(state.score[seat])
    for row in range(SIZE):
        cells = cells << SIZE | np.int64(state.row_cells[seat, row])
        lines = (lines << 3 | np.int64(state.line_count[seat, row])) << 3 | np.int64(state.line_colour[seat, row]) + 1
    cells = (cells << 3 | np.int64(state.floor_count[seat])) << 1 | starts_next(state, seat)
    key = np.uint64(cells) * FACTOR_1 + np.uint64(lines) * FACTOR_2
    if state.jokers or state.board != 0:
        for row in range(SIZE):
            tiles = np.int64(state.line_jokers[seat, row])
            for column in range(SIZE):
                tiles = tiles << 3 | np.int64(state.wall[seat, row, column]) + 1
            key = (key ^ (key >> HALF) ^ np.uint64(tiles)) * FACTOR_1
    bag = np.int64(0)
    for tile in range(TILES):
        bag = bag << 7 | np.int64(state.bag[tile])
    key ^= np.uint64(bag) * FACTOR_3
    return (key ^ (key >> HALF)) * FACTOR_2


@kernel
def starts_next(state, seat):
    """The seat has the marker, or the next round is about to be dealt for it."""
    return state.marker == seat or (state.phase == DEAL and state.starter == seat)


@routine
def settle(state, seat):
    """Tile what is complete and charge the floor, as the end of the round will; says the rounds still to come."""
    tile_complete_lines(state, seat)
    rounds = SIZE
    for row in range(SIZE):
        rounds = min(rounds, SIZE - cells_in(state.row_cells[seat, row]))
    return rounds


@routine
def describe_board(state, seat, indices, amounts):
    """Write the features of a settled board that are not zero; says how many."""
    count = 0
    floor_spaces = np.int64(state.floor_count[seat])
    score_floor(state, seat, None)
    count = put(indices, amounts, count, SCORE, 0.1 * state.score[seat])
    if starts_next(state, seat):
        count = put(indices, amounts, count, STARTS, 1.0)
    if floor_spaces > 0:
        count = put(indices, amounts, count, FLOOR_HOLDS, 1.0 * floor_spaces)
    fitting = np.int64(0)  # columns that the tile of each line may go to
    for row in range(SIZE):
        if state.line_count[seat, row] > 0:
            fitting |= np.int64(legal_columns(state, seat, row)) << (SIZE * row)
    count = describe_rows(state, seat, fitting, indices, amounts, count)
    count = describe_columns(state, seat, fitting, indices, amounts, count)
    return describe_colours(state, seat, indices, amounts, count)


@kernel
def describe_rows(state, seat, fitting, indices, amounts, count):
    """Rows of the wall with the pattern lines before them."""
    for row in range(SIZE):
        lacks = SIZE - cells_in(state.row_cells[seat, row])
        count = put(indices, amounts, count, ROW_LACKS + row * (SIZE + 1) + lacks, 1.0)
        held = np.int64(state.line_count[seat, row])
        count = put(indices, amounts, count, LINE_HOLDS + row * SIZE + held, 1.0)
        if held > 0:
            points = best_points(state, seat, row, (fitting >> (SIZE * row)) & ALL_COLUMNS)
            count = put(indices, amounts, count, LINE_POINTS + row, points * held / (row + 1.0))
            colour = np.int64(state.line_colour[seat, row])
            if colour != EMPTY and state.bag_count > 0:
                expected = state.bag[colour] * min(1.0, 20.0 / state.bag_count)
                count = put(indices, amounts, count, BAG_HELPS + row, min(2.0, expected / (row + 1.0 - held) / 4.0))
        else:
            free = ALL_COLUMNS & ~np.int64(state.row_cells[seat, row])
            count = put(indices, amounts, count, BEST_POINTS + row, 1.0 * best_points(state, seat, row, free))
    return count


@kernel
def best_points(state, seat, row, columns):
    """The most that a tile scores in one of these columns."""
    most = 0
    while columns:
        column = lowest_bit(columns)
        columns &= columns - 1
        across = run_length(np.int64(state.row_cells[seat, row]) | 1 << column, column)
        down = run_length(np.int64(state.column_cells[seat, column]) | 1 << row, row)
        most = max(most, placement_points(across, down) * FACTORS[state.board, row, column])
    return most


@kernel
def describe_columns(state, seat, fitting, indices, amounts, count):
    """What each column still costs."""
    for column in range(SIZE):
        cost = np.int64(0)
        for row in range(SIZE):
            if not (np.int64(state.column_cells[seat, column]) >> row) & 1:
                cost += cell_cost(state, seat, row, (fitting >> (SIZE * row + column)) & 1)
        count = put(indices, amounts, count, COLUMN_COST + min(cost, MOST_COST), 1.0)
    return count


@kernel
def describe_colours(state, seat, indices, amounts, count):
    """What each colour still costs."""
    for colour in range(len(COLOURS)):
        cost = np.int64(0)
        for row in range(SIZE):
            if not has_colour(state, seat, row, colour):
                if (np.int64(state.row_bars[seat, row]) >> colour) & 1 or state.row_cells[seat, row] == ALL_COLUMNS:
                    cost += IMPOSSIBLE
                else:
                    cost += cell_cost(state, seat, row, state.line_colour[seat, row] == colour)
        count = put(indices, amounts, count, COLOUR_COST + min(cost, MOST_COST), 1.0)
    return count


@kernel
def cell_cost(state, seat, row, is_for_it):
    """Tiles still to be laid for a cell of a row: those of its line that are not for it must first be completed."""
    held = np.int64(state.line_count[seat, row])
    if held == 0:
        return np.int64(row + 1)
    return row + 1 - held if is_for_it else 2 * (row + 1) - held


@routine
def describe_market(state, seat, indices, amounts):
    """What the seat can take for its lines, and what it may be made to take."""
    if state.phase != TAKE and state.phase != KEEP:
        return 0
    count = 0
    turn = 0 if state.to_move == seat else 1
    if turn == 0:
        count = put(indices, amounts, count, ON_TURN + (state.marker != IN_CENTRE), 1.0)
    sizes, totals = heaps_by_tile(state)
    for row in range(SIZE):
        at = LINE_REACH + (turn * SIZE + row) * REACHES + reach_of_line(state, seat, row, sizes, totals)
        count = put(indices, amounts, count, at, 1.0)
    useless = np.int64(0)
    excess = np.int64(0)
    for tile in range(TILES):
        there = (totals >> (BYTE * tile)) & ONE_BYTE
        if there > 0:
            room = room_for(state, seat, tile)
            if room == 0:
                useless += there
            elif there > room:
                excess += there - room
    if useless > 0:
        count = put(indices, amounts, count, USELESS + turn, 0.1 * useless)
    if excess > 0:
        count = put(indices, amounts, count, EXCESS + turn, 0.1 * excess)
    return put(indices, amounts, count, TURNS_LEFT + turn, 0.1 * heaps_in_market(state))


@kernel
def heaps_by_tile(state):
    """The sizes of heaps that there are of each tile, a bit each, and how many tiles; a byte for each tile."""
    sizes = np.int64(0)
    totals = np.int64(0)
    bits = state.offered
    while bits:
        at = lowest_bit(bits)
        bits &= bits - 1
        first = BYTE * (at % TILES)
        heap = np.int64(state.market[at // TILES, at % TILES])
        sizes |= np.int64(1) << (first + min(heap, LARGE_HEAP))
        totals += heap << first
    return sizes, totals


@kernel
def room_for(state, seat, tile):
    """How many tiles of a kind the lines of a seat can hold."""
    room = np.int64(0)
    for line in range(FLOOR):
        if (state.accepts[seat] >> (tile * (FLOOR + 1) + line)) & 1:
            room += line + 1 - np.int64(state.line_count[seat, line])
    return room


@kernel
def reach_of_line(state, seat, row, sizes, totals):
    """Whether the market has what a line lacks."""
    lacks = row + 1 - np.int64(state.line_count[seat, row])
    colour = np.int64(state.line_colour[seat, row])
    if colour == EMPTY:
        for tile in range(len(COLOURS)):
            if (state.accepts[seat] >> (tile * (FLOOR + 1) + row)) & (sizes >> (BYTE * tile + lacks)) & 1:
                return OPEN_FITS
        return OPEN
    fitting = ((sizes >> (BYTE * colour)) & ONE_BYTE) >> lacks
    if fitting & 1:
        return FITS
    if fitting:
        return OVERFLOWS
    return IN_PIECES if (totals >> (BYTE * colour)) & ONE_BYTE >= lacks else NOT_THERE


@kernel
def band(state):
    """How far the round has come."""
    if state.phase != TAKE and state.phase != KEEP:
        return np.int64(0)
    heaps = heaps_in_market(state)
    return np.int64(1) if heaps < SOME else np.int64(2) if heaps < MANY else np.int64(3)


@kernel
def heaps_in_market(state):
    return number_of(np.int64(state.offered))


@kernel
def skip_chance(_state):
    """A deal ends what can be foreseen."""
    return False


DESCRIBER = Describer(
    FEATURES,
    AGES,
    BANDS,
    board_key,
    settle,
    describe_board,
    describe_market,
    band,
    skip_chance,
    DETAILS,
    detail_board,
    detail_market,
    market_key,
    looks=(
        Look(deals=16, plies=1, doubt=500, eagerness=50),
        Look(deals=16, plies=3, doubt=300, eagerness=25),
        Look(deals=16, plies=5, doubt=200, eagerness=25),
        Look(deals=16, plies=7, doubt=200, eagerness=25),
    ),
)
