"""The log in an SQLite file.

One thread writes, a few read. A commit is on disk (`synchronous=FULL`) when it returns. Several processes may share the
file; each group of appends holds the write lock from its first question to its commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

import msgspec
from sqlalchemy.dialects import sqlite as dialect

from faience.errors import StoreUnavailable
from faience.server.store.group import Outcome
from faience.server.store.rows import NOWHERE, Row, Rows
from faience.server.store.sql import SqlStore
from faience.server.store.statements import Statements
from faience.server.store.store import Append, Conflict

READERS = 3
BUSY = 10.0  # seconds to wait for another process that writes

ASK = Statements(dialect.dialect(paramstyle="qmark"), dialect.insert)
STANDING = "SELECT number, guests FROM tables WHERE id = ?"
NUMBERS = "SELECT id, number FROM tables WHERE id IN (SELECT value FROM json_each(?))"

Answer = TypeVar("Answer")


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection in which transactions begin and end only when told to."""
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    return connection


class SqliteStore(SqlStore):
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(ASK)
        self._writing = connect(path)
        self._noting = connect(path, synchronous="NORMAL")
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self._reading.put(connect(path))
        self._writer = ThreadPoolExecutor(1, "faience-store-writer")
        self._readers = ThreadPoolExecutor(READERS, "faience-store-reader")

    async def _write(self, appends: Sequence[Append]) -> list[Outcome]:
        return await _run(self._writer, lambda: self._commit(appends))

    def _commit(self, appends: Sequence[Append]) -> list[Outcome]:
        connection = self._writing
        with _transaction(connection):
            standing = {}
            for table_id in {append.table_id for append in appends}:
                standing[table_id] = connection.execute(STANDING, (table_id,)).fetchone() or NOWHERE
            rows = Rows(appends, standing)
            connection.executemany(ASK.add_event, rows.events)
            connection.executemany(ASK.put_table, rows.tables)
            connection.executemany(ASK.remove_guest, rows.guests_gone)
            connection.executemany(ASK.add_guest, rows.guests_come)
            connection.executemany(ASK.put_key, rows.keys)
        return rows.outcomes

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        return dict(await self._ask(NUMBERS, msgspec.json.encode(list(table_ids)).decode()))

    async def close(self) -> None:
        await self._group.close()
        self._writer.shutdown()
        self._readers.shutdown()
        for connection in (self._writing, self._noting, *(self._reading.get() for _ in range(READERS))):
            connection.close()

    async def _ask(self, statement: str, *values: object) -> list[Row]:
        def ask() -> list[Row]:
            connection = self._reading.get()
            try:
                return connection.execute(statement, values).fetchall()
            finally:
                self._reading.put(connection)

        return await _run(self._readers, ask)

    async def _note(self, statement: str, *values: object) -> list[Row]:
        return await _run(self._writer, lambda: self._noting.execute(statement, values).fetchall())

    async def _note_all(self, notes: Sequence[tuple[str, Sequence[object]]]) -> bool:
        def note() -> bool:
            with suppress(sqlite3.IntegrityError), _transaction(self._noting):
                for statement, values in notes:
                    if not self._noting.execute(statement, tuple(values)).fetchall():
                        raise Conflict
                return True
            return False

        return await _run(self._writer, note)


async def _run(threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
    """Let a thread do it. The disk is full, the file is locked, broken or gone: all this is `StoreUnavailable`."""
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except sqlite3.IntegrityError:
        raise
    except sqlite3.DatabaseError as problem:
        raise StoreUnavailable from problem


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
