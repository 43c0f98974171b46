"""Which puzzle comes next, and what attempts do to ratings."""

import datetime

import pytest

from faience.analysis.puzzles import Puzzle, load
from faience.errors import Refused
from faience.rules.games import GAMES
from faience.server import puzzles
from faience.server.puzzles import attempt_told, collection, daily, next_puzzle, puzzle_view, puzzle_with
from faience.server.ratings import MODEL, after_attempt, new_puzzle, newcomer, shown
from faience.server.store import StoredAttempt

TODAY = datetime.date(2026, 3, 1)


def attempt(puzzle: Puzzle, game: str = "azul", *, is_solved: bool = False) -> StoredAttempt:
    return StoredAttempt("ana", puzzle.id, game, str(puzzle.solution), is_solved, at=1)


# Ratings


def test_a_newcomer_has_1500_and_nobody_knows_how_well_that_fits():
    rating = shown(newcomer("ana", "azul"))
    assert (rating.rating, rating.games) == (1500, 0)
    assert rating.high - rating.rating == rating.rating - rating.low == round(2 * 40 * MODEL.sigma)


@pytest.mark.parametrize("rating", [800, 1500, 2300])
def test_a_puzzle_begins_with_the_rating_that_it_was_given(rating):
    found = shown(new_puzzle("p", "azul", rating))
    assert (found.rating, found.games) == (rating, 0)


def test_who_solves_a_puzzle_gains_what_it_loses_in_esteem():
    solver, puzzle = newcomer("ana", "azul"), new_puzzle("p", "azul", 1500)
    for is_solved, sign in ((True, 1), (False, -1)):
        better, easier = after_attempt(solver, puzzle, is_solved=is_solved)
        assert sign * (shown(better).rating - 1500) > 0 > sign * (shown(easier).rating - 1500)
        assert (better.who, better.games, easier.who, easier.games) == ("ana", 1, "p", 1)
        assert better.sigma < solver.sigma and easier.sigma < puzzle.sigma


def test_hard_puzzles_count_for_more():
    solver = newcomer("ana", "azul")
    gains = [after_attempt(solver, new_puzzle("p", "azul", rating), is_solved=True)[0].mu for rating in (1000, 2000)]
    assert gains[0] < gains[1]


# Choosing


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_its_day_before_one_comes_again(game):
    days = [TODAY + datetime.timedelta(days=day) for day in range(len(load(game)))]
    assert {daily(game, day).id for day in days} == {puzzle.id for puzzle in load(game)}
    assert daily(game, days[-1] + datetime.timedelta(days=1)) == daily(game, TODAY)


def test_the_next_puzzle_is_new_and_about_as_hard_as_the_solver_is_strong():
    tried = [attempt(puzzle) for puzzle in load("azul")[:20]]
    near = sorted(abs(puzzle.rating - 1500) for puzzle in load("azul")[20:])[: puzzles.NEAR]
    for _ in range(20):
        found = next_puzzle("azul", None, 1500, tried)
        assert found.id not in {each.puzzle for each in tried} and abs(found.rating - 1500) in near


def test_a_puzzle_can_be_asked_for_by_its_theme():
    for theme in {theme for puzzle in load("azul") for theme in puzzle.themes}:
        assert theme in next_puzzle("azul", theme, 1500, []).themes


def test_when_all_are_tried_the_one_comes_that_was_tried_longest_ago():
    tried = [attempt(puzzle) for puzzle in load("azul")]
    assert next_puzzle("azul", None, 1500, tried) == load("azul")[0]


def test_there_is_no_puzzle_that_was_never_made():
    for ask in (lambda: puzzle_with("nonsense"), lambda: next_puzzle("azul", "dragons", 1500, [])):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == "refused-no-puzzle"


def test_solved_and_tried_puzzles_are_counted():
    first, second, *_ = load("azul")
    found = collection("azul", [attempt(first, is_solved=True), attempt(second)], None, TODAY)
    assert (found.puzzles, found.tried, found.solved, found.rating) == (len(load("azul")), 2, 1, None)
    assert found.daily == daily("azul", TODAY).id
    assert {each.theme for each in found.themes} == {theme for puzzle in load("azul") for theme in puzzle.themes}


# Telling


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_with_its_moves_and_without_its_solution(game):
    puzzle = load(game)[0]
    view = puzzle_view(puzzle, new_puzzle(puzzle.id, game, puzzle.rating), "en", is_daily=False, yours=None)
    assert puzzle.solution.id in [legal.move for legal in view.legal]
    assert (view.id, view.game, view.rating, view.line) == (puzzle.id, game, puzzle.rating, puzzle.position)
    assert view.yours is None


@pytest.mark.parametrize("game", GAMES)
def test_an_attempt_is_told_what_was_looked_for_and_why(game):
    puzzle = load(game)[0]
    rating, solver = new_puzzle(puzzle.id, game, puzzle.rating), newcomer("ana", game)
    right = attempt_told(puzzle, puzzle.solution, "en", rating, solver, solver)
    assert right.is_solved and right.is_rated and right.reason and right.fault == ""
    assert [each.text for each in right.line[:1]] == [str(puzzle.solution)]
    wrong_move = next(move for move in puzzle.game.legal_moves if not puzzle.is_solved_by(move))
    wrong = attempt_told(puzzle, wrong_move, "fr", rating, solver)
    assert not wrong.is_solved and not wrong.is_rated
    assert wrong.move is not None
    assert (wrong.move.move, wrong.solution.move) == (int(wrong_move), int(puzzle.solution))
    assert wrong.reason != right.reason
    shown = attempt_told(puzzle, None, "en", rating, solver)
    assert (shown.move, shown.is_solved, shown.fault) == (None, False, "")
    assert (shown.solution, shown.reason, shown.line) == (right.solution, right.reason, right.line)
