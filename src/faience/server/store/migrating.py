"""A database is brought up to date whenever it is opened, by one process at a time."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.pool import NullPool

from faience.errors import SetupError
from faience.server.store.sqlite import connect

SCRIPTS = Path(__file__).with_name("migrations")
LOCK = 0xFA1E  # any number that nothing else in the database locks


def migrate_sqlite(path: Path) -> None:
    """Whoever has the write lock migrates; the others then find nothing left to do."""
    engine = create_engine("sqlite://", creator=lambda: connect(path), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade(connection)
        connection.commit()


async def migrate_postgres(connect: Callable[[], Awaitable[Any]]) -> None:
    """The same under an advisory lock, which ends with the transaction."""
    from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlet, which only hosts have

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks, in the transaction that the connection is in."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:
        raise SetupError("setup-database-newer") from unknown
