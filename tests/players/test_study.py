"""A study: several moves of a position, all to the same depth."""

import pytest

from faience.game import new_game
from faience.players.search import SearchPlayer


@pytest.fixture(scope="module")
def player() -> SearchPlayer:
    return SearchPlayer(seed=1, nodes=5_000)


def test_the_first_move_of_a_study_is_as_good_as_that_of_a_thought(player):
    game = new_game(seed=7)
    first, *_ = player.study(game, game.legal_moves, lines=3, depth=3)
    assert first.value == player.think(game, depth=3).value


def test_several_moves_are_told_best_first_and_none_twice(player):
    game = new_game(seed=7)
    thoughts = player.study(game, game.legal_moves, lines=4)
    values = [thought.value for thought in thoughts]
    assert values == sorted(values, reverse=True) and len({thought.move for thought in thoughts}) == 4
    assert len({thought.depth for thought in thoughts}) == 1


def test_each_value_is_that_of_its_move_alone(player):
    game = new_game(seed=7)
    for thought in player.study(game, game.legal_moves, lines=2, depth=2):
        (alone,) = player.study(game, [thought.move], depth=2)
        assert alone.value == thought.value


def test_a_move_that_is_asked_about_comes_last_unless_it_is_among_the_best(player):
    game = new_game(seed=7)
    best, worst = player.study(game, game.legal_moves, also=game.legal_moves[-1], depth=2)
    assert worst.move == game.legal_moves[-1] and worst.value <= best.value
    assert len(player.study(game, game.legal_moves, also=best.move, depth=2)) == 1


def test_a_study_without_time_for_one_depth_goes_by_what_it_sees_at_once(player):
    game = new_game(seed=7)
    thoughts = player.study(game, game.legal_moves, lines=2, also=game.legal_moves[-1], nodes=1)
    assert thoughts[0].depth == 0 and len(thoughts) >= 2 and not thoughts[0].is_exact


def test_a_judgement_is_that_of_the_table_where_the_line_ends(player):
    game = new_game(seed=7)
    (thought,) = player.study(game, game.legal_moves, depth=1)
    values, stage = player.judge(game, thought.line)
    assert values[0] == thought.value and sum(values) == 0 and stage >= 0
