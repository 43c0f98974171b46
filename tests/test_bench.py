"""The benchmarks: what there is to be measured, and the figure that must not move."""

import json
import subprocess
import sys
from itertools import product

import pytest

from faience.bench.measures import benchmarks
from faience.bench.searches import positions, signature
from faience.rules.games import GAMES
from faience.rules.rulebook import PLAYERS

BENCHMARKS = dict(benchmarks())
BATCHED = ("batched", "batched-observed", "batched-ratio")


def test_every_board_has_a_signature_and_its_search_a_speed_for_every_number_of_players():
    for game, rules in GAMES.items():
        for board in rules.boards:
            assert f"signature/{game}/{board}/2" in BENCHMARKS
            assert all(f"search/{game}/{board}/{players}" in BENCHMARKS for players in PLAYERS)


def test_every_table_has_the_speed_of_a_batch_and_its_ratio_to_the_engine():
    for game, rules in GAMES.items():
        for board, players in product(rules.boards, PLAYERS):
            assert {f"{what}/{game}/{board}/{players}" for what in BATCHED} <= BENCHMARKS.keys()


@pytest.mark.parametrize("name", [f"{what}/azul/coloured/2" for what in BATCHED])
def test_batches_are_measured(name):
    result = BENCHMARKS[name](0.0)
    assert result.repeats >= 3 and 0 < result.low <= result.value <= result.high


@pytest.mark.parametrize("name", [name for name in BENCHMARKS if name.startswith("signature/")])
def test_a_signature_is_the_same_in_every_run(name):
    first, second = BENCHMARKS[name](0.0), BENCHMARKS[name](0.0)
    assert first == second
    assert first.unit == "nodes" and first.value == first.low == first.high > 100


def test_a_signature_is_the_same_in_another_process():
    name = "signature/azul/coloured/2"
    program = f"from faience.bench import main; main(json=True, only=[{name!r}])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    (result,) = json.loads(done.stdout)["results"]
    assert result["value"] == BENCHMARKS[name](0.0).value


@pytest.mark.parametrize("game", GAMES)
def test_the_signature_does_not_depend_on_the_weights_that_come_with_the_package(game, monkeypatch):
    table = GAMES[game].set_up(2, "coloured", {}, 0)
    before = signature("x", table).value
    monkeypatch.setattr("faience.players.search.player.weights_for", lambda state: pytest.fail("asked for weights"))
    assert signature("x", table).value == before


@pytest.mark.parametrize("game", GAMES)
def test_positions_to_be_searched_have_somebody_to_move(game):
    found = positions(GAMES[game].set_up(2, "coloured", {}, 0))
    assert len(found) > 4 and all(game.legal_moves for game in found)


@pytest.mark.parametrize("game", GAMES)
def test_the_speed_of_a_search_is_positions_per_second(game):
    result = BENCHMARKS[f"search/{game}/coloured/2"](0.0)
    assert result.unit == "nodes/s" and 0 < result.low <= result.value <= result.high
