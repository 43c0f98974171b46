"""Phase A: a turn is one take (Azul 1.4, AZ-R1)."""

import pytest

from faience.rules.azul.events import Laid, TookMarker

from .boards import Board, board_from, board_of, centre_of, destinations, displays_of, events_of, moves_of, picks, table

# Take


def test_a_take_gets_all_tiles_of_one_colour_from_one_display():
    game = table(displays="BBYR BKKW")
    game.play("1B2")
    assert board_of(game).lines == ("", "BB", "", "", "")


def test_what_is_left_on_the_display_goes_to_the_centre():
    game = table(displays="BBYR KKWW", centre="Y")
    game.play("1B2")
    assert displays_of(game) == "- KKWW - - -"
    assert centre_of(game) == "*" + "Y" + "YR"


def test_what_is_left_in_the_centre_stays_there():
    game = table(displays="KKWW", centre="BBYR")
    game.play("0B2")
    assert board_of(game).lines == ("", "BB", "", "", "")
    assert centre_of(game) == "YR"
    assert displays_of(game) == "KKWW - - - -"


def test_only_a_colour_that_lies_there_can_be_taken():
    game = table(displays="BBYR KKWW", centre="W")
    assert picks(game, 0) == {"W"}
    assert picks(game, 1) == {"B", "Y", "R"}
    assert picks(game, 2) == {"K", "W"}
    assert picks(game, 3) == set()


def test_two_displays_with_the_same_tiles_are_two_choices():
    game = table(displays="BBBB BBBB")
    assert {move[:2] for move in moves_of(game)} == {"1B", "2B"}


def test_a_display_that_was_dealt_short_is_taken_from_like_any_other():
    game = table(displays="BBYR KK")
    game.play("2K2")
    assert board_of(game).lines == ("", "KK", "", "", "")


def test_nobody_may_pass():
    game = table(displays="BBYR", centre="KW")
    assert {move[1] for move in moves_of(game)} == set("BYRKW")


def test_turns_go_clockwise_from_the_starter():
    game = table(displays="BBBB BBBB BBBB BBBB", players=3, starter=1, to_move=1)
    seats = []
    for move in ("1BF", "2BF", "3BF"):
        seats.append(game.to_move)
        game.play(move)
    assert [*seats, game.to_move] == [1, 2, 0, 1]


# Marker


def test_the_first_to_take_from_the_centre_gets_the_marker():
    game = table(displays="KKWW", centre="BBYR")
    game.play("0B2")
    assert board_of(game).floor == "*"
    assert centre_of(game) == "YR"


def test_the_second_to_take_from_the_centre_gets_no_marker():
    game = table(displays="KKWW", centre="BBYR")
    game.play("0B2")
    game.play("0R1")
    assert board_of(game, seat=1).floor == ""
    assert [event.seat for event in events_of(game, TookMarker)] == [0]


def test_taking_from_a_display_leaves_the_marker_where_it_is():
    game = table(displays="BBYR KKWW")
    game.play("1B2")
    assert board_of(game).floor == ""
    assert centre_of(game)[0] == "*"


def test_the_marker_cannot_be_taken_by_itself():
    game = table(displays="BBBB", centre="")
    assert centre_of(game) == "*"
    assert picks(game, 0) == set()


# Lay down

RULEBOOK = """
            . | . . . . .
          . . | . . Y . .
        . . . | . . . Y .
      . . . B | . . . . .
    . . . . . | . . . . .
"""


def test_the_rulebooks_two_yellow_tiles_may_go_to_line_1_line_5_or_the_floor():
    assert destinations(table(RULEBOOK, displays="YY"), "1Y") == "15F"


def test_a_full_line_accepts_nothing():
    game = table(Board(lines=("B", "YY", "RRR", "", "")), displays="BYRK")
    assert destinations(game, "1B") == "45F"
    assert destinations(game, "1Y") == "45F"
    assert destinations(game, "1R") == "45F"


def test_a_line_accepts_only_the_colour_it_holds():
    game = table(Board(lines=("", "B", "Y", "R", "K")), displays="BYRK")
    assert destinations(game, "1B") == "12F"
    assert destinations(game, "1Y") == "13F"
    assert destinations(game, "1R") == "14F"
    assert destinations(game, "1K") == "15F"


def test_a_line_accepts_no_colour_that_its_row_of_the_wall_has():
    board = """
                . | B . . . .
              . . | . B . . .
            . . . | . . . Y .
          . . . . | . . . . .
        . . . . . | . . . . B
    """
    game = table(board, displays="BYRK")
    assert destinations(game, "1B") == "34F"
    assert destinations(game, "1Y") == "1245F"
    assert destinations(game, "1R") == "12345F"


def test_the_walls_of_others_forbid_nothing():
    neighbour = board_from("""
                . | B Y R K .
              . . | W B Y R .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert destinations(table(Board(), neighbour, displays="BYRK"), "1B") == "12345F"


def test_several_lines_may_hold_the_same_colour():
    game = table(Board(lines=("", "B", "B", "BB", "")), displays="BB KK")
    game.play("1B5")
    assert board_of(game).lines == ("", "B", "B", "BB", "BB")


def test_tiles_join_those_that_lie_on_the_line():
    game = table(Board(lines=("", "", "", "", "BB")), displays="BBYR KK")
    game.play("1B5")
    assert board_of(game).lines[4] == "BB" + "BB"


def test_what_was_laid_in_one_turn_decides_what_the_line_accepts_in_the_next():
    game = table(displays="YYRR BBBB KYYK")
    game.play("1Y3")
    game.play("2B4")
    assert destinations(game, "0R") == "1245F"
    assert destinations(game, "3Y") == "12345F"
    game.play("3Y3")  # three stay, one falls
    game.play("0KF")
    assert destinations(game, "0R") == "1245F"


def test_tiles_for_which_the_line_has_no_room_fall():
    board = """
                . | . . . . .
              . R | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor K
    """
    game = table(board, displays="RRRB KK")
    game.play("1R2")
    assert board_of(game) == board_from("""
                . | . . . . .
              R R | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor K R R
    """)


@pytest.mark.parametrize("lines", [("",) * 5, ("W", "B", "B", "B", "B")])
def test_the_floor_is_always_allowed(lines):
    game = table(Board(lines=lines), displays="YYYY WW")
    assert destinations(game, "1Y")[-1] == "F"
    game.play("1YF")
    assert board_of(game) == Board(lines=lines, floor="YYYY")


# AZ-R1


def test_a_take_is_laid_as_far_as_there_is_room_and_never_split_by_choice():
    for line, stays in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 4)):
        game = table(displays="YYYY WW")
        game.play(f"1Y{line}")
        [laid] = events_of(game, Laid)
        assert (laid.count, board_of(game).floor) == (stays, "Y" * (4 - stays))


def test_each_colour_has_one_move_for_each_destination_and_no_more():
    game = table(displays="YYBB")
    assert moves_of(game) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF", "1Y1", "1Y2", "1Y3", "1Y4", "1Y5", "1YF"]


# The end of phase A


def test_phase_a_goes_on_while_any_tile_lies_on_a_display_or_in_the_centre():
    game = table(displays="B K")
    game.play("1B1")
    assert (game.position["phase"], game.to_move) == ("take", 1)
    in_centre = table(displays="BK")
    in_centre.play("1B1")
    assert (in_centre.position["phase"], in_centre.to_move) == ("take", 1)


def test_phase_a_ends_with_the_last_tile_of_displays_and_centre():
    game = table(displays="BB")
    game.play("1B1", deal=False)
    assert board_of(game).wall[0] == "B...."
    assert game.position["phase"] == "deal"
