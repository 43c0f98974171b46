"""Windows into the search: its parts called one by one, and the same things worked out again in plain Python."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
from tests.contract.configurations import EVERY, Configuration
from tests.contract.walks import walk

from faience.game import Game
from faience.players.search.alphabeta import INFINITE, search
from faience.players.search.describer import Look, describer_for, register
from faience.players.search.desk import DEEPEST, LIMIT, Desk, new_desk
from faience.players.search.evaluation import evaluate, static_value
from faience.players.search.memory import key_of, new_memory
from faience.rules import generic
from faience.rules.games import GAMES
from faience.rules.kernel import routine
from faience.rules.market import DEAL, OVER
from faience.rules.rulebook import Rulebook


def is_searched(rules: Rulebook) -> bool:
    """The game has told the search how to describe its positions."""
    try:
        return bool(describer_for(rules.dtype))
    except KeyError:
        return False


SEARCHED = [name for name, rules in GAMES.items() if is_searched(rules)]
EVERY_SEARCHED = [configuration for configuration in EVERY if configuration.game in SEARCHED]


@cache
def some_weights(rules: Rulebook) -> Any:
    """Weights that like and dislike everything a little, and the score more."""
    describer = describer_for(rules.dtype)
    weights = np.random.Generator(np.random.PCG64(5)).normal(0.0, 0.1, (describer.stages, describer.features))
    weights[:, 0] = 1.0
    return weights


def desk_for(rules: Rulebook) -> Desk:
    return new_desk(rules.dtype, some_weights(rules), new_memory(bits=4))


def visited(configuration: Configuration, seed: int) -> list[np.record]:
    """The tables of a game in which somebody is to move, or a new round is about to be dealt."""
    states = walk(configuration, seed).states
    before = (None, *states)
    return [
        state
        for state, last in zip(states, before, strict=False)
        if state.phase != OVER and (state.phase != DEAL or (last is not None and last.phase != DEAL))
    ]


def game_within(configuration: Configuration, seed: int, moves: int) -> Game:
    """A game after some moves of somebody who does not look."""
    game, random = configuration.new_game(seed=seed), Random(seed)
    for _ in range(moves):
        game.play(random.choice(game.legal_moves))
    return game


@contextmanager
def looking(rules: Rulebook, *looks: Look) -> Iterator[None]:
    """Meanwhile, a search that is made looks beyond a round in this way."""
    usual = describer_for(rules.dtype)
    register(rules.dtype, replace(usual, looks=looks))
    try:
        yield
    finally:
        register(rules.dtype, usual)


# One part at a time


@routine
def evaluate_at(states, seat, desks):
    return evaluate(states, np.int64(0), seat, desks[0])


@routine
def static_value_at(states, seat, desks):
    return static_value(states, np.int64(0), seat, desks[0])


@routine
def key_at(states, words, root, desks):
    return key_of(states[0], words, np.int64(0), root, desks[0].mixers)


@routine
def search_at(states, words, memory, stop, desks, alpha, beta):
    desk = desks[0]
    ply = np.int64(0)
    return search(states, words, memory, stop, desk, np.int64(states[0].to_move), ply, np.int64(DEEPEST), alpha, beta)


def lay(desk: Desk, state: np.record) -> Desk:
    """Put a table on a desk."""
    desk.states[0] = generic.table_of(state)[0]
    return desk


def evaluated(desk: Desk, state: np.record, seat: int) -> int:
    return int(evaluate_at(lay(desk, state).states, np.int64(seat), desk.records))


def static(desk: Desk, state: np.record, seat: int) -> int:
    return int(static_value_at(lay(desk, state).states, np.int64(seat), desk.records))


def key(desk: Desk, state: np.record, root: int = 0) -> int:
    return int(key_at(lay(desk, state).states, desk.words, np.int64(root), desk.records))


def searched(
    desk: Desk, state: np.record, alpha: int = int(-INFINITE), beta: int = int(INFINITE), looks: int = 0
) -> int:
    """The value of a table for the seat to move, exact between two bounds."""
    desk.records["looks"], desk.records["counters"][0, LIMIT] = looks, INFINITE
    return int(search_at(*lay(desk, state), np.int64(alpha), np.int64(beta)))


# The same again


def description(rules: Rulebook, state: np.record, seat: int) -> tuple[Any, int]:
    """The features of a seat, one by one, and the age that its board tells."""
    describer = describer_for(rules.dtype)
    features = np.zeros(describer.features)
    indices, amounts = np.zeros(describer.features, dtype=np.int64), np.zeros(describer.features)
    settled = state.copy()
    age = int(describer.settle(settled, np.int64(seat)))
    for describe, table in ((describer.describe_board, settled), (describer.describe_market, state.copy())):
        count = describe(table, np.int64(seat), indices, amounts)
        for index, amount in zip(indices[:count], amounts[:count], strict=True):
            features[index] += amount
    return features, age


def stage(rules: Rulebook, state: np.record) -> int:
    """The row of weights: the part of the round, and the age of the board that is furthest."""
    describer = describer_for(rules.dtype)
    youngest = min(description(rules, state, seat)[1] for seat in range(state.players))
    return int(describer.band(state.copy())) * describer.ages + youngest
