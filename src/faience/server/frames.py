"""What goes over a socket to a client."""

from collections.abc import Callable
from typing import Any

import msgspec

from faience.server.actor import SERVER, Actor, Presence
from faience.server.problems import Problem
from faience.server.table import Table
from faience.server.view import told, view_of
from faience.server.wire import Told, View


class TableFrame(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """What happened since the last such frame, and how the table is now."""

    events: list[Told]
    view: View


class PresenceFrame(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected, by seat; from when on (ms) an absent player's seat may be handed to a bot."""

    seats: list[bool]
    hand_over_at: list[int | None]
    watchers: int


class AnswerFrame(msgspec.Struct, frozen=True, tag_field="type", tag="answer", omit_defaults=True):
    """What became of a command. `token` after `token`; `table` and its secrets after `rematch`."""

    id: str
    ok: bool
    error: Problem | None = None
    token: str | None = None
    table: str | None = None
    join: str | None = None
    watch: str | None = None


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The table cannot be opened; the socket is closed after it."""

    error: Problem


class PongFrame(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping, with the server's time."""

    id: str
    now: int


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


class Framer:
    """Makes the frames of one moment, each only once: watchers share theirs."""

    def __init__(self, table: Table, presence: Presence, now: int) -> None:
        self.table, self.presence, self.now = table, presence, now
        self._made: dict[tuple[object, ...], bytes] = {}

    def frame(self, actor: Actor, lang: str, since: int) -> bytes:
        """For somebody who has seen the events up to `since`."""
        key = (self.table.viewpoint(actor), lang, since)
        if key not in self._made:
            view = view_of(self.table, actor, self.presence, self.now, lang)
            self._made[key] = encode(TableFrame(told(self.table, since), view))
        return self._made[key]

    def presence_frame(self) -> bytes:
        view = view_of(self.table, SERVER, self.presence, self.now)
        return encode(
            PresenceFrame(
                seats=[seat.is_connected for seat in view.seats],
                hand_over_at=[seat.hand_over_at for seat in view.seats],
                watchers=view.watchers,
            )
        )
