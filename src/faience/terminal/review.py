"""`faience review`: a game reviewed, with a progress bar; as a report, a page or JSON."""

import json as json_module
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from faience.analysis.page import page_of
from faience.analysis.review import Review
from faience.analysis.reviewer import Reviewer
from faience.errors import FaienceError, SetupError
from faience.players.kinds import read_duration
from faience.terminal.review_report import print_report
from faience.terminal.saves import write_atomically
from faience.terminal.show import reader_of, text_of
from faience.texts import Phrase, say


def run(
    file: str,
    *,
    html: Path | None,
    json: bool,
    time: str | None,
    nodes: int | None,
    resume: Path | None,
    threads: int | None,
    lang: str,
    before_rules: Callable[[], None],
) -> bool:
    """Review and print; whether the review is complete."""
    seconds = None if time is None else _duration(time)
    text = text_of(file)
    read = reader_of(text, file)
    before_rules()
    game = read(text)
    if not game.moves:
        raise FaienceError("review-no-moves")
    done = None if resume is None else _read_review(resume)
    review = _reviewed(Reviewer(game, time=seconds, nodes=nodes, threads=threads, resume_from=done))
    if html is not None:
        write_atomically(html, page_of(review, lang))
    if json:
        print(json_module.dumps(review.to_json(), ensure_ascii=False, indent=1))
    elif html is not None:
        print(say("review-written", lang, file=str(html)))
    else:
        print_report(review, Console(highlight=False, emoji=False, markup=False), lang)
    return review.is_complete


def _reviewed(reviewer: Reviewer) -> Review:
    """The review; what is finished if somebody presses Ctrl-C."""
    console = Console(stderr=True, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)
        try:
            return reviewer.run(lambda done, total: progress.update(bar, completed=done, total=total))
        except KeyboardInterrupt:
            return reviewer.review


def _read_review(path: Path) -> Review:
    try:
        return Review.from_json(json_module.loads(path.read_text(encoding="utf-8-sig")), file=str(path))
    except (ValueError, RecursionError):
        raise SetupError("review-unreadable", file=str(path)) from None


def _duration(text: str) -> float:
    try:
        return read_duration(text)
    except ValueError:
        wanted = Phrase("spec-duration")
        raise SetupError("setup-player-value", what="--time", given=text, wanted=wanted) from None
