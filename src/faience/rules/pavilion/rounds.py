"""The course of the game: turns, refills, rounds, the end (4.2, 4.5, 4.9, 4.11, 4.12)."""

import numpy as np

from faience.rules.kernel import kernel
from faience.rules.log import note
from faience.rules.market import (
    DEAL,
    IN_CENTRE,
    OVER,
    SUPPLIED,
    TILES,
    draw_from_bag,
    draw_to_display,
    is_nothing_to_draw,
    marker_decides_starter,
    pour_if_empty,
    seat_after,
    total,
)
from faience.rules.pavilion.events import ASKED, ENDED, FORCED
from faience.rules.pavilion.goals import add_goals
from faience.rules.pavilion.legal import can_place
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT
from faience.rules.pavilion.passing import pass_turn, pick, pick_forced
from faience.rules.pavilion.placing import place
from faience.rules.pavilion.state import BONUS, PLACE, ROUNDS, SUPPLY, TAKE, TURN_OVER
from faience.rules.pavilion.taking import take


@kernel
def apply(state, move, log):
    """Carry out a legal move and all that follows from it without a choice. Trusts its caller."""
    if state.phase == TAKE:
        take(state, move, log)
        if state.offered != 0:
            state.to_move = seat_after(state, np.int64(state.to_move))
            return
        begin_placing(state)
    else:
        if state.phase == PLACE:
            if move == PASS:
                pass_turn(state, ASKED, log)
            else:
                place(state, move, log)
        elif state.phase == BONUS:
            pick(state, move - PICK_BONUS, ASKED, log)
        else:
            pick(state, move - PICK_KEPT, ASKED, log)
        if state.phase != TURN_OVER:
            pick_forced(state, log)
    play_on(state, log)


@kernel
def draw(state, tile, log):
    """Chance draws this tile: for the supply, or between two rounds, when it is full, for the displays (4.1, SP-R3)."""
    between_rounds = has_everybody_passed(state)
    if total(state.supply) < SUPPLY:
        draw_from_bag(state, tile)
        state.supply[tile] += 1
        note(log, SUPPLIED, tile)
        is_done = total(state.supply) == SUPPLY and not between_rounds
        if not is_done:
            pour_if_empty(state, log)
            is_done = state.bag_count == 0
    else:
        is_done = draw_to_display(state, tile, log)
    if not is_done:
        return
    if between_rounds:
        begin_round(state)
    else:
        state.phase = PLACE
    play_on(state, log)


@kernel
def play_on(state, log):
    """Go on until a seat has a choice, chance must draw, or the game is over."""
    while state.phase == PLACE or state.phase == TURN_OVER:
        if state.phase == TURN_OVER:
            end_turn(state, log)
        elif can_place(state, np.int64(state.to_move)):
            return
        else:
            pass_turn(state, FORCED, log)


@kernel
def end_turn(state, log):
    """Fill up the supply, then the next seat, the next round, or the end (4.5, 4.9, 4.11, 4.12)."""
    if has_everybody_passed(state):
        if state.round_number == ROUNDS:
            end_game(state, log)
            return
        state.round_number += 1
        state.marker = IN_CENTRE
        state.to_move = state.starter
        if is_nothing_to_draw(state):
            begin_round(state)
        else:
            state.phase = DEAL
            pour_if_empty(state, log)
        return
    go_to_next_seat(state)
    if total(state.supply) < SUPPLY and not is_nothing_to_draw(state):
        state.phase = DEAL
        pour_if_empty(state, log)
    else:
        state.phase = PLACE


@kernel
def has_everybody_passed(state):
    for seat in range(np.int64(state.players)):
        if state.passed[seat] == 0:
            return False
    return True


@kernel
def go_to_next_seat(state):
    """The next seat clockwise that has not passed (4.5)."""
    state.to_move = seat_after(state, np.int64(state.to_move))
    while state.passed[state.to_move] == 1:
        state.to_move = seat_after(state, np.int64(state.to_move))


@kernel
def begin_round(state):
    """Corner tiles return to the hands; without any tile to take, placing begins at once (4.11, SP-R7)."""
    state.dealt = 0
    for seat in range(np.int64(state.players)):
        state.passed[seat] = 0
        for colour in range(TILES):
            state.hand[seat, colour] += state.corners[seat, colour]
            state.corners[seat, colour] = 0
    state.to_move = state.starter
    state.phase = TAKE
    if state.offered == 0:
        begin_placing(state)


@kernel
def begin_placing(state):
    """Whoever has the token begins; untaken, the start player does (4.4, SP-R1)."""
    marker_decides_starter(state)
    state.phase = PLACE


@kernel
def end_game(state, log):
    """The end and its goals (4.12)."""
    note(log, ENDED)
    for seat in range(np.int64(state.players)):
        add_goals(state, seat, log)
    state.to_move = state.starter
    state.phase = OVER
