"""Phase 2: what a space costs and how it may be paid (Summer Pavilion 4.5, 4.6)."""

import pytest

from .stars import colours, hand_of, moves_of, payments, play_all, star_of, table, tower_of

# In round 1 purple is wild. Seat 1 has a red tile, so that the turn comes back.


def hands(own: str) -> tuple[str, str]:
    return own, "R2"


# 4.5


def test_a_turn_is_one_tile_or_a_pass():
    game = table(hands=("B3", "R3"))
    game.play("4.1B")
    assert game.to_move == 1
    assert star_of(game, 4) == "B....."


def test_a_pass_is_always_possible():
    assert moves_of(table(hands=hands("B1"))) == ["0.1B", "4.1B", "pass"]


# 4.6


def test_a_space_costs_as_many_tiles_as_its_number():
    game = table(hands=hands("B7"))
    game.play("4.6B", deal=False)
    assert hand_of(game) == "B1"
    assert star_of(game, 4) == ".....B"
    assert tower_of(game) == "B5"  # one of six is laid


def test_a_space_of_number_one_costs_only_the_tile_that_is_laid():
    game = table(hands=hands("B2"))
    game.play("4.1B", deal=False)
    assert hand_of(game) == "B1"
    assert tower_of(game) == ""


def test_a_space_that_is_too_dear_cannot_be_chosen():
    game = table(hands=hands("B3"))
    assert [move for move in moves_of(game) if move[0] == "4"] == ["4.1B", "4.2B", "4.3B"]


def test_wilds_replace_all_but_one_tile_of_the_colour():
    game = table(hands=hands("P3G1"))
    game.play("6.4G+3", deal=False)
    assert hand_of(game) == ""
    assert star_of(game, 6) == "...G.."
    assert tower_of(game) == "P3"


@pytest.mark.parametrize(
    ("hand", "placement", "wilds"),
    [
        ("G4", "6.4G", "0"),
        ("P2G4", "6.4G", "012"),  # wilds may be paid although there are enough green tiles
        ("P9G9", "6.4G", "0123"),  # but one green tile has to be laid
        ("P9G2", "6.4G", "23"),  # two green tiles: at least two wilds
        ("P6O1", "2.6O", "5"),
        ("P4O1", "2.6O", ""),  # 4 + 1 < 6
        ("P5", "3.1R", ""),  # one tile must really be red
        ("P5R1", "3.1R", "0"),  # and nothing else is paid for a space of number 1
        ("P1R1", "3.2R", "1"),
    ],
)
def test_a_payment_holds_at_least_one_tile_of_the_colour_and_the_rest_may_be_wild(hand, placement, wilds):
    assert payments(table(hands=hands(hand + "Y1")), placement) == wilds


@pytest.mark.parametrize(("hand", "wilds"), [("P3G9", ""), ("P4G9", "0"), ("P6", "0")])
def test_nothing_replaces_the_wild_colour(hand, wilds):
    assert payments(table(hands=hands(hand)), "1.4P") == wilds


def test_only_the_wild_colour_of_this_round_replaces_others():
    game = table(hands=hands("P3G2B2"), round_number=2)
    assert payments(game, "4.4B") == "2"  # two green tiles
    assert payments(game, "1.5P") == "2"
    assert payments(game, "6.4G") == ""


def test_a_wild_is_never_laid_on_a_space_of_the_colour_it_replaces():
    game = table(hands=hands("P5R1"))
    game.play("3.6R+5", deal=False)
    assert star_of(game, 3) == ".....R"
    assert tower_of(game) == "P5"


def test_the_wild_colour_may_be_laid_as_itself():
    game = table(hands=hands("P3G1"))
    game.play("1.3P", deal=False)
    assert hand_of(game) == "G1"
    assert star_of(game, 1) == "..P..."
    assert tower_of(game) == "P2"


def test_the_centre_asks_for_the_colour_that_one_decides_to_lay():
    game = table(hands=hands("P2B2Y3"))
    assert colours(game, "0.4") == "YB"  # Y3 + P1, B2 + P2; purple would need four of its own
    assert payments(game, "0.4Y") == "12"
    assert payments(game, "0.4B") == "2"


def test_a_covered_space_is_not_covered_again():
    game = table("4 B.....", hands=hands("B6"))
    assert colours(game, "4.1") == ""
    assert colours(game, "4.2") == "B"


def test_a_space_covered_in_this_round_is_not_covered_again_either():
    game = table(hands=hands("B3P1"))
    play_all(game, "4.1B 3.1R")
    assert colours(game, "4.1") == ""
    assert colours(game, "4.2") == "B"


def test_tiles_that_are_not_spent_stay_in_the_hand():
    game = table(hands=hands("P1B4Y2"))
    game.play("4.3B+1", deal=False)
    assert hand_of(game) == "Y2B2"


def test_a_hand_can_be_spent_over_several_turns():
    game = table(hands=hands("B6"))
    play_all(game, "4.3B 3.1R 4.2B")
    assert hand_of(game) == "B1"
    assert star_of(game, 4) == ".BB..."
