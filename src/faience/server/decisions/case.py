"""Who asks what of which table, and when; and the questions that most commands have in common."""

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING

from faience.errors import Refused
from faience.server.actor import Actor, Presence
from faience.server.seat import Seat

if TYPE_CHECKING:
    from faience.server.table import Table

ENOUGH = 2_000  # events of a table; the longest games have some hundreds


@dataclass(frozen=True)
class Case:
    """One command at one table."""

    table: "Table"
    actor: Actor
    now: int
    presence: Presence

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of the one who asks."""
        return self.table.seats_of(self.actor)

    @property
    def own_or_none(self) -> int | None:
        """One of them, if there is any."""
        return next(iter(self.own), None)

    @property
    def date(self) -> str:
        return datetime.datetime.fromtimestamp(self.now / 1000, datetime.UTC).date().isoformat()

    def need_host(self) -> None:
        if not self.table.is_host(self.actor):
            raise Refused("refused-host")

    def need_seat(self) -> None:
        if not self.own:
            raise Refused("refused-seat")

    def need_open(self) -> None:
        """The game has not begun."""
        if self.table.status != "open":
            raise Refused("refused-over" if self.table.is_over else "refused-begun")

    def need_playing(self) -> None:
        """The game has begun and is not over; it may be paused."""
        if self.table.status != "playing":
            raise Refused("refused-over" if self.table.is_over else "refused-not-begun")

    def need_room(self) -> None:
        """The log is not too long for what could be done again and again, and would make it longer for ever."""
        if self.table.number >= ENOUGH:
            raise Refused("refused-table-long")

    def seat(self, number: int) -> Seat:
        if number >= len(self.table.seats):
            raise Refused("refused-no-seat", seat=number + 1, seats=len(self.table.seats))
        return self.table.seats[number]

    def others(self) -> list[int]:
        """The seats of other people who are in the game; bots, programs, and those for whom bots play, are not."""
        return [
            number
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "human" and seat.is_playing and seat.guest != self.actor.guest
        ]
