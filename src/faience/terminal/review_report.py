"""A review for a terminal: players, the curve in blocks, mistakes and turning points."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from faience.analysis.grades import GRADES
from faience.analysis.review import Review
from faience.analysis.telling import (
    better_in_words,
    budget_of,
    changes_of,
    cost_in_words,
    error_in_words,
    heading_of,
    names_of,
    outcome_in_words,
    points_in_words,
    swing_in_words,
)
from faience.analysis.words import change, percent
from faience.render.spans import cells, shown
from faience.texts import decimal, say

BLOCKS = " ▁▂▃▄▅▆▇█"
HEIGHT = 4  # lines of the curve of two players
LABEL = 7  # letters to the left of it
WIDEST = LABEL + 72
MARKS = {"inaccuracy": "#c98f12", "mistake": "#d9604f", "blunder": "bold #d9604f"}


def print_report(review: Review, console: Console, lang: str) -> None:
    """Everything that a review says, in the order in which people ask for it."""
    console.print(Text(heading_of(review, lang), style="bold"))
    console.print(Text(outcome_in_words(review, lang)))
    if not review.is_complete:
        done, total = len(review.moves) + len(review.deals), len(review.game.history)
        console.print(Text(say("review-partial", lang, done=done, total=total)))
    if not review.curve:
        return
    console.print(players_of(review, lang))
    for standing in review.standings:
        console.print(Text(cost_in_words(review, standing, lang)))
    console.print(Text(say("review-note", lang, players=review.game.players), style="dim"))
    console.print(grades_of(review, lang))
    for line in curve_of(review, lang, min(console.width - 1, WIDEST)):
        console.print(Text(line), no_wrap=True, crop=True)
    _print_errors(review, console, lang)
    _print_turning_points(review, console, lang)
    _print_points(review, console, lang)
    console.print(Text(budget_of(review, lang), style="dim"))


def players_of(review: Review, lang: str) -> Table:
    """A line for each player: how the chance to win came about."""
    end = "end" if review.is_complete else "so-far"
    changes = changes_of(review)
    table = _table("score", "accuracy", "start", *changes, end, lang=lang)
    for standing, name in zip(review.standings, names_of(review, lang), strict=True):
        table.add_row(
            Text(name),
            str(review.game.scores[standing.seat]),
            "–" if standing.accuracy is None else decimal(standing.accuracy, lang),
            percent(standing.start, lang),
            *(change(getattr(standing, name), lang) for name in changes),
            percent(standing.end, lang),
        )
    return table


def grades_of(review: Review, lang: str) -> Table:
    """A line for each player: how often each grade was given."""
    table = _table(*GRADES, lang=lang)
    for standing, name in zip(review.standings, names_of(review, lang), strict=True):
        table.add_row(Text(name), *(str(standing.grades[grade]) for grade in GRADES))
    return table


def _table(*columns: str, lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("review-player", lang), overflow="fold", min_width=8)
    for column in columns:
        table.add_column(say(f"review-{column}", lang), justify="right", no_wrap=True)
    return table


def curve_of(review: Review, lang: str, width: int) -> list[str]:
    """The chances on the way: of two players those of the first, several lines high, otherwise a line for each."""
    names, curve = names_of(review, lang), [chances for _, chances in review.curve]
    if len(names) > 2:
        short = [shown(name) for name in names]
        broad = max(map(cells, short)) + 1
        labels = [name + " " * (broad - cells(name)) for name in short]
        return [label + _line(curve, seat, width - broad) for seat, label in enumerate(labels)]
    columns = _thinned([chances[0] for chances in curve], width - LABEL)
    labels = [percent(1.0, lang), *[""] * (HEIGHT - 2), percent(0.0, lang)]
    rows = [
        f"{label:>{LABEL - 1}} {''.join(_block(chance * HEIGHT - row) for chance in columns)}"
        for label, row in zip(labels, reversed(range(HEIGHT)), strict=True)
    ]
    return [say("review-curve", lang, player=names[0], players=2), *rows]


def _line(curve: list[tuple[float, ...]], seat: int, width: int) -> str:
    return "".join(_block(chance) for chance in _thinned([chances[seat] for chances in curve], width))


def _thinned(values: list[float], width: int) -> list[float]:
    """Not more of them than there is room for, the first and the last among them in any case."""
    width = max(2, width)
    if len(values) <= width:
        return values
    return [values[round(at * (len(values) - 1) / (width - 1))] for at in range(width)]


def _block(share: float) -> str:
    """A block that is filled to a share."""
    return BLOCKS[round(max(0.0, min(1.0, share)) * (len(BLOCKS) - 1))]


def _print_errors(review: Review, console: Console, lang: str) -> None:
    errors = [move for move in review.moves if move.is_error]
    console.rule(Text(say("review-errors", lang), style="bold"), align="left", style="dim")
    if not errors:
        console.print(Text(say("review-no-errors", lang)))
    for move in errors:
        console.print(Text(error_in_words(review, move, lang), style=MARKS[move.grade or ""]))
        console.print(Padding(Text(better_in_words(review, move, lang)), (0, 0, 0, 4)))


def _print_turning_points(review: Review, console: Console, lang: str) -> None:
    console.rule(Text(say("review-turning", lang), style="bold"), align="left", style="dim")
    if not review.turning_points:
        console.print(Text(say("review-none-turning", lang)))
    for swing in review.turning_points:
        console.print(Text(swing_in_words(review, swing, lang)))


def _print_points(review: Review, console: Console, lang: str) -> None:
    """Points by source, a column for each player."""
    console.rule(Text(say("review-points", lang), style="bold"), align="left", style="dim")
    table = Table(box=None, pad_edge=False)
    for column in ("", *names_of(review, lang)):
        table.add_column(Text(column), justify="right" if column else "left", overflow="fold")
    for row in points_in_words(review, lang):
        table.add_row(*row)
    console.print(table)
    console.print(Text(say("review-best-points", lang), style="dim"))
