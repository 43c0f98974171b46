"""The market: displays as plates in a ring, and the clay dish of the centre in their midst."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import cos, hypot, pi, sin
from typing import Any

from faience.render.artwork import palette
from faience.render.svg_canvas import Canvas

GAP = 3
CLEARANCE = 11
DISH_RIM = 24
PLATE_TILE = 0.28
"""A tile is this part of the plate's diameter: four of them fill its well."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Ring:
    """Where plates and dish lie; plates are numbered clockwise from the top."""

    plate: float  # diameter
    places: tuple[Point, ...]
    middle: Point
    dish: Point  # half width, half height

    @classmethod
    def within(cls, width: float, height: float, plates: int, plate: float, tallest: float) -> "Ring":
        """The widest ring that the area holds; it may be `tallest` times as tall as wide."""
        rx = ry = 1.0
        places = _evenly_spaced(plates, rx, ry)
        for _ in range(8):  # the shape follows the spacing and the spacing the shape; this settles quickly
            rx *= (width - plate) / 2 / max(x for x, _ in places)
            ry = min(ry * (height - plate) / (ry + max(y for _, y in places)), rx * tallest)
            places = _evenly_spaced(plates, rx, ry)
        middle = width / 2, height / 2 + (ry - max(y for _, y in places)) / 2
        reach = plate / 2 + CLEARANCE
        dish = rx - reach, ry - reach
        while any(hypot(x - px, y - py) < reach for px, py in places for x, y in _rim(*dish)):
            dish = dish[0] - 1, dish[1] - 1
        return cls(plate, tuple((middle[0] + x, middle[1] + y) for x, y in places), middle, dish)


def _rim(rx: float, ry: float) -> list[Point]:
    """An ellipse as many points, clockwise from the top."""
    return [(rx * sin(pi * i / 360), -ry * cos(pi * i / 360)) for i in range(720)]


def _evenly_spaced(count: int, rx: float, ry: float) -> list[Point]:
    """Points on an ellipse, the same way along the rim from each to the next."""
    rim = _rim(rx, ry)
    steps = [hypot(x - rim[i - 1][0], y - rim[i - 1][1]) for i, (x, y) in enumerate(rim)]
    stride, walked, points = sum(steps) / count, 0.0, [rim[0]]
    for step, point in zip(steps[1:], rim[1:], strict=True):
        walked += step
        if len(points) < count and walked >= stride * len(points) - step / 2:
            points.append(point)
    return points


def draw_market(canvas: Canvas, position: Mapping[str, Any], ring: Ring) -> None:
    source, chosen = chosen_tiles(position["pending"])
    draw_crockery(canvas, ring, position["factories"])
    with canvas.at(*ring.middle):
        marker = ["marker"] if position["marker"] == "centre" else []
        rows, size = centre_rows([*marker, *position["centre"]], ring)
        _draw_rows(canvas, rows, size, chosen if source == 0 else (), 0)
    for display, (place, tiles) in enumerate(zip(ring.places, position["factories"], strict=True), start=1):
        with canvas.at(*place):
            rows = [tiles[i : i + 2] for i in range(0, len(tiles), 2)]
            _draw_rows(canvas, rows, ring.plate * PLATE_TILE, chosen if source == display else (), display)


def draw_crockery(canvas: Canvas, ring: Ring, displays: Sequence[Sequence[str]]) -> None:
    """The dish and the plates with their numbers, not yet what lies on them."""
    with canvas.at(*ring.middle):
        _draw_dish(canvas, *ring.dish)
    for display, (place, tiles) in enumerate(zip(ring.places, displays, strict=True), start=1):
        with canvas.at(*place):
            _draw_plate(canvas, ring.plate, bare=not tiles)
            canvas.badge(-ring.plate * 0.37, -ring.plate * 0.37, str(display))


def chosen_tiles(pending: str | None) -> tuple[int | None, Sequence[str]]:
    """Source and tiles of the take that waits for its answer: "2BJ3" is blue and jokers of display 2."""
    if pending is None:
        return None, ()
    letters = {tile["key"]: name for name, tile in palette()["tiles"].items() if "key" in tile}
    return int(pending[0]), [letters[letter] for letter in pending[1:-1]]


def centre_rows(tiles: Sequence[str], ring: Ring) -> tuple[list[list[str]], float]:
    """A row for each colour, the long ones broken, and the largest size at which they all lie within the dish."""
    rx, ry = ring.dish[0] - DISH_RIM, ring.dish[1] - DISH_RIM
    colours = [list(group) for _, group in groupby(tiles)]
    size = ring.plate * PLATE_TILE
    while True:
        for longest in range(max(map(len, colours), default=1), 0, -1):
            rows = [group[i : i + longest] for group in colours for i in range(0, len(group), longest)]
            if all(hypot(x / rx, y / ry) <= 1 for x, y in _corners(rows, size + GAP)):
                return rows, size
        size *= 0.97


def _corners(rows: Sequence[Sequence[str]], step: float) -> list[Point]:
    """The right-hand corners of rows set one under the other round the origin."""
    return [(len(row) * step / 2, (edge - len(rows) / 2) * step) for i, row in enumerate(rows) for edge in (i, i + 1)]


def _draw_rows(canvas: Canvas, rows: Sequence[Sequence[str]], size: float, chosen: Sequence[str], source: int) -> None:
    """The rows of tiles of a source, round the origin; those just chosen get a ring."""
    step = size + GAP
    for i, row in enumerate(rows):
        for j, tile in enumerate(row):
            x, y = (j - len(row) / 2) * step + GAP / 2, (i - len(rows) / 2) * step + GAP / 2
            with canvas.named("tile", source, tile):
                canvas.tile(tile, x, y, size)
            if tile in chosen:
                canvas.box(x, y, size, size, size * 0.13, stroke="select", stroke_width=3)


def _draw_plate(canvas: Canvas, plate: float, *, bare: bool) -> None:
    canvas.shape("ellipse", cx=2, cy=7, rx=plate * 0.49, ry=plate * 0.487, fill="shadow", opacity=0.2)
    canvas.symbol("plate", -plate / 2, -plate / 2, plate)
    if bare:
        canvas.symbol("plate-bloom", -plate / 2, -plate / 2, plate)


def _draw_dish(canvas: Canvas, rx: float, ry: float) -> None:
    """Unglazed clay with a painted rim; its number sits on the rim, where no plate comes near."""
    canvas.shape("ellipse", cx=2, cy=7, rx=rx + 1, ry=ry + 1, fill="shadow", opacity=0.18)
    canvas.filled("ellipse", "g-dish", rx=rx, ry=ry)
    canvas.shape("ellipse", rx=rx - 10, ry=ry - 10, stroke="dish-deep", stroke_width=13, stroke_opacity=0.5)
    dots = {"stroke_dasharray": ".1 13", "stroke_linecap": "round"}
    canvas.shape("ellipse", rx=rx - 10, ry=ry - 10, stroke="dish-line", stroke_width=5, **dots)
    canvas.shape("ellipse", rx=rx - 20, ry=ry - 20, stroke="dish-deep", stroke_width=1.5, stroke_opacity=0.6)
    canvas.badge(-(rx - 12) * 0.707, -(ry - 12) * 0.707, "0")
