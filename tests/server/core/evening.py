"""An evening at a table: people, a clock that we turn ourselves, and the log that everything goes through."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from faience.errors import FaienceError
from faience.server import commands
from faience.server.actor import SERVER, Actor, Presence
from faience.server.commands import Command
from faience.server.events import AnyEvent, Numbered, decode_event, encode_event
from faience.server.opening import open_table
from faience.server.setup import ClockSetup, SeatSetup, TableSetup
from faience.server.table import Table
from faience.server.view import view_of
from faience.server.wire import View

BEGIN = 1_700_000_000_000  # ms
SECOND = 1_000  # ms
SECRET = "5e" * 32
TABLE = "7k3m9p2q4r"


def guest(name: str) -> str:
    """What is kept of somebody's cookie."""
    return hashlib.sha256(name.encode()).hexdigest()


def person(name: str) -> Actor:
    return Actor(guest=guest(name), has_join=True)


def nonce(number: int) -> str:
    return f"{number:032x}"


ANA, BO, CLEO, DAI = (person(name) for name in ("Ana", "Bo", "Cleo", "Dai"))
NAMES = {guest(name): name for name in ("Ana", "Bo", "Cleo", "Dai")}
OPEN, BOT = SeatSetup("open"), SeatSetup("bot", level=3)


def setup(seats: Sequence[SeatSetup] = (OPEN, OPEN), **manners: Any) -> TableSetup:
    return TableSetup(seats=tuple(seats), **manners)


class Evening:
    """A table and what is done at it; Ana is the host."""

    def __init__(self, agreed: TableSetup | None = None, *, secret: str = SECRET, table: str = TABLE) -> None:
        self.now = BEGIN
        self.presence = Presence()
        self.table = Table(table)
        nonces = [nonce(100 + seat) for seat in range(4)]
        self.write(open_table(table, agreed or setup(), str(ANA.guest), secret, nonces, self.now))

    def write(self, events: Sequence[AnyEvent]) -> None:
        """Into the log and out of it, as the store does it."""
        for event in events:
            kept = decode_event(encode_event(event))
            assert kept == event
            self.table.apply(Numbered(self.table.number + 1, self.now, kept))

    def ask(self, actor: Actor, command: Command) -> tuple[AnyEvent, ...]:
        events = self.table.decide(command, actor, self.now, self.presence)
        self.write(events)
        return events

    def refuses(self, actor: Actor, command: Command) -> str:
        """The code of the refusal; nothing has changed."""
        before = self.table.number
        with pytest.raises(FaienceError) as refused:
            self.ask(actor, command)
        assert self.table.number == before
        return refused.value.code

    def sit(self, *people: Actor) -> "Evening":
        for number, actor in enumerate(people, 1):
            self.ask(actor, commands.Sit(name=NAMES[str(actor.guest)], nonce=nonce(number)))
        return self

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    @property
    def status(self) -> str:
        return str(self.table.status)

    @property
    def mover(self) -> Actor:
        """Who has to move."""
        seat = self.table.to_move
        assert seat is not None
        return Actor(guest=self.table.seats[seat].guest, is_program=self.table.seats[seat].kind == "program")

    @property
    def waiting(self) -> Actor:
        """Somebody else at the table."""
        return next(actor for actor in (ANA, BO) if actor.guest != self.mover.guest)

    def move(self, which: int = 0, command_id: str = "") -> tuple[AnyEvent, ...]:
        """One of the legal moves by whoever has to move, a bot included."""
        assert self.table.game is not None and self.table.to_move is not None
        move = int(self.table.game.legal_moves[which])
        if self.table.seats[self.table.to_move].bot_level is not None:
            return self.ask(SERVER, commands.BotMove(move=move, after=self.table.position_number))
        return self.ask(self.mover, commands.Move(move=move, after=self.table.number, id=command_id))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.move()

    def play_until_deal(self) -> None:
        """Up to the move after which chance deals again."""
        while len(self.move()) == 1:
            pass

    def play_out(self) -> None:
        while self.table.status == "playing":
            self.move()

    def leaves(self, *people: Actor) -> None:
        """Everybody else stays connected."""
        gone = {str(actor.guest) for actor in people}
        here = frozenset(str(seat.guest) for seat in self.table.seats if seat.guest) - gone
        self.presence = replace(self.presence, connected=here, left_at=dict.fromkeys(gone, self.now))

    def seat_of(self, actor: Actor) -> int:
        return self.table.seats_of(actor)[0]

    def view(self, actor: Actor, lang: str = "en") -> View:
        return view_of(self.table, actor, self.presence, self.now, lang)


def duel(**manners: Any) -> Evening:
    """Ana and Bo, and the game has begun."""
    return Evening(setup(**manners)).sit(ANA, BO)


def against_bot(**manners: Any) -> Evening:
    """Ana and a bot."""
    return Evening(setup((OPEN, BOT), **manners)).sit(ANA)


def three(**manners: Any) -> Evening:
    return Evening(setup((OPEN, OPEN, OPEN), **manners)).sit(ANA, BO, CLEO)


def timed(kind: Any = "game", seconds: int = 60, increment: int = 0) -> ClockSetup:
    return ClockSetup(kind, seconds, increment)
