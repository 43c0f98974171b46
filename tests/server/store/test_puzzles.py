"""Attempts at puzzles, and the ratings that follow from them."""

import pytest

from faience.server.store import Conflict, Store, StoredAttempt, StoredRating

pytestmark = pytest.mark.anyio


def attempt(puzzle: str = "p", at: int = 1, move: str = "2B3", is_solved: bool = False) -> StoredAttempt:
    return StoredAttempt("ana", puzzle, "azul", move, is_solved, at)


SOLVER, PUZZLE = StoredRating("ana", "azul", 23.5, 7.25, 1), StoredRating("p", "azul", 26.5, 4.0, 1)


async def test_a_first_attempt_is_kept_with_the_ratings_after_it(store: Store):
    assert await store.add_attempt(attempt(), [SOLVER, PUZZLE])
    assert await store.attempt("ana", "p") == attempt()
    assert (await store.rating("ana", "azul"), await store.rating("p", "azul")) == (SOLVER, PUZZLE)
    assert await store.rating("ana", "summer-pavilion") is None


async def test_only_the_first_attempt_changes_ratings(store: Store):
    await store.add_attempt(attempt(), [SOLVER])
    better = StoredRating("ana", "azul", 30.0, 5.0, 2)
    assert not await store.add_attempt(attempt(is_solved=True), [better])
    assert await store.rating("ana", "azul") == SOLVER
    assert await store.attempt("ana", "p") == attempt()


async def test_of_two_ratings_that_follow_from_the_same_one_the_first_to_come_is_kept(store: Store):
    await store.add_attempt(attempt("p"), [SOLVER, PUZZLE])
    later = StoredRating("ana", "azul", 24.5, 7.0, 2)
    await store.add_attempt(attempt("q"), [later])
    with pytest.raises(Conflict):
        await store.add_attempt(attempt("r"), [StoredRating("r", "azul", 25.0, 4.0, 1), later])
    assert await store.rating("ana", "azul") == later
    assert await store.attempt("ana", "r") is None
    assert await store.rating("r", "azul") is None


async def test_what_was_solved_once_stays_solved(store: Store):
    await store.add_attempt(attempt(), [])
    await store.repeat_attempt(attempt(at=2, move="1K1", is_solved=True))
    assert await store.attempt("ana", "p") == attempt(at=2, move="1K1", is_solved=True)
    await store.repeat_attempt(attempt(at=3))
    assert await store.attempt("ana", "p") == attempt(at=3, is_solved=True)


async def test_attempts_are_told_in_the_order_in_which_they_were_made(store: Store):
    for at, puzzle in ((3, "p"), (1, "q"), (2, "r")):
        await store.add_attempt(attempt(puzzle, at), [])
    await store.repeat_attempt(attempt("q", 4))
    assert [each.puzzle for each in await store.attempts_of("ana", "azul")] == ["r", "p", "q"]
    assert await store.attempts_of("ana", "summer-pavilion") == await store.attempts_of("bo", "azul") == []
