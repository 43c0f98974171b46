"""A hall by itself, without sockets: what two servers do at once, and what they do when something goes wrong."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from faience.errors import Refused, StoreUnavailable
from faience.server import chores
from faience.server import hall as hall_module
from faience.server.actor import SERVER, Actor
from faience.server.bus import MemoryBus
from faience.server.clerk import carry_out, open_table
from faience.server.commands import Abort, CheckClock, Rematch
from faience.server.complaints import Complaints
from faience.server.guests import GUEST
from faience.server.hall import AT_ONCE, CALM, Hall, now_ms
from faience.server.outages import SHORT
from faience.server.routes.health import Health, health
from faience.server.routes.tables import open_new
from faience.server.settings import Settings
from faience.server.setup import ClockSetup, SeatSetup, TableSetup
from faience.server.store import Store, open_store

pytestmark = pytest.mark.anyio

HOT_SEAT = (SeatSetup("human", name="Ana"), SeatSetup("human", name="Bo"))
WITH_A_CLOCK = TableSetup(seats=HOT_SEAT, clock=ClockSetup("game", seconds=600))
ANA = "a" * 64
HERE = "192.0.2.9"
PATIENCE = 20.0  # seconds


@pytest.fixture
async def store(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield opened
    await opened.close()


def hall_with(store: Store, rate: int = 600) -> Hall:
    return Hall(store, MemoryBus(), cast(Any, None), Settings("sqlite://", rate=rate))


async def test_two_servers_that_find_the_same_outage_note_it_once(store, monkeypatch):
    table_id = (await open_table(hall_with(store), WITH_A_CLOCK, ANA, HERE)).table
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


async def test_time_in_which_nothing_could_be_saved_is_nobodys(store, monkeypatch):
    hall, away = hall_with(store), [0]
    monkeypatch.setattr(hall_module, "now_ms", lambda: now_ms() + away[0])
    await hall.beat()
    table_id = (await open_table(hall, WITH_A_CLOCK, ANA, HERE)).table
    away[0] = 700_000  # without a sign of life: ten minutes would have run out
    await hall.ask(table_id, CheckClock(), SERVER)
    async with hall.at(table_id) as (_, table):
        kinds = [type(event).__name__ for _, _, event in table.log]
        assert "StoodStill" in kinds and "TimedOut" not in kinds
        left = table.clock.left(0, now_ms() + away[0])
        assert left and left > 590_000


async def test_a_table_that_cannot_be_read_stops_no_other_clock_and_no_sign_of_life(monkeypatch):
    monkeypatch.setattr(chores, "TICK", 0.001)
    asked, beats = [], []

    async def ask(table_id: str, *_: object) -> None:
        asked.append(table_id)
        if table_id == "broken":
            raise ValueError("an event that nobody knows")
        if asked.count("slow") == 2:
            await asyncio.Event().wait()

    async def beat() -> None:
        beats.append(1)

    store = SimpleNamespace(due=answers("broken", "slow"), bots_due=answers())
    hall: Any = SimpleNamespace(store=store, bus=MemoryBus(), ask=ask, beat=beat, tidy=lambda: None, is_alive=True)
    hall.complaints = Complaints()
    house = asyncio.create_task(chores.keep_house(hall))
    while asked.count("slow") < 2:
        await asyncio.sleep(0)
    before = len(beats)
    while len(beats) < before + 3:
        await asyncio.sleep(0)
    assert asked == ["broken", "slow"] * 2
    house.cancel()
    with pytest.raises(asyncio.CancelledError):
        await house


def answers(*found: str) -> Callable[[int], Awaitable[list[str]]]:
    async def answer(now: int) -> list[str]:
        return list(found)

    return answer


class Watcher:
    """Somebody at a table who keeps what they are sent."""

    def __init__(self, guest: str) -> None:
        self.actor, self.lang, self.number = Actor(guest=guest), "en", 0
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    async def until_told_who_is_there(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.frames[-1]["type"] != "presence":
                await asyncio.sleep(0.01)


async def test_comings_and_goings_are_told_again_after_the_database_was_away(store, monkeypatch):
    hall = hall_with(store)
    table_id = (await open_table(hall, TableSetup(seats=HOT_SEAT), ANA, HERE)).table
    ana, same = Watcher(ANA), Watcher(ANA)
    await hall.enter(table_id, ana, 0)
    await ana.until_told_who_is_there()
    await hall.enter(table_id, same, 0)
    await same.until_told_who_is_there()
    hall.rooms[table_id].table = None  # a move could not be saved
    with monkeypatch.context() as away:
        away.setattr(store, "read", unavailable)
        hall.leave(table_id, same)
        await asyncio.sleep(2 * CALM)
    ana.frames.clear()
    await hall.enter(table_id, same, 0)
    await same.until_told_who_is_there()
    assert ana.frames[-1]["seats"] == [True, True]


async def unavailable(*_: object) -> None:
    raise StoreUnavailable


async def test_a_server_that_can_read_but_not_save_says_that_it_fails(store, monkeypatch):
    hall: Any = hall_with(store)
    hall.bots = SimpleNamespace(ready=1)
    with monkeypatch.context() as full:
        full.setattr(store, "heartbeat", unavailable)
        assert (await health.fn(hall)).status_code == 503
    assert (await health.fn(hall)).content == Health("ok", database=True, bus=True, bots=1)


async def test_an_address_that_opens_tables_all_the_time_is_asked_to_wait(store):
    hall = hall_with(store)
    for _ in range(AT_ONCE):
        await open_from("192.0.2.1", hall)
    with pytest.raises(Refused) as refused:
        await open_from("192.0.2.1", hall)
    assert refused.value.code == "server-rate"
    await open_from("192.0.2.2", hall)


async def test_nor_can_it_go_on_from_rematch_to_rematch(store):
    hall, ana = hall_with(store), Actor(guest=ANA)
    table_id = (await open_table(hall, TableSetup(seats=HOT_SEAT), ANA, HERE)).table
    for _ in range(AT_ONCE):
        await hall.ask(table_id, Abort(), ana)
        again = await carry_out(hall, table_id, Rematch(), ana, "192.0.2.1")
        same = await carry_out(hall, table_id, Rematch(), ana, "192.0.2.1")  # asked twice, opened once
        assert same.table == again.table
        table_id = str(again.table)
    await hall.ask(table_id, Abort(), ana)
    with pytest.raises(Refused) as refused:
        await carry_out(hall, table_id, Rematch(), ana, "192.0.2.1")
    assert refused.value.code == "server-rate"


async def test_a_server_without_a_rate_opens_whatever_is_asked(store):
    hall = hall_with(store, rate=0)
    for _ in range(AT_ONCE + 1):
        await open_from("192.0.2.1", hall)


async def open_from(address: str, hall: Hall) -> None:
    request: Any = SimpleNamespace(scope={"client": (address, 1), "state": {GUEST: ANA}})
    await open_new.fn(request, hall, TableSetup(seats=(SeatSetup("open"), SeatSetup("open"))))
