"""What a network adds to the weighted sum, and where there is one."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import EVERY_SEARCHED, SEARCHED, description, evaluated, stage, static, visited

from faience.players.search import SearchPlayer
from faience.players.search.champions import champion_for, champions
from faience.players.search.describer import describer_for
from faience.players.search.desk import Desk, new_desk
from faience.players.search.evaluation import SCALE, SURE
from faience.players.search.memory import new_memory
from faience.players.search.network import PAIRS, UNITS, Network
from faience.rules.rulebook import Rulebook

ROUNDING = 0.02  # of the log-odds: pairs are summed in whole numbers
OF_TWO = [configuration for configuration in EVERY_SEARCHED if configuration.players == 2]
WITH_A_CHAMPION = [Configuration("azul", "coloured", (), 2)]

every_table_of_two = pytest.mark.parametrize("configuration", OF_TWO, ids=str)
every_champion = pytest.mark.parametrize("configuration", WITH_A_CHAMPION, ids=str)


@cache
def some_network(rules: Rulebook) -> Network:
    """A network that nobody has taught anything."""
    describer, random = describer_for(rules.dtype), np.random.Generator(np.random.PCG64(3))

    def some(*shape: int) -> Any:
        return random.normal(0.0, 0.2, shape).astype(np.float32)

    stages = describer.stages
    return Network(
        weights=some(stages, describer.features),
        inputs=some(describer.inputs, UNITS),
        unit_starts=some(stages, UNITS),
        unit_weights=some(stages, UNITS),
        pairs=some(2 * UNITS, PAIRS),
        pair_starts=some(stages, PAIRS),
        pair_weights=some(stages, PAIRS),
    )


def desk_with(rules: Rulebook, network: Network) -> Desk:
    return new_desk(rules.dtype, network.weights, new_memory(bits=4), network=network)


# The same again


def inputs(rules: Rulebook, state: np.record, seat: int) -> Any:
    """What is put into the units of a seat: features, then details."""
    describer = describer_for(rules.dtype)
    details = np.zeros(describer.details)
    indices, amounts = np.zeros(describer.inputs, dtype=np.int64), np.zeros(describer.inputs)
    settled = state.copy()
    describer.settle(settled, np.int64(seat))
    for count in (
        lambda: describer.detail_board(settled, np.int64(seat), indices, amounts),
        lambda: describer.detail_market(state.copy(), indices, amounts),
    ):
        written = count()
        np.add.at(details, indices[:written], amounts[:written])
    return np.concatenate([description(rules, state, seat)[0], details])


def log_odds(rules: Rulebook, network: Network, state: np.record) -> float:
    """What the network says of the first seat, in NumPy."""
    row = stage(rules, state)
    both = np.stack([inputs(rules, state, seat) for seat in (0, 1)])
    units = np.maximum(both @ network.inputs + network.unit_starts[row], 0.0)
    pairs = np.maximum(np.hstack([units, units[::-1]]) @ network.pairs + network.pair_starts[row], 0.0)
    prospects = both[:, : network.weights.shape[1]] @ network.weights[row]
    prospects += units @ network.unit_weights[row] + pairs @ network.pair_weights[row]
    return float(prospects[0] - prospects[1])


def assert_agrees(configuration: Configuration, network: Network, seed: int) -> None:
    rules, desk = configuration.rules, desk_with(configuration.rules, network)
    for state in visited(configuration, seed)[::9]:
        wanted = np.clip(log_odds(rules, network, state) * SCALE, -SURE, SURE)
        assert evaluated(desk, state, 0) == pytest.approx(wanted, abs=ROUNDING * SCALE)


@every_table_of_two
def test_a_network_adds_units_and_pairs_to_the_weighted_sum(configuration):
    assert_agrees(configuration, some_network(configuration.rules), seed=1)


@every_champion
def test_a_champion_says_the_same_in_plain_numpy(configuration):
    champion = champion_for(configuration.new_state())
    assert champion is not None
    for seed in range(5):
        assert_agrees(configuration, champion, seed)


@every_table_of_two
def test_what_one_of_two_hopes_the_other_fears(configuration):
    desk = desk_with(configuration.rules, some_network(configuration.rules))
    for state in visited(configuration, seed=3)[::9]:
        assert evaluated(desk, state, 0) == -evaluated(desk, state, 1)


@every_table_of_two
def test_units_that_were_looked_up_are_what_they_would_be_if_worked_out_again(configuration):
    rules, network = configuration.rules, some_network(configuration.rules)
    remembering, forgetful = desk_with(rules, network), desk_with(rules, network)
    for state in [state for seed in (1, 2) for state in visited(configuration, seed)]:
        forgetful.records["board_keys"] = 0
        assert static(remembering, state, 0) == static(forgetful, state, 0)


# Champions


@pytest.mark.parametrize("name", SEARCHED)
def test_champions_fit_their_game(name):
    for table, network in champions(name).items():
        rules = Configuration(name, "coloured", (), 2).rules
        shapes = {part: array.shape for part, array in network._asdict().items()}
        assert shapes == {part: array.shape for part, array in some_network(rules)._asdict().items()}, table
        assert all(np.isfinite(array).all() for array in network)


def test_where_no_network_was_learned_the_weights_are_alone():
    assert champion_for(Configuration("azul", "coloured", (), 3).new_state()) is None
    assert champion_for(Configuration("azul", "grey", (), 2).new_state()) is None


@every_champion
def test_weights_of_your_own_are_played_without_the_champion(configuration):
    game = configuration.new_game(seed=1)
    champion = champion_for(configuration.new_state())
    assert champion is not None
    with_it = SearchPlayer(seed=1, depth=1).think(game).value
    assert SearchPlayer(seed=1, depth=1, weights=champion.weights.astype(np.float64)).think(game).value != with_it
