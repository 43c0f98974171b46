"""Joker tiles: taking them and laying them down (Azul 3.2, 3.3, AZ-J1 to AZ-J3, AZ-J5)."""

import pytest

from .boards import (
    Board,
    board_from,
    board_of,
    centre_of,
    columns,
    destinations,
    displays_of,
    lid_of,
    moves_of,
    picks,
    table,
)

# 3.2


def test_jokers_are_taken_all_or_none_alone_or_with_one_colour():
    assert picks(table(displays="BRJJ"), 1) == {"B", "R", "J", "BJ", "RJ"}


def test_without_a_joker_there_a_colour_comes_alone():
    assert picks(table(displays="BBRR KWJJ"), 1) == {"B", "R"}


def test_the_centre_offers_its_jokers_like_a_display():
    assert picks(table(centre="BRJJ"), 0) == {"B", "R", "J", "BJ", "RJ"}


def test_a_colour_may_be_taken_and_the_jokers_left():  # AZ-J1
    game = table(displays="BRJJ KK")
    game.play("1B1")
    assert board_of(game).lines[0] == "B"
    assert centre_of(game) == "*" + "RJJ"


def test_jokers_alone_leave_all_colours():
    game = table(displays="BRJJ KK")
    game.play("1J2")
    assert board_of(game).lines[1] == "JJ"
    assert centre_of(game) == "*" + "BR"


def test_a_colour_with_the_jokers_leaves_the_other_colours():
    game = table(displays="BRJJ KK")
    game.play("1BJ3")
    assert board_of(game).lines[2] == "BJJ"
    assert centre_of(game) == "*" + "R"


def test_jokers_alone_from_the_centre_take_the_marker():
    game = table(displays="KK", centre="BJ")
    game.play("0J1")
    assert board_of(game).floor == "*"
    assert centre_of(game) == "B"


def test_jokers_can_be_dropped_like_any_tile():
    game = table(displays="BRJJ KK")
    game.play("1JF")
    assert board_of(game).floor == "JJ"


# 3.3


def test_a_line_of_a_colour_and_jokers_accepts_only_that_colour():
    game = table(Board(lines=("", "", "BJ", "", "")), displays="BYJK")
    assert destinations(game, "1B") == destinations(game, "1BJ") == "12345F"
    assert destinations(game, "1Y") == destinations(game, "1YJ") == "1245F"


def test_jokers_alone_go_to_every_line_with_room_whichever_colour_it_holds():  # AZ-J5
    game = table(Board(lines=("B", "R", "J", "YYJ", "")), displays="JKWW")
    assert destinations(game, "1J") == "2345F"


def test_jokers_alone_go_even_where_the_row_has_no_colour_left_to_accept():  # AZ-J5
    game = table(
        """
                . | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="JKBB",
    )
    assert destinations(game, "1J") == "12345F"
    assert destinations(game, "1B") == "2345F"


def test_jokers_alone_give_a_line_no_colour():  # AZ-J5
    game = table(displays="JJBY KKKK")
    game.play("1J4")
    game.play("2KF")
    assert destinations(game, "0B") == destinations(game, "0Y") == "12345F"
    game.play("0B4")
    assert board_of(game).lines[3] == "BJJ"


def test_a_line_of_jokers_accepts_no_colour_that_its_row_has():  # AZ-J5
    game = table(
        """
                . | . . . . .
              . . | . . . . .
            . J J | . . . Y .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="BYKK",
    )
    assert "3" in destinations(game, "1B")
    assert "3" not in destinations(game, "1Y")


def test_with_jokers_the_line_must_still_accept_the_colour():  # AZ-J3
    game = table(Board(lines=("", "R", "", "", "")), displays="BJJK")
    assert destinations(game, "1J") == "12345F"
    assert destinations(game, "1BJ") == "1345F"


