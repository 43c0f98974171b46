"""Where things lie in a picture of Summer Pavilion: tiles on their spaces, and nothing on anything else."""

import re
from itertools import combinations, pairwise
from math import dist, hypot
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from tests.render.pavilion_tables import each_position, player, table, tiles, tiles_on
from tests.render.pictures import SVG, drawn

from faience.render.pavilion_geometry import TALL, Point, polar, space_angle, star_centre
from faience.render.svg_frame import BAR, GAP, MARGIN
from faience.render.svg_market import DISH_RIM, Ring
from faience.render.svg_pavilion import LAYOUTS
from faience.render.svg_pavilion_market import TOKEN, in_the_dish
from faience.rules.pavilion.boards import POINTS, STARS


def placed(picture: Element, names: str) -> list[tuple[str, float, float, float, float]]:
    """Symbols whose names match, with the place of their origin, their angle and their width."""
    found = []

    def visit(element: Element, x: float, y: float, angle: float) -> None:
        for kind, value in re.findall(r"(translate|rotate)\(([^)]*)\)", element.get("transform", "")):
            if kind == "rotate":
                angle = float(value)
            else:
                x, y = x + float(value.split()[0]), y + float(value.split()[1])
        name = element.get("href", "").removeprefix(f"#{picture.attrib['class']}-")
        if re.fullmatch(names, name):
            found.append((name, x, y, angle, float(element.attrib["width"])))
        for child in element:
            visit(child, x, y, angle)

    for element in picture:
        if element.tag != f"{SVG}defs":
            visit(element, 0, 0, 0)
    return found


def shape(x: float, y: float, angle: float, unit: float) -> list[Point]:
    return [polar(r * unit, angle + turn, (x, y)) for r, turn in ((0, 0), (1, -30), (TALL, 0), (1, 30))]


def overlap(one: list[Point], other: list[Point], slack: float) -> bool:
    """Whether two rhombi share more than slack allows."""

    def beyond(start: Point, end: Point, point: Point) -> bool:
        (x, y), (ax, ay), (bx, by) = point, start, end
        return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / dist(start, end) <= slack

    return not any(
        all(beyond(*side, point) for point in second)
        for first, second in ((one, other), (other, one))
        for side in pairwise((*first, first[0]))
    )


@each_position
def test_no_tile_lies_on_another_but_in_the_fan_of_a_hand(position: dict[str, Any]) -> None:
    bare = position | {"players": [board | {"hand": {}} for board in position["players"]]}
    shapes = [shape(x, y, angle, unit) for _, x, y, angle, unit in placed(drawn(bare), r"rh-(?!shadow)\w+")]
    assert len(shapes) == tiles_on(bare).total()
    assert not any(overlap(one, other, slack=0.1) for one, other in combinations(shapes, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_lie_on_the_spaces_they_cover(players: int) -> None:
    full = "/".join("PGOYBR"[star % 6] * POINTS for star in range(STARS))
    picture = drawn(table("- " * (2 * players + 1), "", *[player(stars=full)] * players, supply=[], board="monochrome"))
    layout = LAYOUTS[players]
    found = iter(placed(picture, r"rh-(?!shadow)\w+"))
    for left, top in layout.boards:
        middle = MARGIN + left + layout.plan.middle[0], MARGIN + BAR + GAP + top + layout.plan.middle[1]
        for star in range(STARS):
            away = star_centre(star)
            place = middle[0] + away[0] * layout.plan.unit, middle[1] + away[1] * layout.plan.unit
            for index in range(POINTS):
                _, x, y, angle, unit = next(found)
                assert dist((x, y), place) < 0.05 and angle == space_angle(star, index) and unit == layout.plan.unit
    assert next(found, None) is None


@each_position
def test_every_tile_is_lit_from_the_top_left(position: dict[str, Any]) -> None:
    for name, _, _, angle, _ in placed(drawn(position), r"gloss-rh-\d+"):
        assert name == f"gloss-rh-{angle:.0f}"


def a_ring(players: int) -> Ring:
    layout = LAYOUTS[players]
    return Ring.within(layout.market.width, layout.market.height, 2 * players + 1, layout.plate, 1.42)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("centre", ["", "P", "PGGOR", "PPGGOOYYBBRR", "P" * 12, "PPPPGGGGOOOOYYYYBBBBRRRR"])
@pytest.mark.parametrize("token", [True, False])
def test_the_dish_holds_whatever_lies_in_the_centre(players: int, centre: str, token: bool) -> None:
    ring = a_ring(players)
    lying = ["marker"] * token + tiles(centre)
    laid, unit = in_the_dish(lying, ring)
    assert [tile for tile, _ in laid] == lying
    assert unit > 17
    rx, ry = ring.dish[0] - DISH_RIM, ring.dish[1] - DISH_RIM
    for tile, place in laid:
        outline = shape(*place, 0, unit)
        if tile == "marker":
            middle = place[0], place[1] - TALL * unit / 2
            outline = [polar(TOKEN * unit / 2, 30 * i, middle) for i in range(12)]
        assert all(hypot(x / rx, y / ry) <= 1.02 for x, y in outline)
    shapes = [shape(*place, 0, unit) for tile, place in laid if tile != "marker"]
    assert not any(overlap(one, other, slack=0.01) for one, other in combinations(shapes, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plates_touch_neither_each_other_nor_the_dish(players: int) -> None:
    ring = a_ring(players)
    assert all(dist(one, other) > ring.plate for one, other in combinations(ring.places, 2))
    for x, y in ring.places:
        away = x - ring.middle[0], y - ring.middle[1]
        nearest = 1 - ring.plate / 2 / hypot(*away)
        assert hypot(away[0] * nearest / ring.dish[0], away[1] * nearest / ring.dish[1]) > 1
