"""The player who takes what it can get now."""

import random

import numpy as np

from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.log import new_log
from faience.rules.market import DEAL, OVER


class GreedyPlayer:
    """The move that leaves the most points if the round ended at once; among equals, any."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._log = new_log()

    def choose(self, game: Game) -> Move:
        seat, state = game.to_move, game.state
        assert seat is not None, "nobody is to move"
        worth = {move: self._worth(state, int(move), seat) for move in game.legal_moves}
        best = max(worth.values())
        return self._random.choice([move for move in game.legal_moves if worth[move] == best])

    def _worth(self, state: np.record, move: int, seat: int) -> int:
        """The score after a move, as if the round ended; where the same seat goes on choosing, its best choice."""
        after = state.copy()
        generic.apply(after, move, self._log)
        self._log[0, 0] = 0
        if after.phase == OVER:
            return int(after.score[seat])
        if after.to_move == seat and after.phase not in (DEAL, state.phase):
            choices = np.zeros(len(self._log), dtype=np.int16)
            count = generic.legal_moves(after, choices)
            return max(self._worth(after, int(choice), seat) for choice in choices[:count])
        return int(generic.prospect(after, seat))
