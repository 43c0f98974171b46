"""A network that learns: its slopes, what comes of them, and that the search judges as it was taught."""

from functools import cache

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import evaluated, visited
from tests.train.tables import AZUL, GREY, PAVILION, SOME, table_called, task_of

from faience.players.search.champions import champions
from faience.players.search.desk import network_shapes, new_desk
from faience.players.search.evaluation import SCALE, SURE
from faience.players.search.forecast import TENS, forecast
from faience.players.search.memory import new_memory
from faience.players.search.network import Network
from faience.rules.games import GAMES
from faience.train.chunk import play_chunk, read_chunk
from faience.train.contender import weights_alone
from faience.train.describing import describe
from faience.train.lesson import Epoch, Parameters, Pupil, fresh_network, judge, learn, length_of, outputs
from faience.train.samples import Samples, joined, samples_of
from faience.train.slopes import learn_batch, new_sheet

AGREED = 0.02  # of the log-odds: the search sums pairs in whole numbers
CHAMPIONS = [table_called(game, name) for game in GAMES for name in champions(game)]
every_table = pytest.mark.parametrize("table", SOME, ids=lambda table: f"{table.game}-{table.name}")


@pytest.fixture(scope="module")
def samples(tmp_path_factory):
    @cache
    def found(table, games=20):
        file = tmp_path_factory.mktemp("games") / "games.npz"
        file.write_bytes(play_chunk(task_of(table, games=games)))
        return samples_of(read_chunk(file, table), table)

    return found


def some_network(rules, spread=0.2):
    random = np.random.Generator(np.random.PCG64(5))
    parts = (random.normal(0.0, spread, shape).astype(np.float32) for shape in network_shapes(rules).values())
    return Network(*parts)


def of_positions(states, players):
    """Samples of which nothing is known but the positions."""
    nothing = np.zeros((len(states), players), dtype=np.float32)
    return Samples(describe(states, players), nothing, nothing, nothing, np.zeros(len(states), dtype=bool), 1, 0.0)


@every_table
def test_the_search_judges_as_the_network_was_taught(table):
    compare(table, some_network(table.rules))


@pytest.mark.parametrize("table", CHAMPIONS, ids=lambda table: f"{table.game}-{table.name}")
def test_the_search_judges_as_its_champions_were_taught(table):
    compare(table, champions(table.game)[table.name])


def compare(table, network):
    """Positions along games of somebody who does not look: the search's judgement of each, and the learner's."""
    configuration = Configuration(table.game, table.board, table.options, table.players)
    records = [state for seed in range(4) for state in visited(configuration, seed)[::5]]
    states = np.array([record.tobytes() for record in records], dtype=f"V{table.rules.dtype.itemsize}").view(
        table.rules.dtype
    )
    prospects, scores = outputs(of_positions(states, table.players), network, np.arange(len(states)))
    desk = new_desk(table.rules.dtype, network.weights, new_memory(bits=4), network=network)
    for record, taught, score in zip(records, prospects, scores, strict=True):
        odds = -np.log(np.exp(taught[1:] - taught[0]).sum()) * SCALE
        assert evaluated(desk, record, 0) == pytest.approx(np.clip(odds, -SURE, SURE), abs=AGREED * SCALE)
        told = forecast(record, network)
        assert told is not None
        assert told.margins[0] == pytest.approx(TENS * (score[0] - score[1:].max()), abs=0.01)


@every_table
def test_slopes_say_how_the_surprise_changes(samples, table):
    some = samples(table)
    chosen = some.taught[:40]
    network, slopes = Parameters(table.rules), Parameters(table.rules)
    for part, value in zip(network.network, some_network(table.rules, spread=0.1), strict=True):
        part[:] = value
    described = some.described
    inputs = (described.stages, described.ends, described.indices, described.amounts)

    def loss(into):
        into.row[:] = 0.0
        return learn_batch(network.network, into.network, *inputs, some.told, some.leads, chosen, new_sheet()) / len(
            chosen
        )

    loss(slopes)
    random, small, scratch = np.random.Generator(np.random.PCG64(1)), 1e-2, Parameters(table.rules)
    for name in Network._fields[: Network._fields.index("score_weights")]:
        part, slope = getattr(network.network, name), getattr(slopes.network, name)
        direction = (random.normal(size=part.shape) * (slope != 0)).astype(np.float32)
        direction /= np.linalg.norm(direction)
        part += small * direction
        above = loss(scratch)
        part -= 2 * small * direction
        below = loss(scratch)
        part += small * direction
        assert (slope * direction).sum() == pytest.approx((above - below) / (2 * small), rel=0.05, abs=1e-3), name


def test_a_lesson_makes_games_less_surprising_and_scores_better_foretold(samples):
    some = samples(AZUL)
    begin = fresh_network(AZUL.rules, weights_alone(AZUL).weights, seed=1)
    epochs: list[Epoch] = []
    taught = learn(some, Pupil(AZUL.rules, begin, seed=1), epochs=6, on_epoch=epochs.append)
    assert epochs[-1].surprise < epochs[0].surprise
    assert [epoch.number for epoch in epochs] == [1, 2, 3, 4, 5, 6]
    assert judge(some, taught) == epochs[-1].verdict
    everybody = Samples(**{**vars(some), "is_held_out": np.ones(len(some), dtype=bool)})
    before, after = judge(everybody, begin), judge(everybody, taught)
    assert after.bold_surprise < before.bold_surprise and after.error < before.error


def test_a_lesson_with_the_same_seed_teaches_the_same(samples):
    begin = fresh_network(AZUL.rules, weights_alone(AZUL).weights, seed=1)
    one, same, other = (learn(samples(AZUL), Pupil(AZUL.rules, begin, seed), epochs=1) for seed in (1, 1, 2))
    assert all(map(np.array_equal, one, same)) and not all(map(np.array_equal, one, other))


def test_units_that_know_nothing_leave_the_weights_alone(samples):
    weights = weights_alone(GREY).weights
    some = samples(GREY)
    prospects, _ = outputs(some, fresh_network(GREY.rules, weights, seed=1), some.judges)
    described = some.described
    for at, taught in list(zip(some.judges, prospects, strict=True))[::7]:
        begins = np.concatenate([[described.ends[at - 1, -1] if at else 0], described.ends[at]])
        for seat in range(GREY.players):
            listed = slice(begins[2 * seat], begins[2 * seat + 2])
            indices, amounts = described.indices[listed], described.amounts[listed]
            known = indices < weights.shape[1]
            assert taught[seat] == pytest.approx(
                weights[described.stages[at], indices[known]] @ amounts[known], abs=1e-3
            )


def test_samples_of_several_files_are_those_of_each(samples):
    both = joined([samples(AZUL), samples(AZUL, 10)])
    network = some_network(AZUL.rules)
    parts = [outputs(part, network, np.arange(len(part)))[0] for part in (samples(AZUL), samples(AZUL, 10))]
    assert np.array_equal(outputs(both, network, np.arange(len(both)))[0], np.concatenate(parts))
    assert both.games == 30


def test_one_game_in_ten_judges_instead_of_teaching(samples):
    some = samples(PAVILION)
    assert 0 < some.is_held_out.sum() < len(some) / 4
    assert len(some.taught) + len(some.judges) == len(some)


def test_steps_grow_at_first_and_fade_away_after():
    lengths = [length_of(step, 100) for step in range(1, 101)]
    longest = lengths.index(max(lengths))
    assert 5 < longest < 15 and sorted(lengths[:longest]) == lengths[:longest]
    assert sorted(lengths[longest:], reverse=True) == lengths[longest:] and lengths[-1] < max(lengths) / 100
