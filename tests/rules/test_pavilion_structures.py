"""Structures, bonus tiles and the supply (Summer Pavilion 4.9, SP-R2, SP-R3, SP-R8, section 10)."""

import pytest

from faience.rules.events import Poured, Refilled
from faience.rules.pavilion.events import Completed, Picked

from .stars import (
    bag_of,
    events_of,
    hand_of,
    laid,
    moves_of,
    payments,
    phase_of,
    picks,
    play_all,
    supply_of,
    table,
    tower_of,
)


def completed(drawing, **fields):
    """The structures that the tile in brackets completes, with the tiles they bring."""
    return [
        f"{event.structure}{event.number}: {event.tiles}" for event in events_of(laid(drawing, **fields), Completed)
    ]


# What surrounds what


def test_a_pillar_stands_between_a_star_and_the_centre_and_brings_one_tile():
    assert completed("""
              .       .
            .   .   .   .
            .   .   .   .
              .       .
          .       .       .
        .   P   G   .   .   .
        .  [P]  B   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
    """) == ["pillar1: 1"]


def test_a_statue_stands_between_two_neighbouring_stars_and_brings_two():
    assert completed("""
              .       .
            .   .   .   .
            O   .   .   .
             [O]      .
          P       .       .
        .   P   .   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
    """) == ["statue1: 2"]


def test_a_window_lies_in_the_outer_notch_of_a_star_and_brings_three():
    assert completed("""
             [O]      .
            O   .   .   .
            .   .   .   .
              .       .
          .       .       .
        .   .   .   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
    """) == ["window2: 3"]


def test_a_structure_is_complete_with_its_last_space_whichever_that_is():
    for drawing in ("1 .[P]P... 0 ....GB", "1 .P[P]... 0 ....GB", "1 .PP... 0 ....[G]B", "1 .PP... 0 ....G[B]"):
        assert completed(drawing) == ["pillar1: 1"]


def test_three_of_four_spaces_are_not_enough():
    assert completed("1 .PP... 0 ....[G].") == []


@pytest.mark.parametrize("star", range(1, 7))
def test_every_outer_star_has_its_window(star):
    colour = " PORBYG"[star]
    assert completed(f"{star} ....{colour}[{colour}]") == [f"window{star}: 3"]


def test_one_tile_may_complete_a_statue_and_a_pillar():  # SP-R8
    assert completed("""
              .       .
            .   O   R   .
            .  [O]  R   .
              O       .
          .       B       .
        .   .   R   .   .   .
        .   .   .   .   .   .
          .       .       .
              .       .
            .   .   .   .
            .   .   .   .
              .       .
    """) == ["pillar2: 1", "statue2: 2"]


def test_a_tile_of_the_centre_may_complete_two_pillars():
    assert completed("0 G...B[R] 1 .PP... 2 .OO...") == ["pillar1: 1", "pillar2: 1"]


def test_a_structure_pays_only_once():
    assert completed("1 [P]PP.PP 0 ....GB 2 ....OO") == []  # pillar 1 and the windows have been paid


def test_there_are_no_fountains_on_this_board():
    assert completed("1 [P]....P 2 ...OO.") == []


# Bonus tiles


def test_bonus_tiles_are_picked_from_the_supply_at_once_and_go_to_the_hand():
    game = laid("1 ....P[P]", supply="PPGGOOYYBR")
    assert (phase_of(game), game.to_move, game.position["owed"]) == ("bonus", 0, 3)
    play_all(game, "+P +Y +R", deal=False)
    assert hand_of(game) == "P1Y1R1"
    assert supply_of(game) == "PGGOOYB"
    game.deal()
    assert (phase_of(game), game.to_move) == ("place", 1)


def test_picking_cannot_be_declined():
    game = laid("1 ....P[P]", supply="PPGGOOYYBR")
    assert all(move[0] == "+" for move in moves_of(game))


def test_the_wild_colour_may_be_picked_too():
    game = laid("1 ....P[P]", supply="PPGGOOYYBR", round_number=1)
    assert "+P" in moves_of(game)


def test_bonus_tiles_can_be_used_from_the_next_turn_on():
    game = laid("2 ....O[O]", supply="RRRRRRGGGG")
    play_all(game, "+R 0.1G")  # after red comes nothing but red; then the neighbour's turn
    assert game.to_move == 0
    assert payments(game, "3.3R") == "0"


def test_two_structures_are_one_pick_of_all_their_tiles():  # SP-R8
    game = laid("2 O[O]O... 0 B....R 3 ..RR..", supply="PPGGOOYYBR")
    assert game.position["owed"] == 1 + 2
    play_all(game, "+G +G", deal=False)
    assert supply_of(game) == "PPOOYYBR"  # nothing is refilled in between
    assert game.position["owed"] == 1


# The order of picks (section 10)


