"""Writes down what a seat sees, in the order of layout.py. The state holds no future, so nothing is to be hidden."""

from typing import Any

import numba
import numpy as np
from numba.extending import overload

from faience.envs.layout import MOST, MOST_ROUNDS
from faience.envs.writing import as_seen_from, write_heap, write_number, write_one
from faience.rules.azul.boards import BOARD_NAMES, COLOURS, SIZE
from faience.rules.azul.moves import take_parts
from faience.rules.azul.state import EMPTY, KEEP, MARKER, STATE, TAKE
from faience.rules.kernel import kernel
from faience.rules.market import CENTRE, TILES, display_count
from faience.rules.pavilion import state as pavilion
from faience.rules.pavilion.boards import BOARD_NAMES as PAVILION_BOARDS
from faience.rules.pavilion.boards import SPACES
from faience.rules.pavilion.legal import wild_colour

AZUL_PHASES, PAVILION_PHASES = 3, 4  # in which a seat is to move


@kernel
def observe_azul(state, seat, row):
    """What a seat of Azul sees; says how many numbers that is."""
    row[:] = 0
    at = write_one(row, 0, AZUL_PHASES, state.phase - TAKE)
    at = write_one(row, at, len(BOARD_NAMES), state.board)
    at = write_number(row, at, state.jokers, 1)
    at = write_number(row, at, state.round_number, MOST_ROUNDS)
    at = write_number(row, at, state.stalled, MOST)
    at = write_seats(state, seat, row, at)
    at = write_heap(row, at, state.bag)
    at = write_heap(row, at, state.discard)
    at = write_market(state, row, at)
    at = write_pending(state, row, at)
    at = write_scores(state, seat, row, at)
    at = write_lines(state, seat, row, at)
    at = write_walls(state, seat, row, at)
    return write_floors(state, seat, row, at)


@kernel
def observe_pavilion(state, seat, row):
    """What a seat of Summer Pavilion sees; says how many numbers that is."""
    row[:] = 0
    at = write_one(row, 0, PAVILION_PHASES, state.phase - TAKE)
    at = write_one(row, at, len(PAVILION_BOARDS), state.board)
    at = write_number(row, at, state.round_number, MOST)
    at = write_one(row, at, TILES, wild_colour(state))
    at = write_seats(state, seat, row, at)
    at = write_heap(row, at, state.bag)
    at = write_heap(row, at, state.discard)
    at = write_heap(row, at, state.supply)
    at = write_market(state, row, at)
    at = write_number(row, at, state.owed, MOST)
    is_picking = state.phase == pavilion.BONUS or state.phase == pavilion.KEEP
    at = write_one(row, at, TILES, state.lowest if is_picking else EMPTY)
    at = write_scores(state, seat, row, at)
    at = write_hands(state, seat, row, at)
    return write_stars(state, seat, row, at)


# Both games


@kernel
def write_seats(state, seat, row, at):
    """Who is to move, who started, who has the marker."""
    players = np.int64(state.players)
    if state.phase >= TAKE:
        write_one(row, at, players, as_seen_from(seat, np.int64(state.to_move), players))
    write_one(row, at + players, players, as_seen_from(seat, np.int64(state.starter), players))
    if state.marker >= 0:
        write_one(row, at + 2 * players, players, as_seen_from(seat, np.int64(state.marker), players))
    return at + 3 * players


@kernel
def write_market(state, row, at):
    """The centre and the displays."""
    for source in range(CENTRE, 1 + display_count(np.int64(state.players))):
        at = write_heap(row, at, state.market[source])
    return at


@kernel
def write_scores(state, seat, row, at):
    for each in range(np.int64(state.players)):
        at = write_number(row, at, state.score[seat_at(state, seat, each)], MOST)
    return at


@kernel
def seat_at(state, seat, steps):
    """The seat so many steps clockwise from another."""
    found = seat + steps
    return found if found < state.players else found - np.int64(state.players)


# Azul


@kernel
def write_pending(state, row, at):
    """The take that waits for its jokers: its source, colour and line."""
    displays = display_count(np.int64(state.players))
    if state.phase == KEEP:
        source, colour, _, line = take_parts(np.int64(state.pending))
        write_one(row, at, 1 + displays, source)
        write_one(row, at + 1 + displays, len(COLOURS), colour)
        write_one(row, at + 1 + displays + len(COLOURS), SIZE, line)
    return at + 1 + displays + len(COLOURS) + SIZE


@kernel
def write_lines(state, seat, row, at):
    """The pattern lines: their colours, tiles and jokers."""
    players = np.int64(state.players)
    counts = at + players * SIZE * len(COLOURS)
    jokers = counts + players * SIZE
    for each in range(players):
        who = seat_at(state, seat, each)
        for line in range(SIZE):
            at = write_one(row, at, len(COLOURS), state.line_colour[who, line])
            counts = write_number(row, counts, state.line_count[who, line], MOST)
            jokers = write_number(row, jokers, state.line_jokers[who, line], MOST)
    return jokers


@kernel
def write_walls(state, seat, row, at):
    for each in range(np.int64(state.players)):
        who = seat_at(state, seat, each)
        for line in range(SIZE):
            for column in range(SIZE):
                at = write_one(row, at, TILES, state.wall[who, line, column])
    return at


@kernel
def write_floors(state, seat, row, at):
    """The floor lines: the tiles on them, and how many spaces are taken, the marker's included."""
    players = np.int64(state.players)
    counts = at + players * TILES
    for each in range(players):
        who = seat_at(state, seat, each)
        for space in range(np.int64(state.floor_count[who])):
            if state.floor[who, space] != MARKER:
                row[at + state.floor[who, space]] += 1
        at += TILES
        counts = write_number(row, counts, state.floor_count[who], MOST)
    return counts


# Summer Pavilion


@kernel
def write_hands(state, seat, row, at):
    """Who has passed; the tiles in hand and on the corners."""
    players = np.int64(state.players)
    hands = at + players
    corners = hands + players * TILES
    for each in range(players):
        who = seat_at(state, seat, each)
        at = write_number(row, at, state.passed[who], 1)
        hands = write_heap(row, hands, state.hand[who])
        corners = write_heap(row, corners, state.corners[who])
    return corners


@kernel
def write_stars(state, seat, row, at):
    for each in range(np.int64(state.players)):
        who = seat_at(state, seat, each)
        for space in range(SPACES):
            at = write_one(row, at, TILES, state.space[who, space])
    return at


# Either of them, told apart by the type of the record: see rules/generic.py

_OBSERVERS = {STATE: observe_azul, pavilion.STATE: observe_pavilion}
_RECORDS = {numba.from_dtype(dtype): observer for dtype, observer in _OBSERVERS.items()}


def observe(state: Any, seat: Any, row: Any) -> int:
    """Write what a seat sees; says how many numbers that is."""
    return _OBSERVERS[state.dtype](state, seat, row)


@overload(observe)
def _observe(state, seat, row):
    chosen = _RECORDS[state]
    return lambda state, seat, row: chosen(state, seat, row)


@kernel
def observe_at(table, seat, row):
    """The same of a table."""
    return observe(table[0], seat, row)
