"""One generation of weights: games with the old ones, then the new ones from those games."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from faience.players.search.desk import new_desk
from faience.players.search.evaluation import describer_for
from faience.players.search.memory import new_memory
from faience.rules import chance, generic
from faience.rules.games import rules_for
from faience.tuning.regression import fit, surprise
from faience.tuning.selfplay import play_games

MEMORY_BITS = 14
HELD_OUT = 10  # one in so many positions judges the weights instead of making them
TO_POOLED = 20.0
TO_ZERO = 2.0


@dataclass(frozen=True)
class Samples:
    """Positions of self-play, and who won."""

    features: npt.NDArray[np.float32]  # position, seat, feature
    stages: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float32]  # position, seat
    games: int


def play(
    start: np.record,
    weights: npt.NDArray[np.float64],
    *,
    samples: int,
    nodes: int,
    daring: int,
    rare: int,
    threads: int,
    seed: int,
) -> Samples:
    """Self-play on so many threads until there are so many samples."""

    def one(number: int) -> Samples:
        rules = rules_for(start)
        describer = describer_for(rules.dtype)
        share = samples // threads
        desk = new_desk(rules.dtype, weights, new_memory(MEMORY_BITS))
        features = np.zeros((share, int(start.players), describer.features), dtype=np.float32)
        stages = np.zeros(share, dtype=np.int64)
        shares = np.zeros((share, int(start.players)), dtype=np.float32)
        choices, values = np.zeros(512, dtype=np.int16), np.zeros(512, dtype=np.int64)
        stream = chance.stream(seed * 1_000 + number)
        table = generic.table_of(start)
        games, kept = play_games(
            *desk, table, stream, nodes, daring, rare, choices, values, features, stages, shares
        )
        return Samples(features[:kept], stages[:kept], shares[:kept], games)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one, range(threads)))
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.stages for part in parts]),
        np.concatenate([part.shares for part in parts]),
        sum(part.games for part in parts),
    )


def learn(samples: Samples, stages: int) -> tuple[npt.NDArray[np.float64], float]:
    """The weights of each stage, drawn towards those of all stages together; and the surprise that they leave."""
    held = np.arange(len(samples.stages)) % HELD_OUT == 0
    pooled = np.zeros(samples.features.shape[2])
    some = np.flatnonzero(~held)[:: max(1, len(held) // 60_000)]
    pooled = fit(samples.features[some].astype(np.float64), samples.shares[some].astype(np.float64), pooled, damping=TO_ZERO)
    weights = np.tile(pooled, (stages, 1))
    left = 0.0
    for stage in range(stages):
        here = samples.stages == stage
        train, judge = here & ~held, here & held
        if train.sum() > 1_000:
            features, shares = samples.features[train].astype(np.float64), samples.shares[train].astype(np.float64)
            weights[stage] = fit(features, shares, pooled, damping=TO_POOLED)
        if judge.any():
            left += surprise(samples.features[judge], samples.shares[judge], weights[stage]) * judge.sum()
    return weights, left / max(1, held.sum())
