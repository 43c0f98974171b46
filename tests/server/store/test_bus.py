"""Servers tell each other that a table has moved on, and know when they may have missed it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import pytest
from benchmarks.services import Redis

from faience.server import bus as bus_module
from faience.server.bus import Bus, MemoryBus, RedisBus, open_bus

pytestmark = pytest.mark.anyio

PATIENCE = 60.0  # seconds


class Listener:
    """A server on a bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, int, str]] = []
        self.missed = 0
        bus.listen(lambda *message: self.heard.append(message), self.miss)

    def miss(self) -> None:
        self.missed += 1


@pytest.fixture
async def servers(anyio_backend: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Listener]]:
    """Two of them, both connected."""
    monkeypatch.setattr(bus_module, "PAUSE", 0.05)
    listeners = [Listener(await open_bus(redis.url)) for _ in range(2)]
    await until(lambda: all(listener.bus.is_up and listener.missed for listener in listeners))
    yield listeners
    for listener in listeners:
        await listener.bus.close()


async def until(is_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < deadline, "this takes too long"
        await asyncio.sleep(0.01)


async def test_in_one_process_everybody_hears_at_once():
    bus = await open_bus(None)
    assert isinstance(bus, MemoryBus) and bus.is_up and not bus.is_shared
    listeners = [Listener(bus), Listener(bus)]
    await bus.publish("t", 7)
    await bus.publish("t", 0, "somebody came")
    assert all(listener.heard == [("t", 7, ""), ("t", 0, "somebody came")] for listener in listeners)
    assert all(listener.missed == 0 for listener in listeners)
    await bus.close()


async def test_what_one_server_says_all_hear_in_order(servers: list[Listener]):
    one, two = servers
    assert isinstance(one.bus, RedisBus) and one.bus.is_shared
    for number in range(1, 51):
        await one.bus.publish("t", number, "é")
    await until(lambda: len(one.heard) == len(two.heard) == 50)
    assert two.heard == one.heard == [("t", number, "é") for number in range(1, 51)]


async def test_who_comes_to_a_bus_has_missed_what_was_before(servers: list[Listener]):
    assert [listener.missed for listener in servers] == [1, 1]


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis is soon asked whether it is still there."""
    monkeypatch.setattr(bus_module, "SILENCE", 0.5)


async def test_a_quiet_bus_stays_up(impatience: None, servers: list[Listener]):
    await asyncio.sleep(3 * bus_module.SILENCE)
    await servers[0].bus.publish("t", 1)
    await until(lambda: servers[1].heard == [("t", 1, "")])
    assert [listener.missed for listener in servers] == [1, 1]


async def test_while_redis_is_away_every_server_knows_and_looks_for_itself(servers: list[Listener], redis: Redis):
    redis.go_away()
    try:
        await until(lambda: not any(listener.bus.is_up for listener in servers))
        before = servers[1].missed
        await until(lambda: servers[1].missed > before + 3)
        began = time.monotonic()
        await servers[0].bus.publish("t", 7)
        assert time.monotonic() - began < PATIENCE / 2
    finally:
        redis.come_back()
    await until(lambda: all(listener.bus.is_up for listener in servers))
    await servers[1].bus.publish("t", 8)
    await until(lambda: ("t", 8, "") in servers[0].heard)


async def test_when_redis_is_back_messages_may_have_been_missed_once_more(servers: list[Listener], redis: Redis):
    redis.go_away()
    try:
        await until(lambda: not servers[0].bus.is_up)
    finally:
        redis.come_back()
    noted = servers[0].missed
    await until(lambda: servers[0].bus.is_up and servers[0].missed > noted)


async def test_a_server_starts_without_redis_and_finds_it_later(redis: Redis, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bus_module, "PAUSE", 0.05)
    redis.go_away()
    try:
        listener = Listener(await open_bus(redis.url))
        await until(lambda: listener.missed > 2)
        assert not listener.bus.is_up
    finally:
        redis.come_back()
    await until(lambda: listener.bus.is_up)
    await listener.bus.close()


async def test_messages_of_strangers_are_passed_over(servers: list[Listener], redis: Redis):
    from redis.asyncio import Redis as Client

    stranger = Client.from_url(redis.url)
    for nonsense in ("hello", "[1, 2, 3]", "\0"):
        await stranger.publish(bus_module.CHANNEL, nonsense)
    await stranger.aclose()
    await servers[0].bus.publish("t", 1)
    await until(lambda: servers[1].heard == [("t", 1, "")])


async def test_a_bus_tells_what_it_was_given_before_it_is_closed(servers: list[Listener], redis: Redis):
    leaving = await open_bus(redis.url)
    await until(lambda: leaving.is_up)
    for number in range(100):
        await leaving.publish("t", number)
    await leaving.close()
    await until(lambda: len(servers[0].heard) == 100)
