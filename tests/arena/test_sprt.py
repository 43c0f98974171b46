"""The test that ends a match early."""

from math import isclose
from random import Random

import pytest

from faience.arena.elo import share_of
from faience.arena.interval import Moments
from faience.arena.sprt import LOWER, UPPER, Sprt


def pairs_of(counts: tuple[int, int, int, int, int]) -> Moments:
    """Pairs with 0, ½, 1, 1½ and 2 points."""
    found = Moments()
    for quarters, count in enumerate(counts):
        for _ in range(count):
            found.add(quarters / 4)
    return found


def test_the_bounds_are_those_of_wald():
    """log (0.95 / 0.05) = 2.944"""
    assert isclose(UPPER, 2.94444, rel_tol=1e-5) and isclose(LOWER, -UPPER)


def test_the_ratio_of_known_pairs():
    """1 000 pairs with a mean of 0.525 and a variance of 0.055625, between the shares 0.5 and 0.514388 of 0 and 10 Elo:
    1 000 × 0.014388 × (2 × 0.525 − 1.014388) / (2 × 0.055625) = 4.61."""
    ratio = Sprt(0, 10).ratio(pairs_of((50, 200, 400, 300, 50)))
    assert isclose(ratio, 4.61, abs_tol=0.03)


def test_better_pairs_speak_for_the_higher_difference_and_worse_ones_against_it():
    test = Sprt(0, 20)
    assert test.ratio(pairs_of((0, 10, 50, 30, 10))) > 0 > test.ratio(pairs_of((10, 30, 50, 10, 0)))
    assert test.ratio(Moments()) == 0


def test_differences_beyond_all_measure_are_shares_of_nothing_and_of_all():
    assert (share_of(-200_000), share_of(200_000)) == (0, 1)
    assert Sprt(-200_000, 0).verdict(pairs_of((0, 0, 90, 0, 0))) == "elo1"


def test_right_between_the_two_differences_nothing_is_learnt():
    assert isclose(Sprt(-10, 10).ratio(pairs_of((10, 20, 40, 20, 10))), 0, abs_tol=1e-9)


def test_a_lead_that_grows_is_decided_at_last():
    test = Sprt(0, 50)
    verdicts = [test.verdict(pairs_of((0, 0, 2 * n, n, 0))) for n in range(40)]
    assert verdicts[0] == "undecided" and verdicts[-1] == "elo1"
    assert test.verdict(pairs_of((0, 40, 80, 0, 0))) == "elo0"


@pytest.mark.parametrize(("truth", "right"), [(0, "elo0"), (60, "elo1")])
def test_verdicts_are_wrong_about_once_in_twenty(truth, right):
    test, random, wrong = Sprt(0, 60), Random(3), 0
    for _ in range(400):
        pairs = Moments()
        while test.verdict(pairs) == "undecided":
            pairs.add(sum(random.random() < share_of(truth) for _ in range(2)) / 2)
        wrong += test.verdict(pairs) != right
    assert 0 < wrong < 400 * 0.08
