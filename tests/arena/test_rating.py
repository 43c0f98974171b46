"""Ratings: what they mean, that the order of games does not matter, and that their intervals hold."""

from itertools import combinations, permutations
from math import exp, hypot, log, sqrt
from random import Random

import pytest
from openskill.models import PlackettLuce

from faience.arena.elo import share_of
from faience.arena.rating import MIDDLE, Finish, ratings


def games(points: dict[tuple[int, int], tuple[int, int]]) -> list[Finish]:
    """So many games won and lost by the first of each pair."""
    finishes: list[Finish] = []
    for pair, (won, lost) in points.items():
        finishes += [(pair, (0, 1))] * won + [(pair, (1, 0))] * lost
    return finishes


def test_the_difference_of_two_players_is_that_of_their_points_on_the_scale_of_chess():
    first, second = ratings(2, 2, games({(0, 1): (640, 360)}))
    assert share_of(first.rating - second.rating) == pytest.approx(0.64, abs=0.001)
    assert first.rating + second.rating == pytest.approx(2 * MIDDLE)


def test_openskill_expects_what_the_rating_says():
    first, second = ratings(2, 2, games({(0, 1): (640, 360)}))
    model = PlackettLuce()
    assert 1 / (1 + exp((second.mu - first.mu) / (sqrt(2) * model.beta))) == pytest.approx(0.64, abs=0.001)


def test_a_chain_of_results_makes_a_chain_of_ratings():
    """0 beats 1 as 1 beats 2, ten to one each: a hundred to one, 800 points, though 0 and 2 never met."""
    zero, one, two = (each.rating for each in ratings(3, 2, games({(0, 1): (1_000, 100), (1, 2): (1_000, 100)})))
    assert zero - one == pytest.approx(400, abs=5) and one - two == pytest.approx(400, abs=5)


def test_ratings_do_not_depend_on_the_order_of_games():
    played = games({(0, 1): (7, 3), (0, 2): (9, 1), (1, 2): (6, 4)})
    shuffled = Random(1).sample(played, len(played))
    for one, other in zip(ratings(3, 2, played), ratings(3, 2, shuffled), strict=True):
        assert one.rating == pytest.approx(other.rating, abs=1e-3) and one.low == pytest.approx(other.low, abs=1e-3)


def test_players_who_always_share_are_equal_and_so_are_those_who_never_played():
    shared = [((0, 1, 2), (0, 0, 0))] * 10
    for finishes in (shared, []):
        assert [round(each.rating) for each in ratings(3, 3, finishes)] == [MIDDLE] * 3
    assert ratings(3, 3, shared)[0].sigma < ratings(3, 3, [])[0].sigma


def test_whoever_always_wins_has_a_rating_and_more_games_make_it_surer():
    few, many = (ratings(2, 2, games({(0, 1): (count, 0)})) for count in (10, 100))
    assert MIDDLE < few[0].rating < many[0].rating < 2 * MIDDLE
    reaches = [hypot(*(each.high - each.rating for each in found)) for found in (few, many)]
    leads = [one.rating - other.rating - reach for (one, other), reach in zip((few, many), reaches, strict=True)]
    assert 0 < leads[0] < leads[1]  # by how much the first is stronger at the least


def test_second_place_counts_more_than_last():
    places = [((0, 1, 2), (0, 1, 2))] * 20 + [((0, 1, 2), (1, 0, 2))] * 20
    first, second, last = ratings(3, 3, places)
    assert first.rating == pytest.approx(second.rating) and second.low > last.high


def drawn(random: Random, who: tuple[int, ...], strengths: list[float]) -> Finish:
    """A game between players of known strength: the next to finish is drawn, ten to one for 400 points."""
    left, order = list(who), []
    while left:
        order += random.choices(left, [10 ** (strengths[each] / 400) for each in left])
        left.remove(order[-1])
    return who, tuple(order.index(each) for each in who)


@pytest.mark.parametrize(("strengths", "seats"), [([300, 50, -50, -300], 2), ([200, 0, -200], 3), ([150, -150], 2)])
def test_differences_are_as_sure_as_the_intervals_say_nineteen_times_of_twenty(strengths, seats):
    random, hits, tries = Random(5), 0, 0
    groups = list(combinations(range(len(strengths)), seats))
    for _ in range(40):
        finishes = [drawn(random, group, strengths) for group in groups for _ in range(20)]
        found = ratings(len(strengths), seats, finishes)
        for one, other in combinations(range(len(strengths)), 2):
            reach = hypot(*(found[each].high - found[each].rating for each in (one, other)))
            error = found[one].rating - found[other].rating - (strengths[one] - strengths[other])
            hits += abs(error) <= reach
            tries += 1
    assert hits / tries >= 0.88


def test_intervals_are_no_wider_than_the_games_make_them():
    """Of two players: 640 wins of 1,000 games are known to a deviation of √(0.64 × 0.36 / 1,000)."""
    first, second = ratings(2, 2, games({(0, 1): (640, 360)}))
    per_share = 400 / log(10) / (0.64 * 0.36)
    reach = hypot(first.high - first.rating, second.high - second.rating)
    assert reach == pytest.approx(1.96 * per_share * sqrt(0.64 * 0.36 / 1_000), rel=0.01)


def test_two_groups_that_never_lose_to_each_other_have_ratings_that_explain_all_games_best():
    """Within a group, 3 wins of 4 are 191 points, however many thousand games there are between the groups."""
    inside = {(0, 1): (3_000, 1_000), (2, 3): (3_000, 1_000)}
    between = {(0, 2): (4_000, 0), (0, 3): (4_000, 0), (1, 2): (4_000, 0), (1, 3): (4_000, 0)}
    found = [each.rating for each in ratings(4, 2, games(inside | between))]
    assert found[0] - found[1] == pytest.approx(191, abs=1) and found[2] - found[3] == pytest.approx(191, abs=1)
    again = [each.rating for each in ratings(4, 2, games({(3, 2): (1_000, 3_000), **between, (0, 1): (3_000, 1_000)}))]
    assert found == pytest.approx(again, abs=0.1) and found[1] - found[2] > 1_000


def test_one_who_loses_always_does_not_make_the_others_doubtful():
    among_them = {(0, 1): (13, 7), (0, 2): (15, 5), (1, 2): (11, 9)}
    with_fourth = among_them | {(0, 3): (20, 0), (1, 3): (20, 0), (2, 3): (20, 0)}
    three, four = ratings(3, 2, games(among_them)), ratings(4, 2, games(with_fourth))
    for alone, joined in zip(three, four, strict=False):
        assert joined.sigma < 1.3 * alone.sigma
    assert four[3].sigma > 2 * four[2].sigma and four[3].high < four[2].low


def test_equal_results_in_every_order_make_equal_players():
    finishes = [((0, 1, 2, 3), order) for order in permutations(range(4))]
    assert {round(each.rating, 3) for each in ratings(4, 4, finishes)} == {MIDDLE}
