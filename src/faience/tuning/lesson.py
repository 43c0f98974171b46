"""What is learned from samples: a row of weights for each stage of the game, and how well they foretell who wins."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from faience.tuning.regression import Floats, fit, surprise
from faience.tuning.samples import Samples

RUN = 100  # positions that follow one another are of the same games, and are held out together
HELD_OUT = 10  # one run in so many judges the weights instead of making them
POOLED = 60_000  # positions are enough for the weights of all stages together
LEAST = 1_000  # positions that a stage needs for weights of its own
TO_ZERO = 2.0
TO_POOLED = 20.0


@dataclass(frozen=True)
class StageReport:
    """How a stage was learned; the surprises are those at positions that were held out, None without any."""

    positions: int
    before: float | None  # with the weights that played
    after: float | None  # with those that were learned


@dataclass(frozen=True)
class Lesson:
    """New weights and their report."""

    weights: Floats
    stages: tuple[StageReport, ...]
    before: float
    after: float


def learn(samples: Samples, old: Floats) -> Lesson:
    """The weights of each stage, drawn towards those of all stages together."""
    held = np.arange(len(samples)) // RUN % HELD_OUT == HELD_OUT - 1
    if not held.any():
        held = np.arange(len(samples)) % HELD_OUT == HELD_OUT - 1
    thinned = np.flatnonzero(~held)[:: 1 + len(samples) // POOLED]
    pooled = fit(*_of(samples, thinned), np.zeros(old.shape[1]), damping=TO_ZERO)
    weights = np.tile(pooled, (len(old), 1))
    for stage in range(len(old)):
        here = np.flatnonzero((samples.stages == stage) & ~held)
        if len(here) > LEAST:
            weights[stage] = fit(*_of(samples, here), pooled, damping=TO_POOLED)
    return _judged(samples, held, old, weights)


def _of(samples: Samples, chosen: npt.NDArray[np.int64]) -> tuple[Floats, Floats]:
    return samples.features[chosen].astype(np.float64), samples.shares[chosen].astype(np.float64)


def _judged(samples: Samples, held: npt.NDArray[np.bool_], old: Floats, new: Floats) -> Lesson:
    """The weights with what they say about positions that were held out."""
    reports, sums, counted = [], np.zeros(2), 0
    for stage in range(len(old)):
        judges = np.flatnonzero((samples.stages == stage) & held)
        both: tuple[float | None, float | None] = (None, None)
        if len(judges):
            features, shares = _of(samples, judges)
            both = surprise(features, shares, old[stage]), surprise(features, shares, new[stage])
            sums += np.array(both) * len(judges)
            counted += len(judges)
        reports.append(StageReport(int((samples.stages == stage).sum()), *both))
    before, after = (sums / max(1, counted)).tolist()
    return Lesson(new, tuple(reports), before, after)
