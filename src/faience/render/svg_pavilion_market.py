"""The market of Summer Pavilion: four rhombi to a plate, and in the dish what was left over, sorted by colour."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, product
from math import hypot
from typing import Any

from faience.render.pavilion_geometry import TALL, Point, polar
from faience.render.svg_canvas import Canvas
from faience.render.svg_market import DISH_RIM, Ring, draw_crockery
from faience.render.svg_rhombus import draw_tile

ON_A_PLATE = (300, 60, 120, 240)
"""The angles of the tiles on a plate, clockwise from the top left."""
PLATE_UNIT, PLATE_GAP = 0.212, 0.022  # in diameters of the plate
GAP, LINE_GAP = 2, 4
GROUP_GAP = 0.45  # between two colours, in units
TOKEN = 1.15  # the token's size, in units

Line = Sequence[Sequence[str]]
"""Groups side by side, each of one colour; the token is a group of its own."""
Laid = list[tuple[str, Point]]


def draw_pavilion_market(canvas: Canvas, position: Mapping[str, Any], ring: Ring) -> None:
    draw_crockery(canvas, ring, position["factories"])
    for place, tiles in zip(ring.places, position["factories"], strict=True):
        for tile, angle in zip(tiles, ON_A_PLATE, strict=False):
            draw_tile(canvas, tile, polar(PLATE_GAP * ring.plate, angle, place), PLATE_UNIT * ring.plate, angle)
    token = ["marker"] if position["token"] == "centre" else []
    laid, unit = in_the_dish([*token, *position["centre"]], ring)
    with canvas.at(*ring.middle):
        for tile, (x, y) in laid:
            if tile == "marker":
                canvas.tile(tile, x - TOKEN * unit / 2, y - (TALL + TOKEN) * unit / 2, TOKEN * unit)
            else:
                draw_tile(canvas, tile, (x, y), unit)


def in_the_dish(tiles: Sequence[str], ring: Ring) -> tuple[Laid, float]:
    """Each tile with the place of its lower corner, and the largest unit at which they all lie within the dish.

    Colours stay together: several of them to a line, or a long one broken into several lines.
    """
    rx, ry = ring.dish[0] - DISH_RIM, ring.dish[1] - DISH_RIM
    colours = [list(group) for _, group in groupby(tiles)]
    unit = ring.plate * PLATE_UNIT
    while True:
        for longest in range(max(map(len, colours), default=1), 0, -1):
            groups = [group[i : i + longest] for group in colours for i in range(0, len(group), longest)]
            for lines in _arrangements(groups):
                if all(hypot(x / rx, y / ry) <= 1 for x, y in _outline(lines, unit)):
                    return _lay(lines, unit), unit
        unit *= 0.97


def _arrangements(groups: Line) -> Iterator[list[Line]]:
    """All ways to break a row of groups into lines, those of few lines first."""
    breaks = sorted(product((False, True), repeat=max(len(groups) - 1, 0)), key=sum)
    for broken in breaks[:500]:
        ends = [i + 1 for i, is_end in enumerate(broken) if is_end]
        yield [groups[start:end] for start, end in zip([0, *ends], [*ends, len(groups)], strict=True)]


def _outline(lines: Sequence[Line], unit: float) -> Iterator[Point]:
    """The corners of the lines that reach furthest, on the right; on the left they are the same."""
    for line, y in zip(lines, _bases(lines, unit), strict=True):
        reach = _width(line, unit) / 2
        yield reach, y - unit * TALL / 2
        yield from ((reach - unit / 2, y), (reach - unit / 2, y - unit * TALL))


def _lay(lines: Sequence[Line], unit: float) -> Laid:
    laid: Laid = []
    for line, y in zip(lines, _bases(lines, unit), strict=True):
        left = -_width(line, unit) / 2
        for group in line:
            step = _width([group], unit) / len(group)
            laid += [(tile, (left + (i + 0.5) * step, y)) for i, tile in enumerate(group)]
            left += step * len(group) + GROUP_GAP * unit
    return laid


def _bases(lines: Sequence[Line], unit: float) -> list[float]:
    """Where the lines stand, one under the other round the origin."""
    step = unit * TALL + LINE_GAP
    return [(i + 1 - len(lines) / 2) * step - LINE_GAP / 2 for i in range(len(lines))]


def _width(line: Line, unit: float) -> float:
    widths = [TOKEN * unit if group[0] == "marker" else len(group) * (unit + GAP) for group in line]
    return sum(widths) + GROUP_GAP * unit * (len(line) - 1)
