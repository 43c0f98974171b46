"""The naive oracle of Summer Pavilion against results worked out by hand (Pavilion 4–6, 10)."""

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from . import pavilion
from .pavilion_board import stars_from

FULL_SUPPLY = ["purple", "purple", "green", "green", "orange", "orange", "yellow", "yellow", "blue", "red"]


def table(players: int = 2, board: str = "coloured", **fields: Any) -> pavilion.Position:
    """Seat 1 to move, nobody has passed, the supply is full; the others have green tiles and can place them."""
    position = pavilion.new_position(players, board) | {"to_move": 0, "supply": list(FULL_SUPPLY)} | fields
    position["wild"] = pavilion.wild_colour(board, position["round"])
    position["factories"] += [[] for _ in range(2 * players + 1 - len(position["factories"]))]
    for player in position["players"]:
        player |= {"passed": False, "hand": {"green": 4}}
    position["players"][0]["hand"] = {}
    return position


def taking(players: int = 2, **fields: Any) -> pavilion.Position:
    """Phase 1; a red tile on the last display keeps it going."""
    position = table(players, phase="take", **fields)
    position["factories"][-1] = ["red"]
    return position


def placing(hand: dict[str, int], drawing: str = "", **fields: Any) -> pavilion.Position:
    """Phase 2, with this hand and these stars in front of seat 1."""
    position = table(phase="place", **fields)
    position["players"][0] |= {"hand": hand, "stars": stars_from(drawing)}
    return position


# Setup and deals


def test_ten_tiles_go_to_the_supply_and_then_four_to_each_display() -> None:
    position = pavilion.new_position(players=3, starter=2)
    for drawn in range(10 + 7 * 4):
        assert position["phase"] == "deal"
        assert len(position["supply"]) == min(drawn, 10)
        position = pavilion.draw(position, pavilion.COLOURS[drawn % 6])
    assert [len(factory) for factory in position["factories"]] == [4] * 7
    assert sum(position["bag"].values()) == 94
    assert (position["phase"], position["to_move"], position["wild"]) == ("take", 2, "purple")
    assert [player["passed"] for player in position["players"]] == [False] * 3


def test_the_tower_is_poured_only_when_a_tile_is_needed_and_displays_may_stay_short() -> None:
    position = pavilion.new_position() | {"bag": {"blue": 12}, "tower": {"red": 5}}
    for _ in range(12):
        assert pavilion.draws(position) == position["bag"]
        position = pavilion.draw(position, "blue")
    assert (position["bag"], position["tower"]) == ({}, {"red": 5})
    while position["phase"] == "deal":
        position = pavilion.draw(position, "red")
    assert [len(factory) for factory in position["factories"]] == [4, 3, 0, 0, 0]


# Taking


def test_the_wild_colour_cannot_be_chosen_where_another_colour_lies() -> None:
    position = taking(factories=[["purple", "purple", "yellow", "red"], ["purple"] * 4], centre=["purple", "blue"])
    assert pavilion.legal_moves(position) == ["0B", "1Y", "1R", "2P", "5R"]


def test_exactly_one_wild_tile_comes_along_and_the_others_go_to_the_centre() -> None:
    position = taking(factories=[["purple", "purple", "green", "yellow"]], centre=["yellow"])
    after = pavilion.play(position, "1G")
    assert after["players"][0]["hand"] == {"purple": 1, "green": 1}
    assert after["centre"] == ["purple", "yellow", "yellow"]
    assert (after["to_move"], after["token"]) == (1, "centre")


def test_of_a_display_with_wild_tiles_only_one_is_taken() -> None:
    after = pavilion.play(taking(factories=[["purple"] * 4]), "1P")
    assert after["players"][0]["hand"] == {"purple": 1}
    assert after["centre"] == ["purple"] * 3
    again = pavilion.play(after, "0P")
    assert again["centre"] == ["purple"] * 2
    assert again["players"][1]["score"] == 5 - 1


def test_the_token_costs_a_point_for_each_tile_taken_and_only_the_first_time() -> None:
    position = taking(centre=["purple", "yellow", "yellow", "blue"])
    first = pavilion.play(position, "0Y")
    assert first["token"] == 0
    assert first["players"][0]["score"] == 5 - (2 + 1)
    second = pavilion.play(first, "0B")
    assert (second["token"], second["players"][1]["score"]) == (0, 5)


