"""Turns, rounds and the deals between them (Summer Pavilion 4.5, 4.11, SP-R1, SP-R3, SP-R7)."""

import faience
from faience.rules.events import Dealt, Poured, Refilled
from faience.rules.pavilion.events import Ended, Kept, Passed

from .stars import (
    bag_of,
    centre_of,
    corners_of,
    displays_of,
    events_of,
    hand_of,
    has_passed,
    moves_of,
    phase_of,
    play_all,
    supply_of,
    table,
    tower_of,
)

# 4.5


def test_placing_goes_clockwise():
    game = table(hands=("B9", "R9", "Y9"), players=3, starter=1, to_move=1)
    seats = []
    for move in ("3.1R", "5.1Y", "4.1B", "3.2R"):
        seats.append(game.to_move)
        game.play(move)
    assert seats == [1, 2, 0, 1]


def test_who_has_passed_is_skipped():
    game = table(hands=("B9", "R9", ""), passed=(2,), players=3, starter=1, to_move=1)
    game.play("3.1R")
    assert game.to_move == 0
    game.play("4.1B")
    assert game.to_move == 1


def test_the_last_one_to_play_has_turn_after_turn():
    game = table(hands=("B9", "", ""), passed=(1, 2), players=3)
    for move in ("4.1B", "4.2B", "4.3B"):
        assert game.to_move == 0
        game.play(move)


def test_the_phase_ends_when_all_have_passed():
    game = table(hands=("B2", "R2"))
    play_all(game, "pass 3.1R")
    assert (game.round, phase_of(game)) == (1, "place")
    game.play("pass")
    assert (game.round, phase_of(game)) == (2, "take")


# 4.11


def test_the_next_round_has_the_next_wild_colour():
    game = table(hands=("B2", ""), passed=(1,), round_number=3)
    assert game.position["wild"] == "orange"
    game.play("pass")
    assert (game.round, game.position["wild"]) == (4, "yellow")


def test_the_displays_are_filled_again_with_four_tiles_each():
    game = table(hands=("B2", ""), passed=(1,))
    game.play("pass")
    assert [len(display) for display in displays_of(game).split()] == [4] * 5


def test_the_token_goes_back_to_the_centre():
    game = table(hands=("B2", ""), passed=(1,), token=0)
    game.play("pass")
    assert centre_of(game) == "*"


def test_the_tiles_in_the_corners_return_to_the_hands_and_everybody_plays_again():
    game = table(hands=("B2", ""), passed=(1,), corners=("", "Y3"))
    game.play("pass")
    assert (hand_of(game, 0), hand_of(game, 1)) == ("B2", "Y3")
    assert (corners_of(game, 0), corners_of(game, 1)) == ("", "")
    assert not has_passed(game, 0) and not has_passed(game, 1)


def test_what_lies_on_the_boards_stays_there():
    game = table("1 PP....", hands=("B2", ""), passed=(1,), scores=(31, 17))
    game.play("pass")
    assert game.position["players"][0]["stars"][1][:2] == ["purple", "purple"]
    assert game.scores == (31, 17)


def test_whoever_began_phase_2_begins_the_next_round():
    game = table(hands=("", "", "B2"), passed=(0, 1), players=3, starter=1, to_move=2, token=1)
    game.play("pass")
    assert (phase_of(game), game.to_move) == ("take", 1)


# The deal


def test_the_supply_is_filled_before_the_displays():  # SP-R3
    game = table(hands=("B2", ""), passed=(1,), supply="GGGGGGGG")
    game.play("pass", deal=False)
    events = game.deal(["red"] * 2 + ["orange"] * 4 + ["yellow"] * 16)
    assert supply_of(game) == "GGGGGGGGRR"
    assert displays_of(game) == "OOOO YYYY YYYY YYYY YYYY"
    assert [type(event) for event in events] == [Refilled, Dealt]


def test_displays_are_filled_in_order_and_the_last_may_stay_short():
    game = table(hands=("B2", ""), passed=(1,), bag="R6", tower="O5")
    game.play("pass")
    assert [len(display.strip("-")) for display in displays_of(game).split()] == [4, 4, 3, 0, 0]  # 6 + 5 = 11
    assert displays_of(game).startswith("RRRR ")
    assert (bag_of(game), tower_of(game)) == ("", "")
    assert Poured(5) in game.history[-1].events


