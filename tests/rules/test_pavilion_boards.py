"""What is printed on the four boards and their scoring boards (Summer Pavilion 4.1, 4.7, 4.9, 4.12, 5, 6)."""

from itertools import pairwise
from math import cos, dist, radians, sin, sqrt

import pytest

from faience.rules.pavilion.boards import BOARDS, KINDS, REWARDS, structure_spaces

from .stars import LETTER, NAME, TIERS, index_of, stars_from

# Stars are written as in stars.py: the centre first, then 1 to 6; a space for which nothing is printed is a dot.
NUMBERS = {
    "coloured": "123456 123456 123456 123456 123456 123456 123456",
    "monochrome": "333333 321456 321456 321456 321456 321456 321456",
    "glazed-orange": "123456 123456 123456 123456 123456 123456 123456",
    "glazed-purple": "333333 321456 321456 321456 321456 321456 321456",
}
PRINTED = {
    "coloured": "...... PPPPPP OOOOOO RRRRRR BBBBBB YYYYYY GGGGGG",
    "monochrome": "...... ...... ...... ...... ...... ...... ......",
    "glazed-orange": "PGOYBR PPPPPP OOOOOO RRRRRR BBBBBB YYYYYY GGGGGG",
    "glazed-purple": "ORBYGP ...... ...... ...... ...... ...... ......",
}
WILDS = {"coloured": "PGOYBR", "monochrome": "PGOYBR", "glazed-orange": "PGOYBR", "glazed-purple": "ORBYGP"}

# Purple, green, orange, yellow, blue, red, many colours; the numbers 1 to 4; a set of structures.
STAR_VALUES = {
    "coloured": (20, 18, 17, 16, 15, 14, 12),
    "monochrome": (20, 18, 17, 16, 15, 14, 12),
    "glazed-orange": (20, 18, 17, 16, 15, 14, 15),
    "glazed-purple": (14, 15, 20, 16, 17, 18, 15),
}
NUMBER_VALUES = {
    "coloured": (4, 8, 12, 16),
    "monochrome": (4, 8, 12, 16),
    "glazed-orange": (4, 8, 12, 16),
    "glazed-purple": (3, 6, 18, 12),
}
SET_VALUES = {"coloured": 0, "monochrome": 0, "glazed-orange": 15, "glazed-purple": 12}

# The spaces around each structure, star.space.
STRUCTURES = {
    "pillar": [
        "1.2 1.3 0.5 0.6",
        "2.2 2.3 0.6 0.1",
        "3.2 3.3 0.1 0.2",
        "4.2 4.3 0.2 0.3",
        "5.2 5.3 0.3 0.4",
        "6.2 6.3 0.4 0.5",
    ],
    "statue": [
        "1.1 1.2 2.3 2.4",
        "2.1 2.2 3.3 3.4",
        "3.1 3.2 4.3 4.4",
        "4.1 4.2 5.3 5.4",
        "5.1 5.2 6.3 6.4",
        "6.1 6.2 1.3 1.4",
    ],
    "window": ["1.5 1.6", "2.5 2.6", "3.5 3.6", "4.5 4.6", "5.5 5.6", "6.5 6.6"],
    "fountain": [
        "1.6 1.1 2.4 2.5",
        "2.6 2.1 3.4 3.5",
        "3.6 3.1 4.4 4.5",
        "4.6 4.1 5.4 5.5",
        "5.6 5.1 6.4 6.5",
        "6.6 6.1 1.4 1.5",
    ],
}

ALL_SPACES = [(star, index) for star in range(7) for index in range(6)]
every_board = pytest.mark.parametrize("board", BOARDS)


def test_there_are_four_boards():
    assert list(BOARDS) == list(NUMBERS)


@every_board
def test_every_space_has_its_number(board):
    stars = NUMBERS[board].split()
    assert [BOARDS[board].number(*space) for space in ALL_SPACES] == [int(number) for number in "".join(stars)]


@every_board
def test_every_space_has_its_colour_or_none(board):
    stars = PRINTED[board].split()
    assert [BOARDS[board].printed(*space) for space in ALL_SPACES] == [NAME.get(colour) for colour in "".join(stars)]


@every_board
def test_every_round_has_its_wild_colour(board):
    assert "".join(LETTER[colour] for colour in BOARDS[board].wilds) == WILDS[board]


@every_board
def test_every_goal_has_its_value(board):
    printed = BOARDS[board]
    *of_colours, of_many = STAR_VALUES[board]
    assert [printed.value(colour) for colour in NAME.values()] == of_colours
    assert printed.star_values[-1] == of_many
    assert printed.number_values == NUMBER_VALUES[board]
    assert printed.set_value == SET_VALUES[board]


@every_board
def test_the_values_of_the_stars_fall_from_one_wild_colour_to_the_next(board):  # SP-X3
    printed = BOARDS[board]
    assert [printed.value(colour) for colour in printed.wilds] == [20, 18, 17, 16, 15, 14]


@every_board
def test_only_the_glazed_boards_have_fountains(board):
    assert BOARDS[board].has_fountains == board.startswith("glazed")


