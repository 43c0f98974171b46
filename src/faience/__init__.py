"""Faience: the board games Azul and Azul: Summer Pavilion, to play and to study.

import faience

game = faience.new_game("azul", players=2, seed=7)
game.play(game.legal_moves[0])
print(game)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from faience.errors import FaienceError, IllegalMove, InvalidPosition, NotationError, PlayerFailed, SetupError
    from faience.game import Game, Step, from_json, new_game, read_game, read_position, to_json
    from faience.notation.move import Move
    from faience.players.advice import best_move
    from faience.rules.events import Event

__all__ = [
    "Event",
    "FaienceError",
    "Game",
    "IllegalMove",
    "InvalidPosition",
    "Move",
    "NotationError",
    "PlayerFailed",
    "SetupError",
    "Step",
    "best_move",
    "from_json",
    "new_game",
    "read_game",
    "read_position",
    "to_json",
]

_HOMES = {
    "faience.errors": (
        "FaienceError",
        "IllegalMove",
        "InvalidPosition",
        "NotationError",
        "PlayerFailed",
        "SetupError",
    ),
    "faience.game": ("Game", "Step", "from_json", "new_game", "read_game", "read_position", "to_json"),
    "faience.notation.move": ("Move",),
    "faience.players.advice": ("best_move",),
    "faience.rules.events": ("Event",),
}


def __getattr__(name: str) -> Any:
    """Names are fetched when they are first asked for: `import faience` itself loads neither NumPy nor Numba."""
    if name == "__version__":
        return import_module("importlib.metadata").version("faience")
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'faience' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
