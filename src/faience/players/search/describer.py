"""What a game brings along to have its positions evaluated, and the way to it from compiled code.

Compiled code is specialised for the game by the type of its record, as in rules/generic.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.extending import overload

from faience.rules.kernel import kernel


class Look(NamedTuple):
    """How far a search looks beyond the end of a round."""

    deals: int  # of the next round
    plies: int  # into each of them
    doubt: int  # by how much what was known before may be wrong: only what could matter then is looked at
    eagerness: int  # by how much the best of many moves is thought better than it is


@dataclass(frozen=True)
class Describer:
    """The features of a game are what its weights are for; a network sees its details besides."""

    features: int  # how many there are
    ages: int
    bands: int
    board_key: Callable[..., int]  # of all that a board's features depend on
    settle: Callable[..., int]  # carries out what is certain to come for a seat; says its age. Spends the state
    describe_board: Callable[..., int]  # writes the features of a settled board that are not zero; says how many
    describe_market: Callable[..., int]  # the same for what the market holds for a seat
    band: Callable[..., int]  # which part of a round it is
    skip_chance: Callable[..., bool]  # goes on without the draw where a search should not stop; says whether it did
    details: int  # how many there are
    detail_board: Callable[..., int]  # writes the details of a settled board that are not zero; says how many
    detail_market: Callable[..., int]  # the same for the market, whoever looks at it
    market_key: Callable[..., int]  # of all that the market's details depend on
    looks: tuple[Look, ...]  # beyond a round that was solved, further each time; none where they tell nothing more

    @property
    def stages(self) -> int:
        return self.ages * self.bands

    @property
    def inputs(self) -> int:
        """Of a network: features, then details."""
        return self.features + self.details


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


def features(state: Any) -> int:
    """How many features a game has."""
    return _DESCRIBERS[state.dtype].features


def detail_board(state: Any, seat: Any, indices: Any, amounts: Any) -> int:
    """Write the details of a settled board that are not zero; says how many."""
    return _DESCRIBERS[state.dtype].detail_board(state, seat, indices, amounts)


def detail_market(state: Any, indices: Any, amounts: Any) -> int:
    """Write the details of the market that are not zero; says how many."""
    return _DESCRIBERS[state.dtype].detail_market(state, indices, amounts)


def market_key(state: Any) -> int:
    """A number that differs wherever the details of the market do."""
    return _DESCRIBERS[state.dtype].market_key(state)


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


@overload(features)
def _features(state):
    chosen = np.int64(_RECORDS[state].features)
    return lambda state: chosen


@overload(detail_board)
def _detail_board(state, seat, indices, amounts):
    chosen = _RECORDS[state].detail_board
    return lambda state, seat, indices, amounts: chosen(state, seat, indices, amounts)


@overload(detail_market)
def _detail_market(state, indices, amounts):
    chosen = _RECORDS[state].detail_market
    return lambda state, indices, amounts: chosen(state, indices, amounts)


@overload(market_key)
def _market_key(state):
    chosen = _RECORDS[state].market_key
    return lambda state: chosen(state)


@overload(skip_chance)
def _skip_chance(state):
    chosen = _RECORDS[state].skip_chance
    return lambda state: chosen(state)


@kernel
def no_band(_state):
    """For games whose ages tell all."""
    return np.int64(0)
