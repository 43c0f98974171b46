"""The result of a tournament, as figures and as JSON."""

from dataclasses import dataclass
from typing import Any

from faience.arena.rating import Rating
from faience.arena.result import Result, Standing


@dataclass(frozen=True)
class Contestant(Standing):
    """One line of the result: what a player reached, and its rating."""

    rating: float  # on the scale of chess; the mean of all players is 1500
    rating_low: float
    rating_high: float
    mu: float  # the same as openskill has it
    sigma: float

    @classmethod
    def of(cls, standing: Standing, rated: Rating) -> "Contestant":
        return cls(
            **vars(standing),
            rating=rated.rating,
            rating_low=rated.low,
            rating_high=rated.high,
            mu=rated.mu,
            sigma=rated.sigma,
        )


@dataclass(frozen=True)
class Pair:
    """How the first of two players did against the second."""

    players: tuple[str, str]
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> tuple[float, float]:
        """Wins of each, draws split."""
        return self.wins + self.draws / 2, self.losses + self.draws / 2


@dataclass(frozen=True)
class TournamentResult(Result):
    """How a tournament ended; `str(result)` is the table, `result.to_json()` what --json prints."""

    players: tuple[Contestant, ...]  # the best first
    rounds: int
    pairs: tuple[Pair, ...]  # with two seats

    def to_json(self) -> dict[str, Any]:
        whole = super().to_json() | {"rounds": self.rounds}
        if self.seats == 2:
            whole["pairs"] = [vars(pair) | {"games": pair.games, "points": pair.points} for pair in self.pairs]
        return whole

    def __str__(self) -> str:
        from faience.arena.tournament_report import plain_report

        return plain_report(self)
