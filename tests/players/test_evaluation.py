"""What a position is worth before anybody looks ahead."""

import math

import numpy as np
import pytest
from tests.contract.configurations import Configuration
from tests.players.probes import (
    EVERY_SEARCHED,
    SEARCHED,
    description,
    desk_for,
    evaluated,
    some_weights,
    stage,
    static,
    visited,
)

from faience.players.search.evaluation import BOARDS_OF_SEAT, LOST, POINT, SCALE, SURE, WON
from faience.rules.market import OVER

every_searched = pytest.mark.parametrize("configuration", EVERY_SEARCHED, ids=str)
ROUNDING = 1.1  # a value is cut off to a whole number, and summed in single precision


def test_azul_is_searched():
    assert "azul" in SEARCHED


@every_searched
def test_a_position_is_worth_the_weighted_sum_of_its_features(configuration):
    rules, weights, desk = configuration.rules, some_weights(configuration.rules), desk_for(configuration.rules)
    for state in visited(configuration, seed=1)[::9]:
        row = weights[stage(rules, state)]
        prospects = [float(row @ description(rules, state, seat)[0]) for seat in range(state.players)]
        for seat, own in enumerate(prospects):
            others = [math.exp(theirs - own) for other, theirs in enumerate(prospects) if other != seat]
            wanted = max(-int(SURE), min(int(SURE), -math.log(sum(others)) * SCALE))
            assert evaluated(desk, state, seat) == pytest.approx(wanted, abs=ROUNDING)


@every_searched
def test_a_board_that_was_looked_up_is_worth_what_it_would_be_if_worked_out_again(configuration):
    remembering, forgetful = desk_for(configuration.rules), desk_for(configuration.rules)
    for state in [state for seed in (1, 2) for state in visited(configuration, seed)]:
        forgetful.records["board_keys"] = 0
        assert static(remembering, state, 0) == static(forgetful, state, 0)


@every_searched
def test_boards_of_different_seats_are_written_down_in_different_places(configuration):
    desk = desk_for(configuration.rules)
    for state in visited(configuration, seed=1)[::9]:
        evaluated(desk, state, 0)
        seats = desk.records["places"][0, : state.players] // BOARDS_OF_SEAT
        assert seats.tolist() == list(range(state.players))


@every_searched
def test_what_one_of_two_hopes_the_other_fears(configuration):
    if configuration.players > 2:
        configuration = Configuration(configuration.game, configuration.board, configuration.options, 2)
    desk = desk_for(configuration.rules)
    for state in visited(configuration, seed=3)[::9]:
        assert evaluated(desk, state, 0) == -evaluated(desk, state, 1)


# The end of the game


def finished(game: str, scores: tuple[int, ...]) -> np.record:
    """A table at which nothing was built, and somebody wrote down these scores."""
    state = Configuration(game, "coloured", (), len(scores)).new_state()
    state.phase = OVER
    state.score[: len(scores)] = scores
    return state


@pytest.fixture(params=SEARCHED)
def value(request):
    desk = desk_for(Configuration(request.param, "coloured", (), 2).rules)
    return lambda scores, seat: static(desk, finished(request.param, scores), seat)


def test_a_victory_is_worth_more_than_any_hope_and_a_little_for_each_point(value):
    assert value((50, 43), 0) == WON + 7 * POINT > SURE
    assert value((50, 43), 1) == LOST - 7 * POINT < -SURE


def test_a_tie_of_two_is_an_even_chance(value):
    assert value((40, 40), 0) == value((40, 40), 1) == 0


def test_a_shared_victory_is_worth_its_share(value):
    assert value((40, 40, 12), 0) == value((40, 12, 40), 2) == 0  # one of two: even odds
    assert value((40, 40, 40), 1) == int(-SCALE * math.log(2))  # one of three: odds of one to two
    assert value((40, 40, 40, 40), 3) == int(-SCALE * math.log(3))


def test_who_ties_for_second_place_has_lost(value):
    for seat in (1, 2):
        assert value((50, 40, 40), seat) < -SURE
    assert value((50, 40, 40), 0) == WON + 10 * POINT
