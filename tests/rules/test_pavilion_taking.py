"""Phase 1: taking tiles, and the token (Summer Pavilion 4.3, 4.4, SP-R1, SP-R4)."""

import pytest

from .stars import centre_of, displays_of, hand_of, moves_of, phase_of, play_all, table, takes

# 4.3, in round 1: purple is wild


def test_all_tiles_of_one_colour_are_taken_and_the_rest_goes_to_the_centre():
    game = table(displays="RRYY PPYG")
    game.play("1R")
    assert hand_of(game) == "R2"
    assert displays_of(game) == "- PPGY - - -"
    assert centre_of(game) == "*YY"


def test_exactly_one_wild_comes_along_and_further_ones_go_to_the_centre():
    game = table(displays="- PPYG RR", centre="YY")
    game.play("2G")
    assert hand_of(game) == "P1G1"
    assert centre_of(game) == "*PYYY"


def test_in_the_centre_the_rest_stays():
    game = table(displays="GGGG", centre="PPYYYO")
    game.play("0Y")
    assert hand_of(game) == "P1Y3"
    assert centre_of(game) == "PO"


def test_without_a_wild_there_the_colour_comes_alone():
    game = table(displays="RRYY PPYG", centre="PR")
    game.play("1Y")
    assert hand_of(game) == "Y2"


def test_the_wild_colour_cannot_be_chosen_where_another_lies():
    game = table(displays="PPRY PPPB", centre="PG")
    assert takes(game, 1) == "YR"
    assert takes(game, 2) == "B"
    assert takes(game, 0) == "G"


def test_of_wild_tiles_alone_exactly_one_is_taken():
    game = table(displays="PPPP RR")
    assert takes(game, 1) == "P"
    game.play("1P")
    assert hand_of(game) == "P1"
    assert centre_of(game) == "*PPP"


def test_of_wild_tiles_alone_in_the_centre_exactly_one_is_taken():
    game = table(displays="RR", centre="PPP")
    game.play("0P")
    assert hand_of(game) == "P1"
    assert centre_of(game) == "PP"


def test_a_single_wild_tile_is_taken_like_that_too():
    game = table(displays="RR", centre="P")
    game.play("0P")
    assert hand_of(game) == "P1"


def test_a_colour_that_is_wild_in_another_round_is_ordinary():
    game = table(displays="PPGO", round_number=2)
    assert takes(game, 1) == "PO"
    game.play("1P")
    assert hand_of(game) == "P2G1"


def test_on_the_purple_side_orange_is_wild_first():
    game = table(displays="PPOO", board="glazed-purple")
    assert takes(game, 1) == "P"
    game.play("1P")
    assert hand_of(game) == "P2O1"


def test_play_goes_clockwise():
    game = table(displays="RR BB GG YY", players=3, starter=2, to_move=2)
    seats = []
    for move in ("1R", "2B", "3G", "4Y"):
        seats.append(game.to_move)
        game.play(move)
    assert seats == [2, 0, 1, 2]


def test_nobody_may_pass_or_place_in_phase_1():
    game = table(displays="RRPP", hands=("B6", ""))
    assert moves_of(game) == ["1R"]


def test_tiles_that_were_kept_are_joined_by_those_taken():
    game = table(displays="RRYY", hands=("R1B2", ""))
    game.play("1R")
    assert hand_of(game) == "B2R3"


def test_every_source_and_every_colour_there_is_a_take_of_its_own():
    game = table(displays="RRYY RRYY - BO", centre="G")
    assert moves_of(game) == ["0G", "1Y", "1R", "2Y", "2R", "4O", "4B"]


def test_phase_1_ends_when_displays_and_centre_are_empty():
    game = table(displays="RRYY")
    game.play("1R")
    assert phase_of(game) == "take"
    game.play("0Y")
    assert phase_of(game) == "place"


# 4.4


def test_the_first_to_take_from_the_centre_takes_the_token_and_loses_a_point_for_each_tile():
    game = table(displays="RR", centre="YY", scores=(9, 9))
    game.play("0Y")
    assert game.position["token"] == 0
    assert game.scores == (9 - 2, 9)


def test_the_wild_tile_counts_among_those_taken():
    game = table(displays="RR", centre="YYYP", scores=(9, 9))
    game.play("0Y")
    assert game.scores[0] == 9 - 4


def test_a_wild_tile_alone_costs_one_point():
    game = table(displays="RR", centre="PPP", scores=(9, 9))
    game.play("0P")
    assert game.scores[0] == 9 - 1


def test_nobody_falls_below_one_point():
    game = table(displays="BB", centre="RRRRP", scores=(3, 3))
    game.play("0R")
    assert game.scores[0] == max(1, 3 - 5)


def test_with_one_point_the_token_costs_nothing():
    game = table(displays="BB", centre="RRRR", scores=(1, 5))
    game.play("0R")
    assert game.scores[0] == 1
    assert game.position["token"] == 0


def test_the_least_score_is_one_in_all_and_not_one_on_each_lap_of_the_track():  # SP-R4
    game = table(displays="BB", centre="RRRR", scores=(82, 5))
    game.play("0R")
    assert game.scores[0] == 82 - 4


def test_who_takes_from_the_centre_later_loses_nothing():
    game = table(displays="RR", centre="YYBB", scores=(9, 9))
    play_all(game, "0Y 0B")
    assert game.scores == (9 - 2, 9)
    assert game.position["token"] == 0


def test_a_take_from_a_display_costs_nothing():
    game = table(displays="RRYP BB", scores=(9, 9))
    game.play("1R")
    assert game.scores[0] == 9
    assert centre_of(game) == "*Y"


def test_tiles_kept_from_the_last_round_do_not_count_for_the_token():
    game = table(displays="RR", centre="Y", hands=("Y4", ""), scores=(9, 9))
    game.play("0Y")
    assert game.scores[0] == 9 - 1


def test_the_token_holder_begins_phase_2():
    game = table(displays="RR", centre="Y", players=3, starter=2, to_move=1)
    play_all(game, "0Y 1R")
    assert (phase_of(game), game.to_move) == ("place", 1)


def test_if_nobody_took_the_token_the_start_player_begins_phase_2():  # SP-R1
    game = table(displays="RRRR", players=3, starter=2, to_move=1, hands=("", "", "B1"))
    game.play("1R")
    assert (phase_of(game), game.to_move) == ("place", 2)
    assert game.position["token"] == "centre"


@pytest.mark.parametrize("taker", [0, 1, 2])
def test_the_token_holder_begins_the_next_round_too(taker):
    game = table(displays="-", centre="R", players=3, starter=2, to_move=taker)
    play_all(game, "0R pass")  # the others have nothing and pass by themselves
    assert (game.round, phase_of(game), game.to_move) == (2, "take", taker)


def test_if_nobody_took_the_token_the_start_player_begins_the_next_round_too():  # SP-R1
    game = table(displays="RRRR", players=3, starter=2, to_move=1)
    play_all(game, "1R pass")
    assert (game.round, phase_of(game), game.to_move) == (2, "take", 2)
