"""Games under way: the object, its records, its JSON."""

from faience.game.game import Game, Step, new_game
from faience.game.position import from_json, read_position, to_json
from faience.game.record import read_game

__all__ = ["Game", "Step", "from_json", "new_game", "read_game", "read_position", "to_json"]
