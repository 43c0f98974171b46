"""Moves that the rules forbid are refused for a reason that names the rule (Summer Pavilion 4.3–4.10)."""

from collections.abc import Callable

import pytest

from faience import Game, IllegalMove, texts
from faience.notation.position import line_of
from faience.rules.pavilion import SUMMER_PAVILION

from .stars import laid, table


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    monkeypatch.setattr(texts, "strict", True)


def refused(game: Game, move: str, code: str, rule: str | None, **details: object) -> IllegalMove:
    """The refusal of a move, which leaves the table as it was."""
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    error = caught.value
    assert game.state == before
    assert error.code == f"illegal-{code}"
    assert rule is None or error.details["rule"] == f"Summer Pavilion {rule}"
    assert {name: error.details[name] for name in details} == details
    assert str(error) == f"{error.text()}\n  in: {line_of(before)}"
    assert error.text("fr") and error.text("fr") != error.text()
    return error


TABLES: dict[str, Callable[[], Game]] = {
    "take": lambda: table(displays="PPPP RRYP", centre="P"),
    "place": lambda: table("0 B..... 4 B.....", hands=("P3B3Y1", "R1")),
    "monochrome": lambda: table("1 RR.... 2 RG....", hands=("P3B3R3", "R1"), board="monochrome"),
    "bonus": lambda: laid("1 ....P[P]", supply="PPGGOOYYRR"),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_legal_move_is_not_refused_and_every_other_one_is(name):
    game = TABLES[name]()
    legal = {int(move) for move in game.legal_moves}
    for move in range(SUMMER_PAVILION.moves):
        assert (SUMMER_PAVILION.refusal(game.state, move) is None) == (move in legal), move


# Taking


def test_there_is_no_display_6_for_two_players():
    refused(table(displays="RRYY"), "6R", "no-display", "4.1", display=6, displays=5)


def test_a_colour_must_lie_where_it_is_taken():
    error = refused(table(displays="RRYY"), "1B", "not-there", "4.3", tile="blue")
    assert error.text() == "blue from display 1: display 1 has no blue tile (Summer Pavilion 4.3)"
    refused(table(displays="RRYY"), "0R", "not-there", "4.3", tile="red")
    refused(table(displays="RRYY"), "2R", "not-there", "4.3", tile="red")


def test_the_wild_colour_is_not_chosen_where_another_lies():
    game = table(displays="PPRY", centre="PG")
    refused(game, "1P", "wild-not-alone", "4.3", colour="purple")
    refused(game, "0P", "wild-not-alone", "4.3", colour="purple")
    refused(table(displays="GGRY", round_number=2), "1G", "wild-not-alone", "4.3", colour="green")


@pytest.mark.parametrize("move", ["pass", "4.1B", "4.1B+1", "+R", "=R"])
def test_in_phase_1_tiles_must_be_taken(move):
    refused(table(displays="RRYY", hands=("B2R1", "")), move, "take-expected", "4.3")


# Placing


def test_a_covered_space_refuses_more():
    game = table("4 B.....", hands=("B6", "R1"))
    error = refused(game, "4.1B", "space-covered", "4.6", star=4, space=1)
    assert error.text() == "blue on star 4, space 1: space 1 of star 4 is covered (Summer Pavilion 4.6)"
    refused(game, "4.1R", "space-covered", "4.6", star=4, space=1)


def test_a_space_refuses_a_colour_that_is_not_its_own():
    game = table(hands=("B6R6", "R1"))
    refused(game, "3.1B", "space-colour", "4.7", star=3, space=1, colour="red")
    game = table(hands=("B6R6", "R1"), board="glazed-orange")
    refused(game, "0.5R", "space-colour", "4.7", star=0, space=5, colour="blue")


def test_the_centre_refuses_a_colour_that_it_has():
    game = table("0 B.....", hands=("B6R6", "R1"))
    refused(game, "0.2B", "star-colour", "4.7", star=0, colour="blue")


def test_a_star_refuses_what_its_second_tile_has_ruled_out():
    game = table("1 RR.... 2 RG....", hands=("B6R6", "R1"), board="monochrome")
    refused(game, "1.3B", "star-colour", None, star=1, colour="blue")
    refused(game, "2.3R", "star-colour", None, star=2, colour="red")


def test_one_tile_must_really_be_of_the_colour():
    game = table(hands=("P6B1", "R1"))
    refused(game, "3.2R+1", "no-such-tile", "4.6", colour="red")
    refused(game, "3.1R", "no-such-tile", "4.6", colour="red")


def test_a_space_must_be_paid_for():
    game = table(hands=("P2B2", "R1"))
    refused(game, "4.5B+2", "too-dear", "4.6", number=5, own=4)
    refused(game, "1.3P", "too-dear", "4.6", number=3, own=2)  # nothing replaces purple


def test_wilds_are_used_as_far_as_there_are_any_and_no_further_than_needed():
    game = table(hands=("P2B3", "R1"))
    refused(game, "4.4B", "wild-count", "4.6", least=1, most=2)
    refused(game, "4.4B+3", "wild-count", "4.6", least=1, most=2)
    refused(game, "4.1B+1", "wild-count", "4.6", least=0, most=0)
    refused(game, "1.2P+1", "wild-count", "4.6", least=0, most=0)


@pytest.mark.parametrize("move", ["1R", "0P", "+R", "=R"])
def test_in_phase_2_a_tile_is_placed_or_the_seat_passes(move):
    refused(table(hands=("B6R6", "R1")), move, "place-expected", "4.5")


# Picking


@pytest.mark.parametrize("move", ["pass", "1R", "0.1R", "=R"])
def test_bonus_tiles_are_picked_first(move):
    refused(laid("1 ....P[P]", supply="PPGGOOYYRR"), move, "bonus-expected", "4.9", owed=3)


def test_a_bonus_tile_must_lie_in_the_supply():
    game = laid("1 ....P[P]", supply="PPGGOOYYRR")
    refused(game, "+B", "pick-not-there", "4.9", tile="blue")


def test_bonus_tiles_are_picked_in_colour_order():
    game = laid("1 ....P[P]", supply="PPGGOOYYRR")
    refused(game, "+R", "pick-order", "10", owed=3)  # two red tiles cannot be three picks
    game.play("+Y")
    refused(game, "+P", "pick-order", "10", owed=2)


@pytest.mark.parametrize("move", ["pass", "1R", "4.1B", "+R"])
def test_the_tiles_to_keep_are_picked_first(move):
    game = table(hands=("B3R3", "R1"))
    game.play("pass")
    refused(game, move, "keep-expected", "4.10", owed=3)  # a blue one is kept already


def test_a_tile_to_keep_must_be_in_the_hand():
    game = table(hands=("B3R3", "R1"))
    game.play("pass")
    refused(game, "=Y", "pick-not-there", None, tile="yellow")


def test_tiles_to_keep_are_picked_in_colour_order():
    game = table(hands=("G2B4R2", "R1"))
    game.play("pass")
    refused(game, "=R", "pick-order", "10", owed=4)  # two red tiles cannot be four picks
    game.play("=B")
    refused(game, "=G", "pick-order", "10", owed=2)  # a second blue one followed by itself


# The end


@pytest.mark.parametrize("move", ["pass", "1R", "0.1R", "+R", "=R"])
def test_nothing_is_played_after_the_end(move):
    game = table(hands=("B2", ""), passed=(1,), round_number=6)
    game.play("pass")
    refused(game, move, "game-over", "4.12")
