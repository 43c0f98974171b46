"""Table: what its events say. Events are applied here and decided in decisions/; nothing else changes a table."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, NamedTuple

from faience.errors import Refused
from faience.fairness import Proof
from faience.game import Game
from faience.game.record import record_of
from faience.game.termination import Termination
from faience.notation.position import line_of
from faience.rules.events import Event as Happening
from faience.server import events
from faience.server.actor import NOBODY, Actor, Presence
from faience.server.clock import Clock
from faience.server.commands import Command
from faience.server.decisions import decide
from faience.server.ending import certain_endings
from faience.server.events import AnyEvent, Numbered
from faience.server.seat import Seat
from faience.server.setup import ClockSetup, TableSetup
from faience.server.task import BotTask, seed_of
from faience.server.wire import Ending, Status

CHANGING = (events.Started, events.Dealt, events.Moved, events.Undone)  # what lies on the table


class UndoQuestion(NamedTuple):
    """Who asked to go back to when so many moves had been made, and the seats that agree."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Viewpoint(NamedTuple):
    """All of an actor that a view depends on."""

    seats: tuple[int, ...]
    is_host: bool
    may_look: bool
    may_join: bool
    is_program: bool


class Table:
    """A table of the server, from its opening to the rematch."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0  # of the last event
        self.position_number = 0  # of the last event that changed what lies on the table
        self.log: list[Numbered] = []
        self.happened: dict[int, tuple[Happening, ...]] = {}  # what the engine told, by number of the event
        self.foreseen: dict[int, tuple[Ending, ...]] = {}  # what made the end certain, by number of the event
        self.setup: TableSetup
        self.host: str | None = None
        self.invited: tuple[str, ...] = ()
        self.commitment = ""
        self.secret = ""  # never to be told before the end
        self.status: Status = "open"
        self.is_paused = False
        self.seats: list[Seat] = []
        self.nonces: tuple[str, ...] = ()
        self.order: tuple[int, ...] = ()
        self.counter = 0  # of the fair stream
        self.game: Game | None = None
        self.clock = Clock(ClockSetup(), 0)
        self.movers: list[tuple[int, bool]] = []  # for each move made: the seat, and whether a bot made it
        self.undo_question: UndoQuestion | None = None
        self.undo_refused_at: int | None = None  # how many moves there were
        self.ended: events.Ended | None = None
        self.rematch: str | None = None
        self.memo: dict[str, Any] = {}  # what was worked out of this position
        self._certain: tuple[Ending, ...] = ()
        self._came: list[int] = []  # seats with nonces, in the order in which they came
        self._seen: dict[tuple[str | None, type[AnyEvent], str], int] = {}  # guest, what happened, id: its number
        self._counters: list[tuple[int, int]] = []  # steps before each deal, and the counter

    @classmethod
    def from_events(cls, table_id: str, log: Iterable[Numbered]) -> "Table":
        """The table that these events make."""
        table = cls(table_id)
        for numbered in log:
            table.apply(numbered)
        return table

    # Answers

    def decide(self, command: Command, actor: Actor, now: int, presence: Presence = NOBODY) -> tuple[AnyEvent, ...]:
        """The events that a command brings about, none if it has been carried out already; or Refused."""
        return decide(self, command, actor, now, presence)

    @property
    def is_over(self) -> bool:
        return self.status in ("ended", "aborted")

    @property
    def to_move(self) -> int | None:
        """The seat that should move; None before the game, after it, and while it is paused."""
        return self.game.to_move if self.game and self.status == "playing" and not self.is_paused else None

    @property
    def is_solo(self) -> bool:
        """One person plays, on one seat, and all others are bots."""
        return sorted(seat.kind for seat in self.seats) == ["bot"] * (len(self.seats) - 1) + ["human"]

    @property
    def known_secret(self) -> str | None:
        """The secret, once everybody may know it."""
        return self.secret if self.is_over else None

    def seats_of(self, actor: Actor) -> tuple[int, ...]:
        """The seats of a human or a program."""
        if actor.guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == actor.guest)

    def is_host(self, actor: Actor) -> bool:
        return actor.guest is not None and actor.guest == self.host and not actor.is_program

    def may_join(self, actor: Actor) -> bool:
        """Whether they may take a seat, if one is open."""
        if actor.guest is None or actor.is_program:
            return False
        is_known = actor.guest in self.invited or self.is_host(actor) or bool(self.seats_of(actor))
        return is_known or actor.has_join or self.setup.visibility == "public"

    def may_look(self, actor: Actor) -> bool:
        """Whether they may see the table."""
        if actor.is_server or self.is_host(actor) or self.seats_of(actor) or actor.guest in self.invited:
            return True
        if actor.is_program:
            return False
        is_public = self.setup.visibility == "public"
        if self.setup.watching and (is_public or actor.has_watch or actor.has_join):
            return True
        return self.status == "open" and (is_public or actor.has_join)

    def check_may_look(self, actor: Actor) -> None:
        """Refuse those who may not."""
        if not self.may_look(actor):
            raise Refused("refused-token" if actor.is_program else "refused-entry")

    def viewpoint(self, actor: Actor) -> Viewpoint:
        """Actors with equal viewpoints are sent the same."""
        return Viewpoint(
            self.seats_of(actor), self.is_host(actor), self.may_look(actor), self.may_join(actor), actor.is_program
        )

    def has_seen(self, guest: str | None, kind: type[AnyEvent], command_id: str, after: int = 0) -> bool:
        """Whether a command with this id has been carried out for a guest, later than after event `after`."""
        number = self._seen.get((guest, kind, command_id))
        return number is not None and number > after

    def due(self) -> int | None:
        """When (ms) a clock will have run out: then the server should ask with CheckClock."""
        return self.clock.due

    def bot_to_move(self) -> BotTask | None:
        """What a bot should think about now."""
        seat = self.to_move
        level = None if seat is None else self.seats[seat].bot_level
        if self.game is None or seat is None or level is None:
            return None
        position = line_of(self.game.state)
        return BotTask(self.id, self.position_number, seat, level, position, seed_of(self.id, self.position_number))

    def record(self) -> str:
        """The game as text, with what is needed to check its bag."""
        if self.game is None:
            raise Refused("refused-not-begun")
        proof = Proof(self.id, self.commitment, self.known_secret or "", self.nonces, self.order)
        begun_at = {} if self.setup.position is None else {"Position": self.setup.position}
        return record_of(self.game, proof.tags() | begun_at)

    def after(self, seated: Iterable[AnyEvent], at: int) -> "Table":
        """What this table, at which the game has not begun, would be after these events; without its log, which may be
        long: this is asked for every seat whenever the table is shown."""
        trial = copy(self)
        trial.log, trial.seats, trial._came, trial._seen = [], list(self.seats), list(self._came), {}
        for event in seated:
            trial.apply(Numbered(trial.number + 1, at, event))
        return trial

    # The fold

    def apply(self, numbered: Numbered) -> None:
        """Take in the next event."""
        number, at, event = numbered
        assert number == self.number + 1, f"event {number} after {self.number}"
        self.number = number
        self.log.append(numbered)
        if isinstance(event, CHANGING):
            self.position_number, self.memo = number, {}
        APPLY[type(event)](self, event, at)

    def _opened(self, event: events.Opened, at: int) -> None:
        self.setup, self.host, self.invited = event.setup, event.host, event.invited
        self.commitment, self.secret = event.commitment, event.secret
        # Bots and humans are seated by events of their own.
        self.seats = [Seat("program" if seat.kind == "program" else "open") for seat in event.setup.seats]

    def _seated(self, event: events.Seated, at: int) -> None:
        self._saw(event.guest, event)
        if self.status != "open":
            self.seats[event.seat].guest = event.guest  # a new token for a program
            return
        self.seats[event.seat] = Seat(event.sitter, event.name, event.guest, event.level, event.nonce)
        if event.nonce is None:
            self._forget(event.seat)
        elif event.seat not in self._came:
            self._came.append(event.seat)
        self.nonces = tuple(str(self.seats[seat].nonce) for seat in self._came)

    def _left(self, event: events.Left, at: int) -> None:
        self.seats[event.seat] = Seat()
        self._forget(event.seat)
        self.host = event.host or self.host

    def _forget(self, seat: int) -> None:
        self._came = [each for each in self._came if each != seat]
        self.nonces = tuple(str(self.seats[each].nonce) for each in self._came)

    def _started(self, event: events.Started, at: int) -> None:
        self.status, self.order, self.counter = "playing", event.order, event.counter
        self.seats = [self.seats[old] for old in event.order]
        names = [seat.title for seat in self.seats]
        self.game = Game(self.setup.first_table(), names=names, date=event.date)
        self.clock = Clock(self.setup.clock, len(names))
        if self.game.to_move is not None:
            self._foresee()
            self._turn(at)

    def _dealt(self, event: events.Dealt, at: int) -> None:
        game = self._running_game()
        self._counters.append((len(game.history), self.counter))
        self.counter = event.counter
        tiles = [game.rules.tiles[game.rules.letters.index(letter)] for letter in event.tiles]
        self.happened[self.number] = game.deal(tiles)
        self._foresee()
        self._turn(at)

    def _moved(self, event: events.Moved, at: int) -> None:
        self._saw(self.seats[event.seat].guest, event)
        self.happened[self.number] = self._running_game().play(event.move, deal=False)
        self._foresee()
        self.movers.append((event.seat, event.by == "bot"))
        if event.by != "bot":
            self.clock.add_increment(event.seat)
            self.undo_question = None
        self._turn(at)

    def _foresee(self) -> None:
        """Keep for the log what makes this round the last one, once it has been dealt."""
        game, before = self._running_game(), self._certain
        if game.to_move is None:
            return
        self._certain = certain_endings(game)
        if fresh := tuple(each for each in self._certain if each not in before):
            self.foreseen[self.number] = fresh

    def _turn(self, at: int) -> None:
        """The position is another one, and somebody has to think about it."""
        seat = self._running_game().to_move
        self._set_clock(at)
        if seat is not None:
            self.clock.begin_turn(seat)

    def _set_clock(self, at: int) -> None:
        """The clock of whoever must move runs, unless that is a bot."""
        seat = self.to_move
        self.clock.run(seat if seat is not None and self.seats[seat].is_playing else None, at)

    def _undone(self, event: events.Undone, at: int) -> None:
        game = self._running_game()
        self._saw(self.seats[event.seat].guest, event)
        for seat, by_bot in self.movers[event.to :]:
            game.undo()
            if not by_bot:
                self.clock.add_increment(seat, -1)
        del self.movers[event.to :]
        self._certain = certain_endings(game)
        while self._counters and self._counters[-1][0] >= len(game.history):
            self.counter = self._counters.pop()[1]
        self.undo_question = None
        self._set_clock(at)

    def _undo_asked(self, event: events.UndoAsked, at: int) -> None:
        self.undo_question = UndoQuestion(event.seat, event.to)

    def _undo_agreed(self, event: events.UndoAgreed, at: int) -> None:
        assert self.undo_question is not None
        self.undo_question = self.undo_question._replace(agreed=self.undo_question.agreed | {event.seat})

    def _undo_refused(self, event: events.UndoRefused, at: int) -> None:
        self.undo_question = None
        self.undo_refused_at = len(self.movers)

    def _handed_over(self, event: events.HandedOver, at: int) -> None:
        self.seats[event.seat].stand_in = event.level
        self._set_clock(at)

    def _taken_back(self, event: events.TakenBack, at: int) -> None:
        self.seats[event.seat].stand_in = None
        self._set_clock(at)

    def _timed_out(self, event: events.TimedOut, at: int) -> None:
        self.seats[event.seat].stand_in = event.level
        self.seats[event.seat].is_timed_out = True
        self._set_clock(at)

    def _paused(self, event: events.Paused, at: int) -> None:
        self.is_paused = True
        self._set_clock(at)

    def _resumed(self, event: events.Resumed, at: int) -> None:
        self.is_paused = False
        self._set_clock(at)

    def _stood_still(self, event: events.StoodStill, at: int) -> None:
        self.clock.stand_still(event.since, event.until)

    def _said(self, event: events.Said, at: int) -> None:
        self._saw(event.guest, event)

    def _ended(self, event: events.Ended, at: int) -> None:
        self.status, self.ended, self.is_paused = "ended", event, False
        late = tuple(number for number, seat in enumerate(self.seats) if seat.is_timed_out)
        self._finish(at, Termination("time", late) if late else None)

    def _aborted(self, event: events.Aborted, at: int) -> None:
        self.status, self.is_paused = "aborted", False
        self._finish(at, Termination("aborted"))

    def _finish(self, at: int, termination: Termination | None) -> None:
        if self.game:
            self.game.termination = termination
        self.undo_question = None
        self._set_clock(at)

    def _rematched(self, event: events.Rematched, at: int) -> None:
        self.rematch = event.table

    def _saw(self, guest: str | None, event: events.Seated | events.Moved | events.Undone | events.Said) -> None:
        if event.id:
            self._seen[guest, type(event), event.id] = self.number

    def _running_game(self) -> Game:
        assert self.game is not None, "the game has not begun"
        return self.game


APPLY: dict[type[AnyEvent], Callable[[Table, Any, int], None]] = {
    events.Opened: Table._opened,
    events.Seated: Table._seated,
    events.Left: Table._left,
    events.Started: Table._started,
    events.Dealt: Table._dealt,
    events.Moved: Table._moved,
    events.Undone: Table._undone,
    events.UndoAsked: Table._undo_asked,
    events.UndoAgreed: Table._undo_agreed,
    events.UndoRefused: Table._undo_refused,
    events.HandedOver: Table._handed_over,
    events.TakenBack: Table._taken_back,
    events.TimedOut: Table._timed_out,
    events.Paused: Table._paused,
    events.Resumed: Table._resumed,
    events.StoodStill: Table._stood_still,
    events.Said: Table._said,
    events.Ended: Table._ended,
    events.Aborted: Table._aborted,
    events.Rematched: Table._rematched,
}
