"""The log in PostgreSQL, which several servers may share.

Each group of appends first locks the rows of its tables, in the order of their ids, so that no two groups wait for one
another. A new table has no row yet: there the primary key decides who was first.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from faience.errors import StoreUnavailable
from faience.server.store.group import Outcome
from faience.server.store.rows import Row, Rows
from faience.server.store.sql import SqlStore
from faience.server.store.statements import Statements
from faience.server.store.store import Append, Conflict

CONNECTIONS = 5
PATIENCE = 10.0  # seconds for a connection, and for an answer

ASK = Statements(PGDialect_asyncpg(), postgresql.insert)  # type: ignore[no-untyped-call]
STANDING = "SELECT id, number, guests FROM tables WHERE id = ANY($1::VARCHAR[]) ORDER BY id FOR UPDATE"
NUMBERS = "SELECT id, number FROM tables WHERE id = ANY($1::VARCHAR[])"

AWAY = (
    OSError,  # timeouts among them
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


class PostgresStore(SqlStore):
    """A `Store` in a database of its own."""

    def __init__(self, pool: Any) -> None:
        super().__init__(ASK)
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect to a database that has its tables already."""
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
        )
        return cls(pool)

    async def _write(self, appends: Sequence[Append]) -> list[Outcome]:
        try:
            return await self._commit(appends)
        except asyncpg.UniqueViolationError as taken:
            if len(appends) == 1 and taken.table_name in ("events", "tables"):
                return [Conflict()]
            raise

    async def _commit(self, appends: Sequence[Append]) -> list[Outcome]:
        with _reachable():
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                found = await connection.fetch(STANDING, list({append.table_id for append in appends}))
                rows = Rows(appends, {table_id: (number, guests) for table_id, number, guests in found})
                for statement, values in (
                    (ASK.add_event, rows.events),
                    (ASK.put_table, rows.tables),
                    (ASK.remove_guest, rows.guests_gone),
                    (ASK.add_guest, rows.guests_come),
                    (ASK.put_key, rows.keys),
                ):
                    if values:
                        await connection.executemany(statement, values)
        return rows.outcomes

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        return dict(await self._ask(NUMBERS, list(table_ids)))

    async def close(self) -> None:
        await self._group.close()
        with _reachable():
            await self._pool.close()

    async def _ask(self, statement: str, *values: object) -> list[Row]:
        try:
            return await self._note(statement, *values)
        except asyncpg.CharacterNotInRepertoireError:
            return []  # NUL, which no text in PostgreSQL has

    async def _note(self, statement: str, *values: object) -> list[Row]:
        with _reachable():
            rows: list[Row] = await self._pool.fetch(statement, *values, timeout=PATIENCE)
            return rows

    async def _note_all(self, notes: Sequence[tuple[str, Sequence[object]]]) -> bool:
        try:
            with _reachable():
                async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                    for statement, values in notes:
                        if not await connection.fetch(statement, *values):
                            raise Conflict
        except asyncpg.UniqueViolationError:
            return False
        return True


@contextmanager
def _reachable() -> Iterator[None]:
    """The database is down, starting, full or out of connections: all this is `StoreUnavailable`."""
    try:
        yield
    except AWAY as problem:
        raise StoreUnavailable from problem
