"""A hall by itself, without sockets: what two servers do at once, and what they do when something goes wrong."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from faience.server.bus import MemoryBus
from faience.server.clerk import open_table
from faience.server.hall import Hall, now_ms
from faience.server.outages import SHORT
from faience.server.settings import Settings
from faience.server.setup import ClockSetup, SeatSetup, TableSetup
from faience.server.store import Store, open_store

pytestmark = pytest.mark.anyio

HOT_SEAT = (SeatSetup("human", name="Ana"), SeatSetup("human", name="Bo"))
WITH_A_CLOCK = TableSetup(seats=HOT_SEAT, clock=ClockSetup("game", seconds=600))
ANA = "a" * 64


@pytest.fixture
async def store(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield opened
    await opened.close()


def hall_with(store: Store) -> Hall:
    return Hall(store, MemoryBus(), cast(Any, None), Settings("sqlite://"))


async def test_two_servers_that_find_the_same_outage_note_it_once(store, monkeypatch):
    table_id = (await open_table(hall_with(store), WITH_A_CLOCK, ANA)).table
    await store.heartbeat("both", now_ms() + 2 * SHORT)  # they come back after a while
    one, two = hall_with(store), hall_with(store)
    uptimes, asked = store.uptimes, []

    async def uptimes_for_both(since: int) -> Any:
        asked.append(since)
        while len(asked) < 2:
            await asyncio.sleep(0)
        return await uptimes(since)

    monkeypatch.setattr(store, "uptimes", uptimes_for_both)
    await asyncio.gather(one.wake(table_id), two.wake(table_id))
    async with one.at(table_id) as (_, table), two.at(table_id) as (_, same):
        assert table.log == same.log
        assert [type(event).__name__ for _, _, event in table.log].count("StoodStill") == 1
