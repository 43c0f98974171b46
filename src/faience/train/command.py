"""`faience train`: learn networks from self-play, with a progress bar, and say what came of each generation."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faience.arena.bar import LOOKS_BACK
from faience.arena.report import percent
from faience.arena.tally import Tally
from faience.texts import say
from faience.train.lesson import Epoch
from faience.train.plan import Plan
from faience.train.report import epoch_line, line_of, table_of
from faience.train.trainer import Listener, Trainer
from faience.workers.cluster import Cluster
from faience.workers.processes import workers_here


def run(
    plan: Plan,
    *,
    out: Path,
    generations: int,
    processes: int,
    ray: str | None,
    lang: str,
    before_rules: Callable[[], None],
) -> bool:
    """Train and print; whether all generations were finished."""
    console = _console(stderr=True)
    trainer = Trainer(plan, out)
    told = {"folder": str(out), "table": plan.table.name, "generations": len(trainer.reports)}
    if len(trainer.reports) >= generations:
        console.print(say("train-nothing", lang, **told), soft_wrap=True)
        return True
    if not trainer.is_new:
        console.print(say("train-goes-on", lang, **told), soft_wrap=True)
    before_rules()
    cluster = Cluster(ray, processes) if ray else None
    try:
        with _progress(console) as progress:
            listener = Bar(progress, generations, lang)
            for report in trainer.run(generations, cluster or workers_here(processes), listener):
                console.print(line_of(report, lang), soft_wrap=True)
        is_complete = True
    except KeyboardInterrupt:
        is_complete = False
    finally:
        if cluster:
            cluster.close()
    if trainer.reports:
        _console(stderr=False).print(table_of(trainer.reports, lang), say("train-table-told", lang), sep="\n")
    if not is_complete:
        console.print(say("train-interrupted", lang, folder=str(out)), soft_wrap=True)
    return is_complete


def _console(*, stderr: bool) -> Console:
    """Names of folders are printed as they are."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def _progress(console: Console) -> Progress:
    """What is done, how far it is, time left; nothing where nobody looks."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not console.is_terminal
    return Progress(*columns, console=console, transient=True, disable=hidden, speed_estimate_period=LOOKS_BACK)


class Bar(Listener):
    """One bar for each thing that is done."""

    def __init__(self, progress: Progress, generations: int, lang: str) -> None:
        self.progress, self.generations, self.lang = progress, generations, lang
        self._task = progress.add_task("", total=None)
        self._shown = ""

    def playing(self, number: int, done: int, games: int) -> None:
        self._show("train-playing", number, done, games)

    def reading(self, number: int, done: int, files: int) -> None:
        self._show("train-reading", number, done, files)

    def learning(self, number: int, done: int, steps: int) -> None:
        self._show("train-learning", number, done, steps)

    def learned(self, number: int, epoch: Epoch) -> None:
        self.progress.console.print(epoch_line(number, epoch, self.lang), soft_wrap=True)

    def match(self, number: int, tally: Tally, games: int) -> None:
        points = percent(tally.standing(0).points or 0.0, self.lang)
        self._show("train-match", number, tally.games, games, points=points)

    def _show(self, message: str, number: int, done: int, total: int, **values: object) -> None:
        """Another thing to do is another task, so that the time left is not that of the last one."""
        if message != self._shown:
            self.progress.remove_task(self._task)
            self._task = self.progress.add_task("", total=total)
            self._shown = message
        words = say(message, self.lang, number=number, generations=self.generations, **values)
        self.progress.update(self._task, completed=done, total=total, description=words)
