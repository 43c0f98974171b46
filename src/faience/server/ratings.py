"""Ratings of solvers and puzzles: an attempt is a game between both, and openskill says what follows from it.

Shown on a scale on which a newcomer has 1500; the interval is that of two standard deviations.
"""

import msgspec
from openskill.models import PlackettLuce

from faience.server.store import StoredRating

MODEL = PlackettLuce()
MIDDLE, STEP = 1500, 40  # shown for the usual mu, and for one more of it
PUZZLE_SIGMA = MODEL.sigma / 2  # something is known of a puzzle before anybody tries it


class SolverRating(msgspec.Struct, frozen=True):
    """A rating, and between what it lies."""

    rating: int
    low: int
    high: int
    games: int


def newcomer(guest: str, game: str) -> StoredRating:
    return StoredRating(guest, game, MODEL.mu, MODEL.sigma, 0)


def new_puzzle(puzzle: str, game: str, rating: int) -> StoredRating:
    return StoredRating(puzzle, game, MODEL.mu + (rating - MIDDLE) / STEP, PUZZLE_SIGMA, 0)


def after_attempt(solver: StoredRating, puzzle: StoredRating, *, is_solved: bool) -> tuple[StoredRating, StoredRating]:
    """The ratings of both afterwards."""
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (solver, puzzle)]
    [new_solver], [new_puzzle] = MODEL.rate(sides, ranks=[1, 2] if is_solved else [2, 1])
    return (
        StoredRating(solver.who, solver.game, new_solver.mu, new_solver.sigma, solver.games + 1),
        StoredRating(puzzle.who, puzzle.game, new_puzzle.mu, new_puzzle.sigma, puzzle.games + 1),
    )


def shown(stored: StoredRating) -> SolverRating:
    low, middle, high = (scaled(stored.mu + spread * stored.sigma) for spread in (-2, 0, 2))
    return SolverRating(middle, low, high, stored.games)


def scaled(mu: float) -> int:
    return round(MIDDLE + STEP * (mu - MODEL.mu))
