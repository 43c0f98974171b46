"""Ratings of players that meet in groups: the model of Plackett and Luce, by openskill.

openskill learns from one game after the other, and what came last weighs most. Here all games are known, and none is
later than another: the steps that openskill would take after each of them, from one common rating, are added up, and
ratings are moved until they cancel out. Those are the ratings that explain all games best, in whatever order they were
played. Whoever wins always would rise for ever, so everybody begins as a newcomer of openskill, with
twice its doubt, and is drawn back to there: that weighs as much as half a game between equals.

Only differences between players are known; the mean of all is shown as MIDDLE. How far differences may be off follows
from how fast the steps change with the ratings. From that each player gets a share of the doubt, so that the variance
of a difference is the sum of two (they are known as quasi-variances): the intervals are for comparing players. One who
loses always, and may be as weak as you like, does not make the ratings of the others doubtful. In simulated
tournaments a difference is off by more than the intervals say in 3 to 7 of 100 cases.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce

from faience.arena.interval import NORMAL

MIDDLE = 1500  # shown for the mean of all players
CERTAIN = 0.01  # of beta: the sigma with which steps are asked for; all doubt is worked out from the games instead
FAR = 2.0  # of beta: no rating is moved any further at once
DOUBT = 2.0  # of openskill's sigma, before any game
ENOUGH = 1e-6  # a step that changes nothing
MOST_STEPS = 100
LEAST = 0.01  # of the variances of a player's differences: nobody is beyond doubt
NUDGE = 0.01  # by how much a rating is changed to see what that does

Floats = npt.NDArray[np.float64]
Finish = tuple[tuple[int, ...], tuple[int, ...]]  # who played, and at which place each finished


@dataclass(frozen=True)
class Rating:
    """On the scale of chess, where 400 are ten to one to finish before the other; and as openskill has it."""

    rating: float
    low: float
    high: float
    mu: float
    sigma: float


def ratings(players: int, seats: int, finishes: Iterable[Finish]) -> list[Rating]:
    """The rating of each player; they are numbered from 0, and so are the places at which they finish."""
    fit = Fit(Counter(finishes), players)
    mus, sigmas = fit.found()
    step = 400 / log(10) / (sqrt(seats) * fit.model.beta)
    found = zip(mus.tolist(), sigmas.tolist(), strict=True)
    return [_rating(mu, sigma, MIDDLE + step * (mu - fit.model.mu), step * NORMAL * sigma) for mu, sigma in found]


def _rating(mu: float, sigma: float, shown: float, reach: float) -> Rating:
    return Rating(shown, shown - reach, shown + reach, mu, sigma)


class Fit:
    """The ratings that explain some games best."""

    def __init__(self, games: Counter[Finish], players: int) -> None:
        self.model = PlackettLuce(tau=0.0)
        self._games = games
        self._players = players
        self._sigma = CERTAIN * self.model.beta
        self._pull = 1 / (DOUBT * self.model.sigma) ** 2

    def found(self) -> tuple[Floats, Floats]:
        """Ratings, and how far each may be from the truth."""
        mus = self._balanced()
        covariance = np.linalg.inv(self._information(mus))
        own = np.diag(covariance)
        return mus, np.sqrt(shared_doubt(own[:, None] + own[None, :] - 2 * covariance))

    def _balanced(self) -> Floats:
        """Where the steps of all games cancel out, by Newton. What one wins another loses: their mean stays."""
        mus = np.full(self._players, self.model.mu)
        for _ in range(MOST_STEPS):
            change = np.linalg.solve(self._information(mus), self._steps(mus))
            farthest = np.abs(change).max() / self.model.beta
            mus += change * min(1.0, FAR / max(farthest, ENOUGH))
            if farthest < ENOUGH:
                break
        return mus

    def _information(self, mus: Floats) -> Floats:
        """How fast the steps change with each rating."""
        nudge = NUDGE * self.model.beta
        nudges = nudge * np.eye(self._players)
        change = np.array([self._steps(mus - each) - self._steps(mus + each) for each in nudges])
        return np.asarray((change + change.T) / (4 * nudge))

    def _steps(self, mus: Floats) -> Floats:
        """What openskill makes of all games at these ratings: the slope of their likelihood."""
        slopes = self._pull * (self.model.mu - mus)
        for (who, places), count in self._games.items():
            before = [[self.model.rating(mu=float(mus[each]), sigma=self._sigma)] for each in who]
            after = self.model.rate(before, ranks=[float(place) for place in places])
            for each, [rating] in zip(who, after, strict=True):
                slopes[each] += count * (rating.mu - mus[each]) / self._sigma**2
        return slopes


def shared_doubt(variances: Floats) -> Floats:
    """For variances of differences between players, the share of each: two shares make a variance, as far as can be.

    Of a player's row the sum is (players − 2) times its own share and once those of all: least squares.
    """
    players = len(variances)
    rows = variances.sum(axis=1)
    if players == 2:
        return np.asarray(rows / 2)
    shares = (rows - rows.sum() / (2 * (players - 1))) / (players - 2)
    return np.asarray(np.maximum(shares, LEAST * rows / (players - 1)))