def test_if_the_supply_takes_the_last_tiles_the_displays_stay_empty():  # SP-R3, SP-R7
    game = table(hands=("B2R1", ""), passed=(1,), supply="GGGGGGG", bag="O2", tower="")
    game.play("pass")
    assert supply_of(game) == "GGGGGGGOO"
    assert (game.round, phase_of(game), game.to_move) == (2, "place", 0)


def test_a_bag_that_just_sufficed_is_not_filled_yet():
    game = table(hands=("B2", ""), passed=(1,), bag="R20", tower="O5")
    game.play("pass")
    assert displays_of(game) == "RRRR RRRR RRRR RRRR RRRR"
    assert (bag_of(game), tower_of(game)) == ("", "O5")
    assert events_of(game, Poured) == []


def test_tiles_discarded_by_the_last_pass_are_dealt_if_they_are_needed():
    game = table(hands=("B7", ""), passed=(1,), bag="R18", tower="")
    game.play("pass")
    displays = "".join(displays_of(game).split())
    assert (displays.count("R"), displays.count("B")) == (18, 2)  # of the three that were not kept
    assert bag_of(game) == "B1"


# SP-R7


def test_a_round_without_any_tile_to_deal_is_still_played():
    game = table(hands=("B2", ""), passed=(1,), corners=("", "Y1"), bag="", tower="", starter=1)
    game.play("pass")
    assert (game.round, phase_of(game), game.to_move) == (2, "place", 1)  # the start player is the same
    assert moves_of(game) == ["0.1Y", "5.1Y", "pass"]
    play_all(game, "5.1Y 4.2B")
    assert (game.round, displays_of(game)) == (3, "B - - - -")  # the blue tile that was paid


def test_rounds_in_which_nobody_has_anything_to_do_pass_by_themselves():
    game = table(hands=("B1", ""), passed=(1,), supply="", bag="", tower="", round_number=3)
    game.play("4.1B")
    assert game.is_over
    assert game.round == 6
    assert [event.seat for event in events_of(game, Passed)] == [0, *[0, 1] * 3]
    assert events_of(game, Ended) == [Ended()]


def test_without_tiles_to_deal_the_supply_is_not_touched():
    game = table(hands=("B2", ""), passed=(1,), supply="GGG", bag="", tower="")
    game.play("pass")
    assert supply_of(game) == "GGG"


# The end of a turn and chance


def test_the_next_seat_is_known_while_the_supply_is_filled():
    game = table(hands=("B2", "R2", ""), passed=(2,), players=3, supply="GGG")
    game.play("4.1B", deal=False)
    assert (phase_of(game), game.to_move, game.position["to_move"]) == ("deal", None, 1)


def test_nobody_is_to_move_between_two_rounds():
    game = table(hands=("B2", ""), passed=(1,))
    game.play("pass", deal=False)
    assert (phase_of(game), game.position["to_move"]) == ("deal", None)
    assert game.round == 2


def test_after_the_last_pass_of_the_last_round_nothing_is_filled_up():
    game = table(hands=("B2", ""), passed=(1,), supply="GGG", round_number=6)
    game.play("pass")
    assert game.is_over
    assert supply_of(game) == "GGG"
    assert events_of(game, Refilled) == events_of(game, Dealt) == []


def test_passes_without_being_asked_may_follow_a_refill():
    game = table("0 ......", "0 BG.... 3 RR....", hands=("B1", "R2"), supply="GGG")
    game.play("4.1B", deal=False)
    assert [event for event in game.history[-1].events if isinstance(event, Passed)] == []
    events = game.deal()
    assert [type(event) for event in events] == [Refilled, Passed, Kept, Passed, Dealt]
    assert game.round == 2


def test_a_game_can_be_played_to_its_end():
    game = faience.new_game("summer-pavilion", players=4, seed=3)
    while not game.is_over:
        game.play(game.legal_moves[0])
    assert game.round == 6
    assert min(game.scores) >= 1
