"""Who can sit at the table besides people. A player sees what everybody sees: the state has no future in it."""

from typing import Protocol

from faience.game import Game
from faience.notation.move import Move
from faience.players.kinds import known_kinds
from faience.players.spec import build, parse


class Player(Protocol):
    """Somebody who chooses moves."""

    def choose(self, game: Game) -> Move:
        """One of the legal moves of the seat to move."""
        ...


PLAYERS = tuple(known_kinds())


def player(text: str, seed: int | None = None) -> Player:
    """A player by its text, like "greedy" or "search:time=1s"; with a seed it plays the same way each time."""
    return build(parse(text), seed)
