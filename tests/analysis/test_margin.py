"""The expected margin: what it was learned from, and where it is known."""

import numpy as np
import pytest
from benchmarks.calibrate import Samples, fit, gather

from faience.analysis.margin import bent, expected_margin
from faience.game import new_game
from faience.players.search.evaluation import LOST, POINT, SCALE, WON


def test_where_the_end_was_seen_the_margin_is_the_real_one():
    state = new_game(seed=1).state
    assert expected_margin(state, 0, int(WON + 17 * POINT)) == 17
    assert expected_margin(state, 0, int(LOST - 4 * POINT)) == -4


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_better_odds_mean_more_points_and_even_odds_of_two_players_none(game):
    state = new_game(game, seed=1).state
    margins = [expected_margin(state, 0, value) for value in (-int(SCALE), 0, 500, int(SCALE))]
    assert margins == sorted(margins) and margins[1] == 0 and margins[3] == -margins[0]
    assert 3 < margins[3] < 30


def test_a_rule_in_the_samples_is_found_again():
    """Eight points at stage 0 and four at stage 1, for odds bent by a half, with noise."""
    random = np.random.default_rng(3)
    stages, odds = random.integers(0, 2, 20_000), random.normal(0, 1.5, 20_000)
    margins = np.where(stages == 0, 8.0, 4.0) * bent(odds, 0.5) + random.normal(0, 10, 20_000)
    found = fit(Samples(stages, odds, margins), 3, is_duel=True)
    assert found.bend == pytest.approx(0.5, abs=0.2)
    assert found.factors[0] / found.factors[1] == pytest.approx(2, abs=0.2)
    assert found.factors[1] < found.factors[2] < found.factors[0]  # never seen: as all others together


def test_with_more_players_the_caution_of_a_search_is_made_up_for():
    """Whoever was given even odds came out three points ahead."""
    odds = np.random.default_rng(3).normal(-1, 1.5, 20_000)
    samples = Samples(np.zeros(20_000, dtype=np.int64), odds, 6 * odds + 3)
    assert fit(samples, 1, is_duel=False).shift == pytest.approx(3, abs=0.1)


def test_samples_come_from_whole_games_and_have_a_margin_for_both_sides():
    samples = gather("azul", "coloured", 2, options={}, games=1, nodes=20, seed=1)
    assert len(samples.odds) == len(samples.stages) == len(samples.margins) > 20
    assert len(set(np.abs(samples.margins))) == 1
