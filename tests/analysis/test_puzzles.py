"""Puzzles: one clearly best move, and what it is about."""

import json

import pytest
from tests.notation.drawn import seat, table

from faience.analysis import Analyst
from faience.analysis.puzzles.mining import CLEAR, FEWEST, mine, puzzle_at
from faience.game import from_json, new_game, read_position
from faience.players.greedy import GreedyPlayer

NODES = 2_000
LAST_ROW = """
    B Y R K .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(nodes=4 * NODES)


def test_a_position_with_little_to_choose_is_no_puzzle(analyst):
    game = from_json(table(seat("B YY RRR KKKK -"), displays="-", centre="W"))
    assert len(game.legal_moves) == 2 < FEWEST
    assert puzzle_at(game, analyst, NODES) is None


def test_a_game_that_is_won_anyhow_is_no_puzzle(analyst):
    game = from_json(table(seat(wall=LAST_ROW, score=90), seat(), displays="WRRK", centre="BY"))
    assert puzzle_at(game, analyst, NODES) is None


def test_every_puzzle_of_a_game_has_one_solution_that_leads_clearly():
    game, greedy = new_game(seed=12), GreedyPlayer(seed=12)
    while not game.is_over and game.round < 4:
        game.play(greedy.choose(game))
    puzzles = list(mine(game, nodes=300))
    assert puzzles
    for puzzle in puzzles:
        at = read_position(puzzle.position)
        assert puzzle.solution in at.legal_moves and puzzle.line[0] == puzzle.solution
        assert puzzle.lead >= CLEAR and puzzle.themes
        assert json.loads(json.dumps(puzzle.to_json()))["solution"] == str(puzzle.solution)
