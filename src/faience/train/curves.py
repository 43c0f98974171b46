"""The picture of a training: how strong each generation is, and how well it foretells games.

Above, a dot for each generation at its rating, full if it reigned from then on, with what the interval of its match
leaves open; the line goes from one that reigned to the next. Below, the surprise at games that were held out, each time
through the samples; a dashed line is what played the games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from faience.arena.elo import elo_of
from faience.train.report import Report

WIDTH, HEIGHT = 720, 460
LEFT, RIGHT, TOP, GAP, FOOT = 64, 20, 40, 56, 52
TICKS = 4  # lines across a chart, about
NUMBERS = 20  # generations that have room for their number
PADDING = 0.1  # of what is shown, above and below it
NEVER, ALWAYS = 0.005, 0.995  # the interval of a match says no more than that
STYLE = (
    "svg{color-scheme:light dark;--ink:#22303c;--faint:#d8dde1;--line:#1f5fa8;--ground:#fdfbf7}"
    "@media(prefers-color-scheme:dark){svg{--ink:#e6e2d8;--faint:#3a4550;--line:#7db2ee;--ground:#18212a}}"
    "text{fill:var(--ink);font:13px system-ui,sans-serif}.title{font-weight:700}.end{text-anchor:end}"
    ".middle{text-anchor:middle}.grid{stroke:var(--faint)}.ground{fill:var(--ground)}"
    ".line,.bar,.dash{stroke:var(--line);fill:none;stroke-width:2}.bar{stroke-width:1.5;opacity:.6}"
    ".dash{stroke-dasharray:3 3}.kept{fill:var(--line)}.lost{fill:var(--ground);stroke:var(--line);stroke-width:2}"
)
CHART_HEIGHT = (HEIGHT - TOP - GAP - FOOT) / 2


@dataclass(frozen=True)
class Chart:
    """One of the two: where it lies, and between which figures."""

    top: float
    low: float
    high: float
    generations: int

    def x(self, generation: float) -> float:
        """How far along a number of generations is, from 0."""
        return LEFT + (WIDTH - LEFT - RIGHT) * generation / self.generations

    def y(self, figure: float) -> float:
        return self.top + CHART_HEIGHT * (self.high - figure) / (self.high - self.low)


def curves_of(reports: Sequence[Report]) -> bytes:
    """The picture, as SVG, with colours for light and for dark pages."""
    return "\n".join([*_parts(reports), "</svg>\n"]).encode()


def _parts(reports: Sequence[Report]) -> Iterator[str]:
    told = f"Rating and surprise of {len(reports)} generations"
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="12"/>'
    ratings = _chart(TOP, [0.0, *(figure for report in reports for figure in _reach(report))], len(reports))
    yield from _ground(ratings, "rating: Elo above what training began with")
    yield from _strength(ratings, reports)
    guesses = [guess for report in reports for guess in _guesses(report)]
    surprises = _chart(TOP + CHART_HEIGHT + GAP, guesses, len(reports))
    yield from _ground(surprises, "surprise at games held out, each time through the samples")
    yield from _foresight(surprises, reports)
    for number in range(1, len(reports) + 1, ceil(len(reports) / NUMBERS)):
        yield _text(surprises.x(number - 0.5), HEIGHT - 32, str(number), "middle")
    yield _text(surprises.x(len(reports) / 2), HEIGHT - 12, "generation", "middle")


def _reach(report: Report) -> tuple[float, float]:
    """Between which ratings the interval of its match leaves a generation."""
    low, points, high = (elo_of(min(max(each, NEVER), ALWAYS)) for each in (report.low, report.points, report.high))
    return report.rating + low - points, report.rating + high - points


def _guesses(report: Report) -> list[float]:
    """The surprise of what played the games, then after each time through the samples."""
    verdicts = [report.lesson.before, *(epoch.verdict for epoch in report.lesson.curve)]
    return [verdict.bold_surprise for verdict in verdicts]


def _chart(top: float, figures: Sequence[float], generations: int) -> Chart:
    """One that has room for all of these figures."""
    low, high = min(figures), max(figures)
    padding = PADDING * (high - low) or PADDING
    return Chart(top, low - padding, high + padding, generations)


def _ground(chart: Chart, title: str) -> Iterator[str]:
    """The title, and lines across at round figures."""
    yield _text(LEFT, chart.top - 12, title, "title")
    wish = (chart.high - chart.low) / TICKS
    size = 10.0 ** floor(log10(wish))
    step = min((size, 2 * size, 5 * size, 10 * size), key=lambda each: abs(each - wish))
    digits = max(0, -floor(log10(step)))
    for number in range(ceil(chart.low / step), floor(chart.high / step) + 1):
        y = chart.y(number * step)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield _text(LEFT - 8, y + 4, f"{number * step:.{digits}f}", "end")


def _strength(chart: Chart, reports: Sequence[Report]) -> Iterator[str]:
    reigned = [(0.0, 0.0), *((report.number - 0.5, report.rating) for report in reports if report.kept)]
    yield _line("line", [(chart.x(at), chart.y(rating)) for at, rating in reigned])
    for report in reports:
        x = chart.x(report.number - 0.5)
        yield _line("bar", [(x, chart.y(rating)) for rating in _reach(report)])
        kind = "kept" if report.kept else "lost"
        yield f'<circle class="{kind}" cx="{x:.1f}" cy="{chart.y(report.rating):.1f}" r="5"/>'


def _foresight(chart: Chart, reports: Sequence[Report]) -> Iterator[str]:
    for report in reports:
        before, *after = _guesses(report)
        begin = report.number - 1
        ends = (chart.x(begin + 0.1), chart.x(begin + 0.9))
        yield _line("dash", [(x, chart.y(before)) for x in ends])
        step = 0.8 / len(after)
        points = [(chart.x(begin + 0.1 + step * number), chart.y(each)) for number, each in enumerate(after, start=1)]
        yield _line("line", points)
        yield f'<circle class="kept" cx="{points[-1][0]:.1f}" cy="{points[-1][1]:.1f}" r="3"/>'


def _line(kind: str, points: Sequence[tuple[float, float]]) -> str:
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="{kind}" points="{way}"/>'


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{words}</text>'
