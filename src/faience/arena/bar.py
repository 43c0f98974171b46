"""The bar of a match: how many of its games are done, how somebody is doing, how long it will last."""

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

LOOKS_BACK = 3600.0  # seconds: a game may last minutes, and the time left follows from several


class GameBar:
    """Seen only where somebody looks."""

    def __init__(self, console: Console) -> None:
        columns = (
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.description}", markup=False),
            TimeRemainingColumn(),
        )
        self.progress = Progress(
            *columns,
            console=console,
            transient=True,
            disable=not console.is_terminal,
            speed_estimate_period=LOOKS_BACK,
        )
        self._task = self.progress.add_task("", total=None, visible=False)
        self._noted = self._entered = 0

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.progress.stop()

    def begin(self, games: int, noted: int, words: str = "") -> None:
        """So many games there will be. Those that stand in the journal are done: they say nothing of the time left."""
        self._noted = noted
        self.progress.update(self._task, total=games, completed=noted, visible=True, description=words)

    def enter(self, words: str) -> None:
        """One more game is in the book; the first ones are those of the journal."""
        self._entered += 1
        self.show(max(self._noted, self._entered), words)

    def show(self, done: int, words: str) -> None:
        self.progress.update(self._task, completed=done, description=words)
