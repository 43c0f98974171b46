"""The game itself: moves, what follows from them, clocks, pauses, the end."""

from typing import Literal

import numpy as np

from faience.errors import Refused
from faience.fairness import Dealer, Stream
from faience.game import Game
from faience.notation.move import Move
from faience.rules import generic
from faience.rules.market import OVER
from faience.server import commands
from faience.server.decisions.case import Case
from faience.server.events import Aborted, AnyEvent, Dealt, Ended, Moved, Paused, Resumed, StoodStill, TimedOut

STAND_IN = 5  # the level of a bot that plays on for somebody
SETTLED = 2  # moves of each player after which a game between people is not broken off any more


def move(case: Case, command: commands.Move) -> tuple[AnyEvent, ...]:
    case.need_seat()
    if case.table.has_seen(case.actor.guest, Moved, command.id, command.after):
        return ()
    case.need_playing()
    if case.table.is_paused:
        raise Refused("refused-paused")
    if not case.table.position_number <= command.after <= case.table.number:
        raise Refused("refused-stale")
    seat = case.table.to_move
    if seat is None or seat not in case.own:
        raise Refused("refused-turn")
    if case.table.seats[seat].stand_in is not None:
        raise Refused("refused-timed-out" if case.table.seats[seat].is_timed_out else "refused-handed-over")
    if _is_out_of_time(case):
        raise Refused("refused-time")
    chosen = _checked(_game(case), command.move)
    by: Literal["human", "program"] = "program" if case.actor.is_program else "human"
    return _followed(case, Moved(seat, chosen, by, command.id))


def bot_move(case: Case, command: commands.BotMove) -> tuple[AnyEvent, ...]:
    """What a bot thought of, unless the position has become another one."""
    seat, game = case.table.to_move, case.table.game
    if game is None or seat is None or command.after != case.table.position_number:
        raise Refused("refused-stale")
    if case.table.seats[seat].bot_level is None:
        raise Refused("refused-turn")
    return _followed(case, Moved(seat, _checked(game, command.move), "bot"))


def _game(case: Case) -> Game:
    assert case.table.game is not None
    return case.table.game


def _checked(game: Game, given: int | str) -> int:
    """The number of a legal move, or an error that says why it is none."""
    chosen = Move.parse(game.rules.name, given) if isinstance(given, str) else Move(game.rules.name, given)
    if chosen not in game.legal_moves:
        game.copy().play(chosen)
    return int(chosen)


def _followed(case: Case, moved: Moved) -> tuple[AnyEvent, ...]:
    """A move, the deal that follows it, and the end."""
    table = case.table
    dealer = Dealer(_game(case).state)
    dealer.make(moved.move)
    stream = Stream(table.secret, table.id, table.nonces, table.counter)
    tiles = dealer.deal(stream)
    events: list[AnyEvent] = [moved]
    if tiles:
        events.append(Dealt(tiles, stream.counter))
    if dealer.state.phase == OVER:
        events.append(_end(case, dealer.state, "played"))
    return tuple(events)


def _end(case: Case, state: np.record, reason: Literal["played", "time"], lost: int | None = None) -> Ended:
    """The end: whoever ran out of time does not win, whatever the score."""
    late = [number for number, seat in enumerate(case.table.seats) if seat.is_timed_out or number == lost]
    winners = generic.winners(state, without=late)
    scores = tuple(int(score) for score in state.score[: state.players])
    return Ended(scores, winners, case.table.secret, reason)


# Clocks


def _is_out_of_time(case: Case) -> bool:
    due = case.table.due()
    return due is not None and case.now >= due


def check_clock(case: Case, command: commands.CheckClock) -> tuple[AnyEvent, ...]:
    """Whose clock has run out can no longer win; a bot plays on, if that matters to anybody."""
    lost = case.table.clock.running
    if lost is None or not _is_out_of_time(case):
        return ()
    timed_out = TimedOut(lost, STAND_IN)
    left = [seat for number, seat in enumerate(case.table.seats) if not seat.is_timed_out and number != lost]
    if len(left) > 1 and any(seat.kind != "bot" for seat in left):
        return (timed_out,)
    return timed_out, _end(case, _game(case).state, "time", lost)


def stand_still(case: Case, command: commands.StandStill) -> tuple[AnyEvent, ...]:
    """Note the times in which no server ran, as far as they are not noted yet."""
    return tuple(StoodStill(since, until) for since, until in case.table.clock.unnoted(command.gaps))


def pause(case: Case, command: commands.Pause) -> tuple[AnyEvent, ...]:
    case.need_host()
    case.need_playing()
    case.need_room()
    if _is_out_of_time(case):
        raise Refused("refused-time")
    return () if case.table.is_paused else (Paused(case.own_or_none),)


def resume(case: Case, command: commands.Resume) -> tuple[AnyEvent, ...]:
    """Any player may go on, so that nobody can hold up a game for ever."""
    if not case.table.is_host(case.actor):
        case.need_seat()
    case.need_playing()
    return (Resumed(case.own_or_none),) if case.table.is_paused else ()


def abort(case: Case, command: commands.Abort) -> tuple[AnyEvent, ...]:
    """The host may break off a game that has hardly begun, or in which nobody else is."""
    case.need_host()
    if case.table.status == "aborted":
        return ()
    if case.table.status != "open":
        case.need_playing()
        moves = [seat for seat, _ in case.table.movers]
        if case.others() and all(moves.count(seat) >= SETTLED for seat in (*case.others(), *case.own)):
            raise Refused("refused-abort")
    return (Aborted(case.table.secret, case.own_or_none),)