def test_no_loss_takes_the_score_below_one() -> None:
    position = taking(centre=["yellow"] * 5)
    position["players"][0]["score"] = 3
    assert pavilion.play(position, "0Y")["players"][0]["score"] == 1
    position["players"][0]["score"] = 82  # beyond a lap of the track: it is the total that counts (SP-R4)
    assert pavilion.play(position, "0Y")["players"][0]["score"] == 77


def test_who_holds_the_token_begins_to_place_and_else_the_same_seat_again() -> None:
    taken = table(players=3, phase="take", starter=2, to_move=1, centre=["red"])
    after = pavilion.play(taken, "0R")
    assert (after["phase"], after["starter"], after["to_move"], after["token"]) == ("place", 1, 1, 1)
    untaken = table(players=3, phase="take", starter=2, to_move=1, factories=[["red"]])
    after = pavilion.play(untaken, "1R")
    assert (after["phase"], after["starter"], after["to_move"], after["token"]) == ("place", 2, 2, "centre")  # SP-R1


# Placing and bonus tiles


def test_one_tile_is_laid_and_the_others_go_to_the_tower() -> None:
    after = pavilion.play(placing({"purple": 3, "green": 2}), "6.4G+3")
    assert after["players"][0]["stars"][6] == [None, None, None, "green", None, None]
    assert after["players"][0]["hand"] == {"green": 1}
    assert after["tower"] == {"purple": 3}


def test_move_texts_come_in_the_order_of_their_numbers() -> None:
    position = placing({"purple": 1, "red": 1})
    assert pavilion.legal_moves(position) == ["0.1P", "0.1R", "0.2R+1", "1.1P", "3.1R", "3.2R+1", "pass"]
    some = ["0P", "9R", "0.1P", "0.1R", "3.5R+2", "6.6R+5", "pass", "+P", "=P", "=R"]
    numbers = [0, 59, 60, 60 + 5 * 6, 60 + (22 * 6 + 5) * 6 + 2, 1571, 1572, 1573, 1579, 1584]
    assert [pavilion.move_id(text) for text in some] == numbers


def test_a_space_costs_what_is_printed_on_it() -> None:
    position = placing({"yellow": 1}, board="monochrome")
    assert [move for move in pavilion.legal_moves(position) if move.startswith("5.")] == ["5.3Y"]


def test_a_tile_scores_at_once_and_its_complete_star_only_at_the_end() -> None:
    after = pavilion.play(placing({"purple": 3}, "...... PP.PPP"), "1.3P")
    assert after["players"][0]["score"] == 5 + 6


def test_one_tile_may_complete_several_structures_for_one_pick_of_all_their_tiles() -> None:
    # The centre, the purple, the orange and the red star.
    position = placing({"orange": 2}, "R....B ...... O.O... ..RR..", round=2)
    after = pavilion.play(position, "2.2O")
    assert pavilion.completed_structures("coloured", after["players"][0]["stars"], 2, 2) == ["pillar2", "statue2"]
    assert (after["phase"], after["owed"], after["lowest"], after["to_move"]) == ("bonus", 1 + 2, "purple", 0)  # SP-R8
    assert after["supply"] == FULL_SUPPLY
    for move in ("+G", "+G", "+R"):  # green is wild in round 2, and may be picked
        assert after["phase"] == "bonus"
        after = pavilion.play(after, move)
    assert after["players"][0]["hand"] == {"green": 2, "red": 1}
    assert (after["owed"], after["lowest"]) == (0, None)


def test_a_short_supply_pays_what_it_has() -> None:
    position = placing({"red": 6}, "...... ...... ...... ....R.", supply=["green", "blue"])
    after = pavilion.play(position, "3.6R")  # a window: 3 tiles, of which one is lost (SP-R2)
    assert after["players"][0]["hand"] == {"green": 1, "blue": 1}
    assert (after["phase"], after["supply"]) == ("deal", [])


def test_picks_are_made_in_colour_order_and_without_asking_where_there_is_no_choice() -> None:
    position = placing({"red": 6}, "...... ...... ...... ....R.", supply=["purple", "green", "orange", "orange"])
    asked = pavilion.play(position, "3.6R")
    assert pavilion.legal_moves(asked) == ["+P", "+G"]  # orange first would leave one tile for two picks
    assert pavilion.play(asked, "+G")["players"][0]["hand"] == {"green": 1, "orange": 2}
    asked = pavilion.play(asked, "+P")
    assert (pavilion.legal_moves(asked), asked["owed"], asked["lowest"]) == (["+G", "+O"], 2, "purple")


