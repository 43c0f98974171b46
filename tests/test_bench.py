"""The benchmarks: what there is to be measured, and the figures that must not move."""

import json
import subprocess
import sys
from itertools import product

import numpy as np
import pytest
from tests.golden.signatures import RENEW, golden_signatures

from faience.bench.measures import benchmarks
from faience.bench.searches import by_network, positions, untaught
from faience.players.search import SearchPlayer
from faience.players.search.network import Network
from faience.rules.games import GAMES
from faience.rules.rulebook import PLAYERS

BENCHMARKS = dict(benchmarks())
COUNTED, TIMED = ("signature", "signature-network"), ("search", "search-network")
SIGNATURES = [name for name in BENCHMARKS if name.startswith(COUNTED)]
GOLDEN = golden_signatures()
BATCHED = ("batched", "batched-observed", "batched-ratio")


def test_every_board_has_signatures_and_its_search_speeds_for_every_number_of_players_with_and_without_a_network():
    for game, rules in GAMES.items():
        for board in rules.boards:
            assert {f"{what}/{game}/{board}/2" for what in COUNTED} <= BENCHMARKS.keys()
            assert {f"{what}/{game}/{board}/{players}" for what in TIMED for players in PLAYERS} <= BENCHMARKS.keys()


def test_every_table_has_the_speed_of_a_batch_and_its_ratio_to_the_engine():
    for game, rules in GAMES.items():
        for board, players in product(rules.boards, PLAYERS):
            assert {f"{what}/{game}/{board}/{players}" for what in BATCHED} <= BENCHMARKS.keys()


@pytest.mark.parametrize("name", [f"{what}/azul/coloured/2" for what in BATCHED])
def test_batches_are_measured(name):
    result = BENCHMARKS[name](0.0)
    assert result.repeats >= 3 and 0 < result.low <= result.value <= result.high


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_signature_is_the_one_that_was_written_down(name):
    result = BENCHMARKS[name](0.0)
    assert result.unit == "nodes" and result.value == result.low == result.high
    assert result.value == GOLDEN[name], f"the search has changed; if it was meant to: {RENEW}"


def test_every_signature_is_written_down():
    assert list(GOLDEN) == SIGNATURES, f"write them anew: {RENEW}"
    assert min(GOLDEN.values()) > 1_000


def test_a_signature_is_the_same_in_another_process():
    name = "signature-network/azul/coloured/2"
    program = f"from faience.bench import main; main(json=True, only=[{name!r}])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    (result,) = json.loads(done.stdout)["results"]
    assert result["value"] == GOLDEN[name]


@pytest.mark.parametrize("what", COUNTED)
@pytest.mark.parametrize("game", GAMES)
def test_the_signature_does_not_depend_on_weights_and_networks_that_come_with_the_package(game, what, monkeypatch):
    monkeypatch.setattr("faience.players.search.player.weights_for", lambda state: pytest.fail("asked for weights"))
    monkeypatch.setattr("faience.players.search.champions.champions", lambda game: pytest.fail("asked for a champion"))
    name = f"{what}/{game}/coloured/2"
    assert BENCHMARKS[name](0.0).value == GOLDEN[name]


@pytest.mark.parametrize("what", COUNTED)
@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_begins_with_other_moves_has_another_signature(game, what, monkeypatch):
    monkeypatch.setattr("faience.players.search.deepening.sort_at_once", lambda *given: None)
    name = f"{what}/{game}/coloured/2"
    assert BENCHMARKS[name](0.0).value != GOLDEN[name]


@pytest.mark.parametrize("part", [part for part in Network._fields if not part.startswith("score")])
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_network_that_is_counted_and_timed_has_a_say(game, part):
    table = GAMES[game].set_up(2, "coloured", {}, 0)
    network = untaught(GAMES[game])
    without = SearchPlayer(1, champion=network._replace(**{part: np.zeros_like(getattr(network, part))}))
    whole = by_network(table)
    assert any(whole.judge(game) != without.judge(game) for game in positions(table))


@pytest.mark.parametrize("game", GAMES)
def test_positions_to_be_searched_have_somebody_to_move(game):
    found = positions(GAMES[game].set_up(2, "coloured", {}, 0))
    assert len(found) > 4 and all(game.legal_moves for game in found)


@pytest.mark.parametrize("what", TIMED)
@pytest.mark.parametrize("game", GAMES)
def test_the_speed_of_a_search_is_positions_per_second(game, what):
    result = BENCHMARKS[f"{what}/{game}/coloured/2"](0.0)
    assert result.unit == "nodes/s" and 0 < result.low <= result.value <= result.high
