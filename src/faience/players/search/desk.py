"""What one thread of a search works on, made once and used for every move.

The many small arrays are fields of one record: a record is handed from kernel to kernel as
one address, while arrays in a tuple are counted each time they are touched, which made the
search four times slower.
"""

from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from faience.players.search.azul import features as azul
from faience.players.search.describer import Describer, Look, describer_for, register
from faience.players.search.evaluation import BOARDS_OF_SEAT
from faience.players.search.memory import mixers_for
from faience.players.search.network import MARKET_BITS, MOST, PAIR_SCALE, PAIRS, SIGNS, UNITS, Network
from faience.players.search.pavilion import features as pavilion
from faience.rules.azul.state import STATE as AZUL
from faience.rules.games import GAMES
from faience.rules.market import SEATS
from faience.rules.pavilion.state import STATE as SUMMER_PAVILION
from faience.rules.rulebook import Rulebook

DEEPEST = 96  # plies that a search can go down
ROOM = 1_024  # legal moves: 778 at the most, where all stars of Summer Pavilion are free and a hand is large
KILLERS = 2
CACHE_LINE = 64  # bytes
BOARDS_KEPT, MARKETS_KEPT = SEATS * BOARDS_OF_SEAT, 1 << MARKET_BITS
SEQUEL_BITS = 14
SEQUELS_KEPT = 1 << SEQUEL_BITS  # ends of rounds that were dealt on from
LOOKS_MOST = 8
MOVES = max(rules.moves for rules in GAMES.values())
SIGN_PARTS = ("signs", "sign_starts", "sign_units")
AS_LEARNED = (*SIGN_PARTS, "inputs", "unit_starts", "unit_weights", "pair_starts", "pair_weights")

# Counters of a search; evaluation.py has two more.
NODES, LIMIT, HORIZON = range(3)
UNSEEN = np.int64(1 << 40)

register(AZUL, azul.DESCRIBER)
register(SUMMER_PAVILION, pavilion.DESCRIBER)


class Desk(NamedTuple):
    """Everything that a search reads and writes."""

    states: Any  # by ply; the last one is for evaluating boards
    words: npt.NDArray[np.uint64]  # the same memory, word by word
    memory: npt.NDArray[np.uint64]
    stop: npt.NDArray[np.int64]  # set from outside
    records: Any  # one record, see `desk_type`


def new_desk(
    dtype: np.dtype[Any],
    weights: npt.NDArray[np.floating[Any]],
    memory: npt.NDArray[np.uint64],
    stop: npt.NDArray[np.int64] | None = None,
    network: Network | None = None,
) -> Desk:
    """A desk for tables of a game."""
    describer = describer_for(dtype)
    assert weights.shape == (describer.stages, describer.features), "weights of another game"
    states = np.zeros(DEEPEST + 2, dtype=readable(dtype))
    words = states.view(np.uint64).reshape(DEEPEST + 2, -1)
    records = _aligned(desk_type(describer, words.shape[1]))
    records["weights"] = weights.T
    records["mixers"] = mixers_for(dtype)
    records["killers"] = -1
    records["glances"] = UNSEEN
    for number, look in enumerate(describer.looks):
        records["views"][:, number] = look
    if network is not None:
        _lay_out(network, records)
    return Desk(states, words, memory, np.zeros(1, dtype=np.int64) if stop is None else stop, records)


def _aligned(dtype: np.dtype[Any]) -> Any:
    """One record that begins with a cache line: rows of numbers are added three times quicker."""
    memory = np.zeros(dtype.itemsize + CACHE_LINE, dtype=np.uint8)
    first = -memory.ctypes.data % CACHE_LINE
    return memory[first : first + dtype.itemsize].view(readable(dtype))


def _lay_out(network: Network, records: Any) -> None:
    """Put a network on a desk."""
    records["has_network"] = 1
    records["sign_weights"] = network.sign_weights.T
    for name in AS_LEARNED:
        records[name] = getattr(network, name)
    records["pairs"] = np.clip(np.rint(network.pairs.T * PAIR_SCALE), -MOST, MOST)


