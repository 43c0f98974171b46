"""The player who does not look."""

import random

from faience.game import Game
from faience.notation.move import Move


class RandomPlayer:
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        return self._random.choice(game.legal_moves)
