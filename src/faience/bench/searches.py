"""How fast the search is, and its signature.

The signature is how many positions some searches look at: a change that is meant to make the search faster and nothing
else leaves it as it was. Weights that know nothing but the score are used, so that better ones do not change it either.
"""

from typing import Any

import numpy as np

from faience.bench.kernels import sample
from faience.bench.result import Result, repeated
from faience.game import Game
from faience.players.search import SearchPlayer
from faience.players.search.weights import bare_weights
from faience.rules import chance, generic
from faience.rules.games import rules_for
from faience.rules.market import OVER

SAMPLED = 16
LARGEST = 4
DEPTH = 4  # of the searches that are counted
NODES = 50_000  # of those that are timed


def signature(name: str, table: np.record, _seconds: float = 0.0) -> Result:
    """Positions looked at by searches to a fixed depth: the same number in every run."""
    player = _player(table)
    nodes = sum(player.think(game, depth=DEPTH).nodes for game in positions(table))
    return Result(name, nodes, "nodes", nodes, nodes, 1)


def speed(name: str, table: np.record, seconds: float) -> Result:
    """Positions looked at in a second, on one core, where there is much to look at."""
    player = _player(table)
    games = sorted(positions(table), key=lambda game: -len(game.legal_moves))[:LARGEST]
    return repeated(name, "nodes/s", seconds, lambda: sum(player.think(game, nodes=NODES).nodes for game in games))


def positions(table: np.record) -> list[Game]:
    """Some positions of random games, always the same, in which somebody is to move."""
    begin = generic.table_of(table)
    found, moves = np.repeat(begin, SAMPLED), np.zeros(rules_for(table).moves, dtype=np.int16)
    sample(begin, found, chance.stream(1), moves)
    records: Any = found.view((np.record, found.dtype))
    return [Game(state.copy(), seed=1) for state in records if state.phase != OVER]


def _player(table: np.record) -> SearchPlayer:
    return SearchPlayer(seed=1, weights=bare_weights(rules_for(table)))
