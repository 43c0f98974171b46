"""Why one move is better than another: what happens in the rest of the round after both."""

from typing import Any

import pytest
from tests.notation import drawn_pavilion as pavilion
from tests.notation.drawn import seat, table

from faience.analysis.comparison import Comparison, reasons_between
from faience.game import Game, from_json
from faience.notation.move import Move
from faience.texts import Phrase

ROW_OF_TWO = """
    . . . . .
    W B . . .
    . . . . .
    . . . . .
    . . . . .
"""
FULL_BUT_FIRST = "- RR RRR RRRR RRRRR"
FULL = "R RR RRR RRRR RRRRR"


def at(position: dict[str, Any], names: tuple[str, ...] = ("Ana", "Bo")) -> Game:
    return Game(from_json(position).state, names=names, seed=1)


def moves(game: Game, line: str) -> tuple[Move, ...]:
    return tuple(Move.parse(game.rules.name, move) for move in line.split())


def between(game: Game, better: str, worse: str, ahead: float = 0.0) -> tuple[list[str], list[str]]:
    """What is said for the one and against the other."""
    reasons, faults = reasons_between(game, moves(game, better), moves(game, worse), ahead)
    return in_english(reasons), in_english(faults)


def advantages(game: Game, better: str, worse: str) -> list[str]:
    return in_english(Comparison(game, moves(game, better), moves(game, worse)).advantages())


def in_english(phrases: Any) -> list[str]:
    return [phrase.text("en") for phrase in phrases]


# The rest of a round of Azul


def last_tiles(centre: str = "BYY", bo: str = FULL_BUT_FIRST) -> Game:
    """The marker is gone, and Bo's lines have no room but for one tile."""
    return at(table(seat(score=9), seat(bo, floor="*", score=9), displays="-", centre=centre, marker=1))


def test_what_others_must_drop_is_a_reason():
    """Bo's marker costs 1, with the two yellow tiles it is 1 + 1 + 2."""
    assert "makes Bo drop 2 tiles: −4 instead of −1" in advantages(last_tiles(), "0B2 0YF", "0Y3 0B1")


def test_a_line_that_is_completed_in_one_way_alone_is_a_reason():
    assert advantages(last_tiles(), "0B1 0YF", "0BF 0YF") == [
        "completes line 1 in blue (+1) by the end of the round",
        "loses nothing on the floor instead of 1",
    ]


def test_what_the_next_player_completes_after_a_move_is_said_against_it():
    """Black comes beside three tiles of Bo's: a row of 4."""
    wall = """
        B Y R . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    game = at(table(seat(floor="*"), seat(wall=wall), displays="-", centre="KWWW", marker=0))
    assert between(game, "0K1 0W5", "0W5 0K1") == (["takes the black that Bo needs for line 1 (+4)"], [])


def test_what_is_told_of_the_better_move_is_not_told_against_the_other_again():
    """Bo completes line 1 after the second way; after the first both yellow tiles fall, too."""
    reasons, faults = between(last_tiles(), "0B2 0YF", "0Y3 0B1")
    assert reasons == ["makes Bo drop 2 tiles: −4 instead of −1"]
    assert faults == ["lets Bo complete line 1 in blue (+1)"]


def test_the_floor_that_a_move_leads_to_is_said_against_it():
    """Three tiles fall, for 1 + 1 + 2; or one."""
    game = at(table(seat("B YY RRR RRRR RRRRR"), seat(floor="*"), displays="-", centre="KWWW", marker=1))
    reasons, faults = between(game, "0KF 0W3", "0WF 0K1")
    assert faults == [] and reasons == ["loses 1 on the floor instead of 4"]


def test_a_column_that_only_one_way_completes_is_a_reason():
    wall = """
        B . . . .
        W . . . .
        K . . . .
        R . . . .
        . . . . .
    """
    game = at(table(seat("- - - - YYYY", wall), seat(floor="*"), displays="-", centre="YR", marker=1))
    reasons, _ = between(game, "0Y5 0R1", "0Y1 0R1")
    assert reasons[0] == "completes column 1 (+7 in the end)"


def test_winning_instead_of_losing_comes_first_and_is_said_on_both_sides():
    """White completes a row of 5, with its bonus of 2, for Ana or for Bo; the marker and black cost Bo 1 each."""
    wall = """
        B Y R K .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    rival = seat(wall=wall, floor="*", score=25)
    game = at(table(seat(wall=wall, score=20), rival, displays="-", centre="WK", marker=1))
    reasons, faults = between(game, "0W1 0KF", "0K2 0W1")
    assert reasons[0] == "wins the game, 27 to 23" and faults[0] == "loses the game, 20 to 31"


