"""`faience match` and `faience tournament`: with a progress bar, and the result as a table or as JSON."""

import json as json_module
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from rich.console import Console

from faience.arena import report, tournament_report
from faience.arena.bar import GameBar
from faience.arena.match import match
from faience.arena.outcome import Outcome
from faience.arena.report import interval_of, percent
from faience.arena.result import MatchResult, Standing
from faience.arena.tally import Tally
from faience.arena.tournament import tournament
from faience.arena.tournament_result import TournamentResult
from faience.errors import SetupError
from faience.players.kinds import read_duration
from faience.texts import Phrase, say

NUMBER = r"\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*"


def run_match(players: list[str], *, games: int, sprt: str | None, **settings: Any) -> bool:
    """Play and print; whether the match was played to its end."""
    bounds = None if sprt is None else read_bounds(sprt)
    return _run(match, report.print_report, players, games=games, sprt=bounds, first=_first, **settings)


def run_tournament(players: list[str], **settings: Any) -> bool:
    """Play and print; whether the tournament was played to its end."""
    return _run(tournament, tournament_report.print_report, players, first=_leader, **settings)


def _first(tally: Tally) -> Standing:
    return tally.standing(0)


def _leader(tally: Tally) -> Standing:
    return max(tally.standings(), key=lambda standing: standing.points or 0.0)


def _run(
    play: Callable[..., MatchResult | TournamentResult],
    print_report: Callable[..., None],
    players: list[str],
    *,
    time: str,
    move_limit: str,
    journal: Path | None,
    json: bool,
    lang: str,
    first: Callable[[Tally], Standing],
    before_rules: Callable[[], None],
    **settings: Any,
) -> bool:
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    bar = GameBar(console)

    def start(wanted: int, noted: int) -> None:
        before_rules()
        games = settings.get("games", wanted)
        if wanted != games:
            console.print(say("match-rounded", lang, games=games, wanted=wanted))
        bar.begin(wanted, noted)

    def tell(_: Outcome, tally: Tally) -> None:
        told = first(tally)
        bar.enter(f"{told.name} {percent(told.points or 0.0, lang)} ({interval_of(told, lang)})")

    with bar, redirect_stdout(sys.stderr):  # Ray prints there what happens to its workers
        result = play(
            players=players,
            time=read_option("--time", time),
            move_limit=read_option("--move-limit", move_limit),
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
        console.print(say("match-goes-on", lang, file=str(journal)), soft_wrap=True)
    return not result.is_interrupted


def read_option(option: str, text: str) -> float:
    """The seconds of an option."""
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
