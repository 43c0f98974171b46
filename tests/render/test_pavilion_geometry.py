"""The pavilion board on paper: 42 rhombi in seven stars that touch, and structures in the gaps between them."""

from itertools import combinations, pairwise
from math import dist, isclose, sqrt

import pytest

from faience.render.pavilion_geometry import (
    BEADS,
    RIM,
    Point,
    rhombus,
    rim,
    space_angle,
    space_centre,
    star_centre,
    star_outline,
    structure_centre,
)
from faience.render.svg_stars import MEDALLION, PIP
from faience.rules.pavilion.boards import KINDS, OUTER, POINTS, STARS, structure_spaces

SPACES = [(star, index) for star in range(STARS) for index in range(POINTS)]
H = sqrt(3) / 2  # the height of a triangle with sides of 1

# Where the tips of the spaces 1 to 6 point, read from the printed board.
TIPS = {
    0: "N NE SE S SW NW",
    1: "N NE SE S SW NW",
    2: "NE SE S SW NW N",
    3: "SE S SW NW N NE",
    4: "S SW NW N NE SE",
    5: "SW NW N NE SE S",
    6: "NW N NE SE S SW",
}
COMPASS = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}


def side_distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a line, more than 0 on its right as seen on paper."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / dist(start, end)


def sides(corners: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(pairwise((*corners, corners[0])))


def overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether two convex shapes share more than a side: then no side of either has the other beyond it."""
    return not any(
        all(side_distance(point, *side) <= 1e-9 for point in second)
        for first, second in ((one, other), (other, one))
        for side in sides(first)
    )


def is_near(one: Point, other: Point) -> bool:
    return isclose(dist(one, other), 0, abs_tol=1e-9)


def test_stars_stand_three_tiles_from_the_middle_clockwise_from_the_left() -> None:
    expected = [(0, 0), (-3, 0), (-1.5, -3 * H), (1.5, -3 * H), (3, 0), (1.5, 3 * H), (-1.5, 3 * H)]
    assert all(is_near(star_centre(star), point) for star, point in enumerate(expected))


@pytest.mark.parametrize("star", range(STARS))
def test_spaces_point_where_the_printed_board_has_them(star: int) -> None:
    assert [space_angle(star, index) for index in range(POINTS)] == [COMPASS[tip] for tip in TIPS[star].split()]


@pytest.mark.parametrize(
    ("space", "corners"),
    [
        ((0, 0), [(0, 0), (-0.5, -H), (0, -2 * H), (0.5, -H)]),  # the top of the centre
        ((0, 3), [(0, 0), (0.5, H), (0, 2 * H), (-0.5, H)]),  # opposite
        ((1, 1), [(-3, 0), (-2.5, -H), (-1.5, -H), (-2, 0)]),  # the left star, north-east
        ((3, 0), [(1.5, -3 * H), (2.5, -3 * H), (3, -2 * H), (2, -2 * H)]),  # the upper right star, south-east
        ((6, 5), [(-1.5, 3 * H), (-2, 4 * H), (-3, 4 * H), (-2.5, 3 * H)]),  # the lower left star, south-west
    ],
)
def test_a_space_is_a_rhombus_with_a_corner_in_its_star(space: tuple[int, int], corners: list[Point]) -> None:
    assert all(is_near(*pair) for pair in zip(rhombus(*space), corners, strict=True))


def test_all_sides_are_one_tile_long() -> None:
    assert all(isclose(dist(*side), 1) for space in SPACES for side in sides(rhombus(*space)))


def test_no_two_spaces_overlap() -> None:
    centres = [space_centre(*space) for space in SPACES]
    assert all(dist(one, other) > 0.8 for one, other in combinations(centres, 2))
    assert not any(overlap(rhombus(*one), rhombus(*other)) for one, other in combinations(SPACES, 2))
    assert overlap(rhombus(0, 0), tuple((x + 0.1, y) for x, y in rhombus(0, 0)))


def shared_corners(one: tuple[int, int], other: tuple[int, int]) -> int:
    return sum(is_near(*pair) for pair in ((a, b) for a in rhombus(*one) for b in rhombus(*other)))


def test_neighbours_in_a_star_share_a_side_and_different_stars_only_their_tips() -> None:
    for one, other in combinations(SPACES, 2):
        if one[0] == other[0]:
            are_neighbours = (one[1] - other[1]) % POINTS in (1, POINTS - 1)
            assert shared_corners(one, other) == (2 if are_neighbours else 1)
        else:
            assert shared_corners(one, other) <= 1
    tips = [rhombus(*space)[2] for space in SPACES]
    assert sum(is_near(*pair) for pair in combinations(tips, 2)) == 6 * 3 + 6  # six threes inside, six pairs outside


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", OUTER)
def test_a_structure_stands_between_its_spaces(kind: str, number: int) -> None:
    spaces = structure_spaces(kind, number)
    place = structure_centre(kind, number)
    nearest = sorted(SPACES, key=lambda space: dist(place, space_centre(*space)))
    assert set(nearest[: len(spaces)]) == set(spaces)


def test_structures_stand_where_the_printed_board_has_them() -> None:
    for kind, number, point in (
        ("pillar", 1, (-1.5, 0)),
        ("pillar", 4, (1.5, 0)),
        ("statue", 2, (0, -3 * H)),
        ("statue", 5, (0, 3 * H)),
        ("window", 1, (-4.45, 0)),
        ("fountain", 2, (0, -4)),
    ):
        assert is_near(structure_centre(kind, number), point), (kind, number)


def test_medallions_lie_on_no_tile_and_not_on_the_beads() -> None:
    reach = MEDALLION + PIP
    for kind in KINDS:
        for number in OUTER:
            place = structure_centre(kind, number)
            for space in SPACES:
                assert min(side_distance(place, *side) for side in sides(rhombus(*space))) < -reach
            assert all(side_distance(place, *side) > MEDALLION for side in sides(tuple(rim(BEADS))))


def test_the_rim_runs_round_all_tips_and_beads() -> None:
    for side in sides(tuple(rim(RIM))):
        assert all(side_distance(corner, *side) > 0.3 for space in SPACES for corner in rhombus(*space))
        assert all(side_distance(bead, *side) > 0.1 for bead in rim(BEADS))


@pytest.mark.parametrize("star", range(STARS))
def test_the_outline_of_a_star_visits_the_outer_corners_of_its_spaces(star: int) -> None:
    corners = {(round(x, 9), round(y, 9)) for index in range(POINTS) for x, y in rhombus(star, index)[1:]}
    outline = [(round(x, 9), round(y, 9)) for x, y in star_outline(star)]
    assert len(outline) == 12 and set(outline) == corners
    assert all(isclose(dist(*side), 1, abs_tol=1e-6) for side in sides(tuple(outline)))
