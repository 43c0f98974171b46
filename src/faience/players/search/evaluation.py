"""What a position is worth, before anybody looks ahead.

A game describes each seat by features: numbers that say how its board stands, and what the
market holds for it. A seat's prospects are the weighted sum of its features; the chance that
it wins is the share of its exp(prospects) among all seats'. The weights come from self-play,
one row for each stage of the game: its age, told by the board that is furthest, and the part
of the round.

Most moves change one board, and the same few boards come up again and again in a search:
what a board is worth is looked up, and worked out only the first time.

A value is for one seat against all others, in thousandths of the logarithm of its odds:
0 is an even chance, 1099 three to one, WON and LOST are beyond what any doubt can reach.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from faience.rules.generic import standing
from faience.rules.kernel import kernel, routine
from faience.rules.market import OVER

SCALE = 1_000.0
SURE = np.int64(15_000)  # the most that a position still in play may be worth
WON = np.int64(20_000)
LOST = -WON
BOARD_BITS = 13
KEY_SHIFT = np.uint64(64 - BOARD_BITS)
MARGIN_MOST = np.int64(100)
POINT = np.int64(10)  # a point more or less at the end, where the winner is the same


@dataclass(frozen=True)
class Describer:
    """What a game brings along to be evaluated."""

    features: int  # how many there are
    ages: int
    bands: int
    board_key: Callable[..., int]  # of all that a board's features depend on
    settle: Callable[..., int]  # carries out what is certain to come for a seat; says its age. Spends the state
    describe_board: Callable[..., int]  # writes the features of a settled board that are not zero; says how many
    describe_market: Callable[..., int]  # the same for what the market holds for a seat
    band: Callable[..., int]  # which part of a round it is
    skip_chance: Callable[..., bool]  # goes on without the draw where a search should not stop; says whether it did

    @property
    def stages(self) -> int:
        return self.ages * self.bands


_DESCRIBERS: dict[Any, Describer] = {}
_RECORDS: dict[Any, Describer] = {}


def register(dtype: np.dtype[Any], describer: Describer) -> None:
    """Make a game's features known by its state."""
    _DESCRIBERS[dtype] = describer
    _RECORDS[numba.from_dtype(dtype)] = describer


def describer_for(dtype: np.dtype[Any]) -> Describer:
    return _DESCRIBERS[dtype]


def board_key(state: Any, seat: Any) -> int:
    """A number that differs wherever the features of a seat's board do."""
    return _DESCRIBERS[state.dtype].board_key(state, seat)


def settle(state: Any, seat: Any) -> int:
    """Carry out what is certain to come for a seat; says its age."""
    return _DESCRIBERS[state.dtype].settle(state, seat)


def describe_board(state: Any, seat: Any, indices: Any, amounts: Any) -> int:
    """Write the features of a settled board that are not zero; says how many."""
    return _DESCRIBERS[state.dtype].describe_board(state, seat, indices, amounts)


def describe_market(state: Any, seat: Any, indices: Any, amounts: Any) -> int:
    """Write the features of what the market holds for a seat; says how many."""
    return _DESCRIBERS[state.dtype].describe_market(state, seat, indices, amounts)


def band(state: Any) -> int:
    """Which part of a round it is."""
    return _DESCRIBERS[state.dtype].band(state)


def ages(state: Any) -> int:
    """How many ages a game has."""
    return _DESCRIBERS[state.dtype].ages


def skip_chance(state: Any) -> bool:
    """Go on without the draw where a search should not stop for it; says whether it did."""
    return _DESCRIBERS[state.dtype].skip_chance(state)


@overload(board_key)
def _board_key(state, seat):
    chosen = _RECORDS[state].board_key
    return lambda state, seat: chosen(state, seat)


@overload(settle)
def _settle(state, seat):
    chosen = _RECORDS[state].settle
    return lambda state, seat: chosen(state, seat)


@overload(describe_board)
def _describe_board(state, seat, indices, amounts):
    chosen = _RECORDS[state].describe_board
    return lambda state, seat, indices, amounts: chosen(state, seat, indices, amounts)


