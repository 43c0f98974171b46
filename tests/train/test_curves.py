"""The picture of a training says what its reports say."""

from xml.etree import ElementTree

import pytest
from tests.train.tables import trained

from faience.train.curves import CHART_HEIGHT, GAP, TOP, curves_of
from faience.train.lesson import Epoch, Verdict
from faience.train.report import Lesson, Report

SVG = "{http://www.w3.org/2000/svg}"


def report(number: int, points: float, rating: float, kept: bool, surprises=(0.5, 0.48, 0.47)) -> Report:
    before, *after = (Verdict(each + 0.01, 1.2, each, 6.0) for each in surprises)
    curve = tuple(Epoch(at, 0.6, verdict) for at, verdict in enumerate(after, start=1))
    lesson = Lesson(100, 1_000, 45.0, 1_000, before, curve)
    return Report(number, lesson, points, points - 0.1, min(points + 0.1, 1.0), 40, 0.0, rating, kept, {})


def drawn(reports) -> ElementTree.Element:
    return ElementTree.fromstring(curves_of(reports))


def said(element: ElementTree.Element, name: str) -> str:
    """What an attribute says."""
    return element.attrib[name]


def circles(picture: ElementTree.Element, *, above: bool) -> list[tuple[str, float, float]]:
    """Kind and place of the dots in one of the charts, from left to right."""
    found = [
        (said(dot, "class"), float(said(dot, "cx")), float(said(dot, "cy"))) for dot in picture.iter(f"{SVG}circle")
    ]
    return sorted((dot for dot in found if (dot[2] < TOP + CHART_HEIGHT + GAP / 2) == above), key=lambda dot: dot[1])


def lines(picture: ElementTree.Element, kind: str) -> list[list[tuple[float, ...]]]:
    return [
        [tuple(map(float, point.split(","))) for point in said(line, "points").split()]
        for line in picture.iter(f"{SVG}polyline")
        if line.get("class") == kind
    ]


def test_a_generation_stands_the_higher_the_better_its_rating_and_is_hollow_if_it_was_rejected():
    picture = drawn([report(1, 0.7, 150.0, True), report(2, 0.4, 80.0, False), report(3, 0.6, 220.0, True)])
    kinds, _, heights = zip(*circles(picture, above=True), strict=True)
    assert kinds == ("kept", "lost", "kept")
    assert heights[2] < heights[0] < heights[1]  # up is less
    assert heights[1] - heights[0] == pytest.approx(heights[0] - heights[2], abs=0.2)  # 70 Elo each


def test_the_line_goes_from_nothing_through_those_that_reigned():
    picture = drawn([report(1, 0.7, 150.0, True), report(2, 0.4, 80.0, False), report(3, 0.6, 220.0, True)])
    way = lines(picture, "line")[0]
    first, _, last = circles(picture, above=True)
    assert way[1:] == [first[1:], last[1:]]
    assert way[0][1] > first[2]


def test_a_bar_spans_what_the_match_leaves_open():
    picture = drawn([report(1, 0.6, 70.0, True)])
    ((_, low), (_, high)) = lines(picture, "bar")[0]
    ((_, _, rating),) = circles(picture, above=True)
    assert high < rating < low


def test_each_lesson_goes_down_from_the_dashed_line_of_what_played_the_games():
    picture = drawn([report(1, 0.6, 70.0, True, surprises=(0.5, 0.48, 0.47, 0.46))])
    ((_, before), _) = lines(picture, "dash")[0]
    curve = [height for _, height in lines(picture, "line")[1]]
    assert len(curve) == 3 and before < curve[0] < curve[1] < curve[2]


@pytest.mark.parametrize("reports", [1, 2, 25, 90])
def test_all_of_it_is_on_the_sheet_and_numbers_have_room(reports):
    picture = drawn([report(n + 1, 0.5, 3.0 * n, n % 3 == 0) for n in range(reports)])
    _, _, width, height = map(float, said(picture, "viewBox").split())
    words = list(picture.iter(f"{SVG}text"))
    assert all(0 < float(said(word, "x")) < width and 0 < float(said(word, "y")) < height for word in words)
    assert sum(word.get("class") == "middle" for word in words) <= 20 + 1
    assert all(0 < x < width and 0 < y < height for _, x, y in circles(picture, above=True))


@pytest.mark.parametrize("points", [0.0, 1.0])
def test_a_match_that_was_all_won_or_all_lost_can_be_drawn(points):
    assert len(circles(drawn([report(1, points, 0.0, True, surprises=(0.5, 0.5))]), above=True)) == 1


def test_a_training_leaves_its_picture(tmp_path):
    out = trained(tmp_path / "out", games=8)
    assert len(circles(ElementTree.fromstring((out / "curves.svg").read_bytes()), above=True)) == 1
