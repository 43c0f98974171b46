"""Leaving, and bots that play on for those who are away."""

from faience.errors import Refused
from faience.server import commands
from faience.server.decisions.case import Case
from faience.server.decisions.playing import STAND_IN
from faience.server.events import Aborted, AnyEvent, HandedOver, Left, Paused, Started, TakenBack
from faience.server.setup import DAY

SECOND = 1_000  # ms
GRACE, LONG_GRACE = 60 * SECOND, DAY * SECOND


def leave(case: Case, command: commands.Leave) -> tuple[AnyEvent, ...]:
    """Before the game a seat is free again; later a bot takes it, or the game waits if nobody else plays."""
    case.need_seat()
    if case.table.status == "open":
        return _get_up(case)
    case.need_playing()
    if not case.others():
        if case.table.is_paused:
            return ()
        case.need_room()
        return (Paused(case.own[0]),)
    seats = case.table.seats
    return tuple(HandedOver(number, STAND_IN) for number in case.own if seats[number].stand_in is None)


def _get_up(case: Case) -> tuple[AnyEvent, ...]:
    """If it is the host who leaves, another player becomes host; without any, the table is given up."""
    heirs = [seat.guest for seat in case.table.seats if seat.kind == "human" and seat.guest != case.actor.guest]
    left = [Left(number) for number in case.own]
    if not case.table.is_host(case.actor):
        return tuple(left)
    if not heirs:
        return *left, Aborted(case.table.secret)
    return *left[:-1], Left(left[-1].seat, host=heirs[0])


def hand_over(case: Case, command: commands.HandOver) -> tuple[AnyEvent, ...]:
    """One's own seat at any time; that of others after they have been away for long."""
    if not case.table.is_host(case.actor):
        case.need_seat()
    case.need_playing()
    seat = case.seat(command.seat)
    if seat.kind not in ("human", "program"):
        raise Refused("refused-no-player", seat=command.seat + 1)
    if seat.is_timed_out:
        raise Refused("refused-timed-out")
    is_own = command.seat in case.own
    if not is_own:
        _check_may_hand_over(case, command.seat)
    if seat.stand_in == command.level:
        return ()
    if seat.stand_in is not None:
        case.need_room()
    return (HandedOver(command.seat, command.level, by_host=not is_own),)


def _check_may_hand_over(case: Case, number: int) -> None:
    table = case.table
    if not table.is_host(case.actor) and table.seats[number].guest != table.host:
        raise Refused("refused-host")
    at = hand_over_at(case, number)
    if at is None:
        raise Refused("refused-present")
    if case.now < at:
        raise Refused("refused-grace", seconds=-(-(at - case.now) // SECOND))


def hand_over_at(case: Case, number: int) -> int | None:
    """From when on the seat of an absent player may be handed over; None: they are here."""
    guest = case.table.seats[number].guest
    away_since = None if guest is None else case.presence.away_since(guest)
    if away_since is None:
        return None
    began = next(at for _, at, event in case.table.log if isinstance(event, Started))
    return max(away_since, began) + (LONG_GRACE if case.table.setup.clock.is_slow else GRACE)


def take_back(case: Case, command: commands.TakeBack) -> tuple[AnyEvent, ...]:
    case.need_seat()
    case.need_playing()
    case.need_room()
    seat = case.seat(command.seat)
    if command.seat not in case.own:
        raise Refused("refused-not-yours", seat=command.seat + 1)
    if seat.is_timed_out:
        raise Refused("refused-timed-out")
    return () if seat.stand_in is None else (TakenBack(command.seat),)
