"""Before the game: opening a table, taking and leaving seats, and the start, at which seats are drawn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faience.errors import Refused, SetupError
from faience.fairness import Dealer, Stream, commitment_of, draw_order
from faience.server import commands
from faience.server.actor import NOBODY, Actor
from faience.server.decisions.case import Case
from faience.server.events import AnyEvent, Dealt, Left, Opened, Seated, Started
from faience.server.setup import TableSetup
from faience.server.words import clean_name

if TYPE_CHECKING:
    from faience.server.table import Table


def opening(
    table: "Table",
    setup: TableSetup,
    host: str,
    secret: str,
    nonces: Sequence[str],
    now: int,
    invited: Sequence[str] = (),
) -> tuple[AnyEvent, ...]:
    """The first events of a new table; `nonces` has one for each seat that the host takes at once."""
    setup = setup.settled()
    setup.check()
    given = iter(nonces)
    seated: list[AnyEvent] = []
    for number, seat in enumerate(setup.seats):
        if seat.kind == "bot":
            seated.append(Seated(number, "bot", level=seat.level))
        elif seat.kind == "human":
            seated.append(Seated(number, "human", _free_name(seat.name, seated), host, next(given)))
    first = Opened(setup, host, commitment_of(secret), secret, tuple(invited))
    return _begun_if_full(table, (first, *seated), Case(table, Actor(guest=host), now, NOBODY))


def _free_name(name: str | None, seated: list[AnyEvent]) -> str:
    cleaned = clean_name(name or "")
    if any(isinstance(event, Seated) and _same(event.name, cleaned) for event in seated):
        raise SetupError("setup-seat-names", name=cleaned)
    return cleaned


def _same(name: str | None, other: str) -> bool:
    return name is not None and name.casefold() == other.casefold()


def sit(case: Case, command: commands.Sit) -> tuple[AnyEvent, ...]:
    table, guest = case.table, case.actor.guest
    if guest is None:
        raise Refused("refused-guest")
    if table.has_seen(guest, Seated, command.id):
        return ()
    if not table.may_join(case.actor):
        raise Refused("refused-join")
    case.need_open()
    case.need_room()
    number = _wanted_seat(case, command.seat)
    name = clean_name(command.name)
    if any(_same(seat.name, name) for other, seat in enumerate(table.seats) if other != number):
        raise Refused("refused-name-taken", name=name)
    nonce = command.nonce or table.seats[number].nonce
    assert nonce, "the shell makes a nonce for those who bring none"
    return _begun_if_full(table, (Seated(number, "human", name, guest, nonce, id=command.id),), case)


def _wanted_seat(case: Case, wanted: int | None) -> int:
    """Which seat somebody gets. Only the host, who may pass the device around, sits on more than one."""
    seats = case.table.seats
    if wanted is None:
        if case.own and not case.table.is_host(case.actor):
            return case.own[0]
        wanted = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if wanted is None:
            raise Refused("refused-full")
    if case.seat(wanted).kind != "open" and wanted not in case.own:
        raise Refused("refused-taken", seat=wanted + 1)
    if case.own and wanted not in case.own and not case.table.is_host(case.actor):
        raise Refused("refused-seated")
    return wanted


def add_bot(case: Case, command: commands.AddBot) -> tuple[AnyEvent, ...]:
    case.need_host()
    case.need_open()
    case.need_room()
    seat = case.seat(command.seat)
    if seat.guest is not None:
        raise Refused("refused-taken", seat=command.seat + 1)
    if seat.level == command.level:
        return ()
    return _begun_if_full(case.table, (Seated(command.seat, "bot", level=command.level),), case)


def remove(case: Case, command: commands.Remove) -> tuple[AnyEvent, ...]:
    case.need_host()
    case.need_open()
    case.need_room()
    if case.seat(command.seat).kind == "open":
        return ()
    return (Left(command.seat, by_host=True),)


def give_token(case: Case, command: commands.Token | commands.GiveToken) -> tuple[AnyEvent, ...]:
    """A program gets a seat, or another token for the one it has."""
    case.need_host()
    seat = case.seat(command.seat)
    if case.table.is_over:
        raise Refused("refused-over")
    case.need_room()
    if seat.kind != "program" and not (seat.kind == "open" and case.table.status == "open"):
        raise Refused("refused-taken", seat=command.seat + 1)
    if isinstance(command, commands.Token):
        command = commands.GiveToken(seat=command.seat, name=command.name, guest="-", nonce="-")  # a mere question
    name = clean_name(command.name)
    if any(_same(other.name, name) for other in case.table.seats if other is not seat):
        raise Refused("refused-name-taken", name=name)
    event = Seated(command.seat, "program", name, command.guest, command.nonce, id=command.id)
    return _begun_if_full(case.table, (event,), case)


def start(case: Case, command: commands.Start) -> tuple[AnyEvent, ...]:
    case.need_host()
    if case.table.status == "playing":
        return ()
    case.need_open()
    empty = sum(not seat.is_taken for seat in case.table.seats)
    if empty:
        raise Refused("refused-seats-open", seats=empty)
    if all(seat.kind == "bot" for seat in case.table.seats):
        raise Refused("refused-only-bots")
    return _start(case.table, case.date)


def _begun_if_full(table: "Table", seated: tuple[AnyEvent, ...], case: Case) -> tuple[AnyEvent, ...]:
    """These events, and the start of the game if they take the last seat and nobody need wait."""
    if table.status != "open":
        return seated
    trial = table.after(seated, case.now)
    people = {seat.guest for seat in trial.seats if seat.guest}
    is_full = people and all(seat.is_taken for seat in trial.seats)
    if not is_full or (trial.setup.start == "host" and people != {trial.host}):
        return seated
    return seated + _start(trial, case.date)


def _start(table: "Table", date: str) -> tuple[AnyEvent, ...]:
    """Draw the seats and deal the first tiles; who begins at a position sits as agreed, and may have been dealt to."""
    setup = table.setup
    stream = Stream(table.secret, table.id, table.nonces)
    seats = len(setup.seats)
    order = draw_order(stream, seats) if setup.position is None else tuple(range(seats))
    started = Started(order, date, stream.counter)
    tiles = Dealer(setup.first_table()).deal(stream)
    return (started, Dealt(tiles, stream.counter)) if tiles else (started,)
