"""Puzzles: the one of the day, the next one, and attempts at them."""

import asyncio
import datetime
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from faience.analysis.puzzles import Puzzle
from faience.errors import Refused
from faience.notation.move import Move
from faience.server import metrics
from faience.server.entrance import guest_of
from faience.server.given import LONGEST_MOVE
from faience.server.hall import TRIES, Hall, now_ms
from faience.server.languages import language_of
from faience.server.problems import PROBLEMS
from faience.server.puzzles import (
    Attempt,
    PuzzleCollection,
    PuzzleView,
    attempt_told,
    collection,
    daily,
    next_puzzle,
    puzzle_view,
    puzzle_with,
)
from faience.server.ratings import after_attempt, new_puzzle, newcomer, scaled
from faience.server.store import Conflict, StoredAttempt, StoredRating

OfGame = Annotated[str, QueryParameter(name="game", max_length=40, description="azul or summer-pavilion")]
OfTheme = Annotated[str | None, QueryParameter(max_length=40, description="what it should be about", required=False)]


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A move, by its notation; null asks for the answer."""

    move: Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)] | None


EXAMPLES = [
    Example(summary="A move of Azul", value={"move": "2B3"}),
    Example(summary="The answer, please", value={"move": None}),
]
NO_MOVE = ""  # as it is stored


@get("/puzzles", tags=["puzzles"], summary="The puzzles of a game", responses=PROBLEMS)
async def puzzles(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], of_game: OfGame = "azul"
) -> PuzzleCollection:
    guest = guest_of(request)
    attempts = await hall.store.attempts_of(guest, of_game)
    return collection(of_game, attempts, await hall.store.rating(guest, of_game), today())


@get("/puzzles/daily", tags=["puzzles"], summary="The puzzle of the day", responses=PROBLEMS)
async def daily_puzzle(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], of_game: OfGame = "azul"
) -> PuzzleView:
    return await told(hall, request, of_game, daily(of_game, today()))


@get("/puzzles/next", tags=["puzzles"], summary="A puzzle of about one's own strength", responses=PROBLEMS)
async def another_puzzle(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], of_game: OfGame = "azul", theme: OfTheme = None
) -> PuzzleView:
    guest = guest_of(request)
    attempts = await hall.store.attempts_of(guest, of_game)
    rating = await hall.store.rating(guest, of_game) or newcomer(guest, of_game)
    return await told(hall, request, of_game, next_puzzle(of_game, theme, scaled(rating.mu), attempts))


@get("/puzzles/{puzzle_id:str}", tags=["puzzles"], summary="A puzzle", responses=PROBLEMS)
async def puzzle(request: Request[Any, Any, Any], hall: NamedDependency[Hall], puzzle_id: FromPath[str]) -> PuzzleView:
    return await told(hall, request, *puzzle_with(puzzle_id))


@post(
    "/puzzles/{puzzle_id:str}/attempts",
    tags=["puzzles"],
    summary="Try a move, or see the answer",
    responses=PROBLEMS,
    status_code=200,
)
async def attempt(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    puzzle_id: FromPath[str],
    data: Annotated[Try, Body(examples=EXAMPLES)],
) -> Attempt:
    game, puzzle = puzzle_with(puzzle_id)
    move = None if data.move is None else Move.parse(game, data.move)
    table = puzzle.game
    if move is not None and move not in table.legal_moves:
        table.play(move)
    guest, lang = guest_of(request), language_of(request.scope)
    is_solved = move is not None and puzzle.is_solved_by(move)
    tried = StoredAttempt(guest, puzzle.id, game, NO_MOVE if move is None else str(move), is_solved, now_ms())
    metrics.attempts.labels("shown" if move is None else "solved" if is_solved else "missed").inc()
    async with hall.rating:
        for _ in range(TRIES):
            of_puzzle = await rating_of(hall, game, puzzle)
            before = await hall.store.rating(guest, game) or newcomer(guest, game)
            after, of_puzzle_after = after_attempt(before, of_puzzle, is_solved=is_solved)
            earlier = await hall.store.attempt(guest, puzzle.id)
            with suppress(Conflict):  # at another server somebody was faster
                is_rated = earlier is None and await hall.store.add_attempt(tried, [after, of_puzzle_after])
                break
        else:
            raise Refused("refused-busy")
    if is_rated:
        return await asyncio.to_thread(attempt_told, puzzle, move, lang, of_puzzle_after, after, before)
    if earlier is None or not earlier.is_solved:  # what was solved once stays solved, by the move that solved it
        await hall.store.repeat_attempt(tried)
    return await asyncio.to_thread(attempt_told, puzzle, move, lang, of_puzzle, before)


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


async def rating_of(hall: Hall, game: str, puzzle: Puzzle) -> StoredRating:
    return await hall.store.rating(puzzle.id, game) or new_puzzle(puzzle.id, game, puzzle.rating)


async def told(hall: Hall, request: Request[Any, Any, Any], game: str, puzzle: Puzzle) -> PuzzleView:
    guest, lang = guest_of(request), language_of(request.scope)
    rating, tried = await rating_of(hall, game, puzzle), await hall.store.attempt(guest, puzzle.id)
    yours = None
    if tried:
        own = await hall.store.rating(guest, game)
        move = None if tried.move == NO_MOVE else Move.parse(game, tried.move)
        yours = await asyncio.to_thread(attempt_told, puzzle, move, lang, rating, own)
    is_daily = puzzle.id == daily(game, today()).id
    return await asyncio.to_thread(puzzle_view, puzzle, rating, lang, is_daily=is_daily, yours=yours)
