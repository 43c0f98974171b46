"""A match that ends as soon as it is decided: the sequential probability ratio test.

Is the first player stronger than the second by `elo1`, or only by `elo0`? The likelihood ratio is that of the mean
result of a pair of games, taken as normal with the variance seen so far (a generalised test; with pairs instead of
games it is the one that chess programs are tested with). One in twenty verdicts is wrong either way.
"""

from dataclasses import dataclass
from math import log

from faience.arena.elo import share_of
from faience.arena.interval import Moments

ALPHA = BETA = 0.05  # chances of the wrong verdict when elo0, or elo1, is true
LOWER, UPPER = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)


@dataclass(frozen=True)
class Sprt:
    """The two differences between which the test decides."""

    elo0: float
    elo1: float

    def ratio(self, pairs: Moments) -> float:
        """The logarithm of the likelihood ratio of elo1 to elo0."""
        if not pairs.count:
            return 0.0
        low, high = share_of(self.elo0), share_of(self.elo1)
        return pairs.count * (high - low) * (2 * pairs.mean - low - high) / (2 * pairs.spread)

    def verdict(self, pairs: Moments) -> str:
        """ "elo1" or "elo0", whichever is believed; "undecided" as long as neither is."""
        ratio = self.ratio(pairs)
        return "elo1" if ratio >= UPPER else "elo0" if ratio <= LOWER else "undecided"
