"""What a network adds to the weighted sum, and where there is one."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import EVERY_SEARCHED, SEARCHED, evaluated, stage, static, visited

from faience.errors import SetupError
from faience.players.search import SearchPlayer
from faience.players.search.champions import champion_for, champion_in, champions
from faience.players.search.describer import describer_for
from faience.players.search.desk import Desk, network_shapes, new_desk
from faience.players.search.evaluation import SCALE, SURE
from faience.players.search.forecast import forecast
from faience.players.search.memory import new_memory
from faience.players.search.network import Network
from faience.players.search.weights import weights_for
from faience.players.spec import parse
from faience.rules.games import GAMES
from faience.rules.market import OVER
from faience.rules.rulebook import Rulebook

ROUNDING = 0.02  # of the log-odds: pairs are summed in whole numbers
OF_TWO = [configuration for configuration in EVERY_SEARCHED if configuration.players == 2]
AZUL = Configuration("azul", "coloured", (), 2)


def table_of(configuration: Configuration) -> str:
    """Its name in a file of champions."""
    return f"{'+'.join([configuration.board, *configuration.options])}/{configuration.players}"


WITH_A_CHAMPION = [
    configuration for configuration in EVERY_SEARCHED if table_of(configuration) in champions(configuration.game)
]

every_table = pytest.mark.parametrize("configuration", EVERY_SEARCHED, ids=str)
every_table_of_two = pytest.mark.parametrize("configuration", OF_TWO, ids=str)
every_champion = pytest.mark.parametrize("configuration", WITH_A_CHAMPION, ids=str)


@cache
def some_network(rules: Rulebook) -> Network:
    """A network that nobody has taught anything."""
    random = np.random.Generator(np.random.PCG64(3))
    return Network(*(random.normal(0.0, 0.2, shape).astype(np.float32) for shape in network_shapes(rules).values()))


def desk_with(rules: Rulebook, network: Network) -> Desk:
    return new_desk(rules.dtype, network.weights, new_memory(bits=4), network=network)


# The same again


def inputs(rules: Rulebook, state: np.record, seat: int) -> Any:
    """What a seat's board, and then the market, put in: features, then details."""
    describer, settled, found = describer_for(rules.dtype), state.copy(), []
    indices, amounts = np.zeros(describer.inputs, dtype=np.int64), np.zeros(describer.inputs)
    describer.settle(settled, np.int64(seat))
    board = describer.describe_board, describer.detail_board
    market = describer.describe_market, lambda table, _seat, *into: describer.detail_market(table, *into)
    for (describe, detail), table in ((board, settled), (market, state.copy())):
        row = np.zeros(describer.inputs)
        for first, write in ((0, describe), (describer.features, detail)):
            count = write(table, np.int64(seat), indices, amounts)
            np.add.at(row, first + indices[:count], amounts[:count])
        found.append(row)
    return np.stack(found)


def log_odds(rules: Rulebook, network: Network, state: np.record) -> float:
    """What the network says of the first seat, in NumPy."""
    row = stage(rules, state)
    of_parts = np.stack([inputs(rules, state, seat) for seat in range(state.players)])
    signs = np.maximum(of_parts[:, 0] @ network.signs + network.sign_starts[0], 0.0)
    all_inputs = of_parts.sum(axis=1)
    units = all_inputs @ network.inputs + signs @ network.sign_units + network.unit_starts[row]
    units = np.maximum(units, 0.0)
    others = (units.sum(axis=0) - units) / (len(units) - 1)
    pairs = np.maximum(np.hstack([units, others]) @ network.pairs + network.pair_starts[row], 0.0)
    prospects = all_inputs[:, : network.weights.shape[1]] @ network.weights[row] + signs @ network.sign_weights[row]
    prospects += units @ network.unit_weights[row] + pairs @ network.pair_weights[row]
    return -float(np.log(np.exp(prospects[1:] - prospects[0]).sum()))


def assert_agrees(configuration: Configuration, network: Network, seed: int) -> None:
    rules, desk = configuration.rules, desk_with(configuration.rules, network)
    for state in visited(configuration, seed)[::9]:
        wanted = np.clip(log_odds(rules, network, state) * SCALE, -SURE, SURE)
        assert evaluated(desk, state, 0) == pytest.approx(wanted, abs=ROUNDING * SCALE)


@every_table
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


@every_table
def test_units_that_were_looked_up_are_what_they_would_be_if_worked_out_again(configuration):
    rules, network = configuration.rules, some_network(configuration.rules)
    remembering, forgetful = desk_with(rules, network), desk_with(rules, network)
    for state in [state for seed in (1, 2) for state in visited(configuration, seed)]:
        forgetful.records["board_keys"], forgetful.records["market_keys"] = 0, 1  # of nothing that comes up
        assert static(remembering, state, 0) == static(forgetful, state, 0)


# Champions


@pytest.mark.parametrize("name", SEARCHED)
def test_champions_fit_their_game(name):
    for table, network in champions(name).items():
        rules = Configuration(name, "coloured", (), 2).rules
        assert {part: array.shape for part, array in network._asdict().items()} == network_shapes(rules), table
        assert all(np.isfinite(array).all() for array in network)


