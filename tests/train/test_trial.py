"""The match that decides who reigns."""

import numpy as np
import pytest

from faience.arena.elo import share_of
from faience.arena.interval import Moments
from faience.arena.result import MatchResult, SprtResult, Standing
from faience.arena.sprt import LOWER, UPPER, Sprt
from faience.train.trial import elo_difference, is_better


def result_of(
    points: float, low: float, *, seats: int = 2, games: int = 100, ratio: float | None = None
) -> MatchResult:
    new = Standing("new", "search", 1, games, points, low, 1.0, 1 / seats, 40.0, 1.0, 0, 0, 0)
    test = None if ratio is None else SprtResult(Sprt(0, 30), ratio, "undecided")
    return MatchResult("azul", "coloured", {}, seats, 1, games, games, False, (new, new), (), test)


def test_of_two_the_test_decides_who_reigns_even_if_it_is_not_decided_itself():
    assert is_better(result_of(0.6, 0.5, ratio=0.4)) and not is_better(result_of(0.6, 0.5, ratio=-0.4))


def test_an_undecided_test_speaks_for_the_new_one_from_half_way_between_its_bounds():
    half_way = (share_of(0) + share_of(30)) / 2
    below, above = (Sprt(0, 30).ratio(Moments(100, 100 * share, 60.0)) for share in (half_way - 0.01, half_way + 0.01))
    assert LOWER < below < 0 < above < UPPER


@pytest.mark.parametrize("seats", [3, 4])
def test_of_three_or_four_the_whole_interval_must_lie_above_an_even_share(seats):
    even = 1 / seats
    assert is_better(result_of(even + 0.1, even + 0.01, seats=seats))
    assert not is_better(result_of(even + 0.1, even - 0.01, seats=seats))


def test_a_third_of_the_points_of_three_is_no_difference_and_all_of_them_is_a_finite_one():
    assert elo_difference(result_of(1 / 3, 0.3, seats=3)) == pytest.approx(0.0)
    assert elo_difference(result_of(0.75, 0.7)) == pytest.approx(400 * np.log10(3))
    assert elo_difference(result_of(1.0, 0.9, games=10)) == pytest.approx(400 * np.log10(19))
