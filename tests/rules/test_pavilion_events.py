"""What the events of a move tell, and in which order (Summer Pavilion 4.2)."""

from faience import Event, Game
from faience.rules.events import Dealt, MovedToCentre, Poured, Refilled
from faience.rules.pavilion.events import (
    Completed,
    Discarded,
    Ended,
    Kept,
    NumberGoal,
    Passed,
    Picked,
    Placed,
    SetGoal,
    StarGoal,
    Took,
    TookToken,
)

from .stars import laid, play_all, table
from .test_pavilion_goals import ended


def told(game: Game) -> tuple[Event, ...]:
    """What the last step tells."""
    return game.history[-1].events


# Phase 1


def test_a_take_from_a_display_tells_what_was_taken_and_what_was_left():
    game = table(displays="PPYG RR")
    assert game.play("1G") == (
        Took(seat=0, source=1, colour="green", count=1, wilds=1),
        MovedToCentre(source=1, tiles={"purple": 1, "yellow": 1}),
    )


def test_a_display_of_one_colour_leaves_nothing_to_tell():
    game = table(displays="YYYY RR")
    assert game.play("1Y") == (Took(seat=0, source=1, colour="yellow", count=4, wilds=0),)


def test_a_wild_tile_alone_is_told_as_wild():
    game = table(displays="PPPP RR")
    assert game.play("1P") == (
        Took(seat=0, source=1, colour="purple", count=0, wilds=1),
        MovedToCentre(source=1, tiles={"purple": 3}),
    )


def test_the_first_take_from_the_centre_tells_of_the_token_and_what_it_really_cost():
    game = table(displays="RR", centre="YYYP", scores=(4, 5))
    assert game.play("0Y") == (
        Took(seat=0, source=0, colour="yellow", count=3, wilds=1),
        TookToken(seat=0, lost=3),  # four tiles, but one point stays
    )


def test_with_one_point_the_token_is_told_to_cost_nothing():
    game = table(displays="RR", centre="Y", scores=(1, 5))
    assert game.play("0Y")[-1] == TookToken(seat=0, lost=0)


# Phase 2


def test_a_placement_tells_space_payment_and_points():
    game = table("4 ...BB.", hands=("P3B3", "R1"), supply="GGGGGGGGGG")
    assert game.play("4.6B+3", deal=False)[0] == Placed(
        seat=0, star=4, index=5, colour="blue", number=6, wilds=3, points=3
    )


def test_structures_are_told_after_the_placement_and_before_the_tiles_they_bring():
    game = laid("2 O[O]O... 0 B....R 3 ..RR..", supply="GGG", bag="Y9", tower="")
    assert told(game) == (
        Placed(seat=0, star=2, index=1, colour="orange", number=2, wilds=0, points=3),
        Completed(seat=0, structure="pillar", number=2, tiles=1),
        Completed(seat=0, structure="statue", number=2, tiles=2),
        Picked(seat=0, colour="green", forced=True),
        Picked(seat=0, colour="green", forced=True),
        Picked(seat=0, colour="green", forced=True),
    )


def test_a_structure_tells_all_its_tiles_even_if_the_supply_is_short():
    game = laid("2 ....O[O]", supply="G", bag="Y9", tower="")
    assert told(game)[1:] == (
        Completed(seat=0, structure="window", number=2, tiles=3),
        Picked(seat=0, colour="green", forced=True),
    )


def test_a_pick_tells_whether_it_was_chosen():
    game = laid("2 ....O[O]", supply="GGGGGGGGBR")
    assert told(game)[-1] == Picked(seat=0, colour="green", forced=True)
    assert game.play("+B", deal=False) == (
        Picked(seat=0, colour="blue", forced=False),
        Picked(seat=0, colour="red", forced=True),
    )


def test_a_pass_tells_what_was_kept():
    game = table(hands=("G1B3", "R1"))
    assert game.play("pass") == (Passed(seat=0, forced=False), Kept(seat=0, tiles={"green": 1, "blue": 3}))


def test_a_pass_tells_what_was_given_up_when_all_picks_are_made():
    game = table(hands=("G4R2", "R1"), scores=(2,))
    assert game.play("pass") == (Passed(seat=0, forced=False),)
    assert game.play("=G") == ()
    assert game.play("=R") == (
        Kept(seat=0, tiles={"green": 3, "red": 1}),
        Discarded(seat=0, tiles={"green": 1, "red": 1}, lost=1),  # one point stays
    )


def test_a_pass_without_tiles_tells_only_that():
    game = table(displays="-", centre="RR")
    play_all(game, "0R")
    assert game.play("pass", deal=False)[-1] == Passed(seat=1, forced=True)


def test_in_the_last_round_everything_is_given_up():
    game = table(hands=("B2Y1", "R1"), round_number=6)
    assert game.play("pass") == (
        Passed(seat=0, forced=False),
        Discarded(seat=0, tiles={"yellow": 1, "blue": 2}, lost=3),
    )


# Chance


def test_a_refill_tells_the_tiles_in_the_order_of_drawing():
    game = table(hands=("B2", "R1"), supply="GGGGGGG")
    game.play("4.1B", deal=False)
    assert game.deal(["red", "blue", "red"]) == (Refilled(("red", "blue", "red")),)


def test_a_refill_is_a_step_of_its_own():
    game = table(hands=("B2", "R1"), supply="GGGGGGG")
    game.play("4.1B")
    assert [(step.seat, step.move is None) for step in game.history] == [(0, False), (None, True)]


def test_a_deal_between_rounds_tells_the_supply_and_then_round_starter_and_displays():
    game = table(hands=("B2", ""), passed=(1,), supply="GGGGGGGGG", starter=1, round_number=3)
    game.play("pass", deal=False)
    assert game.deal(["red"] + ["orange"] * 12 + ["yellow"] * 8) == (
        Refilled(("red",)),
        Dealt(round=4, starter=1, displays=(*[("orange",) * 4] * 3, *[("yellow",) * 4] * 2)),
    )


def test_pouring_tells_how_many_tiles_went_into_the_bag():
    game = table(hands=("B3", "R1"), supply="GGGGGGG", bag="", tower="O5")
    assert game.play("4.3B", deal=False)[-1] == Poured(5 + 2)  # the tower, and what has just been paid


def test_an_empty_tower_is_not_poured():
    game = table(hands=("B1", "R1"), supply="GGGGGGG", bag="O2", tower="")
    assert game.play("4.1B")[1:] == (Refilled(("orange", "orange")),)


# The end


def test_the_end_is_told_before_the_goals_seat_by_seat():
    ones = "2 O..... 3 R..... 4 B..... 5 Y..... 6 G....."
    game = ended(f"0 P..... 1 PPPPPP {ones}", "1 PPP.PP 2 ..OOO. 0 ....BR", board="glazed-orange")
    assert told(game) == (
        Passed(seat=2, forced=False),
        Discarded(seat=2, tiles={"red": 2}, lost=2),
        Ended(),
        StarGoal(seat=0, star=1, colour="purple", points=20),
        NumberGoal(seat=0, number=1, points=4),
        SetGoal(seat=1, sets=1, points=15),
    )


def test_an_event_names_its_kind_in_json():
    game = table("1 ....P.", hands=("P6", "R1"), round_number=2, supply="GGGGGGGGGG")
    assert [event.to_dict() for event in game.play("1.6P", deal=False)][:2] == [
        {"kind": "placed", "seat": 0, "star": 1, "index": 5, "colour": "purple", "number": 6, "wilds": 0, "points": 2},
        {"kind": "completed", "seat": 0, "structure": "window", "number": 1, "tiles": 3},
    ]
