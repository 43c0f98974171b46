"""What each legal move would bring, for the page to show before it is made."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from faience.game import Game
from faience.notation.move import Move
from faience.rules.outlook import OUTLOOKS, what_moves_bring
from faience.server.wire import LegalMove


def legal_moves(game: Game, lang: str) -> tuple[LegalMove, ...]:
    """The legal moves of the seat to move, each with what it would bring."""
    return moves_told(game, game.legal_moves, lang)


def moves_told(game: Game, moves: Sequence[Move], lang: str) -> tuple[LegalMove, ...]:
    """Some of the legal moves, in this order."""
    numbers = [int(move) for move in moves]
    if not numbers:
        return ()
    return tuple(
        LegalMove(**_constant(game.rules.name, game.board, number, lang), **brings)
        for number, brings in zip(numbers, what_moves_bring(game.state, numbers), strict=True)
    )


@cache  # some two thousand moves of each board in each language
def _constant(game: str, board: str, number: int, lang: str) -> dict[str, Any]:
    """What can be said of a move in any position."""
    move = Move(game, number)
    return {"move": number, "text": str(move), "words": move.describe(lang, board), **OUTLOOKS[game].parts_of(number)}