@overload(describe_market)
def _describe_market(state, seat, indices, amounts):
    chosen = _RECORDS[state].describe_market
    return lambda state, seat, indices, amounts: chosen(state, seat, indices, amounts)


@overload(band)
def _band(state):
    chosen = _RECORDS[state].band
    return lambda state: chosen(state)


@overload(ages)
def _ages(state):
    chosen = np.int64(_RECORDS[state].ages)
    return lambda state: chosen


@overload(skip_chance)
def _skip_chance(state):
    chosen = _RECORDS[state].skip_chance
    return lambda state: chosen(state)


@kernel
def no_band(_state):
    """For games whose ages tell all."""
    return np.int64(0)


@kernel
def evaluate(states, ply, seat, desk):
    """The value of the position at a ply for a seat, by its features."""
    state = states[ply]
    players = np.int64(state.players)
    stage = stage_of(states, ply, desk)
    own = prospects(state, seat, stage, desk)
    others = 0.0
    for other in range(players):
        if other != seat:
            theirs = prospects(state, np.int64(other), stage, desk)
            if players == 2:
                return bounded(own - theirs)
            others += np.exp(theirs - own)
    return bounded(-np.log(others))


@kernel
def stage_of(states, ply, desk):
    """The stage of the game, and on the way where each board is written down."""
    stages = desk.weights.shape[0]
    age = np.int64(stages)
    for seat in range(np.int64(states[ply].players)):
        place = look_up(states, ply, np.int64(seat), desk)
        desk.places[seat] = place
        age = min(age, np.int64(desk.board_worth[place, stages]))
    return band(states[ply]) * ages(states[ply]) + age


@kernel
def prospects(state, seat, stage, desk):
    """The weighted sum of a seat's features."""
    worth = desk.board_worth[desk.places[seat], stage]
    count = describe_market(state, seat, desk.indices, desk.amounts)
    for at in range(count):
        worth += desk.weights[stage, desk.indices[at]] * desk.amounts[at]
    return worth


@kernel
def look_up(states, ply, seat, desk):
    """Where the worth of a seat's board is written down."""
    key = board_key(states[ply], seat)
    place = np.int64(key >> KEY_SHIFT)
    if desk.board_keys[place] != key:
        work_out(states, ply, seat, desk, place)
        desk.board_keys[place] = key
    return place


@routine
def work_out(states, ply, seat, desk, place):
    """Write down what a board is worth at each stage."""
    settled = states[len(states) - 1]  # the last place is for this
    states[len(states) - 1] = states[ply]
    stages = desk.weights.shape[0]
    desk.board_worth[place, stages] = settle(settled, seat)
    count = describe_board(settled, seat, desk.indices, desk.amounts)
    for stage in range(stages):
        worth = 0.0
        for at in range(count):
            worth += desk.weights[stage, desk.indices[at]] * desk.amounts[at]
        desk.board_worth[place, stage] = worth


@kernel
def bounded(log_odds):
    return np.int64(min(max(log_odds * SCALE, -SURE), SURE))


@kernel
def final_value(state, seat):
    """The value of a finished game for a seat: who won, then by how many points it leads or trails the best other."""
    own = standing(state, seat)
    best = np.int64(-1)
    lead = MARGIN_MOST
    level = 1
    for other in range(np.int64(state.players)):
        if other != seat:
            theirs = standing(state, np.int64(other))
            best = max(best, np.int64(theirs))
            lead = min(lead, np.int64(state.score[seat]) - np.int64(state.score[other]))
            level += theirs == own
    if best > own:
        return LOST + max(lead, -MARGIN_MOST) * POINT
    if level > 1:
        return np.int64(-SCALE * np.log(level - 1.0))  # a share of the victory
    return WON + lead * POINT


@routine
def static_value(states, ply, seat, desk):
    """The value of the position at a ply for a seat without looking ahead."""
    if states[ply].phase == OVER:
        return final_value(states[ply], seat)
    return evaluate(states, ply, seat, desk)
