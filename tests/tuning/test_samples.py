"""Games of the search against itself, and what is kept of them."""

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import SEARCHED, description, desk_for, lay, stage, visited

from faience.players.search.describer import describer_for
from faience.players.search.weights import bare_weights
from faience.rules.kernel import routine
from faience.tuning.samples import gather, joined
from faience.tuning.selfplay import write_sample, write_shares

TABLES = [Configuration(name, "coloured", (), players) for name in SEARCHED for players in (2, 3)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def some(table, **settings):
    wanted = {"samples": 150, "nodes": 20, "seed": 1} | settings
    return gather(table.new_state(), bare_weights(table.rules), **wanted)


def same(one, other):
    arrays = ("features", "stages", "shares")
    return one.games == other.games and all(np.array_equal(getattr(one, a), getattr(other, a)) for a in arrays)


@routine
def sample_at(states, desks, features, stages):
    write_sample(states, desks[0], features, stages, 0)


@routine
def shares_at(states, shares, has_thought):
    write_shares(states[0], shares, has_thought)


@every_table
def test_a_sample_has_the_features_of_its_position(table):
    desk, describer = desk_for(table.rules), describer_for(table.rules.dtype)
    features = np.zeros((table.players, describer.features), dtype=np.float32)
    stages = np.zeros(1, dtype=np.int64)
    for state in visited(table, seed=1)[::7]:
        sample_at(lay(desk, state).states, desk.records, features, stages)
        wanted = [description(table.rules, state, seat)[0] for seat in range(table.players)]
        assert features == pytest.approx(np.array(wanted, dtype=np.float32))
        assert stages[0] == stage(table.rules, state)


@every_table
def test_the_shares_of_a_position_add_up_to_one_victory(table):
    samples = some(table)
    assert samples.shares.sum(axis=1) == pytest.approx(np.ones(len(samples)), abs=1e-5)
    assert (samples.shares >= 0).all()


@every_table
def test_samples_describe_tables_that_can_be(table):
    samples, stages = some(table), describer_for(table.rules.dtype).stages
    assert samples.games > 0 and 0 < len(samples) <= 150
    assert samples.features.shape == (len(samples), table.players, describer_for(table.rules.dtype).features)
    assert np.isfinite(samples.features).all() and ((samples.stages >= 0) & (samples.stages < stages)).all()
    scores = 10 * samples.features[:, :, 0]
    assert scores == pytest.approx(scores.round(), abs=1e-3)


@every_table
def test_equal_seeds_give_equal_samples_and_others_do_not(table):
    assert same(some(table), some(table))
    assert not same(some(table), some(table, seed=2))


def test_equally_many_threads_give_equal_samples():
    assert same(some(TABLES[0], threads=2), some(TABLES[0], threads=2))
    assert same(joined([some(TABLES[0])]), some(TABLES[0]))


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ((30, 20), (1, 0)),
        ((20, 30), (0, 1)),
        ((20, 20), (0.5, 0.5)),
        ((9, 9, 3), (0.5, 0.5, 0)),
        ((3, 9, 4), (0, 1, 0)),
    ],
)
@pytest.mark.parametrize("name", SEARCHED)
def test_victory_is_shared_by_those_who_share_it(name, scores, shares):
    table = Configuration(name, "coloured", (), len(scores))
    state, found = table.new_state(), np.zeros(len(scores), dtype=np.float32)
    state.score[: len(scores)] = scores
    shares_at(lay(desk_for(table.rules), state).states, found, False)
    assert found == pytest.approx(np.array(shares))


def test_with_two_the_thought_of_a_search_counts_as_much_as_the_outcome():
    table = Configuration("azul", "coloured", (), 2)
    state, found = table.new_state(), np.array([0.6, 0.0], dtype=np.float32)
    state.score[:2] = 30, 20
    shares_at(lay(desk_for(table.rules), state).states, found, True)
    assert found == pytest.approx(np.array([(0.6 + 1.0) / 2, (0.4 + 0.0) / 2]))


def test_self_play_ends_when_somebody_says_so():
    def enough(_kept):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        some(TABLES[0], samples=10_000, nodes=100_000, on_progress=enough)  # hours, otherwise


def test_progress_is_told():
    told: list[int] = []
    some(TABLES[0], samples=2_000, on_progress=told.append)
    assert told == sorted(told) and all(0 <= kept <= 2_000 for kept in told)
