"""How tables begin: opened by somebody, or as a rematch."""

from collections.abc import Sequence

import msgspec

from faience.server.decisions.seating import opening
from faience.server.events import AnyEvent
from faience.server.ids import table_id_after
from faience.server.seat import Seat
from faience.server.setup import SeatSetup, TableSetup
from faience.server.table import Table


def open_table(
    table_id: str, setup: TableSetup, host: str, secret: str, nonces: Sequence[str], now: int
) -> tuple[AnyEvent, ...]:
    """The first events of a table, its start included if nobody need be waited for.

    The secret is 32 random bytes in hex; `nonces` has one for each seat of kind "human", which the host takes.
    """
    return opening(Table(table_id), setup, host, secret, nonces, now)


def open_rematch(table: Table, host: str, secret: str, nonces: Sequence[str], now: int) -> tuple[AnyEvent, ...]:
    """The first events of the next table: whoever opens it sits down again, the others are invited.

    Its id is `table_id_after(table.secret)`; `nonces` has one for each seat that the host had.
    """
    seats = tuple(_seat_again(seat, host) for seat in table.seats)
    setup = msgspec.structs.replace(table.setup, seats=seats)
    guests = [seat.guest for seat in table.seats if seat.kind == "human" and seat.guest not in (None, host)]
    next_table = Table(table_id_after(table.secret))
    return opening(next_table, setup, host, secret, nonces, now, tuple(dict.fromkeys(str(guest) for guest in guests)))


def _seat_again(seat: Seat, host: str) -> SeatSetup:
    if seat.kind == "human" and seat.guest == host:
        return SeatSetup("human", name=seat.name)
    if seat.kind in ("bot", "program"):
        return SeatSetup(seat.kind, level=seat.level)
    return SeatSetup("open")
