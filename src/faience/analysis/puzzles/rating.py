"""How hard a puzzle is, before people have tried it: the levels try it, and a rating follows from who finds it.

A level that misjudges what things are worth finds a solution sometimes: how often is asked with many seeds.
"""

import math

from faience.analysis.choices import is_same
from faience.game import Game
from faience.notation.move import Move
from faience.players.levels import LEVELS, LevelPlayer

SOLVERS = {1: 1100, 2: 1300, 3: 1500, 4: 1700, 5: 1900, 6: 2100}  # levels, and what each is taken to be rated
TRIES = 8  # for levels that misjudge; the others always answer alike
USUAL, SURENESS = 1500, 1  # each puzzle begins as a usual one, which counts as much as one solver
SPREAD = 400 / math.log(10)  # as in chess: ten to one for 400 more
LOWEST, HIGHEST = 600, 2400


def rating_of(game: Game, solution: Move) -> int:
    """The rating at which the levels would find as many solutions as they did."""
    found = {rating: _share_found(game, solution, level) for level, rating in SOLVERS.items()}
    total = sum(found.values()) + SURENESS / 2
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(_expected(rating, middle) for rating in found) + SURENESS * _expected(USUAL, middle)
        low, high = (middle, high) if expected > total else (low, middle)
    return round(low)


def _share_found(game: Game, solution: Move, level: int) -> float:
    """How often a level finds the solution."""
    tries = TRIES if LEVELS[game.rules.name][level - 1].misjudges else 1
    player, found = LevelPlayer(level), 0
    for seed in range(tries):
        player.begin(seed)
        found += is_same(game, player.choose(game), solution)
    return found / tries


def _expected(solver: float, puzzle: float) -> float:
    return 1 / (1 + math.exp((puzzle - solver) / SPREAD))
