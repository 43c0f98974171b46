"""The oracle's boards and one player's stars against results worked out by hand (Pavilion 4.6–4.9, 4.12, 5, 6)."""

import pytest

from . import pavilion
from .pavilion_board import OUTER, RING, Space, bonus_tiles, clockwise, number_of, stars_from

# Colours, numbers and payments


def test_the_wild_colours_of_the_purple_side_start_with_orange() -> None:
    wilds = [pavilion.wild_colour("glazed-purple", number) for number in range(1, 7)]
    assert wilds == ["orange", "red", "blue", "yellow", "green", "purple"]
    assert pavilion.wild_colour("glazed-orange", 1) == "purple"


def test_the_coloured_centre_takes_each_colour_once_and_outer_stars_only_their_own() -> None:
    stars = stars_from("R..G..")
    assert pavilion.legal_colours("coloured", stars, 0, 2) == ["purple", "orange", "yellow", "blue"]
    assert pavilion.legal_colours("coloured", stars, 0, 1) == []
    assert pavilion.legal_colours("coloured", stars, 2, 5) == ["orange"]


def test_the_second_tile_decides_whether_a_free_star_is_of_one_colour_or_of_all() -> None:
    stars = stars_from("G....G ...R.. O..R.. RR....")
    assert pavilion.legal_colours("monochrome", stars, 4, 1) == pavilion.COLOURS
    assert pavilion.legal_colours("monochrome", stars, 1, 5) == pavilion.COLOURS
    assert pavilion.legal_colours("monochrome", stars, 2, 5) == ["purple", "green", "yellow", "blue"]
    assert pavilion.legal_colours("monochrome", stars, 3, 5) == ["red"]
    assert pavilion.legal_colours("monochrome", stars, 0, 2) == ["green"]


def test_the_glazed_centres_have_a_colour_on_each_space() -> None:
    stars = stars_from("")
    for index, orange, purple in zip(RING, "PGOYBR", "ORBYGP", strict=True):
        assert pavilion.legal_colours("glazed-orange", stars, 0, index) == [pavilion.LETTERS[orange]]
        assert pavilion.legal_colours("glazed-purple", stars, 0, index) == [pavilion.LETTERS[purple]]
    assert pavilion.legal_colours("glazed-purple", stars, 4, 1) == pavilion.COLOURS


def test_the_boards_without_printed_colours_have_the_one_in_third_place_and_threes_in_the_centre() -> None:
    for board in ("monochrome", "glazed-purple"):
        assert [number_of(board, 5, index) for index in RING] == [3, 2, 1, 4, 5, 6]
        assert [number_of(board, 0, index) for index in RING] == [3] * 6


@pytest.mark.parametrize(
    ("hand", "number", "colour", "wilds"),
    [
        ({"green": 5, "purple": 2}, 4, "green", [0, 1, 2]),
        ({"green": 2, "purple": 9}, 4, "green", [2, 3]),
        ({"green": 1, "purple": 6}, 6, "green", [5]),
        ({"purple": 5}, 1, "green", []),  # one must really be green
        ({"green": 1, "purple": 2}, 4, "green", []),
        ({"green": 9, "purple": 3}, 4, "purple", []),  # nothing stands for the wild colour
        ({"green": 9, "purple": 4}, 4, "purple", [0]),
    ],
)
def test_a_payment_has_one_tile_of_the_colour_and_the_rest_may_be_wild(
    hand: dict[str, int], number: int, colour: str, wilds: list[int]
) -> None:
    assert pavilion.legal_payments(hand, "purple", number, colour) == wilds


# Points and structures


def test_a_tile_scores_its_group_and_the_ring_is_closed() -> None:
    stars = stars_from("...... PP.PPP ...... .RR.R.")
    assert pavilion.group_points(stars, 1, 1) == 5  # 4, 5, 6, 1, 2
    assert pavilion.group_points(stars, 3, 2) == 2
    assert pavilion.group_points(stars, 3, 5) == 1
    stars[1][2] = "purple"
    assert pavilion.group_points(stars, 1, 3) == 6


