"""Taking moves back: by right, by consent, or freely where nobody else minds."""

from faience.errors import Refused
from faience.server import commands
from faience.server.decisions.case import Case
from faience.server.events import AnyEvent, UndoAgreed, UndoAsked, Undone, UndoRefused


def undo(case: Case, command: commands.Undo) -> tuple[AnyEvent, ...]:
    case.need_seat()
    if case.table.has_seen(case.actor.guest, Undone, command.id):
        return ()
    seat, to = _last_own_move(case)
    if not _is_free(case, to):
        raise Refused("refused-undo-ask")
    return (Undone(seat, to, command.id),)


def ask(case: Case, command: commands.AskUndo) -> tuple[AnyEvent, ...]:
    case.need_seat()
    seat, to = _last_own_move(case)
    question = case.table.undo_question
    if question is not None:
        if question.seat in case.own:
            return ()
        raise Refused("refused-undo-asked")
    if case.table.undo_refused_at == len(case.table.movers):
        raise Refused("refused-undo-refused")
    if _is_free(case, to):
        raise Refused("refused-undo-free")
    return (UndoAsked(seat, to),)


def answer(case: Case, command: commands.AnswerUndo) -> tuple[AnyEvent, ...]:
    case.need_seat()
    case.need_playing()
    question = case.table.undo_question
    if question is None:
        raise Refused("refused-undo-not-asked")
    if question.seat in case.own and command.yes:
        raise Refused("refused-undo-own")
    if not command.yes:
        return (UndoRefused(case.own[0]),)
    asker = case.table.seats[question.seat].guest
    agreed = question.agreed | set(case.own)
    waiting = [
        number
        for number, seat in enumerate(case.table.seats)
        if seat.kind == "human" and seat.is_playing and seat.guest != asker and number not in agreed
    ]
    if waiting:
        return () if agreed == question.agreed else (UndoAgreed(case.own[0]),)
    return (Undone(question.seat, question.to),)


def _last_own_move(case: Case) -> tuple[int, int]:
    """The seat that made one's own last move, and how many moves had been made before it."""
    case.need_playing()
    case.need_room()
    if case.table.setup.undo == "none":
        raise Refused("refused-undo-policy")
    movers = case.table.movers
    for before in range(len(movers) - 1, -1, -1):
        seat, by_bot = movers[before]
        if seat in case.own and case.table.seats[seat].is_playing and not by_bot:
            return seat, before
    raise Refused("refused-undo-nothing")


def _is_free(case: Case, to: int) -> bool:
    """Nobody need be asked: they agreed on that, there is nobody, or neither another seat nor chance has acted."""
    if case.table.setup.undo == "free" or not case.others():
        return True
    assert case.table.game is not None
    return to == len(case.table.movers) - 1 and case.table.game.history[-1].move is not None
