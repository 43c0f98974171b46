"""The kernels every game has, dispatched on the type of its record.

Compiled code is specialised for the game at compile time, by `overload`; plain
Python asks the register. Playouts, searches and benchmarks are written on these
and serve every game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from faience.rules.chance import below
from faience.rules.kernel import kernel
from faience.rules.market import DEAL, OVER, random_tile


@dataclass(frozen=True)
class Kernels:
    """What a game brings along."""

    legal_moves: Callable[..., int]
    apply: Callable[..., None]
    draw: Callable[..., None]
    prospect: Callable[..., int]


_KERNELS: dict[np.dtype[Any], Kernels] = {}
_RECORDS: dict[Any, Kernels] = {}


def register(dtype: np.dtype[Any], kernels: Kernels) -> None:
    """Make a game's kernels known by its state."""
    _KERNELS[dtype] = kernels
    _RECORDS[numba.from_dtype(dtype)] = kernels


def legal_moves(state: np.record, moves: Any) -> int:
    """Write the legal moves; says how many."""
    return _KERNELS[state.dtype].legal_moves(state, moves)


def apply(state: np.record, move: int, log: Any) -> None:
    """Carry out a legal move. Trusts its caller."""
    _KERNELS[state.dtype].apply(state, move, log)


def draw(state: np.record, tile: int, log: Any) -> None:
    """Chance draws a tile. Trusts its caller."""
    _KERNELS[state.dtype].draw(state, tile, log)


def prospect(state: np.record, seat: int) -> int:
    """What a seat would have if the round ended now, the end bonuses on its board included. Spends the state."""
    return _KERNELS[state.dtype].prospect(state, seat)


@overload(legal_moves)
def _legal_moves(state, moves):
    chosen = _RECORDS[state].legal_moves
    return lambda state, moves: chosen(state, moves)


@overload(apply)
def _apply(state, move, log):
    chosen = _RECORDS[state].apply
    return lambda state, move, log: chosen(state, move, log)


@overload(draw)
def _draw(state, tile, log):
    chosen = _RECORDS[state].draw
    return lambda state, tile, log: chosen(state, tile, log)


@overload(prospect)
def _prospect(state, seat):
    chosen = _RECORDS[state].prospect
    return lambda state, seat: chosen(state, seat)


@kernel
def deal(state, rng, log):
    """Chance draws until a seat is to move."""
    while state.phase == DEAL:
        draw(state, random_tile(state.bag, rng), log)


@kernel
def playout(state, rng, moves):
    """Play at random to the end; says how many moves were made and how many were legal in all."""
    plies = 0
    choices = 0
    while state.phase != OVER:
        deal(state, rng, None)
        count = legal_moves(state, moves)
        apply(state, moves[below(rng, count)], None)
        plies += 1
        choices += count
    return plies, choices
