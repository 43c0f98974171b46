"""From the address of a database to its store."""

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from faience.errors import SetupError
from faience.server.store.store import Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """`sqlite:///file`, with a fourth slash if the path begins with one, or `postgresql://user@host/name`.

    What the database lacks is made first; an SQLite file as well, and the folders around it.
    """
    if url.startswith(SQLITE):
        return await _open_sqlite(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRES):
        return await _open_postgres(url)
    raise SetupError("setup-database", given=url.partition(":")[0])  # the rest may hold a password


async def _open_sqlite(path: Path) -> Store:
    from faience.server.store.migrating import migrate_sqlite
    from faience.server.store.sqlite import SqliteStore

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate_sqlite, path)
        return SqliteStore(path)
    except (OSError, sqlite3.Error, DBAPIError) as problem:
        raise _cannot_open(problem) from problem


async def _open_postgres(url: str) -> Store:
    try:
        import asyncpg

        from faience.server.store.migrating import migrate_postgres
        from faience.server.store.postgres import PATIENCE, PostgresStore
    except ImportError as missing:
        raise SetupError("setup-extra", given="PostgreSQL", extra="host") from missing

    try:
        await migrate_postgres(lambda: asyncpg.connect(url, timeout=PATIENCE))
        return await PostgresStore.open(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as problem:
        raise _cannot_open(problem) from problem


def _cannot_open(problem: Exception) -> SetupError:
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return SetupError("setup-database-open", problem=str(cause) or type(cause).__name__)
