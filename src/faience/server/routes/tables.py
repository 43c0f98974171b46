"""Tables: opening them, finding them, looking at them, and asking something of them."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from faience.server.clerk import Links, carry_out, open_table
from faience.server.commands import AnyCommand, Ping
from faience.server.entrance import actor_at, guest_of
from faience.server.frames import AnswerFrame
from faience.server.guards import address_of
from faience.server.hall import Hall, now_ms
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.server.setup import TableSetup
from faience.server.summaries import DAY, Listing, is_lively, listing_of
from faience.server.view import view_of
from faience.server.wire import View

SETUPS = [
    Example(
        summary="Against a bot",
        value={"game": "azul", "seats": [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 3}]},
    ),
    Example(
        summary="Three friends by a link, one day for each move",
        value={
            "game": "summer-pavilion",
            "board": "monochrome",
            "seats": [{"kind": "human", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}],
            "clock": {"kind": "move", "seconds": 86400},
        },
    ),
]
COMMANDS = [
    Example(summary="A move", value={"type": "move", "id": "7f3a-12", "after": 12, "move": "2B3"}),
    Example(summary="Taking a seat", value={"type": "sit", "id": "7f3a-1", "name": "Bo"}),
]
REMEMBERED = 30 * DAY  # for which a game that is over is still listed, and a public one in which nothing happens
Mine = Annotated[bool, QueryParameter(description="one's own games instead of the lobby")]
Watch = Annotated[bool, QueryParameter(description="public games to look on at instead of the lobby")]


@post("/tables", tags=["tables"], summary="Open a table", responses=PROBLEMS)
async def open_new(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], data: Annotated[TableSetup, Body(examples=SETUPS)]
) -> Links:
    return await open_table(hall, data, guest_of(request), address_of(request.scope))


@get(
    "/tables",
    tags=["tables"],
    summary="Public tables with open seats, games to watch, or one's own games",
    responses=PROBLEMS,
)
async def tables(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], mine: Mine = False, watch: Watch = False
) -> list[Listing]:
    guest, now = guest_of(request), now_ms()
    since = now - REMEMBERED
    if mine:
        found = await hall.store.tables_of(guest) + await hall.store.ended_tables_of(guest, since)
    else:
        public = await (hall.store.games_on_show(since) if watch else hall.store.open_tables(since))
        found = [each for each in public if is_lively(each, now)]
    return [listing_of(each, guest) for each in found]


@get("/", tags=["tables"], summary="A table as one may see it", responses=PROBLEMS)
async def table_view(request: Request[Any, Any, Any], hall: NamedDependency[Hall], table_id: FromPath[str]) -> View:
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (room, table):
        table.check_may_look(actor)
        now = now_ms()
        return view_of(table, actor, room.presence(table, now, hall.started), now, language_of(request.scope))


@post(
    "/commands",
    tags=["tables"],
    summary="Ask something of a table",
    responses=PROBLEMS,
    status_code=200,
)
async def command(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    table_id: FromPath[str],
    data: Annotated[AnyCommand, Body(examples=COMMANDS)],
) -> AnswerFrame:
    actor = await actor_at(hall, table_id, request)
    if isinstance(data, Ping):
        return AnswerFrame(data.id, ok=True)
    return await carry_out(hall, table_id, data, actor, address_of(request.scope))
