"""Positions of self-play, described, and who won."""

from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextvars import copy_context
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from faience.players.search.describer import describer_for
from faience.players.search.desk import ROOM, new_desk
from faience.players.search.memory import new_memory
from faience.rules import chance, generic
from faience.rules.games import rules_for
from faience.tuning.selfplay import ENOUGH, KEPT, play_games

MEMORY_BITS = 14  # a search of some hundred nodes needs no more
DARING = 5  # moves in a hundred that are not the best one
RARE = 5  # positions in a hundred that are sampled in the middle of a round
STREAMS = 1_000  # random numbers of their own for so many threads of a generation
LOOK_EVERY = 0.2  # seconds

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Samples:
    """What self-play left behind; the positions of a game follow one another."""

    features: npt.NDArray[np.float32]  # position, seat, feature
    stages: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float32]  # position, seat: of the victory
    games: int

    def __len__(self) -> int:
        return len(self.stages)


def gather(
    start: np.record,
    weights: Floats,
    *,
    samples: int,
    nodes: int,
    seed: int,
    threads: int = 1,
    on_progress: Callable[[int], None] = lambda kept: None,
) -> Samples:
    """Let the search play against itself from a table before its deal until there are nearly so many samples.

    Each thread plays games of its own: equal seeds and equally many threads give equal samples.
    """
    news = np.zeros((threads, 2), dtype=np.int64)
    shares = [samples // threads + (number < samples % threads) for number in range(threads)]
    with ThreadPoolExecutor(threads) as pool:  # what NumPy was told about overflows holds in the threads, too
        parts = [
            pool.submit(
                copy_context().run, _gather_alone, start, weights, share, nodes, seed * STREAMS + number, news[number]
            )
            for number, share in enumerate(shares)
        ]
        try:
            while wait(parts, LOOK_EVERY, FIRST_EXCEPTION).not_done:
                on_progress(int(news[:, KEPT].sum()))
        finally:
            news[:, ENOUGH] = 1  # Ctrl-C need not wait for the threads to finish their games
    return joined([part.result() for part in parts])


def joined(parts: list[Samples]) -> Samples:
    """The samples of several threads, one after the other."""
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.stages for part in parts]),
        np.concatenate([part.shares for part in parts]),
        sum(part.games for part in parts),
    )


def _gather_alone(
    start: np.record, weights: Floats, samples: int, nodes: int, seed: int, news: npt.NDArray[np.int64]
) -> Samples:
    """The samples of one thread."""
    rules, seats = rules_for(start), int(start.players)
    features = np.zeros((samples, seats, describer_for(rules.dtype).features), dtype=np.float32)
    stages, shares = np.zeros(samples, dtype=np.int64), np.zeros((samples, seats), dtype=np.float32)
    desk = new_desk(rules.dtype, weights, new_memory(MEMORY_BITS))
    choices, values = np.zeros(ROOM, dtype=np.int16), np.zeros(ROOM, dtype=np.int64)
    table, stream = generic.table_of(start), chance.stream(seed)
    habits = (np.int64(nodes), np.int64(DARING), np.int64(RARE))
    games, kept = play_games(*desk, table, stream, *habits, choices, values, features, stages, shares, news)
    return Samples(features[:kept], stages[:kept], shares[:kept], games)
