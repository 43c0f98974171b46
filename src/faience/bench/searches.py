"""How fast the search is, and its signature, by weights alone and with a network on top of them.

The signature is how many positions some searches look at: a change that is meant to make the search faster and nothing
else leaves it as it was. Weights that know nothing but the score are used, and a network that nobody has taught, so
that better ones do not change it either. tests/golden/signatures.txt has the signatures of every table of two.
"""

from functools import cache
from math import prod
from typing import Any

import numpy as np

from faience.bench.kernels import sample
from faience.bench.result import Result, repeated
from faience.game import Game
from faience.players.search import SearchPlayer
from faience.players.search.desk import network_shapes
from faience.players.search.network import Network
from faience.players.search.weights import bare_weights
from faience.rules import chance, generic
from faience.rules.games import rules_for
from faience.rules.market import OVER
from faience.rules.rulebook import Rulebook

SAMPLED = 16
LARGEST = 4
DEPTH = 4  # of the searches that are counted
NODES = 50_000  # of those that are timed
MOST, PART = 8, np.float32(1 / 64)  # an untaught network has whole numbers of parts, from -8 to 8


def signature(name: str, table: np.record, _seconds: float = 0.0) -> Result:
    """Positions looked at by searches to a fixed depth, by weights alone: the same number in every run."""
    return _counted(name, table, by_weights(table))


def network_signature(name: str, table: np.record, _seconds: float = 0.0) -> Result:
    """The same with a network."""
    return _counted(name, table, by_network(table))


def speed(name: str, table: np.record, seconds: float) -> Result:
    """Positions looked at in a second, on one core, by weights alone, where there is much to look at."""
    return _timed(name, table, seconds, by_weights(table))


def network_speed(name: str, table: np.record, seconds: float) -> Result:
    """The same with a network."""
    return _timed(name, table, seconds, by_network(table))


def positions(table: np.record) -> list[Game]:
    """Some positions of random games, always the same, in which somebody is to move."""
    begin = generic.table_of(table)
    found, moves = np.repeat(begin, SAMPLED), np.zeros(rules_for(table).moves, dtype=np.int16)
    sample(begin, found, chance.stream(1), moves)
    records: Any = found.view((np.record, found.dtype))
    return [Game(state.copy(), seed=1) for state in records if state.phase != OVER]


def by_weights(table: np.record) -> SearchPlayer:
    """A search that counts points."""
    return SearchPlayer(seed=1, weights=bare_weights(rules_for(table)))


def by_network(table: np.record) -> SearchPlayer:
    """A search that judges as all do where there is a champion, but by one that never changes."""
    return SearchPlayer(seed=1, champion=untaught(rules_for(table)))


@cache
def untaught(rules: Rulebook) -> Network:
    """A network of a seed, the same on every machine: it adds whims to the weights that count points."""
    rng = chance.stream(1)
    parts = {name: _whims(rng, shape) for name, shape in network_shapes(rules).items()}
    return Network(**parts)._replace(weights=bare_weights(rules).astype(np.float32))


def _whims(rng: Any, shape: tuple[int, int]) -> Any:
    drawn = [chance.below(rng, np.int64(2 * MOST + 1)) - MOST for _ in range(prod(shape))]
    return np.array(drawn, dtype=np.float32).reshape(shape) * PART


def _counted(name: str, table: np.record, player: SearchPlayer) -> Result:
    nodes = sum(player.think(game, depth=DEPTH).nodes for game in positions(table))
    return Result(name, nodes, "nodes", nodes, nodes, 1)


def _timed(name: str, table: np.record, seconds: float, player: SearchPlayer) -> Result:
    games = sorted(positions(table), key=lambda game: -len(game.legal_moves))[:LARGEST]
    return repeated(name, "nodes/s", seconds, lambda: sum(player.think(game, nodes=NODES).nodes for game in games))
