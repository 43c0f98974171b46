"""Games as text, to take away and to bring along."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from faience.errors import Refused
from faience.game import Game
from faience.server.entrance import actor_at
from faience.server.given import GivenMove
from faience.server.hall import Hall
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.server.replay import Replay, replay_of

EXAMPLE = Example(
    summary="A game that has just begun",
    value={
        "record": '[Game "azul"]\n[Player1 "Ana"]\n[Player2 "Bo"]\n\n1. RKWR RKWR YKYR RRYB KWKW 2R2 3Y2',
        "move": "0K3",
    },
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
async def table_json(request: Request[Any, Any, Any], hall: NamedDependency[Hall], table_id: FromPath[str]) -> Replay:
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (_, table):
        table.check_may_look(actor)
        if table.game is None:
            raise Refused("refused-not-begun")
        copy: Game = table.game.copy()
    return await asyncio.to_thread(replay_of, copy, language_of(request.scope))


@post(
    "/records",
    tags=["records"],
    summary="Look through a game record, or play on from one",
    responses=PROBLEMS,
    status_code=200,
)
async def look_through(request: Request[Any, Any, Any], data: Annotated[GivenMove, Body(examples=[EXAMPLE])]) -> Replay:
    game = await asyncio.to_thread(data.game)
    return await asyncio.to_thread(replay_of, game, language_of(request.scope))
