"""What a search found out."""

import math
from dataclasses import dataclass

from faience.notation.move import Move
from faience.players.search.evaluation import SCALE, SURE


@dataclass(frozen=True)
class Thought:
    """The best move and what speaks for it."""

    move: Move
    value: int  # see evaluation.py
    line: tuple[Move, ...]  # the best line, the move first
    depth: int  # plies looked ahead
    nodes: int  # positions looked at
    seconds: float
    is_exact: bool  # everything to the end of the round was searched

    @property
    def win_chance(self) -> float:
        """The chance that the seat to move wins, with a shared victory counted as its share."""
        if abs(self.value) > SURE:
            return float(self.value > 0)
        return 1 / (1 + math.exp(-self.value / SCALE))

    @property
    def nodes_per_second(self) -> float:
        return self.nodes / self.seconds if self.seconds else 0.0
