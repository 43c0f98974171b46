"""Advice from the strongest player."""

import math

import pytest

import faience
from faience.rules.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_is_legal_and_leaves_the_game_alone(name):
    game = faience.new_game(name, players=3, seed=1)
    before = game.record()
    assert faience.best_move(game, seconds=0.1) in game.legal_moves
    assert game.record() == before


@pytest.mark.parametrize("seconds", [0, -1, math.inf, math.nan])
def test_a_time_that_is_none_is_refused(seconds):
    with pytest.raises(faience.SetupError) as refused:
        faience.best_move(faience.new_game(seed=1), seconds=seconds)
    assert refused.value.code == "setup-player-value" and refused.value.text("fr")


def test_a_finished_game_has_no_best_move():
    game = faience.new_game(seed=3)
    while not game.is_over:
        game.play(game.legal_moves[0])
    with pytest.raises(faience.SetupError, match="nobody is to move"):
        faience.best_move(game)


def test_tiles_that_must_be_dealt_come_first():
    game = faience.Game(faience.new_game(seed=3).start)
    with pytest.raises(faience.SetupError, match="tiles must be dealt first"):
        faience.best_move(game)
