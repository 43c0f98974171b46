"""Phase A, one turn: take, marker, place (Azul 1.4, 1.5, 3.2, 3.3)."""

import numpy as np

from faience.rules.azul.boards import FLOOR_SPACES, JOKER
from faience.rules.azul.events import FELL, LAID, TOOK, TOOK_MARKER
from faience.rules.azul.moves import KEEP_JOKERS, take_parts
from faience.rules.azul.state import EMPTY, FLOOR, KEEP, MARKER, NONE_PENDING, TAKE, accept
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import CENTRE, IN_CENTRE, sweep_to_centre, take_all


@kernel
def take(state, move, log):
    """Carry out a take, unless the player must first say which jokers stay (AZ-J2)."""
    source, tile, with_jokers, destination = take_parts(move)
    jokers = np.int64(state.market[source, JOKER])
    if with_jokers and destination != FLOOR:
        free = destination + 1 - state.line_count[state.to_move, destination]
        if state.market[source, tile] + jokers > free:
            state.pending = move
            state.phase = KEEP
            return
    take_to(state, move, jokers, log)


@kernel
def keep_jokers(state, move, log):
    """The answer: so many jokers stay in the line, the rest falls (AZ-J2)."""
    pending = np.int64(state.pending)
    state.pending = NONE_PENDING
    state.phase = TAKE
    take_to(state, pending, move - KEEP_JOKERS, log)


@kernel
def take_to(state, move, jokers_kept, log):
    """Take from a source, the marker first; lay on a line what fits; let the rest fall."""
    seat = np.int64(state.to_move)
    source, tile, with_jokers, destination = take_parts(move)
    count = take_all(state, source, tile)
    jokers = take_all(state, source, JOKER) if with_jokers else 0
    colour = tile
    if tile == JOKER:  # jokers alone bring no colour
        colour, count, jokers = EMPTY, 0, count
    note(log, TOOK, seat, source, colour, count, jokers)
    if source != CENTRE:
        sweep_to_centre(state, source, log)
    elif state.marker == IN_CENTRE:
        take_marker(state, seat, log)
    if destination != FLOOR:
        free = destination + 1 - state.line_count[seat, destination]
        jokers_laid = min(jokers, jokers_kept, free)
        laid = min(count, free - jokers_laid)
        lay(state, seat, destination, colour, laid, jokers_laid, log)
        count -= laid
        jokers -= jokers_laid
    fall(state, seat, tile, count, log)
    fall(state, seat, JOKER, jokers, log)


@kernel
def take_marker(state, seat, log):
    """The marker takes the next floor space; with a full floor it costs nothing (1.5, AZ-R2)."""
    state.marker = seat
    space = np.int64(state.floor_count[seat])
    if space < FLOOR_SPACES:
        state.floor[seat, space] = MARKER
        state.floor_count[seat] = space + 1
    note(log, TOOK_MARKER, seat, space)


@kernel
def lay(state, seat, line, colour, count, jokers, log):
    """Tiles come to lie on a pattern line."""
    state.line_count[seat, line] += count + jokers
    state.line_jokers[seat, line] += jokers
    if count > 0:
        state.line_colour[seat, line] = colour
    accept(state, seat, line)
    note(log, LAID, seat, line, colour if count > 0 else EMPTY, count, jokers)


@kernel
def fall(state, seat, tile, count, log):
    """Tiles fall to the floor line, and from a full one into the lid (1.5)."""
    for _ in range(count):
        space = np.int64(state.floor_count[seat])
        note(log, FELL, seat, tile, space)
        if space < FLOOR_SPACES:
            state.floor[seat, space] = tile
            state.floor_count[seat] = space + 1
        else:
            state.discard[tile] += 1
