"""How far a player has come with the goals: a line of numbers, stars and sets of structures, gold where reached."""

from collections.abc import Callable
from dataclasses import dataclass

from faience.render.pavilion_goals import Stars, covered_of_number, star_points, structure_sets, surrounded
from faience.render.svg_canvas import Canvas, Letter
from faience.rules.pavilion.boards import KINDS, StarBoard

HEIGHT = 26
DISC, ICON = 10.5, 20.0
FIGURE, REACHED = Letter(13.5, 700, "text-2"), Letter(13.5, 700, "gold")


@dataclass(frozen=True)
class Item:
    """A sign and the figure beside it."""

    width: float
    draw: Callable[[float], None]  # at its left end


def draw_progress(canvas: Canvas, board: StarBoard, stars: Stars, width: float) -> None:
    """Spread over the width, along the middle of HEIGHT."""
    items = [_number_item(canvas, board, stars, number) for number in range(1, len(board.number_values) + 1)]
    items.append(_stars_item(canvas, board, stars))
    if board.has_fountains:
        items += [_structure_item(canvas, stars, kind) for kind in KINDS]
    gap = min(26, (width - sum(item.width for item in items)) / (len(items) - 1))
    x = 0.0
    for item in items:
        item.draw(x)
        x += item.width + gap


def _number_item(canvas: Canvas, board: StarBoard, stars: Stars, number: int) -> Item:
    """The spaces of one number: how many of them are covered, or what they earn when all are."""
    covered, spaces = covered_of_number(board, stars, number)
    said = f"+{board.number_values[number - 1]}" if covered == spaces else f"{covered}/{spaces}"

    def draw(x: float) -> None:
        draw_number(canvas, x + DISC, HEIGHT / 2, number, reached=covered == spaces)
        _figure(canvas, x + 2 * DISC + 4, said, reached=covered == spaces)

    return Item(2 * DISC + 4 + _room(said), draw)


def _stars_item(canvas: Canvas, board: StarBoard, stars: Stars) -> Item:
    points = sum(star_points(board, star) for star in stars)
    said = f"+{points}" if points else "0"
    return _icon_item(canvas, "icon-star", said, reached=points > 0)


def _structure_item(canvas: Canvas, stars: Stars, kind: str) -> Item:
    """How many of a kind are surrounded; gold as soon as there is one of each (6.4)."""
    count = surrounded(stars, kind)
    return _icon_item(canvas, f"st-{kind}", str(count), reached=structure_sets(stars) > 0)


def _icon_item(canvas: Canvas, icon: str, said: str, *, reached: bool) -> Item:
    def draw(x: float) -> None:
        canvas.symbol(icon, x, HEIGHT / 2 - ICON / 2, ICON, "gold" if reached else "text-2")
        _figure(canvas, x + ICON + 3, said, reached=reached)

    return Item(ICON + 3 + _room(said), draw)


def _figure(canvas: Canvas, x: float, said: str, *, reached: bool) -> None:
    canvas.text(x, HEIGHT / 2 + 4.8, said, REACHED if reached else FIGURE, room=60)


def _room(said: str) -> float:
    return 9.7 * len(said)  # as wide as figures get in any of the fonts


def draw_number(canvas: Canvas, x: float, y: float, number: int, *, reached: bool = False) -> None:
    """A printed number on its disc, round a point."""
    fill, stroke, ink = ("gold", "gold", "surface") if reached else ("surface-2", "line", "text")
    canvas.shape("circle", cx=x, cy=y, r=DISC, fill=fill, stroke=stroke)
    canvas.text(x, y + 5, str(number), Letter(14.5, colour=ink, display=True), room=20, anchor="middle")
