"""Why a move is good or bad, in one to three clauses.

What a move brings is told by the rules themselves: the events of playing it, the outlook of the legal moves, the
bonuses that a board has come to. What it leaves is what the next player could do with it. Each clause weighs about as
many points as it is worth, so that the weightiest are said. What tells two moves apart is in comparison.py.
"""

from collections.abc import Sequence

import numpy as np

from faience.analysis import reasons_azul, reasons_pavilion
from faience.analysis.clauses import Clause, Question, prospect, round_is_over
from faience.analysis.words import seat_names, whole
from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.log import new_log
from faience.rules.market import DEAL, OVER
from faience.texts import Phrase

MOST = 3
SLIGHT = 0.5  # points: less is only said if there is nothing else to say
RESULTS = {"won": 30.0, "shared": 6.0, "lost": -SLIGHT}  # what the end weighs
TELLERS = {"azul": reasons_azul.clauses, "summer-pavilion": reasons_pavilion.clauses}


def reasons_for(game: Game, move: Move, line: Sequence[Move] = ()) -> tuple[Phrase, ...]:
    """What speaks for a move; for the only one there is, that."""
    if len(game.legal_moves) == 1:
        return (Phrase("reason-only"),)
    return weightiest(clauses_of(game, move, line))


def clauses_of(game: Game, move: Move, line: Sequence[Move] = ()) -> list[Clause]:
    """All that can be said about a move; `line` is how it may go on, the move first."""
    question = Question(game, move, line, seat_names(game.names, game.players))
    return [*TELLERS[game.rules.name](question), *_where_it_leads(question)]


def weightiest(clauses: Sequence[Clause]) -> tuple[Phrase, ...]:
    """The clauses worth saying, or else the best of the others."""
    ordered = sorted((clause for clause in clauses if clause.weight > 0), key=lambda clause: -clause.weight)
    chosen = tuple(clause.phrase for clause in ordered if clause.weight > SLIGHT)[:MOST]
    return chosen or (ordered[0].phrase if ordered else Phrase("reason-later"),)


def _where_it_leads(question: Question) -> list[Clause]:
    """How the game ends if the line leads there; what everybody has come to if it leads to the end of the round."""
    state = _end_of_line(question)
    if state is None:
        return []
    if state.phase == OVER:
        return [_result(question, state)]
    own, theirs = (_gain(question, state, seat) for seat in (question.seat, question.next_seat))
    if own <= theirs:
        return []
    values = {"own": whole(own), "player": question.names[question.next_seat], "theirs": whole(theirs)}
    return [Clause(SLIGHT, Phrase("reason-course", **values))]  # said only if nothing more certain can be


def _end_of_line(question: Question) -> np.record | None:
    """The table after the line, if the round is over there."""
    table, log = generic.table_of(question.state), new_log()
    state = generic.record_at(table)
    for move in question.line:
        if state.phase in (DEAL, OVER):
            return None
        log[0, 0] = 0
        generic.make_move(table, int(move), log)
    return state if round_is_over(state) and len(question.line) > 1 else None


def _gain(question: Question, state: np.record, seat: int) -> int:
    """What a seat has come to have more, if the round ended there."""
    return prospect(state, seat) - prospect(question.state, seat)


def _result(question: Question, state: np.record) -> Clause:
    scores = [int(score) for score in state.score[: state.players]]
    own = scores.pop(question.seat)
    winners = generic.winners(state)
    result = "lost" if question.seat not in winners else "shared" if len(winners) > 1 else "won"
    return Clause(RESULTS[result], Phrase("reason-end", result=result, own=own, others=max(scores)))
