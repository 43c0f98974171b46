"""The table of Summer Pavilion as one NumPy record (4.1).

Tiles are numbered purple 0, green 1, orange 2, yellow 3, blue 4, red 5. What
`bag_count`, `offered` and the last three fields hold follows from the others.
"""

import numpy as np

from faience.rules.kernel import kernel
from faience.rules.market import FIELDS, SEATS, TILES, follow_market, new_record, record_of
from faience.rules.pavilion.boards import (
    ADMITS,
    ALL_DIFFERENT,
    AS_PRINTED,
    POINTS,
    SPACES,
    STAR_RULES,
    STARS,
)

# Phases: chance draws; a seat takes; it places or passes; it picks bonus tiles; it picks tiles to keep.
# TURN_OVER never lasts beyond a move.
TAKE, PLACE, BONUS, KEEP, TURN_OVER = 2, 3, 4, 5, 6

EMPTY = -1
PER_COLOUR = 22
SUPPLY = 10
CORNERS = 4
ROUNDS = 6
FIRST_SCORE = 5
LEAST_SCORE = 1
ALL_COLOURS = (1 << TILES) - 1
WHOLE_STAR = (1 << POINTS) - 1

STATE = record_of(
    [
        *FIELDS,
        ("covered", np.int64, (SEATS,)),  # covered spaces
        ("takes", np.int64, (SEATS, TILES)),  # free spaces that take a tile of this colour
        ("supply", np.int8, (TILES,)),
        ("hand", np.int8, (SEATS, TILES)),
        ("corners", np.int8, (SEATS, TILES)),
        ("passed", np.int8, (SEATS,)),
        ("space", np.int8, (SEATS, SPACES)),  # the tile on each space, or EMPTY
        ("owed", np.int8),  # picks left in BONUS and KEEP
        ("lowest", np.int8),  # the first colour that may still be picked
        ("star_colours", np.int8, (SEATS, STARS)),  # which colours lie on a star
    ]
)


def new_state(players: int, board: int, *, starter: int = 0) -> np.record:
    """The table before the first deal: everybody waits, as between two rounds."""
    state = new_record(STATE, players, board, starter)
    state.bag[:] = PER_COLOUR
    state.score[:players] = FIRST_SCORE
    state.passed[:players] = 1
    state.space[:] = EMPTY
    follow(state)
    return state


@kernel
def follow(state):
    """Work out the fields that follow from the others."""
    follow_market(state)
    for seat in range(np.int64(state.players)):
        state.covered[seat] = 0
        for star in range(STARS):
            state.star_colours[seat, star] = 0
        for space in range(SPACES):
            if state.space[seat, space] != EMPTY:
                state.covered[seat] |= 1 << space
                state.star_colours[seat, space // POINTS] |= 1 << state.space[seat, space]
        for colour in range(TILES):
            state.takes[seat, colour] = ADMITS[state.board, colour] & ~state.covered[seat]
        for star in range(STARS):
            accept(state, seat, star)


@kernel
def cover(state, seat, space, colour):
    """A tile comes to lie on a space."""
    star = space // POINTS
    state.space[seat, space] = colour
    state.covered[seat] |= 1 << space
    state.star_colours[seat, star] |= 1 << colour
    for each in range(TILES):
        state.takes[seat, each] &= ~(1 << space)
    accept(state, seat, star)


@kernel
def accept(state, seat, star):
    """Which colours the free spaces of a star take (4.7, 5.2, 6.1)."""
    if STAR_RULES[state.board, star] == AS_PRINTED:
        return
    allowed = star_allows(state, seat, star)
    here = WHOLE_STAR << (star * POINTS)
    for colour in range(TILES):
        if not (allowed >> colour) & 1:
            state.takes[seat, colour] &= ~here


@kernel
def star_allows(state, seat, star):
    """The colours that may still be laid on a star whose spaces are not printed, as bits."""
    lying = np.int64(state.star_colours[seat, star])
    if STAR_RULES[state.board, star] == ALL_DIFFERENT:
        return ALL_COLOURS & ~lying
    cells = (state.covered[seat] >> (star * POINTS)) & WHOLE_STAR
    if cells & (cells - 1) == 0:
        return ALL_COLOURS  # the second tile decides
    if lying & (lying - 1) == 0:
        return lying  # one colour
    return ALL_COLOURS & ~lying