def desk_type(describer: Describer, words: int) -> np.dtype[Any]:
    """The record of a game's desk."""
    return np.dtype(
        [
            # Rows of whole cache lines come first, so that none of them straddles two.
            ("signs", np.float32, (describer.inputs, SIGNS)),  # this and the next eight: see Network
            ("sign_starts", np.float32, (SIGNS,)),
            ("sign_units", np.float32, (SIGNS, UNITS)),
            ("inputs", np.float32, (describer.inputs, UNITS)),
            ("unit_starts", np.float32, (describer.stages, UNITS)),
            ("unit_weights", np.float32, (describer.stages, UNITS)),
            ("pair_starts", np.float32, (describer.stages, PAIRS)),
            ("pair_weights", np.float32, (describer.stages, PAIRS)),
            ("pairs", np.int16, (PAIRS, 2 * UNITS)),  # in whole numbers
            ("sign_row", np.float32, (SIGNS,)),
            ("board_units", np.float32, (BOARDS_KEPT, UNITS)),
            ("market_units", np.float32, (MARKETS_KEPT, UNITS)),
            ("units", np.float32, (SEATS, UNITS)),
            ("both_units", np.int16, (SEATS, 2 * UNITS)),  # in whole numbers: the seat's own, then the other's
            ("counters", np.int64, (6,)),
            ("glances", np.int64, (DEEPEST + 2,)),  # what the position at each ply is worth at once, or UNSEEN
            ("lengths", np.int64, (DEEPEST + 2,)),  # of the best line from each ply on
            ("marks", np.int64, (DEEPEST + 1, ROOM)),  # what moves are sorted by
            ("history", np.int64, (2, MOVES)),  # side, move
            ("mixers", np.uint64, (words, 2)),
            ("has_network", np.int64),
            ("looks", np.int64),  # beyond the end of a round that are taken; none to stay within it
            ("views", np.int64, (LOOKS_MOST, len(Look._fields))),  # what each of them is
            ("chance", np.uint64, (1,)),  # the stream that deals come from
            ("sequel_keys", np.uint64, (SEQUELS_KEPT,)),  # of ends of rounds that were dealt on from
            ("sequel_values", np.int64, (SEQUELS_KEPT,)),
            ("board_keys", np.uint64, (BOARDS_KEPT,)),  # of boards looked at before
            ("board_worth", np.float32, (BOARDS_KEPT, describer.stages + 1)),  # at each stage; then its age
            ("weights", np.float32, (describer.features, describer.stages)),
            ("sign_weights", np.float32, (SIGNS, describer.stages)),
            ("market_keys", np.uint64, (MARKETS_KEPT,)),  # of markets looked at before
            ("indices", np.int64, (describer.inputs,)),
            ("amounts", np.float64, (describer.inputs,)),
            ("prospects", np.float32, (SEATS,)),
            ("places", np.int64, (SEATS,)),  # where the boards of a position are written down
            ("moves", np.int16, (DEEPEST + 1, ROOM)),
            ("killers", np.int16, (DEEPEST + 1, KILLERS)),
            ("line", np.int16, (DEEPEST + 2, DEEPEST + 2)),
        ],
        align=True,
    )


def network_shapes(rules: Rulebook) -> dict[str, tuple[int, int]]:
    """The shape of each part of a network, for a game."""
    describer = describer_for(rules.dtype)
    stages = describer.stages
    features, signs = (stages, describer.features), (stages, SIGNS)
    units, pairs = (stages, UNITS), (stages, PAIRS)
    of_signs = ((describer.inputs, SIGNS), (1, SIGNS), (SIGNS, UNITS), signs)
    inputs, both = (describer.inputs, UNITS), (2 * UNITS, PAIRS)
    shapes = (features, *of_signs, inputs, units, units, both, pairs, pairs, features, signs, units, pairs)
    return dict(zip(Network._fields, shapes, strict=True))


def readable(dtype: np.dtype[Any]) -> Any:
    """Plain Python reads a field as an attribute only of a NumPy record."""
    return (np.record, dtype) if numba.config.DISABLE_JIT else dtype
