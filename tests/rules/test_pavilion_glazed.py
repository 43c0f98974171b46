"""The boards of the Glazed Pavilion (Summer Pavilion 6, SP-X1 to SP-X3)."""

import pytest

from faience.rules.pavilion.events import SetGoal

from .stars import colours, events_of, hand_of, laid, points, supply_of, table
from .test_pavilion_goals import WHOLE, ended, goals
from .test_pavilion_structures import completed

RICH = "P9G9O9Y9B9R9"
ORANGE, PURPLE = "glazed-orange", "glazed-purple"
both_sides = pytest.mark.parametrize("board", [ORANGE, PURPLE])

# 6.1


def test_each_space_of_the_orange_centre_has_its_colour():
    game = table(hands=(RICH, "R1"), board=ORANGE)
    assert [colours(game, f"0.{index}") for index in range(1, 7)] == [*"PGOYBR"]


def test_the_orange_centre_costs_one_to_six():
    for index, colour in enumerate("PGOYBR", 1):
        game = table(hands=(f"{colour}7", "R1"), board=ORANGE)
        game.play(f"0.{index}{colour}", deal=False)
        assert hand_of(game) == f"{colour}{7 - index}"


def test_the_outer_stars_of_the_orange_side_are_those_of_the_coloured_side():
    game = table(hands=(RICH, "R1"), board=ORANGE)
    assert [colours(game, f"{star}.6") for star in range(1, 7)] == [*"PORBYG"]


# 6.2


@pytest.mark.parametrize(
    ("star", "value"),
    [
        ("0 PGOYBR", 15),
        ("3 RRRRRR", 14),
        ("4 BBBBBB", 15),
        ("5 YYYYYY", 16),
        ("2 OOOOOO", 17),
        ("6 GGGGGG", 18),
        ("1 PPPPPP", 20),
    ],
)
def test_the_stars_of_the_orange_side_have_their_values(star, value):
    assert goals(star, board=ORANGE) == value


def test_the_numbers_of_the_orange_side_are_those_of_the_coloured_side():
    assert goals("0 P..... 1 P..... 2 O..... 3 R..... 4 B..... 5 Y..... 6 G.....", board=ORANGE) == 4
    assert goals("0 ...Y.. 1 ...P.. 2 ...O.. 3 ...R.. 4 ...B.. 5 ...Y.. 6 ...G..", board=ORANGE) == 16


# 6.3


@both_sides
def test_a_fountain_lies_outside_between_two_stars_and_brings_one_tile(board):  # SP-X1
    assert completed(
        """
              .       .
            O   .   .   .
            O   .   .   .
              .       .
          P       .       .
       [P]  .   .   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
        """,
        board=board,
    ) == ["fountain1: 1"]


@both_sides
def test_two_spaces_are_not_enough_for_a_fountain(board):  # SP-X1
    assert completed("1 [P]..... 2 ...O..", board=board) == []
    assert completed("1 [P]....P 2 ...O..", board=board) == []


@both_sides
@pytest.mark.parametrize("star", range(1, 7))
def test_there_are_six_fountains(star, board):
    one, other = " PORBYG"[star], " PORBYGP"[star + 1]
    assert completed(f"{star} [{one}]....{one} {star % 6 + 1} ...{other}{other}.", board=board) == [
        f"fountain{star}: 1"
    ]


def test_a_fountain_does_not_follow_from_its_statue():
    assert completed("1 P[P].... 2 ..OO..", board=ORANGE) == ["statue1: 2"]


@both_sides
def test_the_other_structures_are_those_of_the_first_box(board):
    assert completed("1 ....P[P]", board=board) == ["window1: 3"]
    assert completed("2 O[O].... 3 ..RR..", board=board) == ["statue2: 2"]


@both_sides
def test_a_window_and_a_fountain_at_once_bring_four_tiles(board):
    drawing = "1 P...P[P] 2 ...OO."
    assert completed(drawing, board=board) == ["window1: 3", "fountain1: 1"]
    game = laid(drawing, board=board, supply="GGGGGGGGRR")
    game.play("+R", deal=False)  # two green tiles before it and a red one after it leave no choice
    assert hand_of(game) == "G2R2"
    assert supply_of(game) == "GGGGGG"


def test_a_window_and_the_fountain_before_it_at_once_bring_four_tiles_too():
    assert completed("2 ...O[O]O 1 P....P", board=ORANGE) == ["window2: 3", "fountain1: 1"]


# 6.4

ONE_SET = "1 PPP.PP 2 ..OOO. 0 ....BR"  # pillar 1, statue 1, window 1, fountain 1


