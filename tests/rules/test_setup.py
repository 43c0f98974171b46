"""What is in the box and how it is laid out (Azul 1.1–1.3, 3.1)."""

from collections import Counter

import pytest

import faience
from faience.rules.azul.boards import BOARDS, COLOURED, COLOURS, GREY

from .boards import Board, board_of, centre_of, end_of_round, wall_from

SEATS = (2, 3, 4)
PRINT = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W", None: "."}


def all_tiles(game: faience.Game) -> dict[str, int]:
    """The tiles of a table on which nobody has taken any."""
    on_displays = Counter(tile for display in game.position["factories"] for tile in display)
    return dict(Counter(game.position["bag"]) + on_displays)


# 1.1


@pytest.mark.parametrize("players", SEATS)
def test_there_are_twenty_tiles_of_each_of_five_colours(players):
    game = faience.new_game("azul", players=players, seed=7)
    assert all_tiles(game) == {"blue": 20, "yellow": 20, "red": 20, "black": 20, "white": 20}


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_two_three_and_four_players_have_five_seven_and_nine_displays(players, displays):
    assert len(faience.new_game("azul", players=players).position["factories"]) == displays


@pytest.mark.parametrize("players", SEATS)
def test_everybody_begins_with_an_empty_board_and_no_points(players):
    game = faience.new_game("azul", players=players)
    assert [board_of(game, seat) for seat in range(players)] == [Board()] * players
    assert game.scores == (0,) * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_in_a_crowd(players):
    with pytest.raises(faience.SetupError, match="the game is for 2 to 4"):
        faience.new_game("azul", players=players)


def test_the_score_goes_on_beyond_the_hundred_of_the_printed_track():
    game = end_of_round(Board(lines=("B", "", "", "", "")), scores=(100, 0))
    assert game.scores[0] == 100 + 1


# 1.2


def test_each_space_of_the_coloured_wall_has_its_colour():
    printed = wall_from("""
        B Y R K W
        W B Y R K
        K W B Y R
        R K W B Y
        Y R K W B
    """)
    assert tuple("".join(PRINT[colour] for colour in row) for row in COLOURED.wall) == printed


def test_from_row_to_row_the_coloured_wall_moves_one_space_to_the_right():
    for row in range(5):
        for column in range(5):
            assert COLOURED.wall[row][column] == COLOURS[(column - row) % 5]


def test_each_colour_has_one_space_in_every_row_and_in_every_column():
    for line in (*COLOURED.wall, *zip(*COLOURED.wall, strict=True)):
        assert sorted(map(str, line)) == sorted(COLOURS)


def test_a_full_floor_line_costs_fourteen():
    assert COLOURED.floor == GREY.floor == (-1, -1, -2, -2, -2, -3, -3)
    assert sum(COLOURED.floor) == -14


# 1.3


@pytest.mark.parametrize("players", SEATS)
def test_every_display_is_filled_with_four_tiles(players):
    game = faience.new_game("azul", players=players)
    assert [len(display) for display in game.position["factories"]] == [4] * (2 * players + 1)


def test_the_marker_begins_in_an_empty_centre():
    assert centre_of(faience.new_game("azul")) == "*"


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_chosen_starter_begins(starter):
    game = faience.new_game("azul", players=3, starter=starter)
    assert game.to_move == starter


def test_the_starter_sits_at_the_table():
    with pytest.raises(faience.SetupError, match="seats count from 1 to 2"):
        faience.new_game("azul", players=2, starter=2)


@pytest.mark.parametrize("board", BOARDS)
def test_everybody_at_a_table_has_the_same_board(board):
    assert faience.new_game("azul", players=4, board=board).board == board


def test_chance_deals_the_same_tiles_for_the_same_seed():
    def dealt(seed: int) -> object:
        return faience.new_game("azul", seed=seed).position["factories"]

    assert dealt(7) == dealt(7)
    assert dealt(7) != dealt(8)


# 3.1


@pytest.mark.parametrize(("players", "of_each", "jokers"), [(2, 19, 5), (3, 18, 10), (4, 18, 10)])
def test_jokers_replace_one_tile_of_each_colour_for_two_players_and_two_for_more(players, of_each, jokers):
    game = faience.new_game("azul", players=players, jokers=True, seed=7)
    assert all_tiles(game) == {**dict.fromkeys(COLOURS, of_each), "joker": jokers}
    assert 5 * of_each + jokers == 100


@pytest.mark.parametrize("board", BOARDS)
def test_jokers_go_with_every_board(board):
    assert faience.new_game("azul", board=board, jokers=True).options == {"jokers": True}
