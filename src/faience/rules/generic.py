"""The kernels every game has, dispatched on the type of its record.

Compiled code is specialised for the game at compile time, by `overload`; plain
Python asks the register. Playouts, searches and benchmarks are written on these
and serve every game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

from faience.rules.kernel import kernel
from faience.rules.market import DEAL, random_tile


@dataclass(frozen=True)
class Kernels:
    """What a game brings along."""

    legal_moves: Callable[..., int]
    apply: Callable[..., None]
    draw: Callable[..., None]
    prospect: Callable[..., int]
    standing: Callable[..., int]


_KERNELS: dict[np.dtype[Any], Kernels] = {}
_RECORDS: dict[Any, Kernels] = {}


def register(dtype: np.dtype[Any], kernels: Kernels) -> None:
    """Make a game's kernels known by its state."""
    _KERNELS[dtype] = kernels
    _RECORDS[numba.from_dtype(dtype)] = kernels


def legal_moves(state: Any, moves: Any) -> int:
    """Write the legal moves; says how many."""
    return _KERNELS[state.dtype].legal_moves(state, moves)


def apply(state: Any, move: Any, log: Any) -> None:
    """Carry out a legal move. Trusts its caller."""
    _KERNELS[state.dtype].apply(state, move, log)


def draw(state: Any, tile: Any, log: Any) -> None:
    """Chance draws a tile. Trusts its caller."""
    _KERNELS[state.dtype].draw(state, tile, log)


def prospect(state: Any, seat: Any) -> int:
    """What a seat would have if the round ended now, the end bonuses on its board included. Spends the state."""
    return _KERNELS[state.dtype].prospect(state, seat)


def standing(state: Any, seat: Any) -> int:
    """A number that is highest for those who won a finished game."""
    return _KERNELS[state.dtype].standing(state, seat)


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


@overload(standing)
def _standing(state, seat):
    chosen = _RECORDS[state].standing
    return lambda state, seat: chosen(state, seat)


@kernel
def deal(state, rng, log):
    """Chance draws until a seat is to move."""
    while state.phase == DEAL:
        draw(state, random_tile(state, rng), log)


# For callers in Python: a table is an array of one state. To hand over a plain array takes
# half a microsecond, an array of records two, a record five.


def table_of(state: np.record) -> npt.NDArray[np.void]:
    """A new table with this state."""
    if numba.config.DISABLE_JIT:
        return np.array([state], dtype=state.dtype)  # plain Python asks for state.field
    registered = next(dtype for dtype in _KERNELS if dtype == state.dtype)  # Numba is quickest on the same object
    return np.array([state], dtype=registered)


def record_at(table: npt.NDArray[np.void]) -> np.record:
    """The state at a table, as a record in the same memory."""
    record: np.record = table.view((np.record, table.dtype))[0]
    return record


@kernel
def list_moves(table, moves):
    """The legal moves of a table; says how many."""
    return legal_moves(table[0], moves)


@kernel
def make_move(table, move, log):
    """Carry out a legal move at a table. Trusts its caller."""
    apply(table[0], move, log)


@kernel
def draw_tile(table, tile, log):
    """Chance draws a tile at a table. Trusts its caller."""
    draw(table[0], tile, log)


@kernel
def random_tile_at(table, rng):
    """Which tile a blind hand draws at a table."""
    return random_tile(table[0], rng)


def winners(state: np.record, without: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats that won a finished game, several if they share the victory; some may be out of it."""
    table = table_of(state)
    standings = {seat: int(standing_at(table, seat)) for seat in range(state.players) if seat not in without}
    return tuple(seat for seat, each in standings.items() if each == max(standings.values()))


@kernel
def standing_at(table, seat):
    """A number that is highest for those who won a finished game at this table."""
    return standing(table[0], seat)


@kernel
def prospect_at(table, seat):
    """What a seat would have if the round ended now. Spends the table."""
    return prospect(table[0], seat)
