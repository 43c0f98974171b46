"""What each legal move would bring, for the page to show before it is made. Nothing is dealt for that."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.server import outlook_azul, outlook_pavilion
from faience.server.wire import LegalMove


class Outlook(NamedTuple):
    """How a game looks ahead."""

    fields: tuple[str, ...]
    look_ahead: Callable[..., None]
    parts_of: Callable[[int], dict[str, Any]]


OUTLOOKS = {
    "azul": Outlook(outlook_azul.FIELDS, outlook_azul.look_ahead, outlook_azul.parts_of),
    "summer-pavilion": Outlook(outlook_pavilion.FIELDS, outlook_pavilion.look_ahead, outlook_pavilion.parts_of),
}
NO_LINE = -1


def legal_moves(game: Game, lang: str) -> tuple[LegalMove, ...]:
    """The legal moves of the seat to move, each with what it would bring."""
    numbers = [int(move) for move in game.legal_moves]
    if not numbers:
        return ()
    outlook = OUTLOOKS[game.rules.name]
    found = np.zeros((len(numbers), len(outlook.fields)), dtype=np.int16)
    if "line" in outlook.fields:
        found[:, outlook.fields.index("line")] = NO_LINE
    tables = np.repeat(generic.table_of(game.state), len(numbers) + 1)
    outlook.look_ahead(tables, np.array(numbers, dtype=np.int16), found)
    return tuple(
        _told(game.rules.name, number, dict(zip(outlook.fields, row, strict=True)), lang)
        for number, row in zip(numbers, found.tolist(), strict=True)
    )


def _told(game: str, number: int, brings: dict[str, Any], lang: str) -> LegalMove:
    if "line" in brings:
        brings["line"] = None if brings["line"] == NO_LINE else brings["line"]
    brings["marker"] = bool(brings["marker"])
    return LegalMove(**_constant(game, number, lang), **brings)


@cache  # some two thousand moves in each language
def _constant(game: str, number: int, lang: str) -> dict[str, Any]:
    """What can be said of a move in any position."""
    move = Move(game, number)
    return {"move": number, "text": str(move), "words": move.describe(lang), **OUTLOOKS[game].parts_of(number)}
