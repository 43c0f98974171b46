"""The table of Azul as one NumPy record (Azul 1.1).

Tiles are numbered blue 0, yellow 1, red 2, black 3, white 4, joker 5. What `bag_count`,
`offered`, `accepts` and the last four fields hold follows from the others; they are kept
up to date because the rules ask for them all the time. `follow` works them out.
"""

import numpy as np

from faience.rules.azul.boards import BARS, COLOURS, FLOOR_SPACES, JOKER, SIZE
from faience.rules.kernel import kernel
from faience.rules.market import FIELDS, SEATS, TILES, follow_market, new_record, record_of

# Phases: chance deals; a seat takes; it says how many jokers stay; it chooses a column; the game is over.
TAKE, KEEP, TILE = 2, 3, 4

EMPTY = -1  # no tile; a line without a colour
MARKER = 6  # the marker among the tiles of a floor line
NONE_PENDING = -1
FLOOR = SIZE  # the destination after lines 0-4
DESTINATIONS = FLOOR + 1
ALL_COLUMNS = ALL_COLOURS = (1 << SIZE) - 1
EVERY_TILE = sum(1 << (DESTINATIONS * tile) for tile in range(TILES))
# ADMITTED[colours]: those colours, and jokers, as bits 6 * tile.
ADMITTED = np.array(
    [
        sum(1 << (DESTINATIONS * tile) for tile in range(TILES) if tile == JOKER or colours >> tile & 1)
        for colours in range(1 << len(COLOURS))
    ],
    dtype=np.int64,
)

STATE = record_of(
    [
        *FIELDS,
        ("accepts", np.int64, (SEATS,)),  # bit 6 * tile + destination: it may be laid there
        ("pending", np.int16),  # in KEEP, the take that waits for its answer
        ("jokers", np.int8),  # 1 when the joker tiles are in play
        ("stalled", np.int8),  # rounds in a row without a tile reaching a wall (AZ-R6)
        ("line_colour", np.int8, (SEATS, SIZE)),
        ("line_count", np.int8, (SEATS, SIZE)),  # all tiles, jokers included
        ("line_jokers", np.int8, (SEATS, SIZE)),
        ("wall", np.int8, (SEATS, SIZE, SIZE)),
        ("floor", np.int8, (SEATS, FLOOR_SPACES)),
        ("floor_count", np.int8, (SEATS,)),
        ("row_cells", np.int8, (SEATS, SIZE)),  # covered columns of each row
        ("column_cells", np.int8, (SEATS, SIZE)),  # covered rows of each column
        ("row_bars", np.int8, (SEATS, SIZE)),  # colours that the row no longer takes
        ("column_bars", np.int8, (SEATS, SIZE)),  # colours that lie in the column
    ]
)


def tile_counts(players: int, jokers: bool) -> tuple[int, ...]:
    """How many tiles of each kind are in play (Azul 1.1, 3.1)."""
    if not jokers:
        return (20,) * len(COLOURS) + (0,)
    return (19,) * len(COLOURS) + (5,) if players == 2 else (18,) * len(COLOURS) + (10,)


def new_state(players: int, board: int, *, jokers: bool = False, starter: int = 0) -> np.record:
    """The table before the first deal."""
    state = new_record(STATE, players, board, starter)
    state.jokers = jokers
    state.pending = NONE_PENDING
    state.bag[:] = tile_counts(players, jokers)
    state.line_colour[:] = EMPTY
    state.wall[:] = EMPTY
    state.floor[:] = EMPTY
    follow(state)
    return state


@kernel
def follow(state):
    """Work out the fields that follow from the others."""
    follow_market(state)
    for seat in range(np.int64(state.players)):
        for row in range(SIZE):
            state.row_cells[seat, row] = state.row_bars[seat, row] = 0
            state.column_cells[seat, row] = state.column_bars[seat, row] = 0
        for row in range(SIZE):
            for column in range(SIZE):
                if state.wall[seat, row, column] != EMPTY:
                    cover(state, seat, row, column, np.int64(state.wall[seat, row, column]))
        state.accepts[seat] = EVERY_TILE << FLOOR
        for line in range(SIZE):
            accept(state, seat, line)


@kernel
def cover(state, seat, row, column, tile):
    """A tile comes to lie on a space of the wall."""
    state.wall[seat, row, column] = tile
    state.row_cells[seat, row] |= 1 << column
    state.column_cells[seat, column] |= 1 << row
    state.row_bars[seat, row] |= BARS[state.board, row, column, tile]
    if tile != JOKER:
        state.column_bars[seat, column] |= 1 << tile


@kernel
def accept(state, seat, line):
    """Which tiles may be laid on a pattern line: room, its colour, and what the row still takes (Azul 1.4, 3.3)."""
    colour = state.line_colour[seat, line]
    if state.line_count[seat, line] > line:
        admitted = 0
    elif colour != EMPTY:
        admitted = ADMITTED[1 << colour]
    else:
        admitted = ADMITTED[ALL_COLOURS & ~state.row_bars[seat, line]]
    state.accepts[seat] = (state.accepts[seat] & ~(EVERY_TILE << line)) | (admitted << line)
