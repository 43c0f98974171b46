"""Differences of strength on the logistic scale of chess: 400 points are ten to one."""

from math import inf, log10


def share_of(elo: float) -> float:
    """The share of points to be expected with such an advantage."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """The advantage that explains a share; without bounds at 0 and 1."""
    if share <= 0 or share >= 1:
        return inf if share > 0 else -inf
    return 400 * log10(share / (1 - share))
