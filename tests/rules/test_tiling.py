"""Phase B: complete lines go to the wall (Azul 1.6, AZ-R7)."""

from faience.rules.azul.events import FloorScored, Tiled

from .boards import Board, board_from, board_of, destinations, end_of_round, events_of, lid_of, table


def test_a_complete_line_sends_one_tile_to_its_colours_space_and_the_rest_to_the_lid():
    game = end_of_round("""
                . | . . . . .
              . . | . . . . .
            R R R | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert board_of(game) == board_from("""
                . | . . . . .
              . . | . . . . .
            . . . | . . . . R
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert lid_of(game) == "R2W1"  # the white tile is what the neighbour dropped


def test_every_colour_finds_its_space_in_every_row():
    for row in range(5):
        for number, letter in enumerate("BYRKW"):
            game = end_of_round(Board(tuple(letter * (line + 1) if line == row else "" for line in range(5))))
            assert board_of(game).wall[row].index(letter) == (row + number) % 5


def test_incomplete_lines_keep_their_tiles():
    board = """
                . | . . . . .
              . B | . . . . .
            . Y Y | . . . . .
          . R R R | . . . . .
        . K K K K | . . . . .
    """
    assert board_of(end_of_round(board)) == board_from(board)


def test_all_five_lines_can_be_tiled_in_one_round():
    game = end_of_round("""
                B | . . . . .
              Y Y | . . . . .
            R R R | . . . . .
          K K K K | . . . . .
        B B B B B | . . . . .
    """)
    assert board_of(game) == board_from("""
                . | B . . . .
              . . | . . Y . .
            . . . | . . . . R
          . . . . | . K . . .
        . . . . . | . . . . B
    """)
    assert game.scores[0] == 1 + 1 + 1 + 1 + 1
    assert lid_of(game) == "B4Y1R2K3W1"


def test_lines_are_tiled_from_the_top_so_that_upper_tiles_count_for_lower_ones():
    game = end_of_round("""
                B | . . . . .
              W W | . . . . .
            K K K | . . . . .
          . . . . | . . . . .
        . . . . . | . . . . .
    """)
    assert [(event.row, event.points) for event in events_of(game, Tiled)] == [(0, 1), (1, 2), (2, 3)]
    assert game.scores[0] == 1 + 2 + 3


def test_an_emptied_line_is_free_again_but_not_for_the_colour_it_has_tiled():
    game = end_of_round(Board(lines=("", "BB", "", "", "")))
    game.deal(["blue", "blue", "yellow", "red"] + ["black"] * 16)
    assert destinations(game, "1B") == "1345F"
    assert destinations(game, "1Y") == "12345F"


def test_nobodys_tiling_touches_another_board():
    neighbour = board_from("""
                . | B Y . . .
              . K | . . Y . .
            . . . | . . . . .
          . . W W | . . . . .
        . . . . . | . . . . .
    """)
    game = end_of_round(Board(lines=("R", "RR", "", "", "")), neighbour, Board())
    assert board_of(game, seat=1) == neighbour
    assert game.scores == (1 + 1, 0, 0)


# AZ-R7


def test_walls_are_tiled_clockwise_from_the_starter_of_this_round():
    board = Board(lines=("B", "", "", "", ""))
    game = end_of_round(board, board, board, starter=1)
    assert [event.seat for event in events_of(game, Tiled)] == [1, 2, 0]


def test_each_player_finishes_rows_and_floor_before_the_next():
    board = Board(lines=("B", "YY", "", "", ""), floor="R")
    game = end_of_round(board, board, starter=1)
    told = [(event.kind, event.seat) for event in game.history[-1].events if isinstance(event, Tiled | FloorScored)]
    rows_and_floor = ["tiled", "tiled", "floor_scored"]
    assert told == [(kind, 1) for kind in rows_and_floor] + [(kind, 0) for kind in rows_and_floor]


def test_on_the_coloured_wall_nobody_is_asked_anything():
    game = table(Board(lines=("B", "YY", "RRR", "KKKK", "")), displays="WWWW", to_move=1)
    game.play("1W4")
    assert (game.round, game.position["phase"]) == (2, "take")
