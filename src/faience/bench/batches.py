"""How fast a batch of games takes its steps, and how far that is from the bare engine."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from faience.bench.result import Result, repeated
from faience.envs.batched import BatchedEnv
from faience.rules import chance, generic
from faience.rules.games import rules_for
from faience.rules.playout import playouts

GAMES_AT_ONCE = 1_024
STEPS_AT_ONCE = 50
PLAYOUTS_AT_ONCE = 700  # about as many plies


def steps(name: str, table: np.record, seconds: float) -> Result:
    """Steps of a batch under random play, legal moves listed and masked at each, on one core."""
    return repeated(name, "steps/s", seconds, stepping(table, is_observed=False))


def observed(name: str, table: np.record, seconds: float) -> Result:
    """The same, and at each step what the seats see is written down."""
    return repeated(name, "steps/s", seconds, stepping(table, is_observed=True))


def ratio(name: str, table: np.record, seconds: float) -> Result:
    """A step of the batch beside a ply of the bare engine, which masks nothing, measured in turns."""
    step, play = stepping(table, is_observed=False), playing(table)
    ratios: list[float] = []
    end = time.perf_counter() + seconds
    while len(ratios) < 3 or time.perf_counter() < end:
        ratios.append(rate(step) / rate(play))
    return Result(name, median(ratios), "of the engine", min(ratios), max(ratios), len(ratios))


def stepping(
    table: np.record, *, count: int = GAMES_AT_ONCE, steps: int = STEPS_AT_ONCE, is_observed: bool
) -> Callable[[], int]:
    """A function that lets a batch take some steps, and says how many they were in all its games."""
    options: dict[str, Any] = {option: bool(table[option]) for option in rules_for(table).options}
    board = rules_for(table).boards[int(table.board)]
    env = BatchedEnv(rules_for(table).name, count, players=int(table.players), board=board, **options)
    env.reset(seed=1)

    def once() -> int:
        for _ in range(steps):
            env.step(env.sample())
            if is_observed:
                env.observe()
        return steps * count

    once()  # compiled and warm
    return once


def playing(table: np.record) -> Callable[[], int]:
    """A function that plays some random games on the bare engine, and says how many plies they had."""
    begin = generic.table_of(table)
    finished = np.repeat(begin, PLAYOUTS_AT_ONCE)
    rng, moves = chance.stream(1), np.zeros(rules_for(table).moves, dtype=np.int16)

    def once() -> int:
        return int(playouts(begin, finished, rng, moves)[0])

    once()
    return once


def rate(once: Callable[[], int]) -> float:
    before = time.perf_counter()
    done = once()
    return done / (time.perf_counter() - before)
