"""The result of a match for people."""

import io
from math import isfinite
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.table import Table
from rich.text import Text

from faience.arena.result import LostGame, MatchResult, Standing
from faience.texts import Phrase, decimal, say

if TYPE_CHECKING:
    from faience.arena.tournament_result import TournamentResult


class Ended(Protocol):
    """Games that have been played, or some of them."""

    @property
    def games(self) -> int: ...
    @property
    def wanted(self) -> int: ...
    @property
    def is_interrupted(self) -> bool: ...
    @property
    def failures(self) -> tuple[LostGame, ...]: ...


SHOWN_FAILURES = 10
WIDTH = 120


def print_report(result: MatchResult, console: Console, lang: str = "en") -> None:
    """What was played, a line for each player, and what follows from it."""
    console.print(Text(heading(result, lang), style="bold"))
    if result.games:
        console.print(table_of(result, lang))
    for line in remarks(result, lang):
        console.print(Text(line), soft_wrap=True)


def plain_report(result: MatchResult) -> str:
    """The same in English, as plain text."""
    file = io.StringIO()
    print_report(result, Console(file=file, color_system=None, width=WIDTH, force_jupyter=False))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def heading(result: MatchResult, lang: str) -> str:
    counts = {"players": result.seats, "games": result.games}
    return say("match-heading", lang, **place_played(result), **counts, seed=str(result.seed))


def place_played(result: "MatchResult | TournamentResult") -> dict[str, object]:
    """What is said of the table in every heading."""
    words = [result.board, *(option for option, on in result.options.items() if on)]
    return {"game": Phrase(result.game), "board": ", ".join(words)}


def table_of(result: MatchResult, lang: str) -> Table:
    """A line for each player; won, drawn and lost games only where two play, the expected share where more do."""
    is_duel = result.seats == 2
    table = Table(box=None, pad_edge=False)
    table.add_column(say("match-player", lang), overflow="fold")
    columns = ["match-points", "match-interval", "match-results" if is_duel else "match-expected"]
    for column in [*columns, "match-score", "match-time"]:
        table.add_column(say(column, lang), justify="right", no_wrap=True)
    for player in result.players:
        seats = f" ×{player.seats}" if player.seats > 1 else ""
        results = f"{player.wins} {player.draws} {player.losses}" if is_duel else percent(player.expected, lang)
        table.add_row(
            Text(player.name + seats),
            percent(player.points or 0.0, lang),
            interval_of(player, lang),
            results,
            decimal(player.score or 0.0, lang),
            "–" if player.ms_per_move is None else decimal(player.ms_per_move, lang),
        )
    return table


def remarks(result: MatchResult, lang: str) -> list[str]:
    """Elo, the verdict of the test, and how it ended."""
    lines = []
    if result.elo:
        difference, low, high = (f"{value:+.0f}" if isfinite(value) else _endless(value) for value in result.elo)
        lines.append(say("match-elo", lang, difference=difference, low=low, high=high))
    if result.sprt:
        test = result.sprt
        values = {"llr": f"{test.ratio:+.2f}", "elo0": f"{test.test.elo0:g}", "elo1": f"{test.test.elo1:g}"}
        lines.append(say("match-sprt", lang, verdict=test.verdict, **values))
    return [*lines, *ending(result, lang)]


def ending(result: Ended, lang: str) -> list[str]:
    """Games lost by failures, and whether it was cut short."""
    lines = [] if result.games else [say("match-none", lang)]
    for lost in result.failures[:SHOWN_FAILURES]:
        who = Phrase("match-void", why=lost.why) if lost.player is None else None
        words = who or Phrase("match-lost", player=lost.player, why=lost.why)
        lines.append(say("match-failure", lang, game=str(lost.game), words=words))
    if len(result.failures) > SHOWN_FAILURES:
        lines.append(say("match-failures", lang, count=len(result.failures) - SHOWN_FAILURES))
    if result.is_interrupted:
        lines.append(say("match-interrupted", lang, games=result.games, wanted=result.wanted))
    return lines


def interval_of(player: Standing, lang: str) -> str:
    return f"{percent(player.low, lang)} – {percent(player.high, lang)}"


def percent(share: float, lang: str) -> str:
    return say("match-percent", lang, share=decimal(100 * share, lang))


def _endless(value: float) -> str:
    return "+∞" if value > 0 else "−∞"