def test_picks_are_made_in_colour_order():
    game = laid("1 ....P[P]", supply="PPGGOOYYBR")
    assert picks(game) == "PGOY"
    game.play("+G", deal=False)
    assert picks(game) == "GOYB"
    game.play("+Y", deal=False)
    assert picks(game) == "YBR"


def test_a_pick_leaves_enough_tiles_behind_it():
    game = laid("1 ....P[P]", supply="PPGGOOYYBR")
    assert picks(game) == "PGOY"  # with blue there would be two tiles for three picks
    game.play("+Y", deal=False)
    assert picks(game) == "YB"


def test_equal_tiles_are_one_choice():
    game = laid("1 ....P[P]", supply="GGGGGRRRRR")
    assert picks(game) == "GR"


def test_a_pick_without_a_choice_is_made_without_asking():
    game = laid("2 ....O[O]", supply="RRRRRRRRRR")
    assert phase_of(game) != "bonus"
    assert hand_of(game) == "R3"
    assert [event.forced for event in events_of(game, Picked)] == [True] * 3


def test_the_first_pick_may_be_forced_and_the_last_one_too():
    game = laid("2 ....O[O]", supply="GGGGGGGGBR")
    assert (hand_of(game), picks(game)) == ("G1", "GB")  # blue and red would be two for three
    game.play("+B", deal=False)
    assert hand_of(game) == "G1B1R1"  # after blue only red is left
    assert [event.forced for event in events_of(game, Picked)] == [True, False, True]


# A short supply


def test_if_the_supply_has_fewer_tiles_than_owed_all_of_them_are_taken():  # SP-R2
    game = laid("2 ....O[O]", supply="GR", bag="", tower="")
    assert hand_of(game) == "G1R1"
    assert phase_of(game) != "bonus"


def test_from_an_empty_supply_nothing_is_taken():  # SP-R2
    game = laid("2 ....O[O]", supply="", bag="", tower="")
    assert hand_of(game) == ""
    game.deal()
    assert (phase_of(game), game.to_move) == ("place", 1)


def test_what_the_supply_could_not_pay_is_lost():  # SP-R2
    game = laid("2 ....O[O]", supply="G", bag="B9", tower="")
    game.deal()
    assert len(supply_of(game)) == 10
    assert hand_of(game) == "G1"


# The refill


def test_the_supply_is_filled_up_when_the_turn_is_over():
    game = laid("2 ....O[O]", supply="GGGGGGGGGG", bag="B9", tower="")
    assert supply_of(game) == "GGGGGGG"
    [refilled] = game.deal()
    assert refilled == Refilled(("blue", "blue", "blue"))
    assert supply_of(game) == "GGGGGGGBBB"
    assert bag_of(game) == "B6"


def test_a_full_supply_is_left_alone():
    game = table(hands=("B3", "R3"))
    game.play("4.1B")
    assert events_of(game, Refilled) == []


def test_the_supply_is_filled_up_after_every_turn_passes_too():  # SP-R3
    game = table(hands=("B1", "R3"), supply="GGGGGG", bag="Y9", tower="")
    game.play("pass")
    assert supply_of(game) == "GGGGGGYYYY"
    game = table(hands=("B1", "R3"), supply="GGGGGG", bag="Y9", tower="")
    game.play("4.1B")
    assert supply_of(game) == "GGGGGGYYYY"


def test_an_empty_bag_is_filled_from_the_tower_in_the_middle_of_the_refill():
    game = table(hands=("B1", "R3"), supply="GGGGGGG", bag="Y1", tower="O5")
    game.play("4.1B")
    assert supply_of(game) == "GGGGGGGOOY"
    assert (bag_of(game), tower_of(game)) == ("O3", "")
    assert events_of(game, Poured) == [Poured(5)]


def test_if_bag_and_tower_are_empty_spaces_of_the_supply_stay_empty():
    game = table(hands=("B1", "R3"), supply="GGGGGGG", bag="Y1", tower="O1")
    game.play("4.1B")
    assert supply_of(game) == "GGGGGGGOY"
    assert (bag_of(game), tower_of(game)) == ("", "")
    assert (phase_of(game), game.to_move) == ("place", 1)


def test_without_any_tile_to_draw_the_next_turn_follows_at_once():
    game = table(hands=("B1", "R3"), supply="GG", bag="", tower="")
    game.play("4.1B", deal=False)
    assert (phase_of(game), game.to_move) == ("place", 1)


def test_a_bag_that_just_sufficed_is_not_filled_yet():
    game = table(hands=("B1", "R3"), supply="GGGGGGGG", bag="Y2", tower="O5")
    game.play("4.1B")
    assert (bag_of(game), tower_of(game)) == ("", "O5")
    assert events_of(game, Poured) == []


def test_tiles_paid_in_this_turn_are_in_the_tower_when_it_is_poured():
    game = table(hands=("B3", "R3"), supply="GGGGGGGGG", bag="", tower="")
    game.play("4.3B")
    assert supply_of(game) == "GGGGGGGGGB"
    assert bag_of(game) == "B1"
