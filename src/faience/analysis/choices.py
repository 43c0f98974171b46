"""Moves that are really different: displays with the same tiles are the same display."""

from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.log import new_log
from faience.rules.market import CENTRE


def choices(game: Game, asked: Move | None = None) -> tuple[Move, ...]:
    """The legal moves, one of those that lead to the same table; the one that is asked about is among them."""
    ordered = sorted(game.legal_moves, key=lambda move: move != asked)
    found: dict[bytes, Move] = {}
    for move in ordered:
        found.setdefault(_table_after(game, move), move)
    return tuple(found.values())


def is_same(game: Game, one: Move, other: Move) -> bool:
    """Whether two legal moves lead to the same table."""
    return _table_after(game, one) == _table_after(game, other)


def _table_after(game: Game, move: Move) -> bytes:
    """The table that a move leads to, its displays in order."""
    table, log = generic.table_of(game.state), new_log()
    generic.make_move(table, int(move), log)
    market = table["market"][0]
    market[CENTRE + 1 :] = sorted(market[CENTRE + 1 :].tolist())
    table["offered"] = 0
    return table.tobytes()
