"""The result of a match, as figures and as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from faience.arena.elo import elo_of
from faience.arena.sprt import ALPHA, BETA, LOWER, UPPER, Sprt


@dataclass(frozen=True)
class Standing:
    """One line of the result. Shares are per seat; without a game there are none."""

    name: str
    spec: str
    seats: int
    games: int
    points: float | None  # share of wins, ties split
    low: float
    high: float
    expected: float  # the share of equal players
    score: float | None  # mean
    ms_per_move: float | None  # mean over moves with a choice
    wins: int
    draws: int
    losses: int

    def to_json(self) -> dict[str, Any]:
        return {name: _rounded(value) for name, value in vars(self).items()}


@dataclass(frozen=True)
class LostGame:
    """A game that a player lost by a failure, or that could not be played (player is None)."""

    game: int  # from 1
    player: str | None
    why: str


@dataclass(frozen=True)
class SprtResult:
    """How far the test has come; `verdict` is elo0, elo1 or undecided."""

    test: Sprt
    ratio: float
    verdict: str

    def to_json(self) -> dict[str, Any]:
        bounds = {"alpha": ALPHA, "beta": BETA, "lower": _rounded(LOWER), "upper": _rounded(UPPER)}
        found = {"llr": _rounded(self.ratio), "verdict": self.verdict}
        return {"elo0": self.test.elo0, "elo1": self.test.elo1, **bounds, **found}


@dataclass(frozen=True)
class Result:
    """How games that were held together ended."""

    game: str
    board: str
    options: Mapping[str, bool]
    seats: int
    seed: int
    games: int  # that count
    wanted: int
    is_interrupted: bool
    players: tuple[Standing, ...]
    failures: tuple[LostGame, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data. Numbers that are not finite, and those that do not exist, are None."""
        return {
            "games": self.games,
            "players": [player.to_json() for player in self.players],
            "game": self.game,
            "board": self.board,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "wanted": self.wanted,
            "interrupted": self.is_interrupted,
            "failures": [vars(failure) for failure in self.failures],
        }


@dataclass(frozen=True)
class MatchResult(Result):
    """How a match ended; `str(result)` is the table, `result.to_json()` what --json prints."""

    sprt: SprtResult | None = None

    @property
    def elo(self) -> tuple[float, float, float] | None:
        """The first player's advantage over the second with its bounds, which may be infinite; for two players."""
        first = self.players[0]
        if self.seats != 2 or len(self.players) != 2 or first.points is None:
            return None
        return elo_of(first.points), elo_of(first.low), elo_of(first.high)

    def to_json(self) -> dict[str, Any]:
        whole = super().to_json()
        if self.elo:
            whole["elo"] = dict(zip(("difference", "low", "high"), map(_rounded, self.elo), strict=True))
        if self.sprt:
            whole["sprt"] = self.sprt.to_json()
        return whole

    def __str__(self) -> str:
        from faience.arena.report import plain_report

        return plain_report(self)


def _rounded(value: Any) -> Any:
    if not isinstance(value, float):
        return value
    return round(value, 6) if isfinite(value) else None
