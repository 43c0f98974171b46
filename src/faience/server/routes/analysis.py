"""Advice about any position, and hints at one's own table."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import Meta

from faience.errors import SetupError
from faience.game import Game
from faience.notation.position import line_of
from faience.server.advice import AnalysisView, Hint, analysis_told, check_hint, hint_told, table_asked_about
from faience.server.entrance import actor_at, guest_of
from faience.server.given import Given
from faience.server.guards import address_of
from faience.server.hall import Hall
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.server.rivals import check_is_no_rival_game
from faience.server.study import Findings, Study

HINT_SECONDS, HINT_LINES = 1.0, 2  # a reason is told against the next best move


class Question(Given, forbid_unknown_fields=True, kw_only=True):
    """A position, by a record that ends there or as itself, and how much one would like to know."""

    lines: Annotated[int, Meta(ge=1, le=5, description="how many moves to compare")] = 3
    seconds: Annotated[float, Meta(ge=0.2, le=5, description="how long to think")] = 1.0


EXAMPLE = Example(
    summary="The first move of a game",
    value={"record": '[Game "azul"]\n\n1. RKWR RKWR YKYR RRYB KWKW', "lines": 2, "seconds": 0.5},
)


@post("/analysis", tags=["analysis"], summary="The best moves of a position", responses=PROBLEMS, status_code=200)
async def analysis(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    study: NamedDependency[Study],
    data: Annotated[Question, Body(examples=[EXAMPLE])],
) -> AnalysisView:
    game = await asyncio.to_thread(data.game)
    if game.to_move is None:
        raise SetupError("setup-nobody-to-move")
    await check_is_no_rival_game(hall, guest_of(request), game, [game.state])
    found = await _found(request, study, game, data.lines, data.seconds)
    return await asyncio.to_thread(analysis_told, game, found, language_of(request.scope))


@get("/hint", tags=["analysis"], summary="A good move, for somebody who plays against bots", responses=PROBLEMS)
async def hint(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], study: NamedDependency[Study], table_id: FromPath[str]
) -> Hint:
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (_, table):
        table.check_may_look(actor)
        check_hint(table, actor)
        game = table_asked_about(table)
    found = await _found(request, study, game, HINT_LINES, HINT_SECONDS)
    return await asyncio.to_thread(hint_told, game, found, language_of(request.scope))


async def _found(request: Request[Any, Any, Any], study: Study, game: Game, lines: int, seconds: float) -> Findings:
    with study.asked_from(address_of(request.scope)):
        return await study.analyse(line_of(game.state), game.names, lines, seconds)
