"""The yardsticks are fair opponents: they play by the rules, think before they move, and do not peek."""

import numba
import pytest
from benchmarks.yardsticks.alphabeta import AlphaBetaPlayer
from benchmarks.yardsticks.mcts import MctsPlayer

import faience
from faience.players import player
from faience.rules.azul import AZUL

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="they are searches: far too slow in plain Python")

FEW = 100  # nodes or simulations: enough to play by


def mcts(seed=1, budget=FEW):
    return MctsPlayer(seed, simulations=budget)


def alphabeta(seed=1, budget=FEW):
    return AlphaBetaPlayer(seed, nodes=budget)


YARDSTICKS = pytest.mark.parametrize("yardstick", [mcts, alphabeta])


def play(game, *players):
    while not game.is_over:
        game.play(players[game.to_move].choose(game))
    return game


@YARDSTICKS
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("board", AZUL.boards)
def test_a_yardstick_plays_every_board_to_its_end(yardstick, board, jokers, players):
    game = faience.new_game(board=board, players=players, jokers=jokers, seed=5)
    assert play(game, *(yardstick(seat) for seat in range(players))).winners


@YARDSTICKS
def test_a_yardstick_plays_the_same_game_for_the_same_seed(yardstick):
    first, second = (play(faience.new_game(seed=8), yardstick(1), yardstick(2)) for _ in range(2))
    assert first.moves == second.moves


@YARDSTICKS
def test_a_yardstick_does_not_see_what_the_bag_will_give(yardstick):
    game = faience.new_game(seed=3)
    other = faience.game.game.Game(game.state, seed=4)
    assert yardstick().choose(game) == yardstick().choose(other)


@YARDSTICKS
def test_a_yardstick_beats_the_greedy_player(yardstick):
    wins = 0
    for seed in range(4):
        seats = [yardstick(budget=1_000), player("greedy", seed)]
        game = play(faience.new_game(seed=seed), *(seats if seed % 2 == 0 else seats[::-1]))
        wins += seed % 2 in game.winners
    assert wins >= 3
