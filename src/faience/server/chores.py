"""What the server does by itself: clocks that run out, bots that nobody woke, signs of life, tidying up."""

import asyncio
from collections.abc import Awaitable, Callable

from faience.errors import StoreUnavailable
from faience.server.actor import SERVER
from faience.server.commands import CheckClock
from faience.server.hall import Hall, now_ms
from faience.server.logs import log

TICK = 1.0  # seconds
ROLL_CALL = 20.0  # seconds between two


async def keep_house(hall: Hall) -> None:
    """For as long as the server runs. Signs of life wait for nothing else: tables are many after a crash."""
    async with asyncio.TaskGroup() as chores:
        chores.create_task(_again_and_again(hall.beat, TICK))
        chores.create_task(_again_and_again(lambda: look_after_tables(hall), TICK))
        chores.create_task(_again_and_again(lambda: tidy_up(hall), ROLL_CALL))


async def _again_and_again(chore: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        try:
            await chore()
        except StoreUnavailable as error:
            log.error("database away", code=error.code)
        except Exception as error:  # our own mistake, for which nobody else's clock should stop
            log.error("chore failed", exc_info=error)
        await asyncio.sleep(pause)


async def look_after_tables(hall: Hall) -> None:
    """Unless we have just woken up: then tables must be read anew first."""
    if hall.is_alive:
        await check_clocks(hall)
        await wake_bots(hall)


async def check_clocks(hall: Hall) -> None:
    for table_id in await hall.store.due(now_ms()):
        await _quietly(hall, "clock not checked", table_id, hall.ask(table_id, CheckClock(), SERVER))


async def wake_bots(hall: Hall) -> None:
    """Bots that should have moved by now: after a crash, or because their server has died."""
    for table_id in await hall.store.bots_due(now_ms()):
        await _quietly(hall, "bot not woken", table_id, hall.wake(table_id))


async def tidy_up(hall: Hall) -> None:
    """Other servers forget who is here unless they are told time and again."""
    hall.tidy()
    if hall.bus.is_shared:
        for room in list(hall.rooms.values()):
            if room.listeners:
                hall.do_sometime(hall.announce(room.id))


async def _quietly(hall: Hall, what: str, table_id: str, work: Awaitable[None]) -> None:
    """A table that cannot be read keeps nobody from the others; `what` is written down if it fails."""
    try:
        await work
    except StoreUnavailable:
        raise
    except Exception as error:
        hall.complaints.make(what, table_id, error)
