"""A word of advice from the strongest player there is."""

import math

from faience.errors import SetupError
from faience.game import Game
from faience.notation.move import Move
from faience.texts import Phrase
from faience.workers.cores import free_cores


def best_move(game: Game, seconds: float = 1.0) -> Move:
    """The best move that `search` finds for the seat to move in so many seconds, on all cores."""
    if not 0 < seconds < math.inf:
        raise SetupError("setup-player-value", what="seconds", given=str(seconds), wanted=Phrase("spec-seconds"))
    if game.to_move is None:
        raise SetupError("setup-nobody-to-move")
    from faience.players.search import SearchPlayer

    return SearchPlayer(time=seconds, threads=free_cores()).choose(game)
