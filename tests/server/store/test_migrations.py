"""A database is made, and brought up to date, by whoever opens it first."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from tests.server.store.entries import bodies, events, summary

from faience.server.store import open_store
from faience.server.store.schema import metadata
from faience.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def differences(database: str) -> list[Any]:
    """What would have to be done to the database for it to have the tables of the schema."""

    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    if database.startswith("sqlite"):
        with create_engine(database, poolclass=NullPool).connect() as connection:
            return compare(connection)
    import asyncpg

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(database), poolclass=NullPool
    )
    async with engine.connect() as opened:
        return await opened.run_sync(compare)


async def test_the_migrations_make_exactly_the_tables_of_the_schema(database: str):
    assert {action for action, *_ in await differences(database)} == {"add_table", "add_index"}
    await (await open_store(database)).close()
    assert await differences(database) == []


async def test_a_migration_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch):
    before = [action for action, *_ in await differences(database)]
    upgrade = command.upgrade

    def fail(*arguments: Any) -> None:
        upgrade(*arguments)
        raise RuntimeError("just before the end")

    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", fail)
        with pytest.raises(RuntimeError):
            await open_store(database)
    assert [action for action, *_ in await differences(database)] == before
    await (await open_store(database)).close()


async def test_many_stores_may_open_a_new_database_at_the_same_time(database: str):
    stores = await asyncio.gather(*(open_store(database) for _ in range(8)))
    for number, store in enumerate(stores):
        await store.append("t", number, events(number, str(number)), summary())
    assert bodies(await stores[0].read("t")) == [str(number) for number in range(8)]
    for store in stores:
        await store.close()


async def test_a_file_is_made_with_the_folders_around_it(tmp_path: Path):
    path = tmp_path / "new folder" / "100 % mine" / "faience.db"
    await (await open_store(f"sqlite:///{path}")).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (0,)


async def test_what_is_confirmed_by_sqlite_is_on_the_disk(tmp_path: Path):
    store = await open_store(f"sqlite:///{tmp_path / 'faience.db'}")
    assert isinstance(store, SqliteStore)
    asked = [store._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert asked == ["wal", 2]  # 2 is FULL
    await store.close()


async def test_tables_of_an_older_version_are_watched_as_they_were(database: str, monkeypatch: pytest.MonkeyPatch):
    upgrade = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda config, _: upgrade(config, "0002"))
        await (await open_store(database)).close()
    columns = "id, number, status, game, board, is_public, host, guests, about, updated"
    for table_id, watching in (("seen", "true"), ("unseen", "false")):
        about = f"'{{\"watching\":{watching}}}'"
        body = f"CAST({about} AS BLOB)" if database.startswith("sqlite") else f"convert_to({about}, 'UTF8')"
        await carried_out(
            database,
            f"INSERT INTO tables ({columns}) VALUES"
            f" ('{table_id}', 1, 'playing', 'azul', 'coloured', TRUE, 'ana', '[]', {body}, 1)",
        )
    store = await open_store(database)
    assert [table.table_id for table in await store.games_on_show(since=0)] == ["seen"]
    await store.close()


async def carried_out(database: str, statement: str) -> None:
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            connection.execute(statement)
            connection.commit()
        return
    import asyncpg

    connection = await asyncpg.connect(database)
    await connection.execute(statement)
    await connection.close()


def test_a_file_needs_none_of_the_packages_for_hosts(tmp_path: Path):
    hidden = "import sys; sys.modules.update(dict.fromkeys(('greenlet', 'asyncpg', 'redis')))"
    opening = (
        "import asyncio, pathlib; from faience.server.settings import sqlite_url; "
        "from faience.server.store import open_store; "
        "store = asyncio.run(open_store(sqlite_url(pathlib.Path(sys.argv[1]))))"
    )
    file = tmp_path / "games.sqlite"
    subprocess.run([sys.executable, "-c", f"{hidden}; {opening}; import os; os._exit(0)", file], check=True)
    assert file.exists()
