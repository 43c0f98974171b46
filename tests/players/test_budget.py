"""When a search answers before its time is up."""

from itertools import pairwise

import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import SEARCHED

from faience.game import Game
from faience.players.search import SearchPlayer, Thought
from faience.players.search.budget import Budget
from faience.players.search.evaluation import ENDS

TEN_SECONDS = Budget(time=10.0, nodes=1_000_000, depth=40)
every_game = pytest.mark.parametrize("name", SEARCHED)


def opening(name: str) -> Game:
    return Configuration(name, "coloured", (), 2).new_game(seed=1)


def last_moves(name: str) -> list[Game]:
    """The last positions of a game in which there is a choice."""
    games = [game := opening(name)]
    while not game.is_over:
        game.play(SearchPlayer(seed=1, depth=1).choose(game))
        games.append(game.copy())
    return [each for each in games[-16:] if each.to_move is not None and len(each.legal_moves) > 1]


def test_three_tenths_of_the_time_are_used_in_any_case():
    assert not TEN_SECONDS.can_be_left(seconds=2.9, since=0.0)
    assert TEN_SECONDS.can_be_left(seconds=3.0, since=0.0)


def test_a_move_that_was_found_late_is_thought_about_until_four_times_as_much_has_passed():
    assert not TEN_SECONDS.can_be_left(seconds=5.0, since=1.5)
    assert TEN_SECONDS.can_be_left(seconds=6.0, since=1.5)


def test_without_a_clock_the_budget_is_used_up():
    assert not Budget(time=None, nodes=100, depth=40).can_be_left(seconds=1_000.0, since=0.0)


@every_game
def test_what_counts_is_when_the_best_move_was_found(name, monkeypatch):
    asked: list[tuple[float, float]] = []
    told: list[Thought] = []
    monkeypatch.setattr(Budget, "can_be_left", lambda _, *times: asked.append(times))
    SearchPlayer(seed=1, depth=7).think(opening(name), on_info=told.append)
    sinces = [since for _, since in asked]
    changes = [before.move != after.move for before, after in pairwise(told)]
    assert [before != after for before, after in pairwise(sinces)] == changes and any(changes)
    assert all(since < thought.seconds for since, thought in zip(sinces, told, strict=True))


@every_game
def test_a_search_ends_when_the_rest_of_its_time_can_be_left(name, monkeypatch):
    monkeypatch.setattr(Budget, "can_be_left", lambda *_: True)
    assert SearchPlayer(seed=1, depth=5).think(opening(name)).depth == 1


@every_game
def test_it_goes_on_while_the_end_of_the_game_is_in_sight_but_not_who_wins(name, monkeypatch):
    told: list[Thought] = []
    goes_on, games = 0, last_moves(name)
    monkeypatch.setattr(Budget, "can_be_left", lambda *_: told[-1].depth >= 4)
    for game in games:
        player = SearchPlayer(seed=1, depth=20)
        thought = player.think(game, on_info=told.append)
        is_in_sight = player._desks[0].records["counters"][0, ENDS] > 0
        assert not is_in_sight or thought.is_exact or thought.win_chance in (0.0, 1.0)
        goes_on += is_in_sight and thought.depth > 4
    assert goes_on


@every_game
def test_with_a_depth_a_search_never_ends_early(name):
    assert SearchPlayer(seed=1, depth=5).think(opening(name)).depth == 5
