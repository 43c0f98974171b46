"""The result of a tournament for people."""

import io

from rich.console import Console
from rich.table import Table
from rich.text import Text

from faience.arena.report import WIDTH, ending, percent, place_played
from faience.arena.tournament_result import Pair, TournamentResult
from faience.texts import decimal, say


def print_report(result: TournamentResult, console: Console, lang: str = "en") -> None:
    """What was played, a line for each player, and who won how much against whom."""
    console.print(Text(heading(result, lang), style="bold"))
    if result.games:
        console.print(table_of(result, lang))
    if result.games and result.pairs:
        console.print("", cross_table(result, lang), sep="\n")
    for line in ending(result, lang):
        console.print(Text(line), soft_wrap=True)


def plain_report(result: TournamentResult) -> str:
    """The same in English, as plain text."""
    file = io.StringIO()
    print_report(result, Console(file=file, color_system=None, width=WIDTH, force_jupyter=False))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def heading(result: TournamentResult, lang: str) -> str:
    counts = {"players": len(result.players), "seats": result.seats, "games": result.games, "rounds": result.rounds}
    return say("tournament-heading", lang, **place_played(result), **counts, seed=str(result.seed))


def table_of(result: TournamentResult, lang: str) -> Table:
    """A line for each player, with the number that the other table has for it."""
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("match-player", lang), overflow="fold")
    for column in (
        "tournament-rating",
        "match-interval",
        "match-points",
        "tournament-games",
        "match-score",
        "match-time",
    ):
        table.add_column(say(column, lang), justify="right", no_wrap=True)
    for number, player in enumerate(result.players, start=1):
        table.add_row(
            str(number),
            Text(player.name),
            f"{player.rating:.0f}",
            f"{player.rating_low:.0f} – {player.rating_high:.0f}",
            "–" if player.points is None else percent(player.points, lang),
            str(player.games),
            "–" if player.score is None else decimal(player.score, lang),
            "–" if player.ms_per_move is None else decimal(player.ms_per_move, lang),
        )
    return table


def cross_table(result: TournamentResult, lang: str) -> Table:
    """The share of points that the player of a row won against that of a column."""
    names = [player.name for player in result.players]
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("tournament-against", lang), overflow="fold")
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    shares = dict(entry for pair in result.pairs for entry in shares_of(pair, lang))
    for number, name in enumerate(names, start=1):
        table.add_row(str(number), Text(name), *("·" if name == other else shares[name, other] for other in names))
    return table


def shares_of(pair: Pair, lang: str) -> list[tuple[tuple[str, str], str]]:
    """The two cells of a pair."""
    first, second = pair.players
    texts = [percent(points / pair.games, lang) if pair.games else "–" for points in pair.points]
    return [((first, second), texts[0]), ((second, first), texts[1])]
