"""The log of a table: everything that happened, one value each. A table is what its events say, and nothing else.

Seats count from 0. `started` gives them new numbers: from then on seat 0 is the first to move.
Guests are the hashes of what people carry in their cookies, and of the tokens of programs.
"""

from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from faience.server.setup import TableSetup


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The root of all events."""


class Opened(Event, tag="opened", frozen=True):
    """A table was opened. The secret of its bag is stored here, and told to nobody before the end."""

    setup: TableSetup
    host: str  # guest
    commitment: str
    secret: str
    invited: tuple[str, ...] = ()  # guests who may sit without a link, after a rematch

    def __repr__(self) -> str:
        return f"Opened(commitment={self.commitment!r})"  # the secret must not get into a report of errors


class Seated(Event, tag="seated", frozen=True):
    """Somebody took a seat, or a new name on it."""

    seat: int
    sitter: Literal["human", "bot", "program"]
    name: str | None = None
    guest: str | None = None
    nonce: str | None = None
    level: int | None = None
    id: str = ""


class Left(Event, tag="left", frozen=True):
    """A seat of a game that has not begun is free again; the host may have been the one who left."""

    seat: int
    by_host: bool = False
    host: str | None = None  # the new one


class Started(Event, tag="started", frozen=True):
    """Seats were drawn: `order[k]` is the old number of what is now seat k. `counter` is that of the fair stream."""

    order: tuple[int, ...]
    date: str
    counter: int


class Dealt(Event, tag="dealt", frozen=True):
    """Chance drew these tiles, as letters; the stream goes on from `counter`."""

    tiles: str
    counter: int


class Moved(Event, tag="moved", frozen=True):
    """A move, by its number; `id` was made by the client."""

    seat: int
    move: int
    by: Literal["human", "bot", "program"]
    id: str = ""


class Undone(Event, tag="undone", frozen=True):
    """Moves were taken back; so many are left."""

    seat: int
    to: int
    id: str = ""


class UndoAsked(Event, tag="undo_asked", frozen=True):
    """A player would like to go back to when so many moves had been made."""

    seat: int
    to: int


class UndoAgreed(Event, tag="undo_agreed", frozen=True):
    """One of those who were asked agrees, and others have yet to answer."""

    seat: int


class UndoRefused(Event, tag="undo_refused", frozen=True):
    """The answer is no, or the one who asked thought better of it."""

    seat: int


class HandedOver(Event, tag="handed_over", frozen=True):
    """A bot plays on for an absent player."""

    seat: int
    level: int
    by_host: bool = False


class TakenBack(Event, tag="taken_back", frozen=True):
    """The player is back, and the bot gets up."""

    seat: int


class TimedOut(Event, tag="timed_out", frozen=True):
    """A clock ran out: the seat can no longer win, and a bot plays on for it."""

    seat: int
    level: int


class Paused(Event, tag="paused", frozen=True):
    """Clocks stand still and nobody moves."""

    seat: int | None = None


class Resumed(Event, tag="resumed", frozen=True):
    """The game goes on."""

    seat: int | None = None


class StoodStill(Event, tag="stood_still", frozen=True):
    """No server ran in this time (ms), which no clock counts."""

    since: int
    until: int


class Said(Event, tag="said", frozen=True):
    """Chat: words, or one of the phrases that every client knows in its own language."""

    name: str | None = None
    guest: str | None = None
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    id: str = ""


class Ended(Event, tag="ended", frozen=True):
    """The game is over, played to its end or decided by the clock; now everybody may know the secret."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    secret: str
    reason: Literal["played", "time"] = "played"


class Aborted(Event, tag="aborted", frozen=True):
    """The game was broken off."""

    secret: str
    seat: int | None = None


class Rematched(Event, tag="rematched", frozen=True):
    """The next game is at that table."""

    table: str


AnyEvent = (
    Opened
    | Seated
    | Left
    | Started
    | Dealt
    | Moved
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | HandedOver
    | TakenBack
    | TimedOut
    | Paused
    | Resumed
    | StoodStill
    | Said
    | Ended
    | Aborted
    | Rematched
)


class Numbered(NamedTuple):
    """An event with its place in the log and its time (ms since 1970)."""

    number: int
    at: int
    event: AnyEvent


_encoder = Encoder()
_decoder: Decoder[AnyEvent] = Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> bytes:
    """The body of an event as the store keeps it."""
    return _encoder.encode(event)


def decode_event(body: bytes | str) -> AnyEvent:
    """The event of a stored body."""
    return _decoder.decode(body)
