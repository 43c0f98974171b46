"""How sure a result is: known values, and simulated matches whose truth is known."""

from math import isclose, sqrt
from random import Random

import pytest

from faience.arena.elo import elo_of, share_of
from faience.arena.interval import Moments, interval


def moments(*shares: float) -> Moments:
    found = Moments()
    for share in shares:
        found.add(share)
    return found


def test_independent_trials_have_the_interval_of_wilson():
    """8 of 10, with the values of the textbooks."""
    low, high = interval(0.8, sets=10, dependence=1.0)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


def test_pairs_of_independent_games_count_as_games():
    """A pair of fair games varies by ½ × ¼, half as much as one game: 400 pairs are 800 trials."""
    pairs = moments(*([0.0, 0.5, 0.5, 1.0] * 100))
    assert isclose(pairs.dependence, 0.5, rel_tol=0.01)
    low, high = interval(0.5, sets=400, dependence=pairs.dependence)
    assert isclose(high - low, 2 * 1.96 * sqrt(0.25 / 800), rel_tol=0.01)


def test_pairs_won_or_lost_as_a_whole_count_once():
    assert isclose(moments(*([0.0, 1.0] * 100)).dependence, 1.0)


def test_pairs_that_are_always_split_leave_little_doubt():
    pairs = moments(*([0.5] * 100))
    low, high = interval(0.5, sets=100, dependence=pairs.dependence)
    assert 0.48 < low < 0.5 < high < 0.52


@pytest.mark.parametrize("sets", [1, 2, 10, 100])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_the_interval_is_never_empty_and_holds_the_share(sets, share):
    low, high = interval(share, sets, moments(*([share] * sets)).dependence)
    assert 0 <= low <= share <= high <= 1 and low < high


def test_a_hundred_sets_without_a_loss_are_not_certainty():
    """100 / (100 + 1.96²) = 96.3 %"""
    low, high = interval(1.0, 100, moments(*([1.0] * 100)).dependence)
    assert (round(low, 3), high) == (0.963, 1.0)


def test_without_a_game_everything_is_possible():
    assert interval(0.0, 0, Moments().dependence) == (0.0, 1.0)


@pytest.mark.parametrize("sets", [5, 25, 100])
@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.0), (0.5, 0.4), (0.7, 0.25), (0.9, 0.1), (0.97, 0.0)])
def test_the_true_share_is_in_the_interval_about_as_often_as_promised(sets, strength, luck):
    """`luck` is what the better seat of a deal is worth."""
    random, hits = Random(1), 0
    for _ in range(1_000):
        pairs = Moments()
        for _ in range(sets):
            deal = random.choice((-luck, luck))
            pairs.add(sum(random.random() < strength + swing for swing in (deal, -deal)) / 2)
        low, high = interval(pairs.mean, sets, pairs.dependence)
        hits += low <= strength <= high
    assert hits >= 920


def test_four_hundred_elo_are_ten_to_one():
    assert isclose(share_of(400), 10 / 11) and isclose(elo_of(10 / 11), 400)
    assert elo_of(0.5) == 0 and elo_of(1.0) == -elo_of(0.0) == float("inf")
