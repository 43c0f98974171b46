"""The player who takes what it can get now."""

import random
from typing import Any

import numpy as np

from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.games import rules_for
from faience.rules.log import new_log
from faience.rules.market import DEAL, OVER


class GreedyPlayer:
    """The move that leaves the most points if the round ended at once; among equals, any."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._log = new_log()

    def choose(self, game: Game) -> Move:
        assert game.to_move is not None, "nobody is to move"
        table = generic.table_of(game.state)
        worth = {move: self._worth(table, int(move), game.to_move) for move in game.legal_moves}
        best = max(worth.values())
        return self._random.choice([move for move in game.legal_moves if worth[move] == best])

    def _worth(self, table: Any, move: int, seat: int) -> int:
        """The score after a move, as if the round ended; where the same seat goes on choosing, its best choice."""
        after = table.copy()
        generic.make_move(after, move, self._log)
        self._log[0, 0] = 0
        state = generic.record_at(after)
        if state.phase == OVER:
            return int(state.score[seat])
        if state.to_move == seat and state.phase not in (DEAL, generic.record_at(table).phase):
            choices = np.zeros(rules_for(state).moves, dtype=np.int16)
            count = generic.list_moves(after, choices)
            return max(self._worth(after, int(choice), seat) for choice in choices[:count])
        return int(generic.prospect_at(after, seat))
