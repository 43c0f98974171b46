"""The grey wall: players choose the column (Azul 2.1–2.4, AZ-G1)."""

from faience.rules.azul.boards import COLOURED, GREY
from faience.rules.azul.events import LineFell, Tiled

from .boards import (
    Board,
    board_from,
    board_of,
    columns,
    destinations,
    end_of_round,
    events_of,
    lid_of,
    moves_of,
    table,
    tiled,
    wall_from,
)

# 2.1


def test_penalties_and_bonuses_are_those_of_the_coloured_wall():
    def numbers(board):
        return board.floor, board.row_bonus, board.column_bonus, board.colour_bonus, board.factors

    assert numbers(GREY) == numbers(COLOURED)


def test_no_space_of_the_grey_wall_is_printed():
    game = end_of_round(Board(lines=("B", "", "", "", "")), board="grey")
    assert columns(game) == "12345"


def test_a_tile_scores_where_it_was_laid():
    tile = tiled(
        """
        . .  .  . .
        . Y [B] . .
        . .  W  . .
        . .  .  . .
        . .  .  . .
        """,
        board="grey",
    )
    assert tile.points == 2 + 2


# 2.2


def test_a_tile_goes_to_an_empty_space_in_a_column_without_its_colour():
    game = end_of_round(
        """
                . | B . . . .
              . . | . . . B .
            . . . | . . . . .
          B B B B | . K . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert columns(game) == "35"  # blue is in columns 1 and 4, column 2 is occupied
    game.play("C5", deal=False)
    assert board_of(game).wall[3] == ".K..B"


def test_other_colours_in_the_column_forbid_nothing():
    game = end_of_round(
        """
                . | Y R K W .
              B B | . . . . .
            . . . | R Y W K .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert columns(game) == "12345"


def test_a_colour_may_be_taken_although_no_column_could_take_it():
    board = """
                . | . . . . R
              . . | . . . . .
            . . . | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
    """
    assert destinations(table(board, displays="RRRK", board="grey"), "1R") == "2345F"


def test_a_line_accepts_no_colour_that_its_row_has_wherever_it_lies():
    game = table(
        """
                . | . . . B .
              . . | B . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        displays="BBYR",
        board="grey",
    )
    assert destinations(game, "1B") == "345F"


def test_rows_are_settled_one_by_one_from_the_top():
    game = end_of_round(Board(lines=("B", "", "RRR", "", "")), board="grey")
    assert columns(game) == "12345"
    game.play("C2", deal=False)
    assert board_of(game).lines == ("", "", "RRR", "", "")
    assert game.scores[0] == 1  # scored before the next choice
    game.play("C4", deal=False)
    assert board_of(game).wall == wall_from("""
        . B . . .
        . . . . .
        . . . R .
        . . . . .
        . . . . .
    """)


def test_an_upper_tile_closes_its_column_for_the_same_colour_below():
    game = end_of_round(Board(lines=("B", "BB", "", "", "")), board="grey")
    game.play("C2", deal=False)
    assert columns(game) == "1345"


LAST_COLUMN = """
            R | . . . . .
          . . | . . . . .
        R R R | B Y K W .
      . . . . | . . . . .
    . . . . . | . . . . .
"""


def test_an_upper_choice_may_take_the_last_column_of_a_lower_line():
    game = end_of_round(LAST_COLUMN, board="grey", scores=(10, 0))
    game.play("C5", deal=False)
    assert board_of(game).wall == wall_from("""
        . . . . R
        . . . . .
        B Y K W .
        . . . . .
        . . . . .
    """)
    assert game.scores[0] == 10 + 1 - (1 + 1 + 2)


def test_another_upper_choice_leaves_it_its_column():
    game = end_of_round(LAST_COLUMN, board="grey", scores=(10, 0))
    game.play("C1", deal=False)
    assert board_of(game).wall == wall_from("""
        R . . . .
        . . . . .
        B Y K W R
        . . . . .
        . . . . .
    """)
    assert game.scores[0] == 10 + 1 + 5 + 2  # and the bonus for the row, which ends the game


# 2.3

NO_SPACE = """
            . | . . . . R
          . . | . . . . .
        R R R | B Y K W .
      . . . . | . . . . .
    . . . . . | . . . . .
    floor *
"""


def test_a_complete_line_without_an_allowed_space_falls_as_a_whole():
    game = end_of_round(NO_SPACE, board="grey", scores=(10, 0))
    assert board_of(game) == board_from("""
                . | . . . . R
              . . | . . . . .
            . . . | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert game.scores[0] == 10 - (1 + 1 + 2 + 2)
    assert lid_of(game) == "R3W1"


def test_a_line_that_falls_on_a_full_floor_goes_to_the_lid_at_no_cost():
    board = board_from("""
                . | . . . . R
              . . | . . . . .
            R R R | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor K K K K K K
    """)
    game = end_of_round(board, board="grey", scores=(20, 0))
    assert game.scores[0] == 20 - 14
    assert lid_of(game) == "R3K6W1"


def test_a_line_that_falls_is_no_tile_on_a_wall():
    game = end_of_round(NO_SPACE, board="grey", stalled=4)
    assert [event.row for event in events_of(game, LineFell)] == [2]
    assert events_of(game, Tiled) == []
    assert game.position["stalled"] == 4 + 1


def test_a_line_that_fell_may_be_started_again():
    game = end_of_round(NO_SPACE, board="grey")
    game.deal(["red"] * 4 + ["blue"] * 16)
    assert destinations(game, "1R") == "2345F"


def test_an_incomplete_line_does_not_fall():
    board = board_from("""
                . | . . . . R
              . . | . . . . .
            . R R | B Y K W .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert board_of(end_of_round(board, board="grey")).lines[2] == "RR"


# AZ-G1


def test_a_line_with_an_allowed_space_cannot_be_dropped():
    game = end_of_round(Board(lines=("B", "", "", "", "")), board="grey")
    assert moves_of(game) == ["C1", "C2", "C3", "C4", "C5"]


def test_a_single_allowed_space_is_used_without_asking():
    board = """
                . | . . . . .
              B B | R K W Y .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """
    game = end_of_round(board, board="grey")
    assert board_of(game).wall[1] == "RKWYB"
    assert [event.points for event in events_of(game, Tiled)] == [5]


def test_the_column_rule_can_leave_a_single_space():
    game = end_of_round(
        """
                K | B Y R . .
              . . | . . . K .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert board_of(game).wall[0] == "BYR.K"


# AZ-R7


def test_players_choose_clockwise_from_the_starter_and_each_finishes_first():
    two_lines = Board(lines=("B", "YY", "", "", ""), floor="R")
    game = end_of_round(two_lines, two_lines, Board(lines=("K", "", "", "", "")), board="grey", starter=1)
    asked = []
    while game.to_move is not None:
        asked.append((game.to_move, board_of(game, game.to_move).floor))
        game.play("C1", deal=False)
    assert asked == [(1, "R"), (1, "R"), (2, ""), (0, "RW"), (0, "RW")]
    assert game.scores == (max(0, 1 + 2 - 2), 1 + 2 - 1, 1)


def test_a_floor_is_charged_before_the_next_player_chooses():
    board = Board(lines=("B", "", "", "", ""), floor="R")
    game = end_of_round(board, board, board="grey", scores=(20, 20))
    game.play("C1", deal=False)
    assert game.to_move == 1
    assert game.scores == (20 + 1 - 1, 20)


# 2.4


def test_a_complete_row_of_the_grey_wall_ends_the_game():
    game = end_of_round(
        """
                W | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        """,
        board="grey",
    )
    assert game.is_over
    assert game.scores[0] == 5 + 2


def test_the_others_choose_their_columns_before_the_game_ends():
    row_to_come = board_from("""
                W | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    game = end_of_round(row_to_come, Board(lines=("B", "", "", "", "")), board="grey")
    assert (game.to_move, game.is_over) == (1, False)
    game.play("C3")
    assert game.is_over
