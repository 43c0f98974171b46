"""Levels 1 to 8: bots for people, each clearly stronger than the one below.

The weak ones are weak as people are: they see their own board and not what they leave to
others, or not what comes next, and they misjudge what things are worth. None throws a die
for its move.
"""

import random
from dataclasses import dataclass

from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.players.search import SearchPlayer
from faience.players.search.evaluation import SCALE
from faience.texts import Phrase
from faience.workers.cores import free_cores


@dataclass(frozen=True)
class Level:
    """How well a level plays."""

    is_selfish: bool = False  # sees only its own board
    depth: int | None = None  # plies it looks ahead
    misjudges: float = 0.0  # by so much, in log-odds, most of the time
    nodes: int | None = None
    time: float | None = None


STRONGEST = Level(time=1.5)
LEVELS = {  # found by matches, so that each wins about four of five games against the one below
    "azul": (
        Level(is_selfish=True, depth=1, misjudges=0.35),
        Level(is_selfish=True, depth=1, misjudges=0.07),
        Level(depth=1, misjudges=0.1),
        Level(depth=2, misjudges=0.11),
        Level(nodes=260),
        Level(nodes=1_400),
        Level(nodes=9_000),
        STRONGEST,
    ),
    "summer-pavilion": (
        Level(is_selfish=True, depth=1, misjudges=0.22),
        Level(is_selfish=True, depth=1, misjudges=0.13),
        Level(depth=1, misjudges=0.08),
        Level(depth=2, misjudges=0.1),
        Level(nodes=350),
        Level(nodes=3_000),
        Level(nodes=30_000),
        STRONGEST,
    ),
}
HIGHEST = 8


class LevelPlayer:
    """A bot of level 1 to 8."""

    def __init__(self, level: int | str, seed: int | None = None) -> None:
        self.number = int(level)
        if not 1 <= self.number <= HIGHEST:
            raise SetupError("setup-player-value", what="level", given=str(level), wanted=Phrase("spec-level"))
        self._random = random.Random(seed)
        threads = min(2, free_cores()) if self.number == HIGHEST else 1
        self._search = SearchPlayer(seed, threads=threads)

    def begin(self, seed: int | None = None) -> None:
        """Get ready for another game."""
        self._random = random.Random(seed)
        self._search.begin(seed)

    def choose(self, game: Game) -> Move:
        level = LEVELS[game.rules.name][self.number - 1]
        if level.depth is None:
            return self._search.think(game, time=level.time, nodes=level.nodes).move
        values = self._search.weigh(game, level.depth, is_selfish=level.is_selfish)
        spread = level.misjudges * SCALE
        return max(game.legal_moves, key=lambda move: values[move] + self._random.gauss(0.0, spread))

    @property
    def is_cold(self) -> bool:
        """See SearchPlayer."""
        return self._search.is_cold

    def stop(self) -> None:
        self._search.stop()