# Structures


@pytest.mark.parametrize("kind", STRUCTURES)
def test_every_structure_lies_between_its_spaces(kind):
    found = [" ".join(f"{star}.{index + 1}" for star, index in structure_spaces(kind, n)) for n in range(1, 7)]
    assert found == STRUCTURES[kind]


def test_a_pillar_brings_one_tile_a_statue_two_a_window_three_and_a_fountain_one():
    assert dict(zip(KINDS, REWARDS, strict=True)) == {"pillar": 1, "statue": 2, "window": 3, "fountain": 1}


@pytest.mark.parametrize(
    ("index", "kinds"),
    [
        (1, "statue fountain"),
        (2, "pillar statue"),
        (3, "pillar statue"),
        (4, "statue fountain"),
        (5, "window fountain"),
        (6, "window fountain"),
    ],
)
def test_every_space_of_an_outer_star_touches_two_structures_at_the_most(index, kinds):
    for star in range(1, 7):
        touched = [kind for kind in STRUCTURES for spaces in STRUCTURES[kind] if f"{star}.{index}" in spaces]
        assert touched == kinds.split()


def test_every_space_of_the_centre_touches_two_pillars():
    for index in range(1, 7):
        assert sum(f"0.{index}" in spaces for spaces in STRUCTURES["pillar"]) == 2
        assert not any(f"0.{index}" in spaces for kind in KINDS[1:] for spaces in STRUCTURES[kind])


# Geometry: one side of a tile is the unit of length, and angles run clockwise from the top.


def point(angle, radius, start=(0.0, 0.0)):
    return start[0] + radius * sin(radians(angle)), start[1] + radius * cos(radians(angle))


def star_centre(star):
    return point(270 + 60 * (star - 1), 3) if star else (0.0, 0.0)


def middle(star, index):
    """The middle of a tile on this space."""
    direction = 60 * (index + max(0, star - 1))
    return point(direction, sin(radians(60)), star_centre(star))


def around(place, radius):
    """The spaces whose tiles have their middle so far from a place."""
    return {space for space in ALL_SPACES if abs(dist(middle(*space), place) - radius) < 1e-9}


@pytest.mark.parametrize("number", range(1, 7))
def test_structures_are_surrounded_by_the_spaces_that_lie_around_them(number):
    direction = 270 + 60 * (number - 1)
    between_two_stars = point(direction + 30, 3 * cos(radians(30)))
    assert around(point(direction, 1.5), sin(radians(60))) == {*structure_spaces("pillar", number)}
    assert around(between_two_stars, sin(radians(60))) == {*structure_spaces("statue", number)}
    assert around(point(direction, 3 + 1), 0.5) == {*structure_spaces("window", number)}


@pytest.mark.parametrize("number", range(1, 7))
def test_a_fountain_lies_outside_of_the_point_where_two_neighbouring_stars_touch(number):  # SP-X1
    touch = point(270 + 60 * (number - 1) + 30, 2 * sqrt(3))
    tips = around(touch, sin(radians(60)))
    outer_neighbours = {space for tip in tips for space in beside(*tip) if distance(space) > distance(tip)}
    assert tips | outer_neighbours == {*structure_spaces("fountain", number)}
    assert len(tips) == len(outer_neighbours) == 2


def beside(star, index):
    """The neighbours of a space in its star."""
    return (star, (index - 1) % 6), (star, (index + 1) % 6)


def distance(space):
    return dist(middle(*space), star_centre(0))


def test_a_drawing_shows_the_spaces_where_they_lie():
    """From above to below and from left to right, as the tiers of a drawing are read."""
    heights = [star_centre(stars[0])[1] for stars in TIERS]
    assert heights == sorted(heights, reverse=True)
    for stars in TIERS:
        assert all(star_centre(one)[0] < star_centre(other)[0] for one, other in pairwise(stars))
    for star in range(7):
        for direction in range(6):
            expected = point(60 * direction, sin(radians(60)), star_centre(star))
            assert dist(middle(star, index_of(star, direction)), expected) < 1e-9


def test_a_drawing_is_read_star_by_star():
    drawing = """
              6       5
            5   1   4   6
            4   2   3   1
              3       2
          1       1       4
        6   2   6   2   3   5
        5   3   5   3   2   6
          4       4       1
              2       3
            1   3   2   4
            6   4   1   5
              5       6
    """
    assert stars_from(drawing) == ("123456",) * 7
    assert stars_from("3 R....R 0 .G....") == (".G....", "......", "......", "R....R", *["......"] * 3)


def test_the_numbers_that_are_goals_are_seven_spaces_or_six_and_twelve():
    counts = {
        board: [sum(BOARDS[board].number(*space) == number for space in ALL_SPACES) for number in range(1, 7)]
        for board in BOARDS
    }
    assert counts["coloured"] == counts["glazed-orange"] == [7] * 6
    assert counts["monochrome"] == counts["glazed-purple"] == [6, 6, 12, 6, 6, 6]
