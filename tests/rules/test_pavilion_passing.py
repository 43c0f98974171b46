"""Passing, the tiles that are kept, and the points of those that are not (Summer Pavilion 4.10, 4.12, SP-R5, SP-R6)."""

from faience.rules.pavilion.events import Discarded, Kept, Passed

from .stars import (
    corners_of,
    events_of,
    hand_of,
    has_passed,
    moves_of,
    phase_of,
    picks,
    play_all,
    table,
    tower_of,
)

# 4.10


def test_a_pass_is_final_for_the_round():
    game = table(hands=("B2", "R3Y2"))
    game.play("pass")
    assert has_passed(game)
    play_all(game, "3.1R 3.2R 5.1Y 0.1Y")  # every turn is the neighbour's now
    assert game.round == 2


def test_up_to_four_tiles_are_kept_in_the_corners_and_cost_nothing():
    game = table(hands=("G1B3", "R1"))
    game.play("pass")
    assert corners_of(game) == "G1B3"
    assert hand_of(game) == ""
    assert tower_of(game) == ""
    assert game.scores[0] == 5


def test_of_more_than_four_tiles_one_chooses_which_four_to_keep():
    game = table(hands=("G4R2", "R1"), scores=(10,))
    game.play("pass")
    assert (phase_of(game), game.to_move) == ("keep", 0)
    play_all(game, "=G =G")  # two green tiles are kept in any case
    assert corners_of(game) == "G4"
    assert tower_of(game) == "R2"
    assert game.scores[0] == 10 - 2


def test_every_tile_that_is_not_kept_costs_a_point():
    game = table(hands=("G5R2Y2", "R1"), scores=(10,))
    play_all(game, "pass =G =Y =Y")  # after two yellow tiles there is only red
    assert corners_of(game) == "G1Y2R1"
    assert tower_of(game) == "G4R1"
    assert game.scores[0] == 10 - 5


def test_no_pass_costs_the_last_point():
    game = table(hands=("R6B1", "R1"), scores=(2,))
    play_all(game, "pass =B")
    assert game.scores[0] == max(1, 2 - 3)


def test_exactly_four_tiles_are_kept_whenever_there_are_four():  # SP-R6
    game = table(hands=("G3R3", "R1"))
    game.play("pass")
    assert all(move[0] == "=" for move in moves_of(game))
    for _ in range(4):
        if phase_of(game) == "keep":
            game.play(moves_of(game)[0])
    assert corners_of(game) == "G3R1"


def test_without_tiles_nothing_is_kept():
    game = table(hands=("B1", "R2"))
    play_all(game, "4.1B 3.1R", deal=False)
    assert has_passed(game)  # the first seat, as it had nothing left
    assert corners_of(game) == ""


# The order of picks (section 10)


def test_tiles_to_keep_are_picked_in_colour_order():
    game = table(hands=("P2G2O2Y2", "R1"), round_number=2)
    game.play("pass")
    assert picks(game) == "PGO"  # with yellow there would be two tiles for four picks
    game.play("=G")
    assert picks(game) == "GO"  # three to go
    game.play("=O")
    assert picks(game) == "OY"
    game.play("=Y")
    assert corners_of(game) == "G1O1Y2"  # yellow again, without being asked


def test_a_tile_to_keep_is_picked_without_asking_if_there_is_no_choice():
    game = table(hands=("R6", "B1"))
    game.play("pass")
    assert corners_of(game) == "R4"
    assert tower_of(game) == "R2"


def test_the_picks_already_made_lie_in_the_corners():
    game = table(hands=("P3R3", "B1"), round_number=2)
    play_all(game, "pass =P")
    assert (corners_of(game), hand_of(game), game.position["owed"]) == ("P2", "P1R3", 2)
    assert game.position["lowest"] == "purple"


# Passing without being asked (section 10)


def test_who_has_no_tiles_passes_without_being_asked():
    game = table(displays="-", centre="RR", starter=0, to_move=0)
    game.play("0R")
    assert [event.seat for event in events_of(game, Passed) if event.forced] == []
    game.play("pass")
    assert [event.seat for event in events_of(game, Passed) if event.forced] == [1]
    assert game.round == 2


def test_who_can_pay_for_nothing_passes_without_being_asked():
    game = table("0 ......", "0 BG.... 3 RR....", hands=("B1Y1", "R2"))
    game.play("4.1B", deal=False)
    assert has_passed(game, 1)  # centre 3 and red 3 are too dear
    assert corners_of(game, 1) == "R2"
    assert game.to_move == 0


def test_who_could_pay_but_has_no_space_for_it_passes_without_being_asked():
    game = table("0 ......", "0 R..... 3 RRRRRR", hands=("B1Y1", "R2"))
    game.play("4.1B", deal=False)
    assert has_passed(game, 1)


def test_wild_tiles_do_not_pay_twice():
    game = table("0 ......", "0 BG.... 1 PP....", hands=("B1Y1", "P2"), round_number=1)
    game.play("4.1B", deal=False)
    assert has_passed(game, 1)  # two purple tiles pay for purple 2, not for purple 3


def test_who_can_still_place_is_asked():
    game = table("0 ......", "0 BG.... 3 RR....", hands=("B1Y1", "R3"))
    game.play("4.1B")
    assert game.to_move == 1
    assert moves_of(game) == ["0.3R", "3.3R", "pass"]


def test_who_passes_without_being_asked_still_chooses_what_to_keep():
    game = table("0 ......", "0 PG.... 1 PPPPPP 6 GGGGGG", hands=("B2", "P3G3"), round_number=3)
    game.play("4.1B", deal=False)
    assert (phase_of(game), game.to_move) == ("keep", 1)
    assert picks(game) == "PG"
    [passed] = events_of(game, Passed)
    assert (passed.seat, passed.forced) == (1, True)


# Round 6


def test_in_the_last_round_nothing_is_kept_and_every_tile_costs_a_point():  # SP-R5
    game = table(hands=("B3Y1", "R1"), round_number=6, scores=(10,))
    game.play("pass", deal=False)
    assert corners_of(game) == ""
    assert tower_of(game) == "Y1B3"
    assert game.scores[0] == 10 - 4
    assert phase_of(game) != "keep"


def test_in_the_last_round_nobody_falls_below_one_point_either():  # SP-R5
    game = table(hands=("B3Y3", "R1"), round_number=6, scores=(4,))
    game.play("pass", deal=False)
    assert game.scores[0] == max(1, 4 - 6)


def test_the_least_score_is_applied_before_the_goals_are_added():  # SP-R5
    game = table("1 PPPPPP", hands=("B3Y3", ""), round_number=6, scores=(2,))
    game.play("pass")
    assert game.is_over
    assert game.scores[0] == max(1, 2 - 6) + 20


# What the corners are


def test_tiles_in_the_corners_score_nothing_and_surround_nothing():
    game = table("1 ....P.", hands=("P4", "R1"))
    game.play("pass", deal=False)
    assert game.scores[0] == 5
    assert [type(event) for event in game.history[-1].events] == [Passed, Kept]


def test_tiles_in_the_corners_return_to_the_hand_in_the_next_round():
    game = table(hands=("G1B3", "R1"), token=0)
    play_all(game, "pass 3.1R")
    assert (game.round, phase_of(game)) == (2, "take")
    assert (hand_of(game), corners_of(game)) == ("G1B3", "")


def test_nothing_is_told_of_tiles_that_were_not_there():
    game = table(hands=("B1", "R2"))
    play_all(game, "4.1B pass", deal=False)
    assert events_of(game, Discarded) == []
    assert [event.seat for event in events_of(game, Kept)] == [1]
