"""What is wrong at a table is written down when it is found, and not every second for ever."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from faience.errors import Refused
from faience.game import new_game
from faience.notation.position import line_of
from faience.server import chores, complaints
from faience.server.bus import MemoryBus
from faience.server.clerk import open_table
from faience.server.hall import Hall, now_ms
from faience.server.settings import Settings
from faience.server.setup import ClockSetup, SeatSetup, TableSetup
from faience.server.store import Store, StoredEvent, open_store
from faience.server.summaries import summary_of
from faience.server.table import Table

pytestmark = pytest.mark.anyio

WITH_A_CLOCK = TableSetup(
    seats=(SeatSetup("human", name="Ana"), SeatSetup("human", name="Bo")), clock=ClockSetup("game", seconds=600)
)
BOT_FIRST = TableSetup(
    seats=(SeatSetup("bot", level=1), SeatSetup("human", name="Ana")), position=line_of(new_game().state)
)
ANA = "a" * 64
HERE = "192.0.2.9"


@pytest.fixture
async def store(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield opened
    await opened.close()


def hall_with(store: Store, bots: Any = None) -> Hall:
    return Hall(store, MemoryBus(), bots, Settings("sqlite://", pause=0.0))


async def table_that_nobody_can_read(store: Store) -> str:
    """Its log has an event that nobody knows, its clock has run out, and a bot waits there."""
    hall = hall_with(store)
    table_id = (await open_table(hall, WITH_A_CLOCK, ANA, HERE)).table
    async with hall.at(table_id) as (_, table):
        number, now = table.number, now_ms()
        late = msgspec.structs.replace(summary_of(table), due=now, bot_due=now)
        await store.append(table_id, number, [StoredEvent(number + 1, now, b'{"kind":"juggled"}')], late)
    return table_id


async def written_down(hall: Hall, seconds: int = 3) -> list[tuple[Any, ...]]:
    """While tables are looked after for so many seconds."""
    await hall.beat()
    with capture_logs() as lines:
        for _ in range(seconds):
            await chores.look_after_tables(hall)
    return [(line["log_level"], line["event"], line.get("table")) for line in lines]


async def test_a_table_that_cannot_be_read_is_written_down_once_for_its_clock_and_once_for_its_bot(store):
    first, second = [await table_that_nobody_can_read(store) for _ in range(2)]
    assert sorted(await written_down(hall_with(store))) == sorted(
        ("error", what, table) for table in (first, second) for what in ("clock not checked", "bot not woken")
    )


async def test_a_broken_table_is_written_down_again_after_an_hour(store, monkeypatch):
    table_id, hall, hours = await table_that_nobody_can_read(store), hall_with(store), [0]
    monkeypatch.setattr(complaints, "monotonic", lambda: hours[0] * 3600.0)
    assert len(await written_down(hall)) == 2
    hours[0] = 1
    assert await written_down(hall) == [("error", what, table_id) for what in ("clock not checked", "bot not woken")]


async def test_a_table_that_is_broken_in_another_way_is_written_down_again(store, monkeypatch):
    hall, table_id = hall_with(store), (await open_table(hall_with(store), WITH_A_CLOCK, ANA, HERE)).table
    monkeypatch.setattr(store, "due", lambda now: answer([table_id]))
    seconds = [0]

    def decide(*_: object) -> Any:
        seconds[0] += 1
        if seconds[0] > 6:
            raise Refused("refused-busy")
        if seconds[0] > 3:
            raise ValueError(f"the hands have come off at {seconds[0]}")
        raise ValueError(f"the clock is wound up wrongly at {seconds[0]}")

    monkeypatch.setattr(Table, "decide", decide)
    assert await written_down(hall, seconds=9) == [
        (level, "clock not checked", table_id) for level in ("error", "error", "info")
    ]


async def answer(found: list[str]) -> list[str]:
    return found


@pytest.mark.parametrize(
    ("error", "level"), [(Refused("refused-busy"), "info"), (ValueError("the bag has a hole"), "error")]
)
async def test_a_bot_that_fails_whenever_it_is_woken_is_written_down_once(store, monkeypatch, error, level):
    thoughts = []

    async def think(task: object) -> int:
        thoughts.append(task)
        raise error

    hall = hall_with(store, SimpleNamespace(think=think))
    with capture_logs() as lines:
        table_id = (await open_table(hall, BOT_FIRST, ANA, HERE)).table
        monkeypatch.setattr(store, "bots_due", lambda now: answer([table_id]))
        await hall.beat()
        async with asyncio.timeout(60):
            while len(thoughts) < 3:
                await chores.look_after_tables(hall)
                await asyncio.sleep(0)
    assert [(line["log_level"], line["event"], line.get("table")) for line in lines] == [
        (level, "bot's move not made", table_id)
    ]
