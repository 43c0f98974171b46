"""Points that an error missed: the round played out after both moves."""

from functools import partial

import pytest
from tests.notation.drawn import seat, table

from faience.analysis import Analyst, Review, review
from faience.analysis.course import played_out
from faience.analysis.missed import LAST, OTHERS, missed_points
from faience.analysis.review import MoveReview
from faience.game import Game, from_json, new_game
from faience.game.points import points_of
from faience.notation.move import Move
from faience.players.greedy import GreedyPlayer

LAST_COLUMN = """
    B . . . .
    W . . . .
    K . . . .
    R . . . .
    . . . . .
"""
STARTS = seat(floor="*")


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(nodes=500)


def missed(analyst: Analyst, game: Game, better: str, worse: str) -> dict[str, int]:
    lines = ([Move.parse("azul", move) for move in line.split()] for line in (better, worse))
    return missed_points(*(played_out(game, line, partial(analyst.choose, nodes=200)) for line in lines))


def test_a_line_that_is_not_completed_misses_its_points(analyst):
    """One point for a tile alone, against a tile on the floor."""
    game = from_json(table(seat(score=20), STARTS, displays="-", centre="BY", marker=1))
    assert missed(analyst, game, "0B1 0YF", "0BF 0YF") == {"wall": 1, "floor": 1}


def test_what_counts_only_in_the_end_counts_when_it_is_earned(analyst):
    """The fifth tile of a column: 5 for the tile, 7 in the end."""
    game = from_json(table(seat("- - - - YYYY", LAST_COLUMN), STARTS, displays="-", centre="YR", marker=1))
    assert missed(analyst, game, "0Y5 0RF", "0Y1 0RF") == {"wall": 5 - 2, "column": 7}


def test_two_lines_that_come_to_the_same_miss_nothing(analyst):
    game = from_json(table(seat(score=20), STARTS, displays="-", centre="BY", marker=1))
    assert missed(analyst, game, "0B1 0YF", "0B1") == {}


def test_only_errors_miss_anything_and_best_points_have_what_the_worst_of_a_round_missed():
    game, greedy = new_game(seed=4), GreedyPlayer(seed=1)
    while not game.is_over and game.round < 3:
        game.play(greedy.choose(game))
    found = review(game, nodes=100, threads=1)
    assert all(move.is_error or not move.missed for move in found.moves)
    assert any(move.missed for move in found.moves)
    for standing in found.standings:
        own = [move for move in found.moves if move.seat == standing.seat and move.missed]
        rounds = {move.step: int(game.states[move.step].round_number) for move in own}
        worst = [
            max((move for move in own if rounds[move.step] == number), key=lambda move: move.loss)
            for number in sorted(set(rounds.values()))
        ]
        assert len(worst) < len(own)
        counted = [
            move
            for move in worst
            if sum(move.missed.get(source, 0) for source in move.missed if source not in LAST) > 0
        ]
        for source in {*standing.points, *standing.best_points}:
            missed = sum(move.missed.get(source, 0) for move in counted)
            assert standing.best_points.get(source, 0) == standing.points.get(source, 0) + missed
            assert source not in LAST  # the game goes on
        assert sum(standing.best_points.values()) >= sum(standing.points.values())


def test_what_is_scored_in_the_end_is_missed_in_the_last_round():
    game, greedy = new_game(seed=4), GreedyPlayer(seed=1)
    while not game.is_over:
        game.play(greedy.choose(game))
    steps = [(number, step.move) for number, step in enumerate(game.history) if step.move and step.seat == 0]
    for (number, move), missed in ((steps[0], 0), (steps[-1], 7)):
        error = MoveReview(
            number, 0, move, move, (), (1.0, 0.0), (0.5, 0.5), 0, 0, 1, is_exact=False, grade="blunder",
            missed={"column": 7},
        )  # fmt: skip
        best = Review(game.record(), {"nodes": 1}, (error,)).standings[0].best_points
        assert best.get("column", 0) == points_of(game)[0].get("column", 0) + missed


def test_a_review_under_way_ends_where_it_has_come_to():
    game, greedy = new_game(seed=4), GreedyPlayer(seed=1)
    while not game.is_over:
        game.play(greedy.choose(game))
    whole = review(game, nodes=20, threads=1)
    begun = Review(whole.record, whole.budget, whole.moves[:5], whole.deals[:1])
    assert begun.curve[-1] == (6, begun.moves[-1].after) and begun.standings[0].end == begun.moves[-1].after[0]
    assert whole.curve[-1][0] == len(game.history) and whole.standings[0].end in (0.0, 0.5, 1.0)


def test_what_better_play_keeps_from_others_is_missed_too(analyst):
    """Bo has 1 for the blue tile and 1 less for the marker; or −1 − 1 − 2 with two yellow ones."""
    rival = seat("- RR RRR RRRR RRRRR", floor="*", score=9)
    game = from_json(table(seat(score=9), rival, displays="-", centre="BYY", marker=1))
    assert missed(analyst, game, "0B2 0YF", "0Y3 0B1") == {OTHERS: 1 + 3}
