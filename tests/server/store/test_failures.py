"""A full disk, a locked file, a database that goes away: who was told "saved" keeps it, and later all works again."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.services import Postgres
from tests.server.store.entries import bodies, events, summary

from faience.errors import StoreUnavailable
from faience.server.store import Store, open_store, sqlite

pytestmark = pytest.mark.anyio

PATIENCE = 60.0  # seconds


async def fill(store: Store, body: str) -> int:
    """How many events could be appended before the disk was full."""
    number = 0
    while True:
        try:
            await store.append("t", number, events(number, body), summary())
        except StoreUnavailable:
            return number
        number += 1


async def test_on_a_full_disk_nothing_is_confirmed_and_nothing_is_lost(tmp_path: Path):
    store = await open_store(f"sqlite:///{tmp_path / 'faience.db'}")
    assert isinstance(store, sqlite.SqliteStore)
    limit = store._writing.execute("PRAGMA max_page_count = 60").fetchone()[0]
    page = "x" * 4_000
    saved = await fill(store, page)
    assert 0 < saved < limit
    assert bodies(await store.read("t")) == [page] * saved
    outcomes = await asyncio.gather(
        *(store.append(name, 0, events(0, page), summary()) for name in "abcdefgh"), return_exceptions=True
    )
    assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
    store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.append("t", saved, events(saved, "there is room again"), summary())
    assert len(await store.read("t")) == saved + 1
    await store.close()


async def test_while_another_program_locks_the_file_nothing_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite, "BUSY", 0.05)
    path = tmp_path / "faience.db"
    store = await open_store(f"sqlite:///{path}")
    await store.append("t", 0, events(0, "before"), summary())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        await store.append("t", 1, events(1, "meanwhile"), summary())
    assert bodies(await store.read("t")) == ["before"]
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", 1, events(1, "after"), summary())
    assert bodies(await store.read("t")) == ["before", "after"]
    await store.close()


async def test_a_database_may_go_away_under_load_and_come_back(
    postgres: Postgres, new_database: Callable[[str], str], anyio_backend: str
):
    store = await open_store(new_database("postgresql"))
    saved: dict[str, list[str]] = {}
    is_over = asyncio.Event()

    async def play(table_id: str) -> None:
        """A move that was not confirmed may have been saved: the table is read again."""
        saved[table_id] = []
        stored: list[str] = []
        while not is_over.is_set():
            move = f"{table_id}{time.monotonic_ns()}"
            try:
                await store.append(table_id, len(stored), events(len(stored), move), summary())
            except StoreUnavailable:
                stored = await eventually(store, table_id)
            else:
                saved[table_id].append(move)
                stored.append(move)

    players = [asyncio.create_task(play(table_id)) for table_id in "abcdefgh"]
    await until(lambda: all(len(moves) > 10 for moves in saved.values()))
    await asyncio.to_thread(postgres.go_away)
    try:
        with pytest.raises(StoreUnavailable):
            await store.read("a")
        with pytest.raises(StoreUnavailable):
            await store.check()
        before = {table_id: len(moves) for table_id, moves in saved.items()}
    finally:
        await asyncio.to_thread(postgres.come_back)
    await until(lambda: all(len(moves) > before[table_id] + 10 for table_id, moves in saved.items()))
    is_over.set()
    await asyncio.gather(*players)
    for table_id, moves in saved.items():
        stored = bodies(await store.read(table_id))
        assert len(stored) == len(set(stored))
        assert [move for move in stored if move in set(moves)] == moves
    await store.close()


async def eventually(store: Store, table_id: str) -> list[str]:
    """The moves of a table, as soon as they can be read."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return bodies(await store.read(table_id))
        except StoreUnavailable:
            await asyncio.sleep(0.05)
    raise AssertionError("the database does not come back")


async def until(is_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < deadline, "this takes too long"
        await asyncio.sleep(0.02)


async def test_a_store_can_be_closed_while_its_database_is_away(
    postgres: Postgres, new_database: Callable[[str], str], anyio_backend: str
):
    store = await open_store(new_database("postgresql"))
    await asyncio.to_thread(postgres.go_away)
    try:
        with pytest.raises(StoreUnavailable):
            await store.append("t", 0, events(0, "a"), summary())
        await store.close()
    finally:
        await asyncio.to_thread(postgres.come_back)
    with pytest.raises(StoreUnavailable):
        await store.append("t", 0, events(0, "a"), summary())
