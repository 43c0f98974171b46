"""The chances of three or four players, each as far as it can be sure of them itself.

A search takes the cautious view that all others play against whoever is to move. So it knows what that player can be
sure of, but not which of the others has the rest. The share of each is therefore drawn from one of its own moves to the
next, and all are brought to one victory together.
"""

from collections.abc import Mapping, Sequence

import numpy as np

LEAST = 0.02  # where all might lose, all are as likely to win


def shares_at(steps: Sequence[int], sure: Sequence[Mapping[int, float]]) -> dict[int, tuple[float, ...]]:
    """The chances of all seats before each of these steps, from what each could be sure of before some of them."""
    drawn = np.maximum([_between(steps, own, 1 / len(sure)) for own in sure], LEAST)
    shares = (drawn / drawn.sum(axis=0)).T
    return {step: tuple(map(float, each)) for step, each in zip(steps, shares, strict=True)}


def _between(steps: Sequence[int], known: Mapping[int, float], unknown: float) -> np.ndarray:
    if not known:
        return np.full(len(steps), unknown)
    return np.interp(steps, list(known), list(known.values()))
