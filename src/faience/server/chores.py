"""What the server does by itself: clocks that run out, bots that nobody woke, signs of life, tidying up."""

import asyncio
import secrets

from faience.errors import FaienceError, StoreUnavailable
from faience.server.actor import SERVER
from faience.server.commands import CheckClock
from faience.server.hall import Hall, now_ms
from faience.server.logs import log
from faience.server.outages import SHORT

TICK = 1.0  # seconds
ROLL_CALLS = 20  # ticks between two


async def keep_house(hall: Hall) -> None:
    """For as long as the server runs."""
    ticks, alive = 0, now_ms()
    while True:
        if now_ms() - alive > SHORT:
            wake_up(hall)
        alive = now_ms()
        try:
            await hall.store.heartbeat(hall.process, alive)
            await check_clocks(hall)
            await wake_bots(hall)
        except StoreUnavailable as error:
            log.error("database away", code=error.code)
        if ticks % ROLL_CALLS == 0:
            hall.tidy()
            call_the_roll(hall)
        ticks += 1
        await asyncio.sleep(TICK)


def wake_up(hall: Hall) -> None:
    """This machine slept, and with it all its clocks: as if the server had been started anew."""
    hall.process = secrets.token_hex(8)
    hall.forget()


async def check_clocks(hall: Hall) -> None:
    for table_id in await hall.store.due(now_ms()):
        await _quietly(hall.ask(table_id, CheckClock(), SERVER))


async def wake_bots(hall: Hall) -> None:
    """Bots that should have moved by now: after a crash, or because their server has died."""
    for table_id in await hall.store.bots_due(now_ms()):
        await _quietly(hall.wake(table_id))


def call_the_roll(hall: Hall) -> None:
    """Other servers forget who is here unless they are told time and again."""
    if hall.bus.is_shared:
        for room in list(hall.rooms.values()):
            if room.listeners:
                hall.spawn(hall.announce(room.id))


async def _quietly(work: object) -> None:
    try:
        await work  # type: ignore[misc]
    except StoreUnavailable:
        raise
    except FaienceError as error:
        log.info("chore refused", code=error.code)