def test_every_champion_has_its_table_and_both_games_have_one():
    shipped = {(name, table) for name in SEARCHED for table in champions(name)}
    assert {(configuration.game, table_of(configuration)) for configuration in WITH_A_CHAMPION} == shipped
    assert {name for name, _ in shipped} == set(SEARCHED)


def test_a_table_can_have_the_network_of_another_one(tmp_path):
    network = some_network(GAMES["azul"])
    parts = {f"coloured/2/{part}": array for part, array in network._asdict().items()}
    file = tmp_path / "champions.npz"
    np.savez(file, allow_pickle=False, **parts, **{"coloured/3/like": np.array("coloured/2")})
    lent = champion_in(file, Configuration("azul", "coloured", (), 3).new_state())
    assert all(np.array_equal(part, own) for part, own in zip(lent, network, strict=True))
    with pytest.raises(SetupError, match="no champion for coloured/4, only for coloured/2, coloured/3"):
        champion_in(file, Configuration("azul", "coloured", (), 4).new_state())


def test_a_table_that_is_like_one_that_is_not_there_makes_no_file_of_champions(tmp_path):
    file = tmp_path / "champions.npz"
    np.savez(file, allow_pickle=False, **{"coloured/3/like": np.array("coloured/2")})
    with pytest.raises(SetupError, match="not a file of champions"):
        champion_in(file, Configuration("azul", "coloured", (), 3).new_state())


def test_a_damaged_file_is_refused_in_a_sentence(tmp_path):
    file = tmp_path / "champions.npz"
    np.savez_compressed(file, allow_pickle=False, **{"coloured/3/like": np.array("coloured/2")})
    content = bytearray(file.read_bytes())
    content[content.index(b".npy") + 4 + 20] ^= 0xFF  # within what is compressed
    file.write_bytes(content)
    with pytest.raises(SetupError, match="not a file of champions"):
        champion_in(file, Configuration("azul", "coloured", (), 3).new_state())


@every_champion
def test_weights_of_your_own_are_played_without_the_champion(configuration):
    game = configuration.new_game(seed=1)
    champion = champion_for(configuration.new_state())
    assert champion is not None
    with_it = SearchPlayer(seed=1, depth=1).think(game).value
    assert SearchPlayer(seed=1, depth=1, weights=champion.weights.astype(np.float64)).think(game).value != with_it


def file_with(folder: Path, **tables: Network) -> str:
    arrays = {f"{table}/{part}": array for table, each in tables.items() for part, array in each._asdict().items()}
    np.savez(folder / "champions.npz", allow_pickle=False, **arrays)
    return str(folder / "champions.npz")


def test_a_champion_of_your_own_can_be_played_with(tmp_path):
    configuration = Configuration("azul", "grey", (), 3)
    game, network = configuration.new_game(seed=1), some_network(configuration.rules)
    file = file_with(tmp_path, **{"grey/3": network})
    value = SearchPlayer(seed=1, depth=1, champion=network).think(game).value
    assert parse(f"search:depth=1,champion={file}").options == {"depth": 1, "champion": file}
    assert SearchPlayer(seed=1, depth=1, champion=file).think(game).value == value
    assert SearchPlayer(seed=1, depth=1).think(game).value != value


@every_champion
def test_without_a_champion_the_weights_are_alone(configuration):
    game, weights = configuration.new_game(seed=1), weights_for(configuration.new_state())
    with_weights = SearchPlayer(seed=1, depth=1, weights=weights).think(game).value
    assert SearchPlayer(seed=1, depth=1, champion="none").think(game).value == with_weights


def test_a_file_that_is_no_champions_or_not_for_this_table_is_refused(tmp_path):
    network, state = some_network(GAMES["azul"]), Configuration("azul", "coloured", (), 2).new_state()
    with pytest.raises(SetupError, match="has no champion for coloured/2, only for grey/3"):
        champion_in(Path(file_with(tmp_path, **{"grey/3": network})), state)
    with pytest.raises(SetupError, match="not a file of champions"):
        champion_in(Path(file_with(tmp_path, **{"coloured/2": some_network(GAMES["summer-pavilion"])})), state)
    with pytest.raises(SetupError, match="is not the file of a champion, or none"):
        parse("search:champion=nowhere.npz")


# Forecasts


@every_table
def test_a_forecast_has_the_chances_that_a_search_begins_with(configuration):
    rules, network = configuration.rules, some_network(configuration.rules)
    for state in visited(configuration, seed=2)[::9]:
        told = forecast(state, network)
        assert told is not None and sum(told.win_chances) == pytest.approx(1.0)
        odds = np.log(told.win_chances[0]) - np.log1p(-told.win_chances[0])
        assert odds == pytest.approx(log_odds(rules, network, state), abs=1e-3)
        assert sum(margin > 0 for margin in told.margins) <= 1  # one leads all others, or several are level


def test_who_has_won_on_points_already_is_told_to_lead():
    state = AZUL.new_game(seed=1).state.copy()
    state.score[:2] = 60, 10
    told = forecast(state)
    assert told is not None and told.win_chances[0] > 0.9 and 25 < told.margins[0] == -told.margins[1]


def test_a_game_that_is_over_has_no_forecast():
    state = AZUL.new_state()
    state.phase = OVER
    assert forecast(state) is None
