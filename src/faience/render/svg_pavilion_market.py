"""The market of Summer Pavilion: four rhombi to a plate, and in the dish what was left over, sorted by colour."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from math import hypot
from typing import Any

from faience.render.pavilion_geometry import TALL, Point, polar
from faience.render.svg_canvas import Canvas
from faience.render.svg_market import DISH_RIM, Ring, draw_crockery
from faience.render.svg_rhombus import draw_tile

ON_A_PLATE = (300, 60, 120, 240)
"""The angles of the tiles on a plate, clockwise from the top left."""
PLATE_UNIT, PLATE_GAP = 0.212, 0.022  # in diameters of the plate
# In the dish, in units: the token's size, what is left between tiles, between colours and between lines.
TOKEN, GAP, COLOUR_GAP, LINE_GAP = 1.15, 0.08, 0.45, 0.12
NEARLY = 0.88
"""Colours are broken only if the tiles would otherwise be smaller than this part of what is possible."""

Line = Sequence[Sequence[str]]
"""Groups side by side, each of one colour; the token is a group of its own."""
Laid = list[tuple[str, Point]]


def draw_pavilion_market(canvas: Canvas, position: Mapping[str, Any], ring: Ring) -> None:
    draw_crockery(canvas, ring, position["factories"])
    for display, (place, tiles) in enumerate(zip(ring.places, position["factories"], strict=True), start=1):
        for tile, angle in zip(tiles, ON_A_PLATE, strict=False):
            with canvas.named("tile", display, tile):
                draw_tile(canvas, tile, polar(PLATE_GAP * ring.plate, angle, place), PLATE_UNIT * ring.plate, angle)
    token = ["marker"] if position["token"] == "centre" else []
    laid, unit = in_the_dish([*token, *position["centre"]], ring)
    with canvas.at(*ring.middle):
        for tile, (x, y) in laid:
            if tile == "marker":
                canvas.tile(tile, x - TOKEN * unit / 2, y - (TALL + TOKEN) * unit / 2, TOKEN * unit)
            else:
                with canvas.named("tile", 0, tile):
                    draw_tile(canvas, tile, (x, y), unit)


def in_the_dish(tiles: Sequence[str], ring: Ring) -> tuple[Laid, float]:
    """Each tile with the place of its lower corner, and the largest unit at which they all lie within the dish."""
    rx, ry = ring.dish[0] - DISH_RIM, ring.dish[1] - DISH_RIM

    def unit(lines: Sequence[Line]) -> float:
        furthest = max((hypot(x / rx, y / ry) for x, y in _outline(lines)), default=0.0)
        return min(ring.plate * PLATE_UNIT, 1 / furthest) if furthest else ring.plate * PLATE_UNIT

    ways = list(_arrangements(tiles))
    enough = NEARLY * max(map(unit, ways))
    lines = next(way for way in ways if unit(way) >= enough)
    size = unit(lines)
    return [(tile, (x * size, y * size)) for tile, (x, y) in _lay(lines)], size


def _arrangements(tiles: Sequence[str]) -> Iterator[list[Line]]:
    """Ways to lay tiles in lines that keep colours together: whole ones before broken ones, few lines before many."""
    colours = [list(group) for _, group in groupby(tiles)]
    for longest in range(max(map(len, colours), default=1), 0, -1):
        groups = [group[i : i + longest] for group in colours for i in range(0, len(group), longest)]
        for count in range(1, max(len(groups), 1) + 1):
            yield [_rejoined(line) for line in _evenly_broken(groups, count)]


def _rejoined(line: Line) -> Line:
    """Parts of a colour that came to lie side by side are one group again."""
    return [list(group) for _, group in groupby(chain.from_iterable(line))]


def _evenly_broken(groups: Line, most: int) -> list[Line]:
    """The groups in at most so many lines, the widest of them as narrow as can be."""
    if most >= len(groups):
        return [[group] for group in groups]
    runs = [groups[i:j] for i in range(len(groups)) for j in range(i + 1, len(groups) + 1)]
    for limit in sorted({_width(run) for run in runs}):
        lines: list[Line] = [[]]
        for group in groups:
            wider = [*lines[-1], group]
            if lines[-1] and _width(wider) > limit:
                lines.append([group])
            else:
                lines[-1] = wider
        if len(lines) <= most and max(map(_width, lines)) <= limit:
            return lines
    raise AssertionError("one line holds all groups at the widest limit")


def _outline(lines: Sequence[Line]) -> Iterator[Point]:
    """The corners of the lines that reach furthest, on the right; on the left they are the same."""
    for line, y in zip(lines, _bases(lines), strict=True):
        reach = _width(line) / 2
        yield from ((reach, y - TALL / 2), (reach - 0.5, y), (reach - 0.5, y - TALL))


def _lay(lines: Sequence[Line]) -> Laid:
    laid: Laid = []
    for line, y in zip(lines, _bases(lines), strict=True):
        left = -_width(line) / 2
        for group in line:
            step = _width([group]) / len(group)
            laid += [(tile, (left + (i + 0.5) * step, y)) for i, tile in enumerate(group)]
            left += step * len(group) + COLOUR_GAP
    return laid


def _bases(lines: Sequence[Line]) -> list[float]:
    """Where the lines stand, one under the other round the origin."""
    step = TALL + LINE_GAP
    return [(i + 1 - len(lines) / 2) * step - LINE_GAP / 2 for i in range(len(lines))]


def _width(line: Line) -> float:
    widths = [TOKEN if group[0] == "marker" else len(group) * (1 + GAP) for group in line]
    return sum(widths) + COLOUR_GAP * (len(line) - 1)