@pytest.mark.parametrize("star", OUTER)
def test_structures_lie_where_their_spaces_face_each_other(star: int) -> None:
    outwards = 270 + 60 * (star - 1)  # degrees clockwise from the top: star 1 is in the west
    onwards = outwards + 120
    following = clockwise(star)
    structures = pavilion.BOARDS["glazed-orange"]["structures"]
    assert structures[f"pillar{star}"] == facing(star, outwards + 180) + facing(0, outwards)
    assert structures[f"statue{star}"] == facing(star, onwards) + facing(following, onwards + 180)
    assert structures[f"window{star}"] == facing(star, outwards)
    assert structures[f"fountain{star}"] == facing(star, onwards - 60) + facing(following, onwards + 240)  # SP-X1


def facing(star: int, angle: int) -> list[Space]:
    """The two spaces of a star on both sides of a direction, the first one first."""
    turned = 0 if star == 0 else star - 1
    return [(star, ((angle + side) // 60 - turned) % 6 + 1) for side in (-30, +30)]


def test_a_fountain_needs_four_spaces_and_pays_one_tile() -> None:
    stars = stars_from("...... PP...P ..OO.. ...... ...... ...... ......")
    assert pavilion.completed_structures("glazed-orange", stars, 1, 6) == []
    stars[2][4] = "orange"
    assert pavilion.completed_structures("glazed-orange", stars, 1, 6) == ["fountain1"]
    assert pavilion.completed_structures("coloured", stars, 1, 6) == []
    stars[1][4] = "purple"
    completed = pavilion.completed_structures("glazed-orange", stars, 1, 6)
    assert bonus_tiles(completed) == 3 + 1


# The end of the game


def test_goals_are_complete_stars_and_the_numbers_from_one_to_four() -> None:
    stars = stars_from("RP.... PPPPPP OO.... RR.... BB.... YY.... GG....")
    assert pavilion.end_score("coloured", stars) == {"stars": 20, "numbers": 4 + 8, "sets": 0}
    whole = stars_from("PGOYBR PPPPPP OOOOOO RRRRRR BBBBBB YYYYYY GGGGGG")
    stars_of_all = 12 + 20 + 17 + 14 + 15 + 16 + 18
    assert pavilion.end_score("coloured", whole) == {"stars": stars_of_all, "numbers": 4 + 8 + 12 + 16, "sets": 0}
    assert pavilion.end_score("glazed-orange", whole) == {"stars": stars_of_all + 3, "numbers": 40, "sets": 6 * 15}


def test_free_stars_score_one_by_one_and_all_threes_are_twelve_spaces() -> None:
    stars = stars_from("GGGGGG RRRRRR PGOYBR R..... R..... R..... R.....")
    assert pavilion.end_score("monochrome", stars) == {"stars": 18 + 14 + 12, "numbers": 12, "sets": 0}
    stars[6][0] = None
    assert pavilion.end_score("monochrome", stars)["numbers"] == 0


def test_the_purple_side_has_its_own_values() -> None:
    whole = stars_from("ORBYGP PPPPPP OOOOOO RRRRRR BBBBBB YYYYYY PGOYBR")
    stars_of_all = 15 + 14 + 20 + 18 + 17 + 16 + 15  # a multicoloured outer star as much as the centre (SP-X2)
    numbers = 3 + 6 + 18 + 12
    assert pavilion.end_score("glazed-purple", whole) == {"stars": stars_of_all, "numbers": numbers, "sets": 6 * 12}
    threes = stars_from("ORBYGP R..... R..... R..... R..... R..... R.....")
    assert pavilion.end_score("glazed-purple", threes) == {"stars": 15, "numbers": 18, "sets": 0}


def test_a_set_has_one_structure_of_each_kind() -> None:
    # Pillar 1, statue 1, window 1, and all of fountain 1 but one space.
    stars = stars_from("....BR PPP.PP ..OO..")
    assert pavilion.end_score("glazed-orange", stars)["sets"] == 0
    stars[2][4] = "orange"
    assert pavilion.end_score("glazed-orange", stars)["sets"] == 15
    assert pavilion.end_score("glazed-purple", stars)["sets"] == 12
    stars[2][5] = "orange"  # a second window is no second set
    assert pavilion.complete_sets("glazed-orange", stars) == 1
    assert pavilion.complete_sets("coloured", stars) == 0