# Turns of phase 2


def test_the_supply_is_refilled_after_each_turn_and_then_the_next_seat_moves() -> None:
    position = placing({"red": 1, "blue": 1}, supply=["red"] * 8, bag={"yellow": 1}, tower={"blue": 3}, to_move=1)
    after = pavilion.play(position, "pass")  # a pass is a turn as well (SP-R3)
    assert (after["phase"], after["to_move"]) == ("deal", 0)
    after = pavilion.draw(after, "yellow")
    assert pavilion.draws(after) == {"blue": 3}
    after = pavilion.draw(after, "blue")
    assert (after["phase"], after["to_move"], after["bag"], after["tower"]) == ("place", 0, {"blue": 2}, {})
    assert after["supply"] == ["yellow", "blue"] + ["red"] * 8


def test_a_supply_that_cannot_be_refilled_keeps_its_gaps() -> None:
    position = placing({"red": 1}, supply=["red"] * 7, bag={"blue": 1}, tower={"green": 1})
    after = pavilion.play(position, "3.1R")
    after = pavilion.draw(pavilion.draw(after, "blue"), "green")
    assert (after["phase"], len(after["supply"]), after["bag"], after["tower"]) == ("place", 9, {}, {})


def test_seats_that_have_passed_are_skipped_and_who_can_only_pass_is_not_asked() -> None:
    position = table(players=4, phase="place")
    position["players"][0]["hand"] = {"blue": 3}
    position["players"][1] |= {"passed": True, "hand": {}}
    position["players"][2]["hand"] = {}
    position["players"][3] |= {"hand": {"red": 1}, "stars": stars_from("..R... ...... ...... R.....")}
    after = pavilion.play(position, "4.1B")
    assert after["to_move"] == 0
    assert [player["passed"] for player in after["players"]] == [False, True, True, True]
    assert after["players"][3]["corners"] == {"red": 1}


def test_who_passes_with_more_than_four_tiles_keeps_four_and_pays_for_the_others() -> None:
    position = placing({"green": 4, "red": 2})
    position["players"][0]["score"] = 10
    asked = pavilion.play(position, "pass")
    # Four of G G G G R R in colour order: two green ones are among them in any case.
    assert asked["players"][0]["corners"] == {"green": 2}
    assert (asked["phase"], asked["owed"], asked["lowest"], asked["to_move"]) == ("keep", 2, "green", 0)
    assert pavilion.legal_moves(asked) == ["=G", "=R"]

    after = pavilion.play(asked, "=R")
    assert after["players"][0]["corners"] == {"green": 2, "red": 2}
    assert after["players"][0]["hand"] == {}
    assert after["players"][0]["score"] == 10 - 2
    assert (after["tower"], after["to_move"]) == ({"green": 2}, 1)


def test_who_passes_with_up_to_four_tiles_keeps_them_all() -> None:
    after = pavilion.play(placing({"green": 1, "red": 3}), "pass")
    assert after["players"][0]["corners"] == {"green": 1, "red": 3}  # SP-R6
    assert (after["players"][0]["score"], after["tower"], after["to_move"]) == (5, {}, 1)


# Rounds and the end of the game


def last_to_pass(hand: dict[str, int], drawing: str = "", **fields: Any) -> pavilion.Position:
    """Seat 2 has passed and stored a blue tile."""
    position = placing(hand, drawing, **fields)
    position["players"][1] |= {"passed": True, "hand": {}, "corners": {"blue": 1}}
    return position


def test_the_last_pass_prepares_a_round_and_the_supply_comes_before_the_displays() -> None:
    position = last_to_pass({"red": 2}, round=2, token=1, starter=1, supply=["red"] * 9, bag={"yellow": 22})
    position = pavilion.play(position, "pass")
    assert (position["phase"], position["round"], position["wild"]) == ("deal", 3, "orange")
    assert (position["starter"], position["token"]) == (1, "centre")
    position = pavilion.draw(position, "yellow")
    assert (position["phase"], len(position["supply"]), position["factories"][0]) == ("deal", 10, [])
    assert position["players"][0]["corners"] == {"red": 2}
    for _ in range(20):
        assert position["phase"] == "deal"
        position = pavilion.draw(position, "yellow")
    assert (position["phase"], position["starter"], position["to_move"]) == ("take", 1, 1)
    assert [player["hand"] for player in position["players"]] == [{"red": 2}, {"blue": 1}]
    assert [player["corners"] for player in position["players"]] == [{}, {}]


