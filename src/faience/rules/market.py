"""The market: bag, displays and centre, and the tiles' way through them (Azul 1.1, 1.4, 1.9).

Both games share it. A source is a place to take from: 0 is the centre, 1 to 9 are
the displays. `market[source, tile]` counts tiles; `offered` has bit 6 * source + tile
set where there are any. Every table has at most nine displays and six kinds of tile.
"""

from typing import Any

import numpy as np

from faience.rules.chance import below
from faience.rules.kernel import kernel
from faience.rules.log import note

SEATS = 4
TILES = 6
CENTRE = 0
DISPLAYS = 9
SOURCES = 1 + DISPLAYS
TILES_PER_DISPLAY = 4
ALL_TILES = (1 << TILES) - 1
IN_CENTRE = -1  # where the start player marker lies when nobody has it

# Phases of play that both games know.
DEAL, OVER = 0, 1

# Log rows: POURED count; DRAWN display tile; SUPPLIED tile; LEFT source tile count. Not plain ints: see kernel.py.
POURED, DRAWN, SUPPLIED, LEFT = np.arange(1, 5)

FIELDS = [
    ("offered", np.int64),
    ("score", np.int16, (SEATS,)),
    ("round_number", np.int16),
    ("bag_count", np.int16),  # how many tiles are in the bag; follows from it
    ("board", np.int8),
    ("players", np.int8),
    ("phase", np.int8),
    ("to_move", np.int8),
    ("starter", np.int8),
    ("marker", np.int8),
    ("dealt", np.int8),  # tiles laid out so far by the deal under way
    ("bag", np.int8, (TILES,)),
    ("discard", np.int8, (TILES,)),  # the lid of Azul, the tower of Summer Pavilion
    ("market", np.int8, (SOURCES, TILES)),
]


def record_of(fields: list[Any]) -> np.dtype[Any]:
    """The record type of a state: aligned, and without holes, so that equal states have equal bytes."""
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    short = -np.dtype(ordered).itemsize % np.dtype(np.int64).itemsize
    return np.dtype([*ordered, ("unused", np.int8, (short,))] if short else ordered, align=True)


def new_record(dtype: np.dtype[Any], players: int, board: int, starter: int) -> np.record:
    """A table before its first deal, with nothing on it yet."""
    state: np.record = np.zeros(1, dtype=(np.record, dtype))[0]
    state.players, state.board = players, board
    state.phase, state.round_number = DEAL, 1
    state.starter = state.to_move = starter
    state.marker = IN_CENTRE
    return state


@kernel
def follow_market(state):
    """Work out the fields that follow from bag and market."""
    state.bag_count = total(state.bag)
    state.offered = 0
    for source in range(CENTRE, SOURCES):
        for tile in range(TILES):
            if state.market[source, tile]:
                state.offered |= 1 << (source * TILES + tile)


@kernel
def display_count(players):
    """Five displays for two players, and two more for each further one (Azul 1.1)."""
    return 2 * players + 1


@kernel
def seat_after(state, seat):
    """The next seat clockwise, by a comparison: it is asked at every ply, and a division is slow."""
    following = seat + 1
    return following if following < state.players else np.int64(0)


@kernel
def total(tiles):
    """How many tiles a heap holds."""
    count = np.int64(0)
    for tile in range(TILES):
        count += np.int64(tiles[tile])
    return count


@kernel
def take_all(state, source, tile):
    """Take every tile of one kind from a source; says how many there were."""
    count = np.int64(state.market[source, tile])
    state.market[source, tile] = 0
    state.offered &= ~(1 << (source * TILES + tile))
    return count


@kernel
def take_one(state, source, tile):
    """Take one tile of a kind if there is any; says how many that was."""
    if state.market[source, tile] == 0:
        return np.int64(0)
    state.market[source, tile] -= 1
    if state.market[source, tile] == 0:
        state.offered &= ~(1 << (source * TILES + tile))
    return np.int64(1)


@kernel
def sweep_to_centre(state, source, log):
    """What is left on a display goes to the centre (Azul 1.4)."""
    first = source * TILES
    left = (state.offered >> first) & ALL_TILES
    state.offered = (state.offered & ~(ALL_TILES << first)) | left  # the centre is source 0
    for tile in range(TILES):
        count = np.int64(state.market[source, tile])
        state.market[source, tile] = 0
        state.market[CENTRE, tile] += count
        if count > 0:
            note(log, LEFT, source, tile, count)


@kernel
def marker_decides_starter(state):
    """Whoever took the marker starts; untaken, the same seat starts again (Azul AZ-R3, Summer Pavilion SP-R1)."""
    if state.marker != IN_CENTRE:
        state.starter = state.marker
    state.to_move = state.starter


@kernel
def is_nothing_to_draw(state):
    """Neither in the bag nor among the discarded tiles."""
    return state.bag_count + total(state.discard) == 0


@kernel
def draw_from_bag(state, tile):
    state.bag[tile] -= 1
    state.bag_count -= 1


@kernel
def pour_if_empty(state, log):
    """An empty bag is filled from the discarded tiles when one must be drawn (Azul 1.9, AZ-R5)."""
    discarded = total(state.discard)
    if state.bag_count == 0 and discarded > 0:
        note(log, POURED, discarded)
        state.bag_count = discarded
        for tile in range(TILES):
            state.bag[tile] = state.discard[tile]
            state.discard[tile] = 0


@kernel
def draw_to_display(state, tile, log):
    """Lay one tile from the bag on the first display that has room; says whether the deal is done."""
    display = 1 + np.int64(state.dealt) // TILES_PER_DISPLAY
    draw_from_bag(state, tile)
    state.market[display, tile] += 1
    state.offered |= 1 << (display * TILES + tile)
    state.dealt += 1
    note(log, DRAWN, display, tile)
    if state.dealt == TILES_PER_DISPLAY * display_count(state.players):
        return True
    pour_if_empty(state, log)
    return state.bag_count == 0


@kernel
def random_tile(state, rng):
    """Which tile a blind hand draws from the bag. Counting the kinds passed over needs no branch."""
    left = below(rng, state.bag_count)
    tile = 0
    passed = np.int64(0)
    for kind in range(TILES - 1):
        passed += np.int64(state.bag[kind])
        tile += left >= passed
    return tile
