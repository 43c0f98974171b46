"""What both databases do alike: every question of a `Store` as a statement and its answer as values."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from faience.server.store.group import GroupCommit, Outcome
from faience.server.store.rows import Row, listed, merged
from faience.server.store.statements import Statements
from faience.server.store.store import Append, Key, Listed, Opens, StoredEvent, Summary, Uptime


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

    async def open_tables(self) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.open_tables)]

    async def games_on_show(self) -> list[Listed]:
        return [listed(row) for row in await self._ask(self._statements.games_on_show)]

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

    async def check(self) -> None:
        await self._ask("SELECT 1 FROM tables LIMIT 1")
