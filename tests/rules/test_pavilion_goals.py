"""The end of the game, its goals and the winner (Summer Pavilion 4.12)."""

import pytest

from faience.rules.pavilion.events import NumberGoal, SetGoal, StarGoal

from .stars import events_of, table

WHOLE = "0 PGOYBR 1 PPPPPP 2 OOOOOO 3 RRRRRR 4 BBBBBB 5 YYYYYY 6 GGGGGG"


def ended(*boards, scores=(), board="coloured"):
    """A game that has ended: a last seat with an empty board, five points and two red tiles passed as the last one."""
    last = max(1, len(boards), len(scores))
    points = (*scores, *[5] * (last - len(scores)))
    hands, passed = ("",) * last + ("R2",), tuple(range(last))
    game = table(*boards, board=board, scores=points, hands=hands, passed=passed, to_move=last, round_number=6)
    game.play("pass")
    assert game.is_over
    assert game.scores[last] == 5 - 2
    return game


def goals(drawing, board="coloured"):
    """The points of all goals on a board."""
    return ended(drawing, board=board).scores[0] - 5


# Stars


@pytest.mark.parametrize(
    ("star", "value"),
    [
        ("0 PGOYBR", 12),
        ("3 RRRRRR", 14),
        ("4 BBBBBB", 15),
        ("5 YYYYYY", 16),
        ("2 OOOOOO", 17),
        ("6 GGGGGG", 18),
        ("1 PPPPPP", 20),
    ],
)
def test_a_complete_star_has_the_value_of_its_colour(star, value):
    assert goals(star) == value


def test_five_tiles_are_no_star():
    assert goals("1 PPPPP.") == 0


def test_the_tiles_of_the_centre_may_lie_in_any_order():
    assert goals("0 RBYOGP") == 12


# Numbers


@pytest.mark.parametrize(
    ("drawing", "value"),
    [
        ("0 R..... 1 P..... 2 O..... 3 R..... 4 B..... 5 Y..... 6 G.....", 4),
        ("0 .R.... 1 .P.... 2 .O.... 3 .R.... 4 .B.... 5 .Y.... 6 .G....", 8),
        ("0 ..R... 1 ..P... 2 ..O... 3 ..R... 4 ..B... 5 ..Y... 6 ..G...", 12),
        ("0 ...R.. 1 ...P.. 2 ...O.. 3 ...R.. 4 ...B.. 5 ...Y.. 6 ...G..", 16),
        ("0 ....R. 1 ....P. 2 ....O. 3 ....R. 4 ....B. 5 ....Y. 6 ....G.", 0),
        ("0 .....R 1 .....P 2 .....O 3 .....R 4 .....B 5 .....Y 6 .....G", 0),
    ],
)
def test_all_seven_spaces_of_a_number_from_one_to_four_are_a_goal(drawing, value):
    assert goals(drawing) == value


def test_the_centre_belongs_to_the_numbers_too():
    assert goals("1 P..... 2 O..... 3 R..... 4 B..... 5 Y..... 6 G.....") == 0


def test_six_of_seven_spaces_are_not_enough():
    assert goals("0 R..... 1 P..... 2 O..... 3 R..... 4 B..... 5 Y.....") == 0


# All together


def test_goals_add_up():
    assert goals("0 R..... 1 PPPPPP 2 O..... 3 R..... 4 B..... 5 Y..... 6 G.....") == 20 + 4


def test_a_full_board_is_worth_152():
    assert goals(WHOLE) == (12 + 14 + 15 + 16 + 17 + 18 + 20) + (4 + 8 + 12 + 16)


def test_structures_are_no_goal_on_this_board():
    game = ended(WHOLE)
    assert events_of(game, SetGoal) == []


def test_goals_are_counted_for_every_player():
    game = ended("1 PPPPPP", "0 PGOYBR", "3 RRRRRR", scores=(10, 20, 30))
    assert game.scores == (10 + 20, 20 + 12, 30 + 14, 3)


def test_the_last_to_pass_reaches_goals_like_everybody_else():
    game = table("1 PPPPPP", "0 PGOYBR", hands=("", "R2"), passed=(0,), to_move=1, round_number=6)
    game.play("pass")
    assert game.scores == (5 + 20, 5 - 2 + 12)


def test_goals_count_only_at_the_end_of_the_sixth_round():
    game = table("1 PPPPPP", hands=("R2", ""), passed=(1,), round_number=5)
    game.play("pass")
    assert not game.is_over
    assert game.scores[0] == 5


def test_the_goals_are_told_one_by_one():
    game = ended("0 R..... 1 PPPPPP 2 O..... 3 R..... 4 B..... 5 Y..... 6 G.....")
    assert events_of(game, StarGoal) == [StarGoal(seat=0, star=1, colour="purple", points=20)]
    assert events_of(game, NumberGoal) == [NumberGoal(seat=0, number=1, points=4)]


# The winner


def test_most_points_win():
    assert ended(scores=(39, 40)).winners == (1,)
    assert ended(scores=(2, 1)).winners == (2,)  # the last seat has 3


def test_equal_players_share_the_victory():
    assert ended(scores=(101, 80, 101)).winners == (0, 2)


def test_stars_do_not_decide_between_equals():
    game = ended("1 PPPPPP", "0 ......", scores=(10, 30))
    assert game.scores[:2] == (10 + 20, 30)
    assert game.winners == (0, 1)


def test_nobody_has_won_before_the_end():
    assert table(hands=("R2", "R2"), round_number=6).winners == ()
