"""Which colours a star takes, and the points of a tile (Summer Pavilion 4.7, 4.8)."""

import pytest

from faience.rules.pavilion.events import Placed

from .stars import colours, events_of, laid, points, table

RICH = "P9G9O9Y9B9R9"  # a hand that can pay for every space in every colour

# 4.7


@pytest.mark.parametrize(("star", "colour"), [(1, "P"), (2, "O"), (3, "R"), (4, "B"), (5, "Y"), (6, "G")])
def test_an_outer_star_takes_only_its_own_colour(star, colour):
    game = table(hands=(RICH, "R1"))
    assert {colours(game, f"{star}.{index}") for index in range(1, 7)} == {colour}


def test_the_centre_takes_any_colour_on_any_space():
    game = table(hands=(RICH, "R1"))
    assert {colours(game, f"0.{index}") for index in range(1, 7)} == {"PGOYBR"}


def test_the_six_tiles_of_the_centre_all_differ():
    game = table("0 R..G..", hands=(RICH, "R1"))
    assert {colours(game, f"0.{index}") for index in (2, 3, 5, 6)} == {"POYB"}
    assert colours(game, "0.1") == colours(game, "0.4") == ""


def test_the_last_space_of_the_centre_takes_the_last_colour():
    game = table("0 PGO.BR", hands=(RICH, "R1"))
    assert colours(game, "0.4") == "Y"


def test_a_colour_in_the_centre_is_still_free_on_its_own_star():
    game = table("0 R.....", hands=(RICH, "R1"))
    assert colours(game, "3.1") == "R"


def test_what_lies_on_other_boards_does_not_matter():
    game = table("0 R.....", "0 .G....", hands=(RICH, "R1"))
    assert colours(game, "0.3") == "PGOYB"


# 4.8


def test_a_tile_that_touches_nothing_scores_one():
    assert (
        points("""
              .       .
            .   .   .   .
            .   .   .   .
              .       .
          .       .       .
        .   .   .   .   .   .
        .   .   .   .   .  [B]
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """)
        == 1
    )


def test_a_tile_scores_its_group_and_tiles_further_off_do_not_count():
    assert (
        points("""
              .       .
            .   .   .   R
            .   .  [R]  R
              .       .
          .       .       .
        .   .   .   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """)
        == 1
    )  # 6 and 1 are a group of their own, at 3 nothing touches


def test_a_tile_beside_a_group_scores_the_whole_group():
    assert (
        points("""
              .       .
            .   .   .   .
            .   .   .   .
              .       .
          .       .       B
        .   .   .   .   .   B
        .   .   .   .   .  [B]
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """)
        == 3
    )


def test_a_tile_that_joins_two_groups_counts_both():
    assert (
        points("""
              .       .
            .   .   .   .
            .   .   .   .
              .       .
          P       .       .
        .  [P]  .   .   .   .
        .   P   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """)
        == 3
    )
    assert points("1 PP[P].PP") == 5  # 5, 6, 1, 2 and itself: the ring is closed


@pytest.mark.parametrize(
    ("star", "score"),
    [
        ("[Y].....", 1),
        ("[Y]....Y", 2),
        ("Y....[Y]", 2),
        ("[Y]Y...Y", 3),
        ("YY[Y]...", 3),
        ("Y.[Y].Y.", 1),
        ("YYY[Y].Y", 5),
        ("Y[Y]YY.Y", 5),
        ("YY[Y]Y.Y", 5),
        ("YYY[Y]YY", 6),
        ("[Y]YYYYY", 6),
    ],
)
def test_the_spaces_of_a_star_are_a_ring_in_which_six_and_one_are_neighbours(star, score):
    assert points(f"5 {star}") == score


def test_stars_do_not_touch_each_other():
    assert (
        points("""
              .       .
            .   .   .   .
            O   .   .   .
              O       .
         [P]      .       .
        .   .   .   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """)
        == 1
    )


def test_the_colours_of_the_centre_make_no_difference_for_the_points():
    assert points("0 RG[Y]...") == 3


def test_completing_a_star_scores_six_and_its_goal_only_at_the_end():
    game = laid("1 PPP[P]PP", scores=(30,), round_number=2)
    assert game.scores[0] == 30 + 6


def test_the_number_of_the_space_does_not_count():
    game = laid("2 .....[O]", scores=(7,))
    [placed] = events_of(game, Placed)
    assert (placed.number, placed.points) == (6, 1)
    assert game.scores[0] == 7 + 1


def test_the_score_goes_on_beyond_the_printed_track():
    assert laid("2 [O].....", scores=(80,)).scores[0] == 80 + 1
