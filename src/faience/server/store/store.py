"""What is kept of tables, and the one door to it.

The log is the truth: events of a table are numbered from 1 without gaps, and are only ever added to. A summary row goes
with each append, in the same transaction, so that lists, clocks and bots need no replay. What events, summaries and
keys mean is not known here.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec


class StoredEvent(msgspec.Struct, frozen=True, gc=False):
    """One line of the log; `at` counts milliseconds since 1970, as all times here do."""

    number: int
    at: int
    body: bytes


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What can be asked of a table without reading its log."""

    status: str
    game: str
    board: str
    is_public: bool
    host: str
    guests: tuple[str, ...]  # in whose lists of games it is
    about: bytes  # whatever such a list shows
    due: int | None  # when a clock runs out
    bot_due: int | None  # since when a bot may move
    updated: int
    watching: bool = True  # others may look on


class Key(msgspec.Struct, frozen=True):
    """The hash of a secret that opens a table, and what it opens it as; None takes the secret of that role away."""

    role: str
    hash: str | None


class Opens(msgspec.Struct, frozen=True):
    """What a secret opens."""

    table_id: str
    role: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table_id: str
    number: int
    summary: Summary


class Uptime(msgspec.Struct, frozen=True):
    """A time during which one server at least was running."""

    started: int
    last: int


class StoredReview(msgspec.Struct, frozen=True):
    """A game that is, or will be, reviewed; `until` then its holder need not be waited for."""

    id: str
    record: str
    guest: str  # who asked for it
    status: str  # waiting, running, stopped, done, failed
    done: int
    total: int
    body: bytes | None
    asked: int
    holder: str | None = None
    until: int | None = None


class StoredAttempt(msgspec.Struct, frozen=True):
    """A guest's last try at a puzzle, and whether any was right."""

    guest: str
    puzzle: str
    game: str
    move: str
    is_solved: bool
    at: int


class StoredRating(msgspec.Struct, frozen=True):
    """How strong a guest, or how hard a puzzle, is taken to be."""

    who: str
    game: str
    mu: float
    sigma: float
    games: int


class Append(msgspec.Struct, frozen=True):
    """What is to be added to a table that is at `after`."""

    table_id: str
    after: int
    events: Sequence[StoredEvent]
    summary: Summary
    keys: Sequence[Key] = ()

    def __post_init__(self) -> None:
        numbers = [event.number for event in self.events]
        assert numbers == list(range(self.after + 1, self.number + 1)), (self.after, numbers)

    @property
    def number(self) -> int:
        """Where the table is then."""
        return self.after + len(self.events)


class Conflict(Exception):
    """Somebody else has added to the table: read on, and decide again."""


class Store(Protocol):
    """The log on disk. Whatever cannot be read or written raises `StoreUnavailable`."""

    async def append(
        self, table_id: str, after: int, events: Sequence[StoredEvent], summary: Summary, keys: Sequence[Key] = ()
    ) -> None:
        """Add events; all is on disk when this returns, or nothing is.

        Raises `Conflict` if the last event of the table is not `after`; 0 opens a new table. Without events, only
        summary and keys are written. After `StoreUnavailable` nobody knows whether it was saved: read the table again.
        """

    async def read(self, table_id: str, since: int = 0) -> list[StoredEvent]:
        """The events after `since`, in order; none if there is no such table."""

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        """Where tables are now; those that there are not are left out."""

    async def opens(self, hash: str) -> Opens | None:
        """What the secret with this hash opens."""

    async def tables_of(self, guest: str) -> list[Listed]:
        """The games of a guest that are not over, the latest first; a hundred at most."""

    async def ended_tables_of(self, guest: str, since: int) -> list[Listed]:
        """Those that have ended since then, the latest first; twenty at most."""

    async def open_tables(self, since: int) -> list[Listed]:
        """Public tables of the status `open` at which something has happened since then, the latest first; a hundred
        at most."""

    async def games_on_show(self, since: int) -> list[Listed]:
        """Those of the status `playing` that may be watched, likewise."""

    async def due(self, now: int) -> list[str]:
        """Tables whose clock has run out."""

    async def bots_due(self, now: int) -> list[str]:
        """Tables at which a bot may move."""

    async def lease(self, table_id: str, number: int, holder: str, now: int, until: int) -> bool:
        """May this holder think about the table at `number`? Nobody else may, up to `until`."""

    async def release(self, holder: str) -> None:
        """Give back all leases of a holder."""

    async def heartbeat(self, process: str, now: int) -> None:
        """This server is running. A process that was started anew needs a new name."""

    async def uptimes(self, since: int) -> list[Uptime]:
        """When servers were running since then, without overlaps, in order."""

    async def add_review(self, review: StoredReview) -> None:
        """A game to be reviewed, unless it is known."""

    async def review(self, review_id: str) -> StoredReview | None:
        """A review, as far as it has come."""

    async def count_reviews(self, guest: str) -> tuple[int, int]:
        """How many reviews this guest waits for, and how many everybody."""

    async def ask_again(self, review_id: str, guest: str, now: int) -> None:
        """Let a review on which nobody works wait for somebody."""

    async def stop_review(self, review_id: str, guest: str) -> None:
        """The guest who asked for it thinks better of it."""

    async def claim_review(self, holder: str, now: int, until: int) -> StoredReview | None:
        """The next review to work on: that which waits for longest, or was left alone. Nobody else gets it."""

    async def keep_review(self, review_id: str, holder: str, until: int, done: int, body: bytes | None) -> str | None:
        """Keep what was found; says the status, and none if it is not this holder's any more."""

    async def end_review(self, review_id: str, holder: str, status: str) -> None:
        """The holder lets go of a review that nobody has stopped."""

    async def attempt(self, guest: str, puzzle: str) -> StoredAttempt | None:
        """What a guest tried at a puzzle."""

    async def attempts_of(self, guest: str, game: str) -> list[StoredAttempt]:
        """All attempts of a guest, the oldest first."""

    async def add_attempt(self, attempt: StoredAttempt, ratings: Sequence[StoredRating]) -> bool:
        """A guest's first attempt with the ratings after it; says no if it was not the first.

        Raises `Conflict` if there are newer ratings than those from which these follow: read them, and rate again.
        """

    async def repeat_attempt(self, attempt: StoredAttempt) -> None:
        """Another one."""

    async def rating(self, who: str, game: str) -> StoredRating | None:
        """That of a guest or a puzzle."""

    async def check(self) -> None:
        """Raises if the database does not answer."""

    async def close(self) -> None:
        """Write what waits to be written, then let go."""
