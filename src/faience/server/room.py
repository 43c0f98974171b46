"""A table in memory: its fold, who listens to it, and the lock that lets one command in at a time.

While a command is being saved the table is ahead of its log. Whoever looks at it therefore holds the lock, and what
could not be saved is forgotten.
"""

import asyncio
from typing import Protocol

from faience.errors import Refused
from faience.server.actor import Actor, Presence
from faience.server.attendance import Attendance
from faience.server.frames import Framer
from faience.server.table import Table

SENT_AWAY = 4403


class Listener(Protocol):
    """A client at a table."""

    actor: Actor
    lang: str
    number: int  # of the last event that it was sent

    def send(self, frame: bytes) -> None:
        """Never waits."""

    def close(self, code: int, reason: str) -> None:
        """After what has been sent."""


class Room:
    """Where a table stands."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.attendance = Attendance()
        self.users = 0  # who hold the lock or wait for it
        self.is_announcing = False  # soon
        self.asks = False  # … and wants to know who is there elsewhere

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self.users

    def presence(self, table: Table, now: int, start: int) -> Presence:
        """Players of whom nothing is known are away since the last event; in fast games since the server started, if
        that was later: they need a moment to come back."""
        updated = table.log[-1].at
        unknown = updated if table.setup.clock.is_slow else max(updated, start)
        return self.attendance.presence(players_of(table), now, unknown)

    def tell(self, table: Table, presence: Presence, now: int) -> None:
        """Bring every listener up to date."""
        framer = Framer(table, presence, now)
        for listener in self.listeners:
            if listener.number < table.number:
                self._tell_one(listener, framer)

    def _tell_one(self, listener: Listener, framer: Framer) -> None:
        try:
            listener.send(framer.frame(listener.actor, listener.lang, listener.number))
        except Refused as refusal:  # they were sent away
            listener.close(SENT_AWAY, refusal.code)
        listener.number = framer.table.number


def players_of(table: Table) -> tuple[str, ...]:
    """The guests who have seats, each once."""
    return tuple(dict.fromkeys(seat.guest for seat in table.seats if seat.guest))
