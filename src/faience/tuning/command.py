"""`faience tune`: learn weights from self-play, with a progress bar, and say how well they foretell who wins."""

import math
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faience.texts import say
from faience.tuning.generation import Budget, Generation
from faience.tuning.report import line_of, surprise_of, table_of
from faience.tuning.table import Table
from faience.tuning.tuner import Tuner


def run(
    table: Table,
    *,
    generations: int,
    budget: Budget,
    begin: Path | None,
    out: Path,
    lang: str,
    before_rules: Callable[[], None],
) -> bool:
    """Tune and print; whether all generations were finished."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    tuner = Tuner(table, out, begin)
    told = {"file": str(out), "table": table.name, "generations": tuner.done}
    if tuner.done >= generations:
        console.print(say("tune-nothing", lang, **told), soft_wrap=True)
        return True
    if tuner.done:
        console.print(say("tune-goes-on", lang, **told), soft_wrap=True)
    before_rules()
    last, is_complete = _tune(tuner, generations, budget, console, lang)
    if last is not None:
        guess = surprise_of(math.log(table.players), lang)
        Console(highlight=False).print(table_of(last, lang), say("tune-surprise", lang, guess=guess), sep="\n")
    if not is_complete:
        console.print(say("tune-interrupted", lang, file=str(out), generations=tuner.done), soft_wrap=True)
    return is_complete


def _tune(
    tuner: Tuner, generations: int, budget: Budget, console: Console, lang: str
) -> tuple[Generation | None, bool]:
    """The last generation that was finished, and whether all were. Ctrl-C ends it; what is finished is kept."""
    last: Generation | None = None
    with _progress(console) as progress:
        bar = progress.add_task("", total=budget.samples)

        def tell(number: int, kept: int, samples: int) -> None:
            words = say("tune-playing", lang, number=number, generations=generations)
            progress.update(bar, completed=kept, total=samples, description=words)

        try:
            for last in tuner.run(generations, budget, tell):
                console.print(line_of(last, lang))
        except KeyboardInterrupt:
            return last, False
    return last, True


def _progress(console: Console) -> Progress:
    """Positions so far, time left; nothing where nobody looks."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
