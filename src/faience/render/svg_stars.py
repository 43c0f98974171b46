"""The seven stars of a player's pavilion on their plate, with the structures between them.

Blue figures are for naming a space: that of the star stands in its middle, and where the printed numbers do not count
the spaces of a star, small ones inside each space do. "3.5" is space 5 of star 3.
"""

from math import atan2, degrees

from faience.render.pavilion_geometry import (
    BEADS,
    RIM,
    Point,
    polar,
    rim,
    space_angle,
    space_centre,
    star_centre,
    star_outline,
    structure_centre,
)
from faience.render.pavilion_goals import Stars, covers, is_surrounded, kinds_of
from faience.render.svg_canvas import Canvas, Letter, closed_path
from faience.render.svg_rhombus import draw_space, draw_tile, inset
from faience.rules.pavilion.boards import OUTER, POINTS, STARS, StarBoard, structure_spaces

# In units: the discs under printed numbers, the figures of star and space, the medallions and their pips.
DISC, BOSS, INDEX_AWAY = 0.22, 0.19, 0.43
MEDALLION, PIP = 0.31, 0.055


def draw_stars(canvas: Canvas, board: StarBoard, stars: Stars, unit: float, seat: int) -> None:
    """Those of a seat, round the origin; the unit is the side of a tile."""
    _draw_plate(canvas, unit)
    counted = all(board.number(star, index) == index + 1 for star in range(STARS) for index in range(POINTS))
    for star in range(STARS):
        for index, tile in enumerate(stars[star]):
            place, angle = _scaled(star_centre(star), unit), space_angle(star, index)
            if tile:
                draw_tile(canvas, tile, place, unit, angle, lies=False)
                continue
            with canvas.named("space", seat, star, index):
                draw_space(canvas, place, unit, angle, board.printed(star, index))
                _draw_number(canvas, _scaled(space_centre(star, index), unit), board.number(star, index), unit)
            if not counted:
                _draw_index(canvas, polar(INDEX_AWAY * unit, angle, place), index + 1, unit)
    for star in range(STARS):
        _draw_star_number(canvas, star, unit, complete=all(stars[star]))
    for kind in kinds_of(board):
        for number in OUTER:
            _draw_structure(canvas, stars, kind, number, unit)


def _scaled(point: Point, unit: float) -> Point:
    return point[0] * unit, point[1] * unit


def _draw_plate(canvas: Canvas, unit: float) -> None:
    edge = closed_path([_scaled(point, unit) for point in rim(RIM)], unit * 0.5)
    beads = closed_path([_scaled(point, unit) for point in rim(BEADS)], unit * 0.45)
    canvas.shape("path", d=edge, fill="shadow", opacity=0.16, transform=f"translate(2 {unit * 0.08:.1f})")
    canvas.filled("path", "g-plate", d=edge)
    canvas.shape("path", d=edge, stroke="plate-ink", stroke_width=unit * 0.035)
    dots = {"stroke_dasharray": f".1 {unit * 0.19:.1f}", "stroke_linecap": "round"}
    canvas.shape("path", d=beads, stroke="plate-ink2", stroke_width=unit * 0.07, **dots)


def _draw_number(canvas: Canvas, place: Point, number: int, unit: float) -> None:
    """What the space costs."""
    x, y = place
    canvas.shape("circle", cx=x, cy=y, r=DISC * unit, fill="surface", fill_opacity=0.9)
    _draw_figure(canvas, place, number, Letter(unit * 0.3, display=True))


def _draw_index(canvas: Canvas, place: Point, index: int, unit: float) -> None:
    _draw_figure(canvas, place, index, Letter(unit * 0.24, 700, "accent"))


def _draw_star_number(canvas: Canvas, star: int, unit: float, *, complete: bool) -> None:
    """In the star's middle; a complete star is outlined, for it earns its points at the end (4.12)."""
    x, y = _scaled(star_centre(star), unit)
    if complete:
        outline = closed_path([_scaled(point, unit) for point in inset(star_outline(star), 1.01)], unit * 0.1)
        canvas.shape("path", d=outline, stroke="gold", stroke_width=unit * 0.07, stroke_linejoin="round")
    canvas.shape("circle", cx=x, cy=y, r=BOSS * unit, fill="accent", stroke="surface", stroke_width=unit * 0.03)
    _draw_figure(canvas, (x, y), star, Letter(unit * 0.25, 700, "on-accent"))


def _draw_figure(canvas: Canvas, place: Point, figure: int, letter: Letter) -> None:
    x, y = place
    canvas.text(x, y + letter.size * 0.36, str(figure), letter, room=letter.size * 1.5, anchor="middle")


def _draw_structure(canvas: Canvas, stars: Stars, kind: str, number: int, unit: float) -> None:
    """A medallion with a pip towards each space that must be covered; gold when all are (4.9)."""
    done, size = is_surrounded(stars, kind, number), MEDALLION * unit
    x, y = middle = _scaled(structure_centre(kind, number), unit)
    canvas.shape("circle", cx=x, cy=y, r=size, fill="gold" if done else "surface", stroke="gold" if done else "line")
    canvas.symbol(f"st-{kind}", x - size * 0.66, y - size * 0.66, size * 1.32, "surface" if done else "text-2")
    if done:
        return
    for space in structure_spaces(kind, number):
        px, py = polar(size, _direction(middle, _scaled(space_centre(*space), unit)), middle)
        fill = "gold" if covers(stars, space) else "surface"
        canvas.shape("circle", cx=px, cy=py, r=PIP * unit, fill=fill, stroke="gold")


def _direction(start: Point, end: Point) -> float:
    return degrees(atan2(end[0] - start[0], start[1] - end[1]))
