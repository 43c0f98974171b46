"""What came of a generation: as JSON in its folder, as a row of log.csv, and for people."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from io import StringIO
from typing import Any

from rich.table import Table as Grid

from faience.arena.report import percent
from faience.texts import decimal, say
from faience.train.lesson import Epoch, Verdict, epoch_from
from faience.tuning.report import grouped, surprise_of

COLUMNS = (
    "generation",
    "games",
    "positions",
    "learned_from",
    "score",
    "surprise_before",
    "surprise_after",
    "points",
    "low",
    "high",
    "trial_games",
    "elo",
    "rating",
    "kept",
)


@dataclass(frozen=True)
class Lesson:
    """What was learned from, and how well."""

    games: int  # of this generation
    positions: int
    score: float  # mean, at the end of these games
    learned_from: int  # positions, those of earlier generations and other folders included
    before: Verdict  # on what played the games
    curve: tuple[Epoch, ...]
    learned_games: int = 0  # that all these positions come from; 0 and "" in files of older versions
    data_games: int = 0  # and how many of them from other folders
    version: str = ""  # of Faience

    @property
    def after(self) -> Verdict:
        return self.curve[-1].verdict


@dataclass(frozen=True)
class Report:
    """A generation that is finished."""

    number: int  # from 1
    lesson: Lesson
    points: float  # share in the match against the reigning network
    low: float
    high: float
    trial_games: int
    elo: float
    rating: float  # what training began with has 0
    kept: bool
    match: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def row(self) -> tuple[Any, ...]:
        """For log.csv."""
        lesson = self.lesson
        taught = (lesson.games, lesson.positions, lesson.learned_from, round(lesson.score, 2))
        surprises = (round(lesson.before.bold_surprise, 5), round(lesson.after.bold_surprise, 5))
        shares = (round(share, 4) for share in (self.points, self.low, self.high))
        return (self.number, *taught, *surprises, *shares, self.trial_games, round(self.elo, 1), *self._standing)

    @property
    def _standing(self) -> tuple[float, int]:
        return round(self.rating, 1), int(self.kept)


def lesson_from(plain: dict[str, Any]) -> Lesson:
    curve = tuple(map(epoch_from, plain["curve"]))
    return Lesson(**{**plain, "before": Verdict(**plain["before"]), "curve": curve})


def report_from(plain: dict[str, Any]) -> Report:
    return Report(**{**plain, "lesson": lesson_from(plain["lesson"])})


def log_of(reports: Sequence[Report]) -> bytes:
    """All generations as CSV."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    rows.writerows(report.row for report in reports)
    return text.getvalue().encode()


def line_of(report: Report, lang: str) -> str:
    """A generation in one line."""
    return say(
        "train-kept" if report.kept else "train-rejected",
        lang,
        number=report.number,
        points=percent(report.points, lang),
        low=percent(report.low, lang),
        high=percent(report.high, lang),
        games=grouped(report.trial_games, lang),
        rating=f"{report.rating:+.0f}",
    )


def epoch_line(number: int, epoch: Epoch, lang: str) -> str:
    """Once through the samples in one line."""
    judged = surprise_of(epoch.verdict.bold_surprise, lang)
    error = decimal(epoch.verdict.error, lang)
    taught = surprise_of(epoch.surprise, lang)
    return say("train-epoch", lang, number=number, epoch=epoch.number, taught=taught, judged=judged, error=error)


def table_of(reports: Sequence[Report], lang: str) -> Grid:
    """Generation after generation."""
    grid = Grid(box=None, pad_edge=False)
    for column in ("generation", "games", "score", "surprise", "points", "interval", "rating", "kept"):
        grid.add_column(say(f"train-column-{column}", lang), justify="right", no_wrap=True)
    for report in reports:
        lesson = report.lesson
        before, after = surprise_of(lesson.before.bold_surprise, lang), surprise_of(lesson.after.bold_surprise, lang)
        grid.add_row(
            str(report.number),
            grouped(lesson.games, lang),
            decimal(lesson.score, lang),
            f"{before} → {after}",
            percent(report.points, lang),
            f"{percent(report.low, lang)} – {percent(report.high, lang)}",
            f"{report.rating:+.0f}",
            say("train-yes" if report.kept else "train-no", lang),
        )
    return grid
