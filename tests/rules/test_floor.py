"""The floor line: what falls, and what it costs (Azul 1.5, 1.8, AZ-R2)."""

import pytest

from faience.rules.azul.events import FloorScored

from .boards import Board, board_from, board_of, centre_of, end_of_round, events_of, lid_of, table

# 1.5


def test_fallen_tiles_fill_the_floor_from_left_to_right():
    game = table(displays="YYRW KK")
    game.play("1YF")
    game.play("2KF")
    game.play("0RF")
    assert board_of(game).floor == "YY" + "*" + "R"


def test_what_finds_the_floor_full_goes_to_the_lid():
    game = table(Board(floor="KKKKK"), displays="RRRR WW")
    game.play("1RF")
    assert board_of(game).floor == "KKKKK" + "RR"
    assert lid_of(game) == "R2"


def test_the_marker_is_laid_down_before_the_overflow():
    board = """
                . | . . . . .
              . R | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """
    game = table(board, centre="RRRB")
    game.play("0R2")
    assert board_of(game) == board_from("""
                . | . . . . .
              R R | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor * R R
    """)


def test_the_marker_takes_the_leftmost_free_space_and_moves_no_tile():
    game = table(Board(floor="KK"), centre="RB")
    game.play("0R1")
    assert board_of(game).floor == "KK" + "*"


def test_the_marker_takes_the_seventh_space_and_the_overflow_goes_to_the_lid():
    game = table(Board(floor="KKKKKK"), centre="RRB")
    game.play("0R1")
    assert board_of(game).floor == "KKKKKK" + "*"
    assert board_of(game).lines[0] == "R"
    assert lid_of(game) == "R1"


def test_with_a_full_floor_the_marker_is_kept_beside_the_board():  # AZ-R2
    game = table(Board(floor="KKKKKKK"), centre="RB")
    game.play("0R1")
    assert board_of(game).floor == "KKKKKKK" + "+*"
    assert centre_of(game) == "B"
    assert lid_of(game) == ""


def test_the_marker_beside_the_board_costs_nothing_and_its_owner_starts():  # AZ-R2
    game = table(Board(floor="KKKKKKK"), centre="R", scores=(20, 0), starter=1)
    game.play("0R1", deal=False)
    assert game.scores[0] == 20 + 1 - 14
    assert game.position["starter"] == 0


# 1.8


@pytest.mark.parametrize(
    ("floor", "cost"),
    [
        ("", 0),
        ("B", 1),
        ("BB", 1 + 1),
        ("BBB", 1 + 1 + 2),
        ("BBBB", 1 + 1 + 2 + 2),
        ("BBBBB", 1 + 1 + 2 + 2 + 2),
        ("BBBBBB", 1 + 1 + 2 + 2 + 2 + 3),
        ("BBBBBBB", 1 + 1 + 2 + 2 + 2 + 3 + 3),
    ],
)
@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_each_occupied_floor_space_costs_what_is_printed_above_it(board, floor, cost):
    game = end_of_round(Board(floor=floor), board=board, scores=(20, 0))
    assert game.scores[0] == 20 - cost


def test_the_marker_costs_as_much_as_a_tile_there_would():
    game = end_of_round(Board(floor="B*WWY"), scores=(20, 0))
    assert game.scores[0] == 20 - (1 + 1 + 2 + 2 + 2)


def test_no_score_falls_below_zero():
    game = end_of_round(Board(floor="BBBB"), scores=(5, 0))
    assert game.scores[0] == max(0, 5 - 6)


def test_the_floor_is_charged_after_the_points_of_the_round():
    game = end_of_round(Board(lines=("B", "", "", "", ""), floor="RRRRRRR"), scores=(3, 0))
    assert game.scores[0] == max(0, 3 + 1 - 14)  # and not max(0, 3 - 14) + 1


def test_the_floor_is_charged_once_for_all_lines_together():
    game = end_of_round(Board(lines=("B", "WW", "", "", ""), floor="RR"))
    assert game.scores[0] == 1 + 2 - 2
    assert [event.spaces for event in events_of(game, FloorScored) if event.seat == 0] == [2]


def test_charged_tiles_go_to_the_lid_and_the_marker_does_not():
    game = end_of_round(Board(floor="B*WWY"))
    assert board_of(game).floor == ""
    assert lid_of(game) == "B1Y1W3"  # the neighbour's white tile included


def test_everybody_pays_for_the_own_floor_only():
    game = end_of_round(Board(floor="BB"), Board(floor="KKKK"), Board(floor="RRR"), scores=(20, 20, 20))
    assert game.scores == (20 - 2, 20 - 6, 20 - (4 + 2))  # the last one dropped another tile