def test_a_set_of_the_four_structures_is_a_goal_of_the_orange_side():
    assert goals(ONE_SET, board=ORANGE) == 15
    assert events_of(ended(ONE_SET, board=ORANGE), SetGoal) == [SetGoal(seat=0, sets=1, points=15)]


def test_a_set_is_worth_twelve_on_the_purple_side():
    assert goals("1 PPP.PP 2 ..OOO. 0 ....GP", board=PURPLE) == 12


@pytest.mark.parametrize(
    "drawing",
    [
        "1 PPP.PP 2 ..OOO. 0 .....R",  # no pillar
        "1 PPP.PP 2 ...OO. 0 ....BR",  # no statue
        "1 PPP..P 2 ..OOO. 0 ....BR",  # no window
        "1 PPP.PP 2 ..OO.. 0 ....BR",  # no fountain
    ],
)
def test_three_kinds_are_no_set(drawing):
    assert goals(drawing, board=ORANGE) == 0


def test_there_are_as_many_sets_as_structures_of_the_rarest_kind():
    four_windows = "1 PPP.PP 2 ..OOOO 0 ....BR 3 ....RR 4 ....BB"
    assert goals(four_windows, board=ORANGE) == 15  # one pillar, one statue, one fountain


def test_the_structures_of_a_set_may_lie_anywhere():
    assert goals("1 .PP... 0 ....BR 3 RR.... 4 ..BB.. 5 Y...YY 6 ...GG.", board=ORANGE) == 15


def test_a_full_board_has_six_sets():
    stars, numbers = 15 + 14 + 15 + 16 + 17 + 18 + 20, 4 + 8 + 12 + 16
    assert goals(WHOLE, board=ORANGE) == stars + numbers + 6 * 15


# 6.5


def test_each_space_of_the_purple_centre_has_its_colour_and_costs_three():
    game = table(hands=(RICH, "R1"), board=PURPLE)
    assert [colours(game, f"0.{index}") for index in range(1, 7)] == [*"ORBYGP"]
    game.play("0.4Y", deal=False)
    assert hand_of(game) == "P9G9O9Y6B9R9"


def test_the_outer_stars_of_the_purple_side_follow_their_second_tile():
    game = table("1 RR.... 2 RG.... 3 R.....", hands=(RICH, "R1"), board=PURPLE)
    assert colours(game, "1.4") == "R"
    assert colours(game, "2.4") == "POYB"
    assert colours(game, "3.4") == colours(game, "4.4") == "PGOYBR"


def test_the_outer_stars_of_the_purple_side_cost_three_two_one_four_five_six():
    for index, number in enumerate((3, 2, 1, 4, 5, 6), 1):
        game = table(hands=("Y7", "R1"), board=PURPLE)
        game.play(f"2.{index}Y", deal=False)
        assert hand_of(game) == f"Y{7 - number}"


@pytest.mark.parametrize(("colour", "value"), [("P", 14), ("G", 15), ("Y", 16), ("B", 17), ("R", 18), ("O", 20)])
def test_the_stars_of_the_purple_side_have_the_values_printed_on_its_scoring_board(colour, value):  # SP-X3
    assert goals(f"2 {colour * 6}", board=PURPLE) == value


def test_the_purple_centre_is_worth_fifteen():
    assert goals("0 ORBYGP", board=PURPLE) == 15


def test_an_outer_star_of_many_colours_is_worth_fifteen_too():  # SP-X2
    assert goals("4 PGOYBR", board=PURPLE) == 15


def test_the_numbers_of_the_purple_side_are_worth_three_six_eighteen_and_twelve():
    assert goals("1 ..P... 2 ..P... 3 ..P... 4 ..P... 5 ..P... 6 ..P...", board=PURPLE) == 3
    assert goals("1 .P.... 2 .P.... 3 .P.... 4 .P.... 5 .P.... 6 .P....", board=PURPLE) == 6
    assert goals("1 ...P.. 2 ...P.. 3 ...P.. 4 ...P.. 5 ...P.. 6 ...P..", board=PURPLE) == 12
    outer = "1 P..... 2 P..... 3 P..... 4 P..... 5 P..... 6 P....."
    assert goals(outer, board=PURPLE) == 0
    assert goals(f"0 ORBYGP {outer}", board=PURPLE) == 15 + 18  # the star and all twelve threes


@both_sides
def test_groups_score_as_on_the_other_boards(board):
    assert points("1 PP[P]..P", board=board) == 4
