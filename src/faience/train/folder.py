"""The folder of a training.

plan.json                        what was asked, and what was found in the folders of more games
begin.npz                        what it began with
champion.npz                     what reigns: a file of champions
log.csv                          a row for each generation
curves.svg                       and a picture of them
generation-001/games-000000.npz  games of self-play, see chunk.py
generation-001/lesson-so-far.npz where a lesson is that is under way, see bookmark.py
generation-001/lesson.json       what was learned from, and the curve
generation-001/network.npz       what was learned
generation-001/match.jsonl       its games against what reigned
generation-001/report.json       what came of it; written last
"""

from pathlib import Path

from faience.errors import SetupError
from faience.files import put
from faience.train.curves import curves_of
from faience.train.data import Noted
from faience.train.files import put_json, read_json
from faience.train.plan import Plan, as_typed, option_of
from faience.train.report import Report, log_of, report_from

DATA = "data_files"  # in plan.json, beside what was asked


class Folder:
    """Where everything of one training lies."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """A SetupError if the folder has something else in it, or a training that was asked something else."""
        self.path = path
        self.data: Noted | None = None
        if path.exists() and not path.is_dir():
            raise SetupError("train-out", folder=str(path))
        self.is_new = not self.plan_file.exists()
        if self.is_new and path.is_dir() and not all(map(self._is_half_a_plan, path.iterdir())):
            raise SetupError("train-out", folder=str(path))
        if not self.is_new:
            self.data = self._noted(plan)

    def _is_half_a_plan(self, file: Path) -> bool:
        """What `put` leaves behind if it is killed."""
        return file.name.startswith(f".{self.plan_file.name}.")

    def _noted(self, plan: Plan) -> Noted | None:
        """The data of the training in here, which was asked the same; none in a folder of an older version."""
        try:
            noted = dict(read_json(self.plan_file))
            data = [dict(files) for files in noted[DATA]] if DATA in noted else None
        except (ValueError, TypeError):
            raise SetupError("train-out", folder=str(self.path)) from None
        for name, value in plan.to_json().items():
            there = noted.get(name, False)  # a folder of an older version lacks what was not yet asked for
            if there != value:
                typed = as_typed(name, there) or "nothing"
                raise SetupError("train-plan", folder=str(self.path), what=option_of(name), there=typed)
        return data

    def open(self, plan: Plan, data: Noted) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        put_json(self.plan_file, plan.to_json() | {DATA: data})
        self.data = data

    @property
    def plan_file(self) -> Path:
        return self.path / "plan.json"

    @property
    def begin(self) -> Path:
        return self.path / "begin.npz"

    @property
    def champion(self) -> Path:
        return self.path / "champion.npz"

    def generation(self, number: int) -> Path:
        """The folder of a generation, made if need be."""
        found = self.path / f"generation-{number:03}"
        found.mkdir(exist_ok=True)
        return found

    def chunk(self, number: int, first: int) -> Path:
        return self.generation(number) / f"games-{first:06}.npz"

    def bookmark(self, number: int) -> Path:
        return self.generation(number) / "lesson-so-far.npz"

    def network(self, number: int) -> Path:
        return self.generation(number) / "network.npz"

    def reports(self) -> list[Report]:
        """Of the generations that are finished."""
        found: list[Report] = []
        while (file := self.path / f"generation-{len(found) + 1:03}" / "report.json").exists():
            try:
                found.append(report_from(read_json(file)))
            except (ValueError, TypeError, KeyError, IndexError):
                raise SetupError("train-report", file=str(file)) from None
        return found

    def keep(self, report: Report) -> None:
        put_json(self.generation(report.number) / "report.json", report.to_json())
        self.write_log()

    def write_log(self) -> None:
        """All generations as rows, and as a picture as soon as there is one."""
        reports = self.reports()
        put(self.path / "log.csv", log_of(reports))
        if reports:
            put(self.path / "curves.svg", curves_of(reports))
