"""Reviews of games: asked for, looked at, stopped and gone on with."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from faience.errors import FaienceError, Refused, SetupError
from faience.game import Game
from faience.server.entrance import actor_at, guest_of
from faience.server.given import RecordText, read_anything
from faience.server.guards import address_of
from faience.server.hall import Hall, now_ms
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.server.reviewing import Reviewing
from faience.server.reviews import ReviewView, may_go_on, review_id, review_view
from faience.server.rivals import check_is_no_rival_game
from faience.server.store import StoredReview

MOST = 5  # reviews that one guest may wait for …
ALTOGETHER = 200  # … and everybody
LONGEST = 500  # steps
LONGEST_ID = 40

WithGame = Annotated[bool, QueryParameter(name="game", description="with the game itself; false while one waits")]


class GameToReview(msgspec.Struct, forbid_unknown_fields=True):
    """A game, by its record or its table: one of both."""

    record: RecordText | None = None
    table: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] | None = None


EXAMPLE = Example(
    summary="A game that has just begun",
    value={"record": '[Game "azul"]\n[Player1 "Ana"]\n[Player2 "Bo"]\n\n1. RKWR RKWR YKYR RRYB KWKW 2R2 3Y2'},
)


@post("/reviews", tags=["reviews"], summary="Have a game reviewed", responses=PROBLEMS, status_code=200)
async def ask_for_review(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    reviewing: NamedDependency[Reviewing],
    data: Annotated[GameToReview, Body(examples=[EXAMPLE])],
) -> ReviewView:
    guest = guest_of(request)
    game = await _given(hall, request, data)
    if not game.moves:
        raise FaienceError("review-no-moves")
    if len(game.history) > LONGEST:
        raise Refused("refused-review-long", most=LONGEST)
    record, now = game.record().replace("\0", ""), now_ms()  # which PostgreSQL keeps in no text
    found = review_id(record)
    known = await hall.store.review(found)
    if known is None or await asyncio.to_thread(may_go_on, known):
        await _check_is_not_too_much(hall, reviewing, request)
        await hall.store.add_review(StoredReview(found, record, guest, "waiting", 0, len(game.history), None, now))
        await hall.store.ask_again(found, guest, now)
        reviewing.look()
    return await _told(hall, found, request, with_game=True)


async def _check_is_not_too_much(hall: Hall, reviewing: Reviewing, request: Request[Any, Any, Any]) -> None:
    own, altogether = await hall.store.count_reviews(guest_of(request))
    if own >= MOST:
        raise Refused("refused-reviews", most=MOST)
    if altogether >= ALTOGETHER:
        raise Refused("refused-analyst")
    reviewing.check_purse(address_of(request.scope))


async def _given(hall: Hall, request: Request[Any, Any, Any], data: GameToReview) -> Game:
    if (data.record is None) == (data.table is None):
        raise SetupError("setup-record")
    if data.record is not None:
        game = await asyncio.to_thread(read_anything, data.record, deal=False)
        await check_is_no_rival_game(hall, guest_of(request), game, game.states)
        return game
    table_id = str(data.table)
    actor = await actor_at(hall, table_id, request)
    async with hall.at(table_id, is_fresh=True) as (_, table):
        table.check_may_look(actor)
        if table.game is None:
            raise Refused("refused-not-begun")
        if not table.is_over and not table.is_solo:
            raise Refused("refused-review")
        return table.game.copy()


@get("/reviews/{review:str}", tags=["reviews"], summary="A review, as far as it has come", responses=PROBLEMS)
async def see_review(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], review: FromPath[str], with_game: WithGame = True
) -> ReviewView:
    return await _told(hall, review, request, with_game=with_game)


@post(
    "/reviews/{review:str}/stop",
    tags=["reviews"],
    summary="Leave a review at what is finished",
    responses=PROBLEMS,
    status_code=200,
)
async def stop_review(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    reviewing: NamedDependency[Reviewing],
    review: FromPath[str],
) -> ReviewView:
    await _check_is_own(hall, review, request)
    await hall.store.stop_review(review, guest_of(request))
    reviewing.look()
    return await _told(hall, review, request, with_game=False)


@post("/reviews/{review:str}/resume", tags=["reviews"], summary="Go on with it", responses=PROBLEMS, status_code=200)
async def resume_review(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    reviewing: NamedDependency[Reviewing],
    review: FromPath[str],
) -> ReviewView:
    await _check_is_own(hall, review, request)
    if not await asyncio.to_thread(may_go_on, await _stored(hall, review)):
        raise Refused("refused-resume")
    await _check_is_not_too_much(hall, reviewing, request)
    await hall.store.ask_again(review, guest_of(request), now_ms())
    reviewing.look()
    return await _told(hall, review, request, with_game=False)


async def _check_is_own(hall: Hall, review: str, request: Request[Any, Any, Any]) -> None:
    if (await _stored(hall, review)).guest != guest_of(request):
        raise Refused("refused-review-of")


async def _told(hall: Hall, review: str, request: Request[Any, Any, Any], *, with_game: bool) -> ReviewView:
    stored, guest, lang = await _stored(hall, review), guest_of(request), language_of(request.scope)
    return await asyncio.to_thread(review_view, stored, guest, lang, with_game=with_game)


async def _stored(hall: Hall, review: str) -> StoredReview:
    stored = await hall.store.review(review)
    if stored is None:
        raise Refused("refused-no-review")
    return stored
