"""Who can sit at the table besides people. A player sees what everybody sees: the state has no future in it."""

from collections.abc import Callable
from typing import Protocol

from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.players.greedy import GreedyPlayer
from faience.players.random import RandomPlayer


class Player(Protocol):
    """Somebody who chooses moves."""

    def choose(self, game: Game) -> Move:
        """One of the legal moves of the seat to move."""
        ...


PLAYERS: dict[str, Callable[[int | None], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


def player(name: str, seed: int | None = None) -> Player:
    """A player by name; with a seed it plays the same way each time."""
    if name not in PLAYERS:
        raise SetupError("setup-player", given=name, known=", ".join(PLAYERS))
    return PLAYERS[name](seed)
