"""Many games of engine and oracle, cut into pieces that can be played in different processes."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.contract.configurations import Configuration
from tests.contract.twins import compare

SIZE = 10
FIRST_SEED = 1_000  # the seeds below are played in every run of the tests


@dataclass(frozen=True)
class Batch:
    """Some games of one configuration."""

    configuration: Configuration
    seeds: range


@dataclass(frozen=True)
class Played:
    """How a batch went."""

    batch: Batch
    moves: int
    differences: list[str]


def batches(games: int, configurations: list[Configuration]) -> Iterator[Batch]:
    """As many games of each configuration, none of them twice; a batch of each in turn."""
    for first in range(0, -(-games // len(configurations)), SIZE):
        for number, configuration in enumerate(configurations):
            share = games // len(configurations) + (number < games % len(configurations))
            seeds = range(FIRST_SEED + first, FIRST_SEED + min(first + SIZE, share))
            if seeds:
                yield Batch(configuration, seeds)


def play(batch: Batch) -> Played:
    """Play a batch to its end, whatever happens."""
    moves, differences = 0, []
    for seed in batch.seeds:
        try:
            moves += compare(batch.configuration, seed, each_draw=False)
        except Exception as difference:
            differences.append(f"{batch.configuration}, seed {seed}: {difference!r}")
    return Played(batch, moves, differences)
