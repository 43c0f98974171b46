"""Games from positions, and positions of games."""

from typing import Any

from faience.game.game import Game
from faience.notation.position import Position, read_json, read_line, state_of


def to_json(game: Game) -> Position:
    """The position as data that `json.dumps` writes; complete, with names instead of numbers."""
    return game.position


def from_json(position: dict[str, Any] | str, *, seed: int | None = None) -> Game:
    """A game that starts at a position, given as data or as JSON text; InvalidPosition lists all that is wrong."""
    data = read_json(position) if isinstance(position, str) else position
    return _started(data, seed)


def read_position(text: str, *, seed: int | None = None) -> Game:
    """A game that starts at a position written on one line."""
    return _started(read_line(text), seed)


def _started(position: Position, seed: int | None) -> Game:
    game = Game(state_of(position), seed=seed)
    game.deal()
    return game
