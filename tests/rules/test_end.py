"""The end of the game, its bonuses and its winners (Azul 1.10, 3.6)."""

import pytest

import faience
from faience.rules.azul.bonuses import add_bonuses
from faience.rules.azul.events import Bonus, Ended, Tiled

from .boards import Board, board_from, board_of, end_of_round, events_of, moves_of, table, wall_from

ROW_TO_COME = board_from("""
            W | B Y R K .
          . . | . . . . .
        . . . | . . . . .
      . . . . | . . . . .
    . . . . . | . . . . .
""")

COLUMN = board_from("""
            . | B . . . .
          . . | W . . . .
        . . . | K . . . .
      . . . . | R . . . .
    . . . . . | Y . . . .
""")


def bonus_for(drawing: str, board: str = "coloured") -> int:
    """The bonuses of a drawn wall."""
    state = table(Board(wall=wall_from(drawing)), board=board, bag="", lid="").state
    add_bonuses(state, 0, None)
    return int(state.score[0])


# When


def test_a_complete_row_ends_the_game_after_the_round():
    game = end_of_round(ROW_TO_COME, round_number=6)
    assert game.is_over
    assert events_of(game, Ended) == [Ended("row")]
    assert game.round == 6


def test_a_complete_column_does_not_end_the_game():
    game = end_of_round("""
                . | B . . . .
              . . | W . . . .
            . . . | K . . . .
          . . . . | R . . . .
        Y Y Y Y Y | . . . . .
    """)
    assert board_of(game).wall[4] == "Y...."
    assert not game.is_over


def test_a_complete_colour_does_not_end_the_game():
    game = end_of_round("""
                B | . . . . .
              . . | . B . . .
            . . . | . . B . .
          . . . . | . . . B .
        . . . . . | . . . . B
    """)
    assert not game.is_over


def test_a_row_of_any_player_ends_the_game_for_all():
    game = end_of_round(Board(), Board(), ROW_TO_COME)
    assert game.is_over
    assert moves_of(game) == []
    assert game.to_move is None


def test_the_round_is_played_out_by_the_others():
    game = end_of_round(ROW_TO_COME, Board(lines=("B", "", "", "", ""), floor="K"), scores=(0, 10))
    assert [event.seat for event in events_of(game, Tiled)] == [0, 1]
    assert game.scores[1] == 10 + 1 - (1 + 1)


def test_a_row_can_be_complete_after_five_rounds():
    game = faience.new_game("azul", seed=7)
    while not game.is_over:
        takes = moves_of(game)
        wanted = "BYRKW"[game.round - 1] + "1"
        wishes = [take for take in takes if game.to_move == 0 and take[1:] == wanted]
        game.play((wishes or [take for take in takes if take[-1] == "F"])[0])
    assert board_of(game).wall[0] == "BYRKW"
    assert game.round == 5


# Bonuses


def test_a_complete_row_is_worth_two():
    assert bonus_for("""
        B Y R K W
        W . . . K
        . . . . .
        R . . . Y
        Y . . . B
    """) == 2  # fmt: skip


def test_a_complete_column_is_worth_seven():
    assert bonus_for("""
        B . . . W
        W . . . K
        K . . . .
        R . . . Y
        Y . . . B
    """) == 7  # fmt: skip


def test_all_five_tiles_of_a_colour_are_worth_ten():
    assert bonus_for("""
        . . . K .
        . . . . K
        K . . . .
        . K . . .
        . . K . .
    """) == 10  # fmt: skip


def test_four_tiles_of_a_row_a_column_or_a_colour_are_worth_nothing():
    assert bonus_for("""
        B Y R K .
        W B . . .
        K . B . .
        R . . B .
        . . . . .
    """) == 0  # fmt: skip


def test_bonuses_add_up():
    assert bonus_for("""
        B Y R K W
        W B Y R K
        K W B . .
        R . . B .
        Y . . . B
    """) == 2 * 2 + 7 + 10  # two rows, one COLUMN, blue  # fmt: skip


def test_a_full_wall_is_worth_95():
    assert bonus_for("""
        B Y R K W
        W B Y R K
        K W B Y R
        R K W B Y
        Y R K W B
    """) == 5 * 2 + 5 * 7 + 5 * 10  # fmt: skip


def test_bonuses_come_after_the_floor_so_that_it_cannot_eat_them():
    game = end_of_round(Board(ROW_TO_COME.lines, ROW_TO_COME.wall, "BBBBBBB"))
    assert game.scores[0] == max(0, 5 - 14) + 2


def test_everybody_gets_the_own_bonuses():
    game = end_of_round(ROW_TO_COME, COLUMN, Board(), scores=(0, 30, 5))
    assert game.scores == (5 + 2, 30 + 7, 5 - 1)
    assert [(event.seat, event.what) for event in events_of(game, Bonus)] == [(0, "row"), (1, "column")]


def test_nobody_gets_a_bonus_while_the_game_goes_on():
    game = end_of_round(COLUMN, scores=(30, 0))
    assert game.scores[0] == 30
    assert events_of(game, Bonus) == []


# Winners


def test_most_points_win():
    game = end_of_round(ROW_TO_COME, scores=(0, 20))
    assert game.scores == (5 + 2, 20 - 1)
    assert game.winners == (1,)


def test_among_equals_the_most_complete_rows_win():
    game = end_of_round(ROW_TO_COME, scores=(10, 18))
    assert game.scores == (10 + 5 + 2, 18 - 1)
    assert game.winners == (0,)


def test_complete_columns_and_colours_do_not_break_a_tie():
    game = end_of_round(ROW_TO_COME, COLUMN, scores=(10, 11))
    assert game.scores == (10 + 5 + 2, 11 - 1 + 7)
    assert game.winners == (0,)


def test_equals_with_as_many_rows_share_the_victory():
    game = end_of_round(ROW_TO_COME, Board(), ROW_TO_COME, scores=(4, 11, 5))
    assert game.scores == (4 + 5 + 2, 11, 5 + 5 - 1 + 2)
    assert game.winners == (0, 2)


def test_all_may_win_together():
    assert end_of_round(stalled=9, players=4).winners == (0, 1, 2, 3)


@pytest.mark.parametrize("lines", [("W", "", "", "", ""), ("",) * 5])
def test_nobody_has_won_before_the_end(lines):
    game = table(Board(lines=lines, wall=ROW_TO_COME.wall), displays="BB", scores=(50, 0))
    assert game.winners == ()


def test_the_marker_and_the_starter_stay_as_they_were():
    game = end_of_round(board_from("""
                W | B Y R K .
              . . | . . . . .
            . . . | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
        floor *
    """), starter=1)  # fmt: skip
    assert (game.position["marker"], game.position["starter"]) == (0, 1)
