"""`faience match`: a match with a progress bar, and its result as a table or as JSON."""

import json as json_module
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faience.arena.match import match
from faience.arena.outcome import Outcome
from faience.arena.report import interval_of, percent, print_report
from faience.arena.tally import Tally
from faience.errors import SetupError
from faience.players.kinds import read_duration
from faience.texts import Phrase, say

NUMBER = r"\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*"


def run(
    players: list[str],
    *,
    games: int,
    time: str,
    move_limit: str,
    sprt: str | None,
    journal: Path | None,
    json: bool,
    lang: str,
    before_rules: Callable[[], None],
    **settings: Any,
) -> bool:
    """Play and print; whether the match was played to its end."""
    console = Console(stderr=True, highlight=False)
    progress = _progress(console)
    bar = progress.add_task("", total=None, visible=False)

    def start(wanted: int) -> None:
        before_rules()
        if wanted != games:
            console.print(say("match-rounded", lang, games=games, wanted=wanted))
        progress.update(bar, total=wanted, visible=True)

    def tell(outcome: Outcome, tally: Tally) -> None:
        first = tally.standing(0)
        words = f"{first.name} {percent(first.points or 0.0, lang)} ({interval_of(first, lang)})"
        progress.update(bar, advance=1, description=words)

    with progress:
        result = match(
            players=players,
            games=games,
            time=_duration("--time", time),
            move_limit=_duration("--move-limit", move_limit),
            sprt=None if sprt is None else read_bounds(sprt),
            journal=journal,
            lang=lang,
            on_start=start,
            on_game=tell,
            **settings,
        )
    if json:
        sys.stdout.write(json_module.dumps(result.to_json(), ensure_ascii=False, indent=1) + "\n")
    else:
        print_report(result, Console(highlight=False), lang)
    if result.is_interrupted and journal is not None:
        console.print(say("match-goes-on", lang, file=str(journal)), markup=False)
    return not result.is_interrupted


def _progress(console: Console) -> Progress:
    """Games done, how the first player is doing, time left; nothing where nobody looks."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}", markup=False), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _duration(option: str, text: str) -> float:
    try:
        return read_duration(text)
    except ValueError:
        wanted = Phrase("spec-duration")
        raise SetupError("setup-player-value", what=option, given=text, wanted=wanted) from None


def read_bounds(text: str) -> tuple[float, float]:
    """ELO0 and ELO1 of a test."""
    found = re.fullmatch(f"{NUMBER},{NUMBER}", text, re.ASCII)
    if not found or float(found[1]) >= float(found[2]):
        raise SetupError("match-sprt", given=text)
    return float(found[1]), float(found[2])
