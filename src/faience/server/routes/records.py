"""Games as text, to take away and to bring along."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from faience.errors import Refused
from faience.game import Game
from faience.server.entrance import actor_at
from faience.server.hall import Hall
from faience.server.problems import PROBLEMS
from faience.server.review import Review, review_of, review_record

LONGEST_RECORD = 30_000  # letters


class GivenRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A game record as text."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


EXAMPLE = Example(
    summary="A game that has just begun",
    value={"record": '[Game "azul"]\n[Player1 "Ana"]\n[Player2 "Bo"]\n\n1. RKWR RKWR YKYR RRYB KWKW 2R2 3Y2'},
)


@get(
    "/record",
    tags=["records"],
    summary="The game as text",
    responses=PROBLEMS,
    media_type="text/plain",
)
async def table_record(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], table_id: FromPath[str]
) -> Response[str]:
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (_, table):
        table.check_may_look(actor)
        text = table.record()
    name = f"faience-{table_id}.txt"
    return Response(
        text, media_type="text/plain; charset=utf-8", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/json", tags=["records"], summary="The game step by step, as JSON", responses=PROBLEMS)
async def table_json(request: Request[Any, Any, Any], hall: NamedDependency[Hall], table_id: FromPath[str]) -> Review:
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (_, table):
        table.check_may_look(actor)
        if table.game is None:
            raise Refused("refused-not-begun")
        copy: Game = table.game.copy()
    return await asyncio.to_thread(review_of, copy)


@post("/records", tags=["records"], summary="Look through a game record", responses=PROBLEMS, status_code=200)
async def look_through(data: Annotated[GivenRecord, Body(examples=[EXAMPLE])]) -> Review:
    return await asyncio.to_thread(review_record, data.record)
