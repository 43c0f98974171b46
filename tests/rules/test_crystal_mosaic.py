"""The two sides of Crystal Mosaic (Azul 7.1, AZ-C1, AZ-C2)."""

import pytest

from faience.rules.azul.boards import CRYSTAL_1, CRYSTAL_2, WallBoard
from faience.rules.azul.events import Tiled

from .boards import (
    EMPTY_WALL,
    Board,
    Wall,
    board_of,
    columns,
    destinations,
    end_of_round,
    events_of,
    lid_of,
    table,
    tiled,
    wall_from,
)

SIDES = ("crystal-1", "crystal-2")
PRINT = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W", None: "."}


def printed(board: WallBoard) -> Wall:
    return tuple("".join(PRINT[colour] for colour in row) for row in board.wall)


def columns_for(line: str, board: str, first_row: str = ".....") -> str:
    """The columns open to a complete line when there is nothing on the wall below its first row."""
    lines = tuple(line if length == len(line) else "" for length in range(1, 6))
    return columns(end_of_round(Board(lines, (first_row, *EMPTY_WALL[1:])), board=board))


# What is printed


def test_side_1_has_these_five_fixed_spaces():
    assert printed(CRYSTAL_1) == wall_from("""
        . . . K .
        W . . . .
        . . Y . .
        . . . . B
        . R . . .
    """)


def test_side_2_has_these_five_fixed_spaces():
    assert printed(CRYSTAL_2) == wall_from("""
        . . . . .
        . B . R .
        . . W . .
        . K . Y .
        . . . . .
    """)


def test_the_fixed_spaces_of_side_1_and_no_others_count_double():
    for row, factors in zip(CRYSTAL_1.wall, CRYSTAL_1.factors, strict=True):
        assert factors == tuple(2 if colour else 1 for colour in row)
    assert {factor for factors in CRYSTAL_2.factors for factor in factors} == {1}


@pytest.mark.parametrize("board", SIDES)
@pytest.mark.parametrize(
    ("floor", "cost"),
    [
        ("B", 1),
        ("BB", 1 + 0),
        ("BBB", 1 + 0 + 1),
        ("BBBB", 1 + 0 + 1 + 2),
        ("BBBBB", 1 + 0 + 1 + 2 + 1),
        ("BBBBBB", 1 + 0 + 1 + 2 + 1 + 2),
        ("BBBBBBB", 1 + 0 + 1 + 2 + 1 + 2 + 3),
    ],
)
def test_the_second_floor_space_is_free_and_a_full_floor_costs_ten(board, floor, cost):
    assert end_of_round(Board(floor=floor), board=board, scores=(20, 0)).scores[0] == 20 - cost


@pytest.mark.parametrize(("board", "row", "column", "colour"), [("crystal-1", 2, 7, 10), ("crystal-2", 3, 10, 12)])
def test_side_2_pays_higher_bonuses(board, row, column, colour):
    wall = wall_from("""
        B W Y K R
        . B . . .
        . Y . B .
        . K . . B
        . R B . .
    """)
    game = table(Board(wall=wall), displays="W", board=board, bag="", lid="", to_move=1, scores=(40, 0))
    game.play("1W2")
    assert game.scores[0] == 40 + row + column + colour  # row 1, column 2, blue


# Which spaces are allowed


def test_a_fixed_space_takes_only_its_colour():
    assert columns_for("Y", "crystal-1") == "1235"
    assert columns_for("K", "crystal-1") == "12345"
    assert columns_for("YY", "crystal-2") == "135"
    assert columns_for("RR", "crystal-2") == "1345"


def test_a_colour_need_not_go_to_its_fixed_space():
    game = end_of_round(Board(lines=("K", "", "", "", "")), board="crystal-1")
    game.play("C1", deal=False)
    assert board_of(game).wall[0] == "K...."


def test_no_column_takes_a_colour_twice():
    assert columns_for("BB", "crystal-1", "..B..") == "245"  # column 1 is printed white


def test_the_column_rule_binds_the_fixed_space_of_the_colour_too():  # AZ-C2
    assert columns_for("YYY", "crystal-1", "..Y..") == "1245"
    assert columns_for("WWW", "crystal-2", "..W..") == "1245"


def test_what_is_printed_in_a_column_forbids_nothing_on_other_rows():
    assert columns_for("B", "crystal-2") == "12345"


@pytest.mark.parametrize("board", SIDES)
def test_a_line_accepts_every_colour_that_its_row_does_not_have(board):
    game = table(
        """
                . | B . . . .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="BYRK",
        board=board,
    )
    assert destinations(game, "1B") == "2345F"
    assert destinations(game, "1Y") == "12345F"


def test_a_line_without_an_allowed_space_falls():
    game = end_of_round(
        """
                W | B Y R . .
              . . | . . . . W
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="crystal-1",
        scores=(10, 0),
    )
    assert board_of(game).lines[0] == ""  # column 4 is printed black, column 5 has white
    assert game.scores[0] == 10 - 1
    assert lid_of(game) == "W2"


# Points


def test_a_fixed_space_of_side_1_doubles_the_whole_score_of_the_tile():
    tile = tiled(
        """
        . .  .  . .
        . .  B  . .
        . W [Y] R .
        . .  .  . .
        . .  .  . .
        """,
        board="crystal-1",
    )
    assert (tile.across, tile.down, tile.factor) == (3, 2, 2)
    assert tile.points == (3 + 2) * 2


def test_a_lone_tile_on_a_fixed_space_of_side_1_scores_two():
    tile = tiled(
        """
        . . . [K] .
        . . .  .  .
        . . .  .  .
        . . .  .  .
        . . .  .  .
        """,
        board="crystal-1",
    )
    assert tile.points == 1 * 2


def test_a_tile_beside_a_fixed_space_is_not_doubled():
    tile = tiled(
        """
        . . [Y] K .
        . .  .  . .
        . .  .  . .
        . .  .  . .
        . .  .  . .
        """,
        board="crystal-1",
    )
    assert tile.points == 2


def test_side_2_doubles_nothing():
    tile = tiled(
        """
        .  .  . . .
        . [B] . . .
        .  R  . . .
        .  .  . . .
        .  .  . . .
        """,
        board="crystal-2",
    )
    assert tile.points == 2


# AZ-C1


def test_a_joker_goes_to_any_empty_space_of_the_row_fixed_or_not():
    assert columns_for("J", "crystal-1") == "12345"
    assert columns_for("YJ", "crystal-2") == "12345"
    assert columns_for("YYJ", "crystal-1", "..Y..") == "12345"


def test_a_fixed_space_of_side_1_doubles_a_joker_too():
    game = end_of_round(
        """
                . | . . . . .
              . . | . . B . .
            J R R | . W . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="crystal-1",
    )
    game.play("C3", deal=False)
    [tile] = events_of(game, Tiled)
    assert (tile.tile, tile.points) == ("joker", (2 + 2) * 2)


def test_a_joker_on_a_fixed_space_blocks_no_colour():
    game = table(
        """
                . | . . . J .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="KKBR",
        board="crystal-1",
    )
    assert destinations(game, "1K") == "12345F"
