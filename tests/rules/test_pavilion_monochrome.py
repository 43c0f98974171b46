"""The monochrome side (Summer Pavilion 5)."""

import pytest

from faience.rules.pavilion.events import StarGoal

from .stars import colours, events_of, hand_of, laid, payments, points, star_of, table, takes, tower_of
from .test_pavilion_goals import ended
from .test_pavilion_goals import goals as goals_on
from .test_pavilion_structures import completed

RICH = "P9G9O9Y9B9R9"


def mono(*boards, hands=(RICH, "R1"), **fields):
    return table(*boards, hands=hands, board="monochrome", **fields)


def goals(drawing):
    return goals_on(drawing, board="monochrome")


# 5.1


@pytest.mark.parametrize(("index", "number"), [(1, 3), (2, 2), (3, 1), (4, 4), (5, 5), (6, 6)])
def test_the_spaces_of_an_outer_star_cost_three_two_one_four_five_six(index, number):
    for star in range(1, 7):
        game = mono(hands=("Y7", "R1"))
        game.play(f"{star}.{index}Y", deal=False)
        assert hand_of(game) == f"Y{7 - number}"


@pytest.mark.parametrize("index", range(1, 7))
def test_every_space_of_the_centre_costs_three(index):
    game = mono(hands=("Y7", "R1"))
    game.play(f"0.{index}Y", deal=False)
    assert hand_of(game) == "Y4"
    assert tower_of(game) == "Y2"


def test_wilds_pay_as_on_the_other_side():
    game = mono(hands=("P2Y2", "R1"))
    assert payments(game, "5.4Y") == "2"
    assert payments(game, "5.1Y") == "12"
    assert payments(game, "1.2P") == "0"


def test_structures_are_those_of_the_other_side():
    assert completed("1 ....P[P]", board="monochrome") == ["window1: 3"]
    assert completed("1 P[G].... 2 ..RR..", board="monochrome") == ["statue1: 2"]
    assert completed("1 .P[P]... 0 ....GB", board="monochrome") == ["pillar1: 1"]
    assert completed("1 [P]....P 2 ...OO.", board="monochrome") == []


def test_groups_score_as_on_the_other_side():
    assert points("5 Y[Y]...Y", board="monochrome") == 3
    assert points("5 PG[O]...", board="monochrome") == 3


def test_the_wild_colours_are_those_of_the_other_side():
    game = table(displays="PGOY", board="monochrome", round_number=4)
    assert takes(game, 1) == "PGO"


# 5.2


@pytest.mark.parametrize("star", range(7))
def test_an_empty_star_takes_any_colour(star):
    assert colours(mono(), f"{star}.4") == "PGOYBR"


@pytest.mark.parametrize("star", range(7))
def test_one_tile_decides_nothing(star):
    assert colours(mono(f"{star} ...R.."), f"{star}.5") == "PGOYBR"


@pytest.mark.parametrize("star", range(7))
def test_with_two_equal_tiles_the_whole_star_has_that_colour(star):
    assert colours(mono(f"{star} R..R.."), f"{star}.5") == "R"


@pytest.mark.parametrize("star", range(7))
def test_with_two_different_tiles_all_six_must_differ(star):
    assert colours(mono(f"{star} R..G.."), f"{star}.5") == "POYB"


def test_the_second_tile_decides_when_it_is_laid():
    game = mono("3 R.....")
    game.play("3.3G", deal=False)
    game.play("pass")
    assert star_of(game, 3) == "R.G..."
    assert colours(game, "3.2") == "POYB"


def test_the_last_space_of_a_multicolour_star_takes_the_last_colour():
    assert colours(mono("3 RGP.OY"), "3.4") == "B"


def test_several_stars_may_have_the_same_colour():
    game = mono("1 RR.... 2 RR.... 0 RR....")
    assert colours(game, "1.3") == colours(game, "2.3") == colours(game, "0.3") == "R"
    assert colours(game, "4.3") == "PGOYBR"


def test_several_stars_may_have_many_colours():
    game = mono("1 RG.... 2 RG....")
    assert colours(game, "1.3") == colours(game, "2.3") == "POYB"


def test_a_covered_space_takes_nothing():
    assert colours(mono("3 R....."), "3.1") == ""


# 5.3


def test_each_complete_star_of_one_colour_scores_the_value_of_that_colour():
    assert goals("1 RRRRRR 4 RRRRRR") == 14 + 14
    assert goals("3 PPPPPP") == 20
    assert goals("0 GGGGGG") == 18


def test_each_complete_star_of_many_colours_scores_twelve():
    assert goals("1 PGOYBR 4 RBYOGP") == 12 + 12
    assert goals("0 PGOYBR") == 12


def test_a_star_of_many_colours_has_no_colour_to_tell():
    game = ended("5 PGOYBR", board="monochrome")
    assert events_of(game, StarGoal) == [StarGoal(seat=0, star=5, colour=None, points=12)]


def test_all_ones_twos_and_fours_are_six_spaces_each():
    assert goals("1 ..P... 2 ..P... 3 ..P... 4 ..P... 5 ..P... 6 ..P...") == 4
    assert goals("1 .P.... 2 .P.... 3 .P.... 4 .P.... 5 .P.... 6 .P....") == 8
    assert goals("1 ...P.. 2 ...P.. 3 ...P.. 4 ...P.. 5 ...P.. 6 ...P..") == 16


def test_all_threes_are_twelve_spaces():
    outer = "1 P..... 2 P..... 3 P..... 4 P..... 5 P..... 6 P....."
    assert goals(outer) == 0
    assert goals(f"0 PGOYB. {outer}") == 0
    assert goals(f"0 PGOYBR {outer}") == 12 + 12  # the star and the number


def test_a_star_of_the_monochrome_side_completes_with_six_points():
    assert laid("2 GGG[G]GG", board="monochrome", scores=(30,)).scores[0] == 30 + 6
