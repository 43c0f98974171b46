"""Differences of strength on the logistic scale of chess: 400 points are ten to one."""

from math import inf, log10


def share_of(elo: float) -> float:
    """The share of points to be expected with such an advantage."""
    odds = 10 ** (-abs(elo) / 400)  # of the weaker: no power is too large
    return (1 if elo >= 0 else odds) / (1 + odds)


def elo_of(share: float) -> float:
    """The advantage that explains a share; without bounds at 0 and 1."""
    if share <= 0 or share >= 1:
        return inf if share > 0 else -inf
    return 400 * log10(share / (1 - share))