def test_a_round_without_a_single_tile_on_the_displays_is_played_with_the_stored_ones() -> None:
    position = last_to_pass({"red": 2}, round=2, token=1, starter=1, supply=["red"] * 4, bag={}, tower={})
    after = pavilion.play(position, "pass")
    assert (after["round"], after["phase"], after["starter"], after["to_move"]) == (3, "place", 1, 1)  # SP-R7
    assert (after["token"], after["players"][1]["hand"]) == ("centre", {"blue": 1})


def test_rounds_in_which_nobody_can_do_anything_pass_by_unasked() -> None:
    after = pavilion.play(last_to_pass({"red": 2}, round=5, bag={}, tower={}), "pass")
    assert (after["round"], after["phase"], after["to_move"]) == (6, "place", 0)  # red is wild: 3.1R or 3.2R
    after = pavilion.play(after, "3.2R")
    assert (after["phase"], after["to_move"]) == ("place", 1)
    position = last_to_pass({}, round=2, bag={}, tower={})
    position["players"][0]["hand"] = {"green": 1}
    position["players"][1]["corners"] = {}
    position["players"][0]["stars"] = stars_from("..G... ...... ...... ...... ...... ...... G.....")
    over = pavilion.play(position, "pass")
    assert (over["phase"], over["round"], over["tower"]) == ("over", 6, {"green": 1})
    assert [player["score"] for player in over["players"]] == [5 - 1, 5]


def test_in_the_last_round_nothing_is_kept_and_the_minimum_comes_before_the_goals() -> None:
    position = last_to_pass({"red": 3, "blue": 3}, "...... PPPPPP", round=6, supply=[], bag={"red": 9})
    position["players"][0]["score"] = 2
    position["players"][1]["corners"] = {}
    after = pavilion.play(position, "pass")
    assert [player["score"] for player in after["players"]] == [max(1, 2 - 6) + 20, 5]  # SP-R5
    assert (after["tower"], after["players"][0]["corners"]) == ({"blue": 3, "red": 3}, {})
    assert (after["phase"], after["round"], after["to_move"], after["supply"]) == ("over", 6, None, [])
    assert pavilion.winners(after) == [0]


def test_most_points_win_and_a_tie_is_shared() -> None:
    position = table(players=3, phase="over", to_move=None)
    for player, score in zip(position["players"], (101, 80, 101), strict=True):
        player["score"] = score
    assert pavilion.winners(position) == [0, 2]
    assert pavilion.winners(position | {"phase": "place"}) == []


# The oracle itself


def test_an_illegal_move_or_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="1P is not legal"):
        pavilion.play(taking(factories=[["purple", "red"]]), "1P")
    with pytest.raises(ValueError, match="no black can be drawn"):
        pavilion.draw(pavilion.new_position(), "black")


@pytest.mark.parametrize("board", list(pavilion.BOARDS))
def test_no_tile_is_lost_or_made_and_no_given_position_is_changed(board: str) -> None:
    chance = random.Random(board)
    position = pavilion.new_position(players=4, board=board)
    while position["phase"] != "over":
        given = deepcopy(position)
        if position["phase"] == "deal":
            after = pavilion.draw(position, chance.choice(list(pavilion.draws(position))))
        else:
            after = pavilion.play(position, chance.choice(pavilion.legal_moves(position)))
        assert position == given
        assert tiles_of(after) == dict.fromkeys(pavilion.COLOURS, 22)
        position = after
    assert position["round"] == 6


def tiles_of(position: pavilion.Position) -> Counter[str]:
    tiles: Counter[str] = Counter(position["bag"]) + Counter(position["tower"])
    for heap in [position["supply"], position["centre"], *position["factories"]]:
        tiles.update(heap)
    for player in position["players"]:
        tiles.update(player["hand"])
        tiles.update(player["corners"])
        for star in player["stars"]:
            tiles.update(tile for tile in star if tile is not None)
    return tiles
