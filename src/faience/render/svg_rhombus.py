"""Rhombic tiles and their spaces. A place is the inner corner of a rhombus: the tip points away from it at an angle."""

from collections.abc import Sequence

from faience.render.pavilion_geometry import TALL, Point, polar
from faience.render.svg_canvas import Canvas, closed_path
from faience.rules.pavilion.boards import COLOURS

SHADOW = 0.03, 0.07  # how far it falls, in units
UPRIGHT = 0


def draw_tile(canvas: Canvas, tile: str, place: Point, unit: float, angle: int = UPRIGHT, *, lies: bool = True) -> None:
    """A tile with sides of `unit`, lit from the top left whatever its angle; one that `lies` on something has a shadow.

    Tiles set into a board have none.
    """
    x, y = place
    if lies:
        with canvas.at(x + SHADOW[0] * unit, y + SHADOW[1] * unit, angle):
            _use(canvas, "rh-shadow", unit)
    with canvas.at(x, y, angle):
        _use(canvas, f"rh-{tile}", unit)
        _use(canvas, f"gloss-rh-{angle}", unit)


def draw_space(canvas: Canvas, place: Point, unit: float, angle: int = UPRIGHT, colour: str | None = None) -> None:
    """An empty space, with the motif of the colour that is printed on it."""
    kind = f"-{colour}" if colour else ""
    outline = closed_path(inset(corners(place, unit, angle), 0.93), unit * 0.12, unit * 0.08)
    canvas.shape("path", d=outline, fill=f"slot{kind}", stroke=f"slot-line{kind}")
    if colour:
        with canvas.at(*place, angle):
            _use(canvas, f"mark-rh-{colour}", unit, f"mark-{colour}", opacity=0.5)


def draw_swatch(canvas: Canvas, tile: str, x: float, y: float, unit: float = 20) -> None:
    """A tile's glaze and motif without its body, round a point: it stands for a colour, not for a tile lying here."""
    place = x, y + unit * TALL / 2
    outline = closed_path(corners(place, unit), unit * 0.14, unit * 0.08)
    canvas.shape("path", d=outline, fill=f"tile-{tile}-base", stroke=f"tile-{tile}-deep")
    with canvas.at(*place):
        _use(canvas, f"mark-rh-{tile}", unit, f"tile-{tile}-ink")


def draw_many_coloured_star(canvas: Canvas, x: float, y: float, unit: float) -> None:
    """Six glazes round a point: it stands for a star of all colours."""
    for i, tile in enumerate(COLOURS):
        outline = closed_path(inset(corners((x, y), unit, 60 * i), 0.9), unit * 0.1)
        canvas.shape("path", d=outline, fill=f"tile-{tile}-base")


def corners(place: Point, unit: float, angle: int = UPRIGHT) -> list[Point]:
    """Clockwise from the inner one."""
    return [place, *(polar(r * unit, angle + turn, place) for r, turn in ((1, -30), (TALL, 0), (1, 30)))]


def inset(points: Sequence[Point], part: float) -> list[Point]:
    """A polygon drawn together towards its middle, or apart."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return [(x + (px - x) * part, y + (py - y) * part) for px, py in points]


def _use(canvas: Canvas, name: str, unit: float, colour: str | None = None, **more: object) -> None:
    canvas.use(name, -unit / 2, -unit * TALL, unit, unit * TALL, colour, **more)
