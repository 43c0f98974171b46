"""Levels 1 to 8: bots for people, each clearly stronger than the one below.

The weak ones are weak as people are: they see their own board and not what they leave to
others, or not what comes next, and they misjudge what things are worth. None throws a die
for its move.
"""

import os
import random
from dataclasses import dataclass

from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.players.search import SearchPlayer
from faience.players.search.evaluation import SCALE
from faience.texts import Phrase


@dataclass(frozen=True)
class Level:
    """How well a level plays."""

    is_selfish: bool = False  # sees only its own board
    depth: int | None = None  # plies it looks ahead
    misjudges: float = 0.0  # by so much, in log-odds, most of the time
    nodes: int | None = None
    time: float | None = None


LEVELS = (
    Level(is_selfish=True, depth=1, misjudges=1.6),
    Level(is_selfish=True, depth=1, misjudges=0.8),
    Level(is_selfish=True, depth=1, misjudges=0.3),
    Level(depth=1, misjudges=0.2),
    Level(depth=2, misjudges=0.1),
    Level(nodes=400),
    Level(nodes=6_000),
    Level(time=1.5),
)


class LevelPlayer:
    """A bot of level 1 to 8."""

    def __init__(self, level: int | str, seed: int | None = None) -> None:
        number = int(level)
        if not 1 <= number <= len(LEVELS):
            raise SetupError("setup-player-value", what="level", given=str(level), wanted=Phrase("spec-level"))
        self.level = LEVELS[number - 1]
        self._random = random.Random(seed)
        self._search = SearchPlayer(
            seed,
            time=self.level.time,
            nodes=self.level.nodes,
            depth=self.level.depth,
            threads=min(2, os.cpu_count() or 1) if self.level.time else 1,
        )

    def begin(self, seed: int | None = None) -> None:
        """Get ready for another game."""
        self._random = random.Random(seed)
        self._search.begin(seed)

    def choose(self, game: Game) -> Move:
        if self.level.depth is None:
            return self._search.choose(game)
        values = self._search.weigh(game, self.level.depth, is_selfish=self.level.is_selfish)
        spread = self.level.misjudges * SCALE
        return max(game.legal_moves, key=lambda move: values[move] + self._random.gauss(0.0, spread))

    @property
    def is_cold(self) -> bool:
        """See SearchPlayer."""
        return self._search.is_cold

    def stop(self) -> None:
        self._search.stop()
