"""Weights that explain who won."""

import numpy as np
import pytest

from faience.tuning.regression import fit, softmax, surprise

POSITIONS, FEATURES = 20_000, 6
TRUE = np.array([1.0, -0.5, 0.25, 0.0, 2.0, -1.5])
both = pytest.mark.parametrize("seats", [2, 3])


def positions(seats):
    """Random features; the chances that the true weights give; winners drawn from them."""
    random = np.random.Generator(np.random.PCG64(seats))
    features = random.normal(0.0, 1.0, (POSITIONS, seats, FEATURES))
    chances = softmax(features @ TRUE)
    winners = (random.random((POSITIONS, 1)) > chances.cumsum(axis=1)).sum(axis=1)
    return features, chances, np.eye(seats)[winners]


@both
def test_weights_are_recovered_from_the_chances_they_make(seats):
    features, chances, _ = positions(seats)
    found = fit(features, chances, np.zeros(FEATURES), damping=1e-6, steps=20)
    assert found == pytest.approx(TRUE, abs=1e-3)


@both
def test_weights_are_recovered_from_who_won(seats):
    features, _, winners = positions(seats)
    assert fit(features, winners, np.zeros(FEATURES), damping=1.0) == pytest.approx(TRUE, abs=0.1)


@both
def test_the_true_weights_are_the_least_surprising(seats):
    features, _, winners = positions(seats)
    true = surprise(features, winners, TRUE)
    assert true < surprise(features, winners, TRUE * 1.3)
    assert true < surprise(features, winners, TRUE + 0.2 * np.eye(FEATURES)[0])
    assert surprise(features, winners, np.zeros(FEATURES)) == pytest.approx(np.log(seats))


@both
def test_few_positions_leave_the_weights_near_where_they_began(seats):
    features, _, winners = positions(seats)
    begin = np.full(FEATURES, 0.7)
    assert fit(features[:5], winners[:5], begin, damping=1_000.0) == pytest.approx(begin, abs=0.05)
    assert fit(features[:0], winners[:0], begin, damping=1.0) == pytest.approx(begin)


@both
def test_a_feature_that_nobody_has_gets_no_weight(seats):
    features, _, winners = positions(seats)
    features[:, :, 4] = 0.0
    assert fit(features, winners, np.zeros(FEATURES), damping=1.0)[4] == 0.0


def test_shares_of_the_victory_add_up_however_far_apart_the_prospects_are():
    shares = softmax(np.array([[800.0, -800.0], [3.0, 3.0]]))
    assert shares == pytest.approx(np.array([[1.0, 0.0], [0.5, 0.5]]))
