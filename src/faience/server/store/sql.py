"""What both databases do alike: every question of a `Store` as a statement and its answer as values."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import structs

from faience.server.store.group import GroupCommit, Outcome
from faience.server.store.rows import Row, attempted, listed, merged
from faience.server.store.statements import Statements
from faience.server.store.store import (
    Append,
    Key,
    Listed,
    Opens,
    StoredAttempt,
    StoredEvent,
    StoredRating,
    StoredReview,
    Summary,
    Uptime,
)


class SqlStore(ABC):
    """A database says how it is asked, and how it writes a group of appends."""

    def __init__(self, statements: Statements) -> None:
        self._statements = statements
        self._group = GroupCommit(self._write)

    @abstractmethod
    async def _write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """All of them in one transaction."""

    @abstractmethod
    async def _ask(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows of a question."""

    @abstractmethod
    async def _note(self, statement: str, *values: object) -> Sequence[Row]:
        """Write something small that may be forgotten when the power fails: who thinks, who runs."""

    @abstractmethod
    async def _note_all(self, notes: Sequence[tuple[str, Sequence[object]]]) -> bool:
        """Write several such things, or nothing at all if there is one of them already; each says what it has written,
        and `Conflict` is raised if that is nothing."""

    async def append(
        self, table_id: str, after: int, events: Sequence[StoredEvent], summary: Summary, keys: Sequence[Key] = ()
    ) -> None:
        await self._group.add(Append(table_id, after, events, summary, keys))

    async def read(self, table_id: str, since: int = 0) -> list[StoredEvent]:
        return [StoredEvent(*row) for row in await self._ask(self._statements.read, table_id, since)]

    async def opens(self, hash: str) -> Opens | None:
        rows = await self._ask(self._statements.opens, hash)
        return Opens(*rows[0]) if rows else None

    async def tables_of(self, guest: str) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.tables_of, guest)]

    async def ended_tables_of(self, guest: str, since: int) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.ended_tables_of, guest, since)]

    async def open_tables(self, since: int) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.open_tables, since)]

    async def games_on_show(self, since: int) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.games_on_show, since)]

    async def due(self, now: int) -> list[str]:
        return [table_id for (table_id,) in await self._ask(self._statements.due, now)]

    async def bots_due(self, now: int) -> list[str]:
        return [table_id for (table_id,) in await self._ask(self._statements.bots_due, now)]

    async def lease(self, table_id: str, number: int, holder: str, now: int, until: int) -> bool:
        return bool(await self._note(self._statements.lease, table_id, number, holder, until, now))

    async def release(self, holder: str) -> None:
        await self._note(self._statements.release, holder)

    async def heartbeat(self, process: str, now: int) -> None:
        await self._note(self._statements.beat, process, now, now)

    async def uptimes(self, since: int) -> list[Uptime]:
        return merged(await self._ask(self._statements.uptimes, since))

    # Reviews

    async def add_review(self, review: StoredReview) -> None:
        await self._note(self._statements.add_review, *structs.astuple(review))

    async def review(self, review_id: str) -> StoredReview | None:
        rows = await self._ask(self._statements.read_review, review_id)
        return StoredReview(*rows[0]) if rows else None

    async def count_reviews(self, guest: str) -> tuple[int, int]:
        ((own, altogether),) = await self._ask(self._statements.count_reviews, guest)
        return int(own), int(altogether)

    async def ask_again(self, review_id: str, guest: str, now: int) -> None:
        await self._note(self._statements.ask_again, guest, now, review_id)

    async def stop_review(self, review_id: str, guest: str) -> None:
        await self._note(self._statements.stop_review, review_id, guest)

    async def claim_review(self, holder: str, now: int, until: int) -> StoredReview | None:
        rows = await self._note(self._statements.claim_review, holder, until, now, now)
        return StoredReview(*rows[0]) if rows else None

    async def keep_review(self, review_id: str, holder: str, until: int, done: int, body: bytes | None) -> str | None:
        rows = await self._note(self._statements.keep_review, done, body, until, review_id, holder)
        return str(rows[0][0]) if rows else None

    async def end_review(self, review_id: str, holder: str, status: str) -> None:
        await self._note(self._statements.end_review, status, review_id, holder)

    # Puzzles

    async def attempt(self, guest: str, puzzle: str) -> StoredAttempt | None:
        rows = await self._ask(self._statements.read_attempt, guest, puzzle)
        return attempted(rows[0]) if rows else None

    async def attempts_of(self, guest: str, game: str) -> list[StoredAttempt]:
        return [attempted(row) for row in await self._ask(self._statements.attempts_of, guest, game)]

    async def add_attempt(self, attempt: StoredAttempt, ratings: Sequence[StoredRating]) -> bool:
        rated = [(self._statements.put_rating, structs.astuple(rating)) for rating in ratings]
        return await self._note_all([(self._statements.add_attempt, structs.astuple(attempt)), *rated])

    async def repeat_attempt(self, attempt: StoredAttempt) -> None:
        values = (attempt.move, attempt.is_solved, attempt.at, attempt.guest, attempt.puzzle)
        await self._note(self._statements.repeat_attempt, *values)

    async def rating(self, who: str, game: str) -> StoredRating | None:
        rows = await self._ask(self._statements.read_rating, who, game)
        return StoredRating(*rows[0]) if rows else None

    async def check(self) -> None:
        await self._ask("SELECT 1 FROM tables LIMIT 1")
