r"""Where the stars, spaces and structures of a pavilion board lie.

The unit is the side of a tile, the origin the centre of the board, y runs down. Angles are degrees clockwise from
twelve o'clock. Tiles are rhombi of 60 and 120 degrees: six of them meet in the centre of their star.

          tip                The tip of a space is √3 away from the centre of its star, its side corners 1.
          / \                Stars are 3 apart, so that neighbours touch with their tips; between two stars
    side /   \ side          is a gap of the shape of a tile, and a structure stands in its middle.
         \   /
          \ /
         star
"""

from math import cos, radians, sin, sqrt

from faience.rules.pavilion.boards import CENTRE_STAR, POINTS

Point = tuple[float, float]

TALL = sqrt(3)
"""From the centre of a star to the tip of a space: the long diagonal of a tile, whose short one is 1."""
STARS_APART = 3.0
RIM, BEADS = 5.08, 4.95  # from the centre to the corners of the rim of the board, and of the beads inside it
CORNER_TURN = 10.9  # the rim has a corner on the way out to each of the outer tips

STRUCTURES = {"pillar": (0, 1.5), "statue": (30, 1.5 * TALL), "window": (0, 4.45), "fountain": (30, 4.0)}
"""By kind: how far the structure is turned from the direction of its star, and how far out it stands."""


def polar(radius: float, angle: float, origin: Point = (0.0, 0.0)) -> Point:
    turn = radians(angle)
    return origin[0] + radius * sin(turn), origin[1] - radius * cos(turn)


def star_angle(star: int) -> int:
    """The direction from the centre to an outer star: star 1 is on the left, the others follow clockwise."""
    return (210 + 60 * star) % 360


def star_centre(star: int) -> Point:
    return (0.0, 0.0) if star == CENTRE_STAR else polar(STARS_APART, star_angle(star))


def space_angle(star: int, index: int) -> int:
    """The direction from a star's centre to the tip of a space, counted from 0.

    Outer stars are turned with their place; the centre is turned like star 1.
    """
    return (60 * (max(star, 1) - 1) + 60 * index) % 360


def rhombus(star: int, index: int) -> tuple[Point, Point, Point, Point]:
    """A space: its corner in the star's centre, then clockwise."""
    centre, angle = star_centre(star), space_angle(star, index)
    return centre, polar(1, angle - 30, centre), polar(TALL, angle, centre), polar(1, angle + 30, centre)


def space_centre(star: int, index: int) -> Point:
    return polar(TALL / 2, space_angle(star, index), star_centre(star))


def star_outline(star: int) -> list[Point]:
    """Tips and notches of a star in turn, clockwise."""
    centre, first = star_centre(star), space_angle(star, 0)
    corners = ((TALL, 0), (1, 30))
    return [polar(radius, first + 60 * i + turn, centre) for i in range(POINTS) for radius, turn in corners]


def structure_angle(kind: str, number: int) -> int:
    """The direction from the board's centre to structure 1 to 6 of a kind."""
    return (star_angle(number) + STRUCTURES[kind][0]) % 360


def structure_centre(kind: str, number: int) -> Point:
    return polar(STRUCTURES[kind][1], structure_angle(kind, number))


def rim(radius: float) -> list[Point]:
    """A line round the board, with corners at this distance from its centre."""
    return [polar(radius, 60 * i + 30 + turn) for i in range(POINTS) for turn in (-CORNER_TURN, CORNER_TURN)]
