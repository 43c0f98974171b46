"""How servers tell each other that a table has moved on: "table T is at N", and nothing that must not be lost.

The truth is in the database. Whoever may have missed a message is told so, and looks there.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from faience.errors import SetupError

if TYPE_CHECKING:
    from redis.asyncio import Redis

Heard = Callable[[str, int, str], None]
Missed = Callable[[], None]

ADDRESSES = ("redis://", "rediss://", "unix://")
CHANNEL = "faience"
FAREWELL = 5.0  # seconds that a server which leaves may take to tell what it still has to tell
PAUSE = 1.0  # seconds between two attempts to reach Redis
SILENCE = 5.0  # seconds after which Redis is asked whether it is still there
WAITING = 10_000  # messages that wait while Redis is away; older ones are dropped


class Bus(Protocol):
    """Carries messages between the servers of one database."""

    @property
    def is_shared(self) -> bool:
        """Are there other processes?"""

    @property
    def is_up(self) -> bool:
        """Do messages get through?"""

    def listen(self, heard: Heard, missed: Missed) -> None:
        """Have `heard` called with every message, one's own included, and `missed` whenever some may have been lost.

        That is time and again while the bus is down, and once when it is up again.
        """

    async def publish(self, table_id: str, number: int, note: str = "") -> None:
        """Tell everybody, as soon as the bus is up."""

    async def close(self) -> None:
        """Fall silent."""


async def open_bus(url: str | None) -> Bus:
    """The bus of a single process, or, with an address like `redis://host:6379`, that of many."""
    if url is None:
        return MemoryBus()
    if not url.startswith(ADDRESSES):
        raise SetupError("setup-redis", given=url.partition(":")[0])  # the rest may hold a password
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError as missing:
        raise SetupError("setup-extra", given="Redis", extra="host") from missing
    try:
        # A client that connects anew behind our back would hide that messages were missed.
        return RedisBus(Redis.from_url(url, retry=Retry(NoBackoff(), 0)))
    except ValueError as problem:
        raise SetupError("setup-redis", given=url.partition(":")[0]) from problem


class MemoryBus:
    """Everybody is in this process."""

    is_shared = False
    is_up = True

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def listen(self, heard: Heard, missed: Missed) -> None:
        self._listeners.append(heard)

    async def publish(self, table_id: str, number: int, note: str = "") -> None:
        for heard in self._listeners:
            heard(table_id, number, note)

    async def close(self) -> None:
        self._listeners.clear()


class RedisBus:
    """One channel of a Redis server. It may go and come back as it likes."""

    is_shared = True

    def __init__(self, redis: "Redis") -> None:
        self._redis = redis
        self._is_up = False
        self._is_closed = False  # redis-py may swallow a cancellation: whoever loops looks here as well
        self._listeners: list[tuple[Heard, Missed]] = []
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]

    @property
    def is_up(self) -> bool:
        return self._is_up

    def listen(self, heard: Heard, missed: Missed) -> None:
        self._listeners.append((heard, missed))

    async def publish(self, table_id: str, number: int, note: str = "") -> None:
        if self._outbox.full():
            self._outbox.get_nowait()
            self._outbox.task_done()
        self._outbox.put_nowait(msgspec.json.encode((table_id, number, note)))

    async def close(self) -> None:
        if self._is_up:
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):  # wait_for may swallow a cancellation
                    await self._outbox.join()
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while not self._is_closed:
            message = await self._outbox.get()
            while not (await self._is_sent(message) or self._is_closed):
                await asyncio.sleep(PAUSE)
            self._outbox.task_done()

    async def _is_sent(self, message: bytes) -> bool:
        with suppress(*_away()):
            await self._redis.publish(CHANNEL, message)
            return True
        return False

    async def _receive(self) -> None:
        while not self._is_closed:
            with suppress(*_away()):
                await self._hear_all()
            self._is_up = False
            self._tell_missed()
            await asyncio.sleep(PAUSE)

    async def _hear_all(self) -> None:
        """Listen until the connection breaks, or nothing comes although an answer was asked for."""
        is_asked = False
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while not self._is_closed:
                message = await channel.get_message(timeout=SILENCE)
                if message is None and is_asked:
                    return
                is_asked = message is None
                if message is None:
                    await channel.ping()
                elif message["type"] == "subscribe":
                    self._is_up = True
                    self._tell_missed()
                elif message["type"] == "message":
                    self._hear(message["data"])

    def _hear(self, data: bytes) -> None:
        with suppress(msgspec.MsgspecError):
            table_id, number, note = msgspec.json.decode(data, type=tuple[str, int, str])
            for heard, _ in self._listeners:
                asyncio.get_running_loop().call_soon(heard, table_id, number, note)

    def _tell_missed(self) -> None:
        for _, missed in self._listeners:
            asyncio.get_running_loop().call_soon(missed)


def _away() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (OSError, RedisError)
