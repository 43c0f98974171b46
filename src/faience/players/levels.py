"""Levels 1 to 8: bots for people, each clearly stronger than the one below.

The weak ones are weak as people are: they see their own board and not what they leave to
others, or not what comes next, and they misjudge what things are worth. None throws a die
for its move.
"""

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import NamedTuple, TypeVar

from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.players.kinds import level_threads, level_time
from faience.players.search import SearchPlayer, Thought
from faience.players.search.evaluation import SCALE
from faience.texts import Phrase

Amount = TypeVar("Amount", int, float)


@dataclass(frozen=True)
class Level:
    """How well a level plays."""

    is_selfish: bool = False  # sees only its own board
    depth: int | None = None  # plies it looks ahead
    misjudges: float = 0.0  # by so much, in log-odds, most of the time
    nodes: int | None = None
    time: float | None = None

    def __str__(self) -> str:
        """What sets it apart: the same text as long as it plays the same way."""
        return ",".join(f"{name}={value}" for name, value in asdict(self).items() if value)


HIGHEST = 8
STRONGEST = Level(time=level_time(HIGHEST))
LEVELS = {  # found by matches, so that each wins about four of five games against the one below
    "azul": (
        Level(is_selfish=True, depth=1, misjudges=0.27),
        Level(is_selfish=True, depth=1),
        Level(depth=1, misjudges=0.122),
        Level(depth=2, misjudges=0.125),
        Level(depth=3, misjudges=0.083),
        Level(nodes=1_300),
        Level(nodes=9_000),
        STRONGEST,
    ),
    "summer-pavilion": (
        Level(is_selfish=True, depth=1, misjudges=0.22),
        Level(is_selfish=True, depth=1, misjudges=0.125),
        Level(depth=1, misjudges=0.11),
        Level(depth=2, misjudges=0.115),
        Level(depth=3, misjudges=0.075),
        Level(nodes=170),
        Level(nodes=2_500),
        STRONGEST,
    ),
}


class LevelPlayer:
    """A bot of level 1 to 8."""

    def __init__(self, level: int | str, seed: int | None = None) -> None:
        self.number = int(level)
        if not 1 <= self.number <= HIGHEST:
            raise SetupError("setup-player-value", what="level", given=str(level), wanted=Phrase("spec-level"))
        self._random = random.Random(seed)
        self._search = SearchPlayer(seed, threads=level_threads(self.number))

    def begin(self, seed: int | None = None) -> None:
        """Get ready for another game."""
        self._random = random.Random(seed)
        self._search.begin(seed)

    def choose(self, game: Game) -> Move:
        return self.think(game).move

    def think(
        self,
        game: Game,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        on_info: Callable[[Thought], None] | None = None,
    ) -> "Thought | Glance":
        """As SearchPlayer does, but a budget can only make it think less: a level is never stronger than it is.

        Those that take no more than a glance keep to a depth, and to nothing else.
        """
        level = LEVELS[game.rules.name][self.number - 1]
        if level.depth is None:
            time, nodes = _least(level.time, time), _least(level.nodes, nodes)
            return self._search.think(game, time=time, nodes=nodes, depth=depth, on_info=on_info)
        plies = level.depth if depth is None else min(level.depth, depth)
        values = self._search.weigh(game, plies, is_selfish=level.is_selfish)
        spread = level.misjudges * SCALE
        return Glance(max(game.legal_moves, key=lambda move: values[move] + self._random.gauss(0.0, spread)), plies)

    @property
    def is_cold(self) -> bool:
        """See SearchPlayer."""
        return self._search.is_cold

    def stop(self) -> None:
        self._search.stop()


class Glance(NamedTuple):
    """What the first levels have to say of a position: a move, and how many plies they looked ahead."""

    move: Move
    depth: int


def _least(own: Amount | None, asked: Amount | None) -> Amount | None:
    return min((amount for amount in (own, asked) if amount is not None), default=None)