def test_the_tiles_that_wait_for_the_next_round_tell_moves_apart_if_nothing_else_does():
    """Three tiles on line 4, or one; all of them lie well."""
    game = at(table(seat(), seat(floor="*"), displays="-", centre="RYYY", marker=1))
    assert between(game, "0Y4 0R2", "0R4 0Y4", 2.6)[0] == [
        "prepares line 4 in yellow for the next round: 3 of 4 tiles",
        "keeps Bo from preparing line 4 in yellow for the next round: 3 of 4 tiles",
    ]


def test_what_a_line_will_bring_when_it_is_complete_is_told_with_its_tiles():
    """Black on row 3 comes below two tiles of column 1; Bo's yellow tile falls both times."""
    wall = """
        B . . . .
        W . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    game = at(table(seat(wall=wall), seat(FULL, floor="*"), displays="-", centre="KKY", marker=1))
    reasons, _ = between(game, "0K3 0YF", "0K4 0YF", 2.6)
    assert reasons[0] == "prepares line 3 in black for the next round: 2 of 3 tiles, +3 when complete"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "makes black in row 1 worth +2 later instead of +1"),
        ("fr", "porte le noir de la ligne 1 du mur à +2 plus tard, au lieu de +1"),
    ],
)
def test_what_the_next_tiles_of_a_wall_will_bring_is_told_if_little_else_tells_moves_apart(lang, words):
    """Red and blue score 1 on row 1; but red has three neighbours there, of which black is one, and blue has two."""
    game = at(table(seat(), seat(FULL, floor="*"), displays="-", centre="BR", marker=1))
    reasons, _ = reasons_between(game, moves(game, "0R1 0BF"), moves(game, "0B1 0RF"))
    assert words in [reason.text(lang) for reason in reasons]


def test_how_much_better_a_move_is_stands_beside_the_little_that_can_be_said():
    game = at(table(seat(), seat(floor="*"), displays="-", centre="RY", marker=1))
    assert between(game, "0Y5 0R2", "0Y4 0R2", 2.6)[0] == [
        "prepares line 5 in yellow for the next round: 1 of 5 tiles",
        "worth about 3 points in the long run",
    ]


def test_if_much_more_is_told_than_a_move_gains_it_is_said_what_all_comes_to():
    reasons, _ = between(last_tiles(), "0B1 0YF", "0Y3 0B1", 0.6)
    assert reasons[-1] == "all in all worth about 1 point"


def test_if_the_next_best_move_is_as_good_that_is_said():
    game = last_tiles()
    compared = Comparison(game, moves(game, "0B1 0YF"), moves(game, "0Y3 0B1"))
    assert in_english(compared.balance(0.6))[-1] == "all in all worth about 1 point"
    assert in_english(compared.balance(0.2))[-1] == "the next best move is about as good"
    assert in_english(compared.balance(9.0)) == in_english(compared.advantages(9.0))


def test_moves_that_share_everything_are_told_apart_by_how_they_come_out():
    """Both begin line 4 with one tile, and leave Bo the same."""
    game = at(table(seat(), seat(), displays="YRRR BBWW"))
    for ahead, words in (
        (2.6, "ends up about 3 points better"),
        (0.4, "no quick gain, but nothing else turns out as well"),
    ):
        assert between(game, "1Y4", "1Y4", ahead)[0] == [words]


def test_of_lines_that_stop_early_only_what_the_moves_bring_at_once_is_compared():
    """Both take yellow, which Bo needs to have a row of 4 on line 1; only one completes line 2."""
    wall = """
        . . R K W
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    game = at(table(seat(wall=ROW_OF_TWO), seat(wall=wall), displays="YYRR RRKK"))
    assert between(game, "1Y2", "1Y3")[0] == ["completes line 2: +3 at the end of the round"]


# Summer Pavilion


def placing(own: str, rival: str = "", **given: Any) -> Game:
    seats = [pavilion.seat(own), pavilion.seat(rival)]
    return at(pavilion.table(*seats, displays="-", phase="place", **given))


def test_points_for_tiles_are_compared_and_the_star_is_named():
    game = placing("PP")
    assert "scores +1 on the purple star by the end of the round" in advantages(game, "1.1P pass", "pass")


def test_a_structure_that_lacks_one_tile_is_a_reason():
    """A window lies between the spaces 5 and 6 of a star."""
    game = placing("PPPPPP")
    reasons, _ = between(game, "1.6P pass", "1.4P pass", 2.6)
    assert "ends the round with a window that lacks one tile" in reasons


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "2 statues (2 tiles each)"), ("fr", "2 statues (2 tuiles par statue)")]
)
def test_structures_of_a_kind_are_told_together(lang, words):
    assert Phrase("reason-part-structure", structure="statue", number=2, count=2).text(lang) == words
