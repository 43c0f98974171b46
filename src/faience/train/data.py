"""Games in other folders that are learned from besides: those that were there when the training began, and no others.

They are noted in plan.json, for each folder of `--data` by name and digest, so that a training that goes on learns
from what it would have learned from at first.
"""

from pathlib import Path

from faience.errors import SetupError
from faience.train.chunk import digest_of
from faience.train.plan import Plan
from faience.tuning.table import Table

GAMES = "games-*.npz"

Noted = list[dict[str, str]]  # for each folder: the names of its files, with their digests


class Data:
    """The files of a training; a SetupError if there are none in a folder, or some that it cannot learn from."""

    def __init__(self, plan: Plan, out: Path, noted: Noted | None) -> None:
        self.table, self.folders = plan.table, [Path(folder) for folder in plan.data]
        self.noted = [_found(folder, plan.table, out) for folder in self.folders] if noted is None else noted
        if noted is not None:
            self.files()

    def files(self) -> list[Path]:
        """All that were noted; a SetupError if one is gone, or not what it was."""
        noted = zip(self.folders, self.noted, strict=True)
        return [self._same(folder / name, digest) for folder, files in noted for name, digest in files.items()]

    def _same(self, file: Path, digest: str) -> Path:
        if not file.exists():
            raise SetupError("train-data-gone", file=str(file))
        if digest_of(file, self.table) != digest:
            raise SetupError("train-data-changed", file=str(file))
        return file


def _found(folder: Path, table: Table, out: Path) -> dict[str, str]:
    """The files of games in a folder and those below it, except those of the training itself."""
    own = out.resolve()
    files = [file for file in sorted(folder.rglob(GAMES)) if not file.resolve().is_relative_to(own)]
    if not files:
        raise SetupError("train-data-none", folder=str(folder))
    return {file.relative_to(folder).as_posix(): digest_of(file, table) for file in files}
