"""Compiles what most tests need, before several processes would each do it: python -m tests.kernels azul"""

import sys

from faience.analysis import review
from faience.game import new_game
from faience.players.greedy import GreedyPlayer
from faience.server.worker import warm_up


def compile_all(name: str) -> None:
    """A bot makes a move; a game is played to its end and reviewed."""
    warm_up([name])
    game, player = new_game(name, seed=0), GreedyPlayer(0)
    while not game.is_over:
        game.play(player.choose(game))
    review(game, nodes=20)


if __name__ == "__main__":
    compile_all(sys.argv[1])
