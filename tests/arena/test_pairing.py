"""Seats are shared out fairly, and so are deals."""

from collections import Counter

import pytest

from faience.arena.pairing import circles, derived, fixtures, sets_for

LINEUPS = [(0, 1), (0, 1, 2), (0, 1, 1), (0, 1, 2, 3), (0, 1, 1, 1), (0, 1, 2, 2), (0, 0)]


@pytest.mark.parametrize("entries", LINEUPS)
def test_in_each_set_everybody_sits_everywhere_once(entries):
    games = list(fixtures([entries], rounds=4, seed=1))
    for number in range(4):
        seatings = [game.seating for game in games if game.set_number == number]
        assert len(seatings) == len(entries)
        for seat in range(len(entries)):
            assert sorted(seating[seat] for seating in seatings) == list(range(len(entries)))


@pytest.mark.parametrize("entries", LINEUPS)
def test_the_games_of_a_set_have_the_same_deals_and_other_sets_have_others(entries):
    games = list(fixtures([entries], rounds=5, seed=1))
    assert len({game.seed for game in games}) == 5
    assert len({(game.set_number, game.seed) for game in games}) == 5


def test_two_players_swap_seats():
    assert [game.seating for game in fixtures([(0, 1)], rounds=1, seed=1)] == [(0, 1), (1, 0)]


def test_with_three_players_everybody_follows_everybody_equally_often():
    followers: Counter[tuple[int, int]] = Counter()
    for game in fixtures([(0, 1, 2)], rounds=2, seed=1):
        followers.update((who, game.seating[(seat + 1) % 3]) for seat, who in enumerate(game.seating))
    assert set(followers.values()) == {3} and len(followers) == 3 * 2


def test_equal_players_make_no_other_order():
    assert len(circles((0, 1, 1, 1))) == 1
    assert len(circles((0, 1, 2, 3))) == 3 * 2 * 1
    assert len(circles((0, 1, 2, 2))) == 3


@pytest.mark.parametrize(("games", "seats", "sets"), [(1, 2, 1), (100, 2, 50), (101, 2, 51), (10, 4, 3), (12, 3, 4)])
def test_games_are_rounded_up_to_whole_sets(games, seats, sets):
    assert sets_for(games, seats) == sets


def test_another_match_seed_gives_other_deals():
    first, second = ({game.seed for game in fixtures([(0, 1)], rounds=50, seed=seed)} for seed in (1, 2))
    assert not first & second


def test_a_derived_seed_is_the_same_on_every_machine():
    assert derived(1, "deals", 0) == 1201605541
