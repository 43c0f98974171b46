"""The app: routes, errors and guards put together, and what is started and ended with it."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.params import QueryParameter

from faience.errors import StoreUnavailable
from faience.server.bots import Bots
from faience.server.bus import open_bus
from faience.server.chores import keep_house
from faience.server.description import DESCRIPTION, Tuples
from faience.server.entrance import LONGEST_SECRET
from faience.server.guards import Guarded
from faience.server.guests import Greeted
from faience.server.hall import Hall
from faience.server.pages import Pages
from faience.server.problems import HANDLERS
from faience.server.reviewing import Reviewing
from faience.server.routes import analysis, client, docs, games, health, puzzles, records, reviews, tables
from faience.server.settings import Settings
from faience.server.sockets import table_socket
from faience.server.store import open_store
from faience.server.study import Study

LARGEST_BODY = 64_000  # bytes
GARBAGE = (50_000, 50, 100)  # the collector's default would look at every table several times a second


def optional(description: str) -> QueryParameter:
    """A part of an address that may be left out."""
    return QueryParameter(annotation=str | None, required=False, max_length=LONGEST_SECRET, description=description)


at_table = Router(
    "/tables/{table_id:str}",
    route_handlers=[
        tables.table_view,
        tables.command,
        records.table_record,
        records.table_json,
        analysis.hint,
        table_socket,
    ],
    parameters={
        "join": optional("the secret of the link to play"),
        "watch": optional("the secret of the link to look on"),
    },
)
api = Router(
    "/api",
    route_handlers=[
        games.games,
        tables.open_new,
        tables.tables,
        at_table,
        records.look_through,
        analysis.analysis,
        reviews.ask_for_review,
        reviews.see_review,
        reviews.stop_review,
        reviews.resume_review,
        puzzles.puzzles,
        puzzles.daily_puzzle,
        puzzles.another_puzzle,
        puzzles.puzzle,
        puzzles.attempt,
        health.health,
        docs.page,
        docs.style,
    ],
    parameters={"lang": optional("en or fr, for all words")},
)


class App:
    """An ASGI app, and the hall that is in it while it runs."""

    hall: Hall
    study: Study
    reviewing: Reviewing

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        pages = Pages()
        litestar = Litestar(
            [api, health.figures, client.client],
            dependencies={
                "hall": Provide(lambda: self.hall, sync_to_thread=False),
                "study": Provide(lambda: self.study, sync_to_thread=False),
                "reviewing": Provide(lambda: self.reviewing, sync_to_thread=False),
                "pages": Provide(lambda: pages, sync_to_thread=False),
            },
            exception_handlers=HANDLERS,
            request_max_body_size=LARGEST_BODY,
            openapi_config=DESCRIPTION,
            plugins=[Tuples()],
            logging_config=None,
        )
        self._guarded = Guarded(Greeted(litestar), settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._guarded(scope, receive, send)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All that the app needs, for as long as it runs."""
        store = await open_store(self.settings.database)
        bus = await open_bus(self.settings.redis)
        bots = Bots(self.settings.bots)
        self.hall = Hall(store, bus, bots, self.settings)
        self.study = Study(self.settings.rate)
        self.reviewing = Reviewing(store, self.study, self.settings.rate)
        with suppress(StoreUnavailable):
            await self.hall.beat()
        bots.start()
        self.reviewing.start()
        chores = asyncio.create_task(keep_house(self.hall))
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        try:
            yield
        finally:
            chores.cancel()
            with suppress(asyncio.CancelledError):
                await chores
            await self.reviewing.close()
            await self.study.close()
            await bots.close()
            with suppress(StoreUnavailable):
                await store.release(self.hall.process)
            await bus.close()
            await store.close()
