"""Advice: which moves are best, as the reader is told it; and who may have it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from faience.analysis.words import phrase_from_json
from faience.errors import Refused
from faience.game import Game
from faience.notation.move import Move
from faience.server.actor import Actor
from faience.server.outlook import moves_told
from faience.server.table import Table
from faience.server.told import LineMove, reasons_in_words, told_line
from faience.server.wire import LegalMove


class MoveAdvice(msgspec.Struct):
    """A move, and what it leads to."""

    move: LegalMove
    chances: list[float]  # of each seat to win, a shared victory counted as its share
    margin: float  # points by which the seat is expected to lead the best other one in the end
    is_exact: bool  # everything to the end of the round was looked at
    reason: str
    line: tuple[LineMove, ...]  # how it would go on, the move first


class AnalysisView(msgspec.Struct):
    """The best moves of a position, best first."""

    seat: int  # to move
    moves: list[MoveAdvice]
    depth: int  # moves looked ahead
    nodes: int  # positions looked at
    is_exact: bool  # the rest of the round is solved


class Hint(MoveAdvice):
    """A good move for the one to move."""

    seat: int


def analysis_told(game: Game, found: Mapping[str, Any], lang: str) -> AnalysisView:
    moves = [MoveAdvice(**_advice(game, each, lang)) for each in found["moves"]]
    return AnalysisView(found["seat"], moves, found["depth"], found["nodes"], moves[0].is_exact)


def hint_told(game: Game, found: Mapping[str, Any], lang: str) -> Hint:
    return Hint(**_advice(game, found["moves"][0], lang), seat=found["seat"])


def _advice(game: Game, found: Mapping[str, Any], lang: str) -> dict[str, Any]:
    line = [Move.parse(game.rules.name, text) for text in found["line"]]
    return {
        "move": moves_told(game, [Move.parse(game.rules.name, found["move"])], lang)[0],
        "chances": found["chances"],
        "margin": found["margin"],
        "is_exact": found["is_exact"],
        "reason": reasons_in_words(map(phrase_from_json, found["reason"]), lang),
        "line": told_line(game, line, lang),
    }


def table_asked_about(table: Table) -> Game:
    """What a hint is about: the table as everybody sees it."""
    assert table.game is not None
    return Game(table.game.state, names=table.game.names, seed=0)


def may_have_hint(table: Table, actor: Actor) -> bool:
    """It is one's turn, and nobody plays here but oneself and bots."""
    seat = table.to_move
    return seat is not None and table.is_solo and seat in table.seats_of(actor) and table.seats[seat].is_playing


def check_hint(table: Table, actor: Actor) -> None:
    """Refuse those who may not have one."""
    if not may_have_hint(table, actor):
        raise Refused("refused-hint")
