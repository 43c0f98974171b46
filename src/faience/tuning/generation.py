"""One generation of weights: games with the old ones, then the new ones from those games."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from faience.errors import SetupError
from faience.tuning.lesson import Lesson, learn
from faience.tuning.regression import Floats
from faience.tuning.samples import gather

FIRST_NODES = 200  # weights that know nothing but the score are not worth a longer search
SEEDS = 1_000  # generations that one seed has room for


@dataclass(frozen=True)
class Budget:
    """What each generation may cost."""

    samples: int
    nodes: int  # of each search
    threads: int = 1
    seed: int = 1

    @property
    def first(self) -> "Budget":
        """For the first generation, from bare weights."""
        return replace(self, samples=self.samples // 2, nodes=min(self.nodes, FIRST_NODES))


@dataclass(frozen=True)
class Generation:
    """The weights that came out of some games."""

    number: int  # from 1
    games: int
    positions: int
    lesson: Lesson

    @property
    def weights(self) -> Floats:
        return self.lesson.weights


def next_generation(
    start: np.record,
    weights: Floats,
    budget: Budget,
    number: int,
    *,
    on_progress: Callable[[int], None] = lambda kept: None,
) -> Generation:
    """Play with these weights, and learn better ones; a SetupError if no game was finished that could teach them."""
    samples = gather(
        start,
        weights,
        samples=budget.samples,
        nodes=budget.nodes,
        seed=budget.seed * SEEDS + number,
        threads=budget.threads,
        on_progress=on_progress,
    )
    if not len(samples):
        raise SetupError("tune-few")
    return Generation(number, samples.games, len(samples), learn(samples, weights))
