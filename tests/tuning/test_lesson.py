"""What is learned from samples."""

import numpy as np
import pytest

from faience.tuning.lesson import LEAST, learn
from faience.tuning.regression import softmax
from faience.tuning.samples import Samples

FEATURES, STAGES = 4, 3
TRUE = np.array([[1.0, 0.0, -1.0, 0.5], [0.0, 1.0, -1.0, 0.5], [0.0, 0.0, 0.0, 0.0]])  # by stage


def samples(counts, seats=2):
    """So many positions of each stage, with the chances that the true weights of the stage give."""
    random = np.random.Generator(np.random.PCG64(7))
    stages = random.permutation(np.repeat(np.arange(STAGES), counts))
    features = random.normal(0.0, 1.0, (len(stages), seats, FEATURES))
    shares = softmax(np.einsum("psf,pf->ps", features, TRUE[stages]))
    return Samples(features.astype(np.float32), stages, shares.astype(np.float32), games=1)


@pytest.mark.parametrize("seats", [2, 3])
def test_each_stage_learns_weights_of_its_own(seats):
    lesson = learn(samples([6_000, 6_000, 0], seats), np.zeros((STAGES, FEATURES)))
    assert lesson.weights[:2] == pytest.approx(TRUE[:2], abs=0.05)


def test_stages_that_are_hardly_ever_seen_have_the_weights_of_all_together():
    lesson = learn(samples([4_000, LEAST // 2, LEAST // 2]), np.zeros((STAGES, FEATURES)))
    assert (lesson.weights[1] == lesson.weights[2]).all()
    assert lesson.weights[0, 0] > lesson.weights[1, 0] > TRUE[1, 0]


def test_the_report_counts_positions_and_compares_surprises():
    lesson = learn(samples([3_000, 2_000, 0]), np.zeros((STAGES, FEATURES)))
    assert [stage.positions for stage in lesson.stages] == [3_000, 2_000, 0]
    for stage in lesson.stages[:2]:
        assert stage.before == pytest.approx(np.log(2)) and stage.after is not None and stage.after < np.log(2)
    assert (lesson.stages[2].before, lesson.stages[2].after) == (None, None)
    assert lesson.after < lesson.before == pytest.approx(np.log(2))


def test_a_handful_of_positions_is_no_reason_to_fail():
    assert np.isfinite(learn(samples([12, 0, 0]), np.zeros((STAGES, FEATURES))).weights).all()