def test_the_colour_must_fit_even_if_all_its_tiles_would_fall():  # AZ-J3
    board = board_from("""
                . | B . . . .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    game = table(board, displays="BJJK")
    assert destinations(game, "1J") == "12345F"
    assert destinations(game, "1BJ") == "2345F"


def test_only_colour_and_jokers_that_overflow_together_raise_a_question():  # AZ-J2
    def is_asked(displays: str, move: str) -> bool:
        game = table(displays=displays + " WW")
        game.play(move)
        return bool(game.position["phase"] == "keep")

    assert is_asked("BBJK", "1BJ2")
    assert not is_asked("BBJK", "1BJ3")  # all fit
    assert not is_asked("BBJK", "1BJF")  # all fall
    assert not is_asked("BBJK", "1B1")  # the joker stays behind
    assert not is_asked("JJBK", "1J1")  # no colour to choose from


def test_until_it_is_answered_nothing_has_been_taken():  # AZ-J2
    game = table(displays="BBJJ WW", centre="R")
    before = game.position
    game.play("1BJ3")
    assert {**game.position, "phase": "take", "pending": None} == before
    assert (game.to_move, game.position["pending"]) == (0, "1BJ3")


@pytest.mark.parametrize(
    ("lines", "displays", "move", "answers"),
    [
        (("", "", "", "", ""), "BJKK", "1BJ1", "J0 J1"),  # free 1, B 1, J 1: from max(0, 1 - 1) to min(1, 1)
        (("", "", "", "", ""), "BBJJ", "1BJ3", "J1 J2"),  # free 3, B 2, J 2: from 3 - 2 to 2
        (("", "", "", "", ""), "BBJJ", "1BJ1", "J0 J1"),  # free 1, B 2, J 2: from 0 to 1
        (("", "", "", "", ""), "BBBJ", "1BJ3", "J0 J1"),  # free 3, B 3, J 1: from 0 to 1
        (("", "", "", "", "BJ"), "BJJJ", "1BJ5", "J2 J3"),  # free 3, B 1, J 3: from 3 - 1 to 3
        (("", "", "", "", ""), "BJJJ", "1BJ2", "J1 J2"),  # free 2, B 1, J 3: from 2 - 1 to 2
    ],
)
def test_the_line_is_filled_and_the_player_says_with_how_many_jokers(lines, displays, move, answers):  # AZ-J2
    game = table(Board(lines=lines), displays=displays + " WW")
    game.play(move)
    assert " ".join(moves_of(game)) == answers


@pytest.mark.parametrize(
    ("answer", "line", "floor"),
    [("J0", "BB", "JJ"), ("J1", "BJ", "BJ"), ("J2", "JJ", "BB")],
)
def test_what_does_not_stay_falls_the_coloured_tiles_first(answer, line, floor):  # AZ-J2, section 10
    game = table(displays="BBJJ WW")
    game.play("1BJ2")
    game.play(answer)
    assert board_of(game) == Board(lines=("", line, "", "", ""), floor=floor)
    assert (displays_of(game), game.to_move, game.position["pending"]) == ("- WW - - -", 1, None)


def test_the_marker_falls_before_colour_and_jokers():  # section 10
    game = table(centre="BBJJ", displays="WW")
    game.play("0BJ1")
    game.play("J1")
    assert board_of(game) == Board(lines=("J", "", "", "", ""), floor="*" + "BB" + "J")


def test_coloured_tiles_find_the_last_floor_spaces_and_jokers_the_lid():  # section 10
    game = table(Board(floor="KKKKK"), displays="BBJJ WW")
    game.play("1BJF")
    assert board_of(game).floor == "KKKKK" + "BB"
    assert lid_of(game) == "J2"


def test_jokers_that_stayed_alone_leave_the_line_without_a_colour():  # AZ-J2, AZ-J5
    game = table(displays="BJJK WWWW")
    game.play("1BJ2")
    game.play("J2")
    assert board_of(game) == Board(lines=("", "JJ", "", "", ""), floor="B")
    game.play("2WF")
    game.play("0KF", deal=False)
    assert columns(game) == "12345"  # as for any line of nothing but jokers
