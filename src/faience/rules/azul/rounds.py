"""The course of the game: deals, rounds, the end (Azul 1.3, 1.9, 1.10)."""

import numpy as np

from faience.rules.azul.bonuses import add_bonuses, has_complete_row
from faience.rules.azul.events import ENDED, NO_TILES, ROW_COMPLETE, STALLED
from faience.rules.azul.legal import first_complete_line
from faience.rules.azul.moves import COLUMN
from faience.rules.azul.state import KEEP, TAKE, TILE
from faience.rules.azul.taking import keep_jokers, take
from faience.rules.azul.tiling import tile_row, tile_walls
from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import (
    DEAL,
    IN_CENTRE,
    OVER,
    draw_to_display,
    is_nothing_to_draw,
    marker_decides_starter,
    pour_if_empty,
    seat_after,
)

STALLED_ROUNDS = 10


@kernel
def apply(state, move, log):
    """Carry out a legal move and all that follows from it without a choice. Trusts its caller."""
    if state.phase == TILE:
        seat = np.int64(state.to_move)
        tile_row(state, seat, first_complete_line(state, seat), move - COLUMN, log)
    else:
        if state.phase == TAKE:
            take(state, move, log)
        else:
            keep_jokers(state, move, log)
        if state.phase == KEEP:
            return  # the take waits for its answer
        if state.offered != 0:
            state.to_move = seat_after(state, np.int64(state.to_move))
            return
        state.to_move = state.starter
        state.stalled += 1
    end_round_if_tiled(state, log)


@kernel
def draw(state, tile, log):
    """Chance draws this tile from the bag (1.9)."""
    if draw_to_display(state, tile, log):
        state.dealt = 0
        state.phase = TAKE


@kernel
def end_round_if_tiled(state, log):
    """Go on with phase B; after it end the game or prepare the next round (1.9, 1.10)."""
    if not tile_walls(state, log):
        return
    if has_complete_row(state):
        reason = ROW_COMPLETE
    elif state.stalled >= STALLED_ROUNDS:  # AZ-R6
        reason = STALLED
    elif is_nothing_to_draw(state):  # AZ-R4
        reason = NO_TILES
    else:
        prepare_round(state, log)
        return
    note(log, ENDED, reason)
    for seat in range(np.int64(state.players)):
        add_bonuses(state, seat, log)
    state.phase = OVER


@kernel
def prepare_round(state, log):
    """Whoever has the marker starts; untaken, the same player starts again (1.9, AZ-R3)."""
    marker_decides_starter(state)
    state.marker = IN_CENTRE
    state.round_number += 1
    state.phase = DEAL
    pour_if_empty(state, log)
