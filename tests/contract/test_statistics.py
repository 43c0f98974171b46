"""Random games as a whole: how long they are and how much there is to choose from."""

from math import sqrt

import numpy as np
import numpy.typing as npt
import pytest
from tests.contract.configurations import EVERY, Configuration

from faience.rules import chance, generic
from faience.rules.market import OVER
from faience.rules.playout import playouts

GAMES = 20_000


def play_many(configuration: Configuration, games: int, seed: int) -> npt.NDArray[np.int64]:
    """Moves, rounds and legal moves in all of so many random games, one row for each."""
    rng, moves = chance.stream(seed), np.zeros(configuration.rules.moves, dtype=np.int16)
    start, end = (generic.table_of(configuration.new_state()) for _ in range(2))
    rows = np.zeros((games, 3), dtype=np.int64)
    for row in rows:
        plies, choices = playouts(start, end, rng, moves)
        row[:] = plies, end["round_number"][0], choices
        assert end["phase"][0] == OVER
    return rows


@pytest.fixture(scope="module")
def two_player_games() -> npt.NDArray[np.int64]:
    return play_many(Configuration("azul", "coloured", (), 2), GAMES, seed=2026)


def test_a_random_game_for_two_has_70_3_moves(two_player_games):
    assert is_near(two_player_games[:, 0], 70.3, 0.05)


def test_a_random_game_for_two_has_6_60_rounds(two_player_games):
    assert is_near(two_player_games[:, 1], 6.60, 0.005)


def test_at_a_move_of_a_random_game_for_two_23_15_are_legal(two_player_games):
    moves, _, choices = two_player_games.T
    legal = 23.15
    assert is_near((choices - legal * moves) / moves.mean(), 0, 0.005)  # a mean over moves, not over games


@pytest.mark.parametrize("configuration", [each for each in EVERY if each.players == 4], ids=str)
def test_random_games_for_four_end(configuration):
    assert play_many(configuration, 200, seed=4)[:, 0].min() > 0


def is_near(sample: npt.NDArray[np.float64], known: float, rounding: float) -> bool:
    """The mean is within five standard errors, and the rounding of the known value."""
    return bool(abs(sample.mean() - known) < 5 * sample.std() / sqrt(len(sample)) + rounding)
