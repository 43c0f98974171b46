"""The matches that our documents tell of: what is missing of them is played, and docs/matches.md written anew.

    python -m benchmarks.matches                 play what is missing, in the order of matches.toml
    python -m benchmarks.matches azul-yardstick  only those whose names begin like this
    python -m benchmarks.matches --minutes 60    stop after an hour; the same command goes on
    python -m benchmarks.matches --write         play nothing: only write the page

Every game stands in a journal, which is part of the repository: a match that was stopped goes on where it was, on any
machine. A match that was begun with another network than the one it would be played with now, or with other looks
beyond a round, counts as it is, and the page says so; to play it anew, delete its journal.
"""

import argparse
import shlex
import signal
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console

from faience.arena.bar import GameBar
from faience.arena.book import Book
from faience.arena.journal import read_notes
from faience.arena.match import match
from faience.arena.outcome import Outcome
from faience.arena.report import interval_of, percent
from faience.arena.result import Standing
from faience.arena.tally import Tally
from faience.arena.terms import MOVE_LIMIT, TIME, Terms, agree
from faience.errors import SetupError
from faience.files import put

HERE = Path(__file__).parent
LIST, JOURNALS, PAGE = HERE / "matches.toml", HERE / "journals", HERE.parent / "docs" / "matches.md"
INTRODUCTION = """# Matches

How strong the search is, match by match. A share is that of games won, ties split, with its 95 % interval
([what the figures say](players.md#what-the-figures-say)); seats are swapped or rotated, and all games of a set have
the same deals. Scores are means, and say little about strength; the time is that of a move with a choice: a round that
is counted out to its end needs no more. Every command can be repeated, with `faience match` before it:

```
.venv/bin/python -m benchmarks.matches
```

plays what is missing below and writes this page; every game stands in `benchmarks/journals`. *†* marks matches that
were begun with other networks or levels than those in the package now, or before the search looked as far beyond a
round as it does.
"""


@dataclass(frozen=True)
class Claim:
    """A match to be told of."""

    name: str  # of its journal
    group: str  # the heading it stands under
    about: str
    command: str  # what follows `faience match`
    wanted: str = ""  # the share of the first player that it should show

    @property
    def asked(self) -> argparse.Namespace:
        parser = argparse.ArgumentParser(prog="faience match", exit_on_error=False)
        parser.add_argument("--player", action="append", required=True)
        parser.add_argument("--game", default="azul")
        parser.add_argument("--board", default="coloured")
        parser.add_argument("--jokers", action="store_true")
        parser.add_argument("--players", type=int)
        parser.add_argument("--games", type=int, required=True)
        parser.add_argument("--seed", type=int, default=1)
        return parser.parse_args(shlex.split(self.command))

    @property
    def options(self) -> dict[str, Any]:
        return {"jokers": True} if self.asked.jokers else {}

    @property
    def terms(self) -> Terms:
        asked = self.asked
        return agree(
            asked.game,
            asked.board,
            self.options,
            asked.player,
            asked.players,
            seed=asked.seed,
            time=TIME,
            move_limit=MOVE_LIMIT,
        )


@dataclass(frozen=True)
class Found:
    """What the journal of a match says."""

    claim: Claim
    standings: tuple[Standing, ...]  # none if nothing was played
    is_of_now: bool  # its networks are those that would be played with

    @property
    def row(self) -> str:
        """A row of the page."""
        claim = self.claim
        wanted, command = claim.wanted, f"`{claim.command}`"
        if not self.standings:
            return f"| {claim.about} | not played yet | {wanted} | | | | {command} |"
        first, *others = self.standings
        share = f"{percent(first.points or 0.0, 'en')} ({interval_of(first, 'en')})"
        scores = " to ".join(f"{each.score:.1f}" for each in (first, *others))
        times = " / ".join("–" if each.ms_per_move is None else f"{each.ms_per_move:.0f}" for each in (first, *others))
        games = str(first.games) if first.games >= claim.asked.games else f"{first.games} so far"
        about = claim.about if self.is_of_now else f"{claim.about} †"
        return f"| {about} | {share} | {wanted} | {games} | {scores} | {times} | {command} |"


def claims(file: Path = LIST) -> list[Claim]:
    return [Claim(**entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["match"]]


def journal_of(claim: Claim, folder: Path) -> Path:
    return folder / f"{claim.name}.jsonl"


def found(claim: Claim, folder: Path) -> Found:
    """What has been played of a match so far; its journal is only read."""
    file, terms = journal_of(claim, folder), claim.terms
    if not file.exists():
        return Found(claim, (), is_of_now=True)
    notes, book = read_notes(file, terms), Book(terms)
    for outcome in sorted(notes.outcomes, key=lambda outcome: outcome.fixture.number):
        book.enter(outcome)
    is_of_now = all(then is None or then == now for then, now in zip(notes.judges, terms.judges, strict=False))
    return Found(claim, book.closed.standings() if book.closed.games else (), is_of_now)


def page(everything: Sequence[Claim], folder: Path) -> str:
    """The page of all matches."""
    parts = [INTRODUCTION]
    for group, members in groupby(everything, key=lambda claim: claim.group):
        rows = [found(claim, folder).row for claim in members]
        head = ["| | won | wanted | games | scores | ms a move | |", "|---|--:|--:|--:|--:|--:|---|"]
        parts.append("\n".join([f"## {group}", "", *head, *rows]) + "\n")
    return "\n".join(parts)


def play(claim: Claim, folder: Path, console: Console) -> bool:
    """Play what is missing; whether the match was played to its end."""
    asked, bar = claim.asked, GameBar(console)

    def tell(_: Outcome, tally: Tally) -> None:
        bar.enter(f"{claim.name} {percent(tally.standing(0).points or 0.0, 'en')}")

    with bar:
        result = match(
            asked.game,
            asked.player,
            asked.games,
            board=asked.board,
            seats=asked.players,
            seed=asked.seed,
            journal=journal_of(claim, folder),
            on_start=bar.begin,
            on_game=tell,
            **claim.options,
        )
    first = result.players[0]
    share = f"{percent(first.points or 0.0, 'en')} ({interval_of(first, 'en')})"
    console.print(f"{claim.name}: {share} of {result.games} games")
    return not result.is_interrupted


def stop_after(minutes: float) -> None:
    """Let it be as if somebody pressed Ctrl-C then; never, if that is 0."""

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 60 * minutes)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the names of some matches begin; otherwise all")
    parser.add_argument("--minutes", type=float, help="stop after so long; the same command goes on")
    parser.add_argument("--write", action="store_true", help="play nothing, only write docs/matches.md")
    asked, console = parser.parse_args(), Console(stderr=True, highlight=False)
    everything = claims()
    chosen = [claim for claim in everything if not asked.names or claim.name.startswith(tuple(asked.names))]
    if not chosen:
        parser.error("no match is called so; there are " + ", ".join(claim.name for claim in everything))
    if asked.minutes:
        stop_after(asked.minutes)
    for claim in [] if asked.write else chosen:
        try:
            if not play(claim, JOURNALS, console):
                break
        except SetupError as error:  # such as a journal of another network
            console.print(f"{claim.name}: {error}", markup=False)
        except KeyboardInterrupt:
            break
    if asked.minutes:
        stop_after(0)  # no more: the page is written in any case
    try:
        put(PAGE, page(everything, JOURNALS).encode())
    except SetupError as error:  # such as half a journal
        console.print(str(error), markup=False)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
