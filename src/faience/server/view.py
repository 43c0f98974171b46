"""The table as somebody may see it, and what happened at it as everybody may know it.

Nothing here depends on the secret before the end, nor on who sits behind a guest's hash.
"""

from collections.abc import Iterator
from typing import Any

from faience.errors import Refused
from faience.notation.move import Move
from faience.notation.position import position_of
from faience.server import commands, events
from faience.server.actor import Actor, Presence
from faience.server.advice import may_have_hint
from faience.server.commands import AnyCommand
from faience.server.decisions import decide
from faience.server.decisions.absence import hand_over_at
from faience.server.decisions.case import Case
from faience.server.ending import endings
from faience.server.events import Numbered
from faience.server.outlook import legal_moves
from faience.server.result import result_of
from faience.server.table import Table
from faience.server.wire import ClockView, Ending, Fairness, LastMove, LegalMove, SeatView, Told, View

# Somebody may do what would change something: these commands are tried, and nothing is done.
QUESTIONS: dict[str, AnyCommand] = {
    "leave": commands.Leave(),
    "start": commands.Start(),
    "undo": commands.Undo(),
    "ask_undo": commands.AskUndo(),
    "answer_undo": commands.AnswerUndo(yes=False),
    "say": commands.Say(phrase="hello"),
    "pause": commands.Pause(),
    "resume": commands.Resume(),
    "abort": commands.Abort(),
    "rematch": commands.Rematch(),
}
NONCE = "0" * 32
NEW_NAME = "\N{REPLACEMENT CHARACTER}"  # which nobody has


def view_of(table: Table, actor: Actor, presence: Presence, now: int, lang: str = "en") -> View:
    """The table for one reader; Refused if they may not look."""
    table.check_may_look(actor)
    case = Case(table, actor, now, presence)
    own = case.own
    game, to_move = table.game, table.to_move
    is_your_turn = to_move in own and table.seats[to_move].is_playing if to_move is not None else False
    return View(
        table=table.id,
        number=table.number,
        status=table.status,
        is_paused=table.is_paused,
        setup=table.setup,
        seats=tuple(_seat(case, number) for number in range(len(table.seats))),
        role="player" if own else "watcher",
        is_host=table.is_host(actor),
        you=own,
        position=_position(table),
        start=_start(table),
        to_move=to_move,
        is_your_turn=is_your_turn,
        legal=_legal(table, lang) if is_your_turn else (),
        last_move=_last_move(table),
        ending=_ending(table),
        undo_asked_by=table.undo_question.seat if table.undo_question else None,
        clock=ClockView(table.clock.running, now),
        scores=game.scores if game else (),
        result=_result(table),
        fairness=Fairness(table.commitment, table.nonces, table.order, table.known_secret),
        watchers=presence.watchers,
        rematch=table.rematch,
        may=_commands(case) + (("hint",) if may_have_hint(table, actor) else ()),
    )


def _commands(case: Case) -> tuple[str, ...]:
    return tuple(name for name, question in QUESTIONS.items() if _may(case, question))


def _seat(case: Case, number: int) -> SeatView:
    seat, table = case.table.seats[number], case.table
    is_player = seat.guest is not None
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        is_you=number in case.own,
        is_host=is_player and seat.guest == table.host,
        is_connected=is_player and seat.guest in case.presence.connected,
        stand_in=seat.stand_in,
        is_timed_out=seat.is_timed_out,
        clock_ms=table.clock.left(number, case.now) if table.game and is_player else None,
        hand_over_at=hand_over_at(case, number) if table.status == "playing" and seat.stand_in is None else None,
        may=tuple(name for name, question in _seat_questions(case, number) if _may(case, question)),
    )


def _seat_questions(case: Case, number: int) -> Iterator[tuple[str, AnyCommand]]:
    if case.table.status == "open":
        yield "sit", commands.Sit(seat=number, name=NEW_NAME, nonce=NONCE)
        yield "add_bot", commands.AddBot(seat=number, level=1)
        yield "remove", commands.Remove(seat=number)
    elif case.table.status == "playing":
        if case.table.seats[number].stand_in is None:
            yield "hand_over", commands.HandOver(seat=number)
        yield "take_back", commands.TakeBack(seat=number)
    yield "token", commands.Token(seat=number)


def _may(case: Case, question: AnyCommand) -> bool:
    try:
        return bool(decide(case.table, question, case.actor, case.now, case.presence))
    except Refused:
        return False


# What is the same for everybody is worked out once for each position.


def _position(table: Table) -> dict[str, Any] | None:
    if table.game is None:
        return None
    if "position" not in table.memo:
        table.memo["position"] = table.game.position
    position: dict[str, Any] = table.memo["position"]
    return position


def _start(table: Table) -> dict[str, Any] | None:
    is_usual = table.setup.position is None or table.game is None
    return None if is_usual else position_of(table.setup.first_table())


def _legal(table: Table, lang: str) -> tuple[LegalMove, ...]:
    assert table.game is not None
    if lang not in table.memo:
        table.memo[lang] = legal_moves(table.game, lang)
    moves: tuple[LegalMove, ...] = table.memo[lang]
    return moves


def _ending(table: Table) -> tuple[Ending, ...]:
    if table.game is None or table.is_over:
        return ()
    if "ending" not in table.memo:
        table.memo["ending"] = endings(table.game)
    found: tuple[Ending, ...] = table.memo["ending"]
    return found


def _result(table: Table) -> Any:
    if table.ended is None or table.game is None:
        return None
    if "result" not in table.memo:
        table.memo["result"] = result_of(table.game, table.ended)
    return table.memo["result"]


def _last_move(table: Table) -> LastMove | None:
    if table.game is None or not table.movers:
        return None
    step = next(step for step in reversed(table.game.history) if step.move)
    assert step.move is not None and step.seat is not None
    return LastMove(step.seat, int(step.move), str(step.move))


# Events


def told(table: Table, since: int = 0) -> list[Told]:
    """What happened after event `since`; the same for everybody."""
    return [_told(table, numbered) for numbered in table.log[since:]]


# Fields of the log that may be told as they are.
PUBLIC = set(Told.__struct_fields__) - {"number", "at", "kind", "events", "ending"}


def _told(table: Table, numbered: Numbered) -> Told:
    number, at, event = numbered
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name in PUBLIC}
    if isinstance(event, events.Moved):
        fields["text"] = str(Move(table.setup.game, event.move))
    if number in table.happened:
        fields["events"] = tuple({"kind": each.kind, **vars(each)} for each in table.happened[number])
    fields["ending"] = table.foreseen.get(number, ())
    return Told(number, at, str(event.__struct_config__.tag), **fields)
