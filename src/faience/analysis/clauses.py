"""Clauses of a reason, and what is asked of a position to find them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.games import rules_for
from faience.rules.log import new_log
from faience.rules.market import DEAL, OVER
from faience.texts import Phrase


class Clause(NamedTuple):
    """A part of a reason; what weighs less than nothing speaks against the move."""

    weight: float
    phrase: Phrase


class Question(NamedTuple):
    """A move in a position, and how it may go on."""

    game: Game
    move: Move
    line: Sequence[Move]
    names: Sequence[str | Phrase]

    @property
    def state(self) -> np.record:
        return self.game.state

    @property
    def seat(self) -> int:
        return int(self.game.state.to_move)

    @property
    def next_seat(self) -> int:
        return (self.seat + 1) % self.game.players

    def played(self) -> Game:
        """The move made at a table of its own, without the deal that may follow."""
        table = Game(self.game.state, seed=0)
        table.play(self.move, deal=False)
        return table


def prospect(state: np.record, seat: int) -> int:
    """What a seat would have if the round ended now."""
    return int(generic.prospect_at(generic.table_of(state), np.int64(seat)))


def round_is_over(state: np.record) -> bool:
    """Whether no turn is left; in Summer Pavilion chance also comes in to fill the supply within a round."""
    if state.phase == DEAL and "passed" in (state.dtype.names or ()):
        return bool(state.passed[: state.players].all())
    return bool(state.phase in (DEAL, OVER))


def after_moving(state: np.record, move: int) -> np.record:
    """The table after a move."""
    table = generic.table_of(state)
    generic.make_move(table, move, new_log())
    return generic.record_at(table)


def with_turn(state: np.record, seat: int) -> np.record:
    """The same table, if it were another seat's turn."""
    turned = state.copy()
    turned.to_move = seat
    return turned


def moves_of(state: np.record) -> list[int]:
    """The legal moves of the seat to move, as numbers."""
    moves = np.zeros(rules_for(state).moves, dtype=np.int16)
    count = generic.list_moves(generic.table_of(state), moves)
    return [int(move) for move in moves[:count]]
