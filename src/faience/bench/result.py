"""One figure, and how it comes about."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Result:
    """One figure; value is the median, low and high the extremes."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    repeats: int


def repeated(name: str, unit: str, seconds: float, once: Callable[[], int], *, inverse: bool = False) -> Result:
    """Repeat `once`, which says how much it did, for a while; its rate, or the time for one."""
    once()  # compiled and warm
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while len(rates) < 3 or time.perf_counter() < end:
        before = time.perf_counter()
        done = once()
        taken = time.perf_counter() - before
        rates.append(taken / done if inverse else done / taken)
    return Result(name, median(rates), unit, min(rates), max(rates), len(rates))
