"""Puzzles as solvers see them: which one comes next, what was right about an attempt, and what was not."""

import datetime
import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from faience.analysis.comparison import reasons_between
from faience.analysis.puzzles import Puzzle, load
from faience.errors import Refused
from faience.notation.move import Move
from faience.rules.games import GAMES, rules_of
from faience.server.outlook import legal_moves, moves_told
from faience.server.ratings import SolverRating, scaled, shown
from faience.server.store import StoredAttempt, StoredRating
from faience.server.told import LineMove, reasons_in_words, told_line
from faience.server.wire import LegalMove

NEAR = 8  # puzzles of about the right strength, of which one comes next


class ThemeCount(msgspec.Struct):
    """How many puzzles are about something."""

    theme: str
    count: int


class PuzzleCollection(msgspec.Struct):
    """The puzzles of a game, and how the reader has done at them."""

    puzzles: int
    themes: list[ThemeCount]
    daily: str | None
    rating: SolverRating | None
    solved: int
    tried: int


class Attempt(msgspec.Struct):
    """A move that was tried, and the one that was looked for."""

    is_solved: bool
    move: LegalMove | None  # none if the answer was asked for
    solution: LegalMove
    reason: str  # what speaks for the solution
    fault: str  # what speaks against the other move
    chance: float  # to win with the solution
    lead: float  # over the next best move
    line: tuple[LineMove, ...]  # how it goes on, the solution first
    rating: SolverRating | None  # the solver's afterwards
    before: SolverRating | None  # … and before; none if this attempt did not count
    puzzle_rating: int
    is_rated: bool  # it was the guest's first


class PuzzleView(msgspec.Struct):
    """A puzzle, and what the reader has tried."""

    id: str
    game: str
    board: str
    options: dict[str, bool]
    seat: int  # to move
    themes: list[str]
    rating: int
    tried: int  # how often it has been
    position: dict[str, Any]
    line: str
    legal: tuple[LegalMove, ...]
    record: str  # of a game that begins there
    is_daily: bool
    yours: Attempt | None


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    rules_of(game)  # there is such a game
    return load(game)


def puzzle_with(puzzle_id: str) -> tuple[str, Puzzle]:
    """A puzzle, and its game."""
    for game in GAMES:
        if puzzle_id in by_id(game):
            return game, by_id(game)[puzzle_id]
    raise Refused("refused-no-puzzle")


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in load(game)}


def daily(game: str, today: datetime.date) -> Puzzle:
    """The same on every server; each comes round before one comes again."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise Refused("refused-no-puzzle")
    return by_id(game)[sorted(by_id(game))[today.toordinal() % len(puzzles)]]


def next_puzzle(game: str, theme: str | None, rating: int, attempts: Sequence[StoredAttempt]) -> Puzzle:
    """One that the solver has not tried, of about the right strength; else the one tried longest ago."""
    wanted = {puzzle.id: puzzle for puzzle in puzzles_of(game) if theme is None or theme in puzzle.themes}
    tried = {attempt.puzzle for attempt in attempts}
    fresh = sorted(
        (each for each in wanted.values() if each.id not in tried), key=lambda each: abs(each.rating - rating)
    )
    if fresh:
        return random.choice(fresh[:NEAR])
    known = [attempt.puzzle for attempt in attempts if attempt.puzzle in wanted]
    if not known:
        raise Refused("refused-no-puzzle")
    return wanted[known[0]]


def collection(
    game: str, attempts: Sequence[StoredAttempt], rating: StoredRating | None, today: datetime.date
) -> PuzzleCollection:
    puzzles = puzzles_of(game)
    counted = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    known = [attempt for attempt in attempts if attempt.puzzle in by_id(game)]
    return PuzzleCollection(
        puzzles=len(puzzles),
        themes=[ThemeCount(theme, count) for theme, count in counted.most_common()],
        daily=daily(game, today).id if puzzles else None,
        rating=shown(rating) if rating else None,
        solved=sum(attempt.is_solved for attempt in known),
        tried=len(known),
    )


def puzzle_view(
    puzzle: Puzzle, rating: StoredRating, lang: str, *, is_daily: bool, yours: Attempt | None
) -> PuzzleView:
    game = puzzle.game
    assert game.to_move is not None
    return PuzzleView(
        id=puzzle.id,
        game=game.rules.name,
        board=game.board,
        options=game.options,
        seat=game.to_move,
        themes=list(puzzle.themes),
        rating=scaled(rating.mu),
        tried=rating.games,
        position=dict(game.position),
        line=puzzle.position,
        legal=legal_moves(game, lang),
        record=game.record(),
        is_daily=is_daily,
        yours=yours,
    )


def attempt_told(
    puzzle: Puzzle,
    move: Move | None,
    lang: str,
    puzzle_rating: StoredRating,
    rating: StoredRating | None,
    before: StoredRating | None = None,
) -> Attempt:
    """What there is to say about a legal move, or without one; `before` is there if it was the first try."""
    game, is_solved = puzzle.game, move is not None and puzzle.is_solved_by(move)
    solution, *made = moves_told(game, [puzzle.solution] if move is None else [puzzle.solution, move], lang)
    return Attempt(
        is_solved=is_solved,
        move=made[0] if made else None,
        solution=solution,
        reason=reasons_in_words(puzzle.reason, lang),
        fault="" if move is None or is_solved else fault_of(puzzle, move, lang),
        chance=puzzle.chance,
        lead=puzzle.lead,
        line=told_line(game, puzzle.line, lang),
        rating=shown(rating) if rating else None,
        before=shown(before) if before else None,
        puzzle_rating=scaled(puzzle_rating.mu),
        is_rated=before is not None,
    )


def fault_of(puzzle: Puzzle, move: Move, lang: str) -> str:
    """What speaks against another move than the solution."""
    _, fault = reasons_between(puzzle.game, puzzle.line, (move,))
    return reasons_in_words(fault, lang)
