"""The naive oracle against results worked out by hand (Azul 1–3, 7.1)."""

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from . import azul
from .azul_wall import Wall, columns_for_line, complete_rows

EMPTY = """
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def wall_from(drawing: str) -> Wall:
    return [[azul.LETTERS.get(letter) for letter in row.split()] for row in drawing.split("\n") if row.strip()]


def table(players: int = 2, board: str = "coloured", **fields: Any) -> azul.Position:
    """Seat 1 to move in phase take, its displays and centre empty but for the given fields."""
    position = azul.new_position(players, board)
    position |= {"phase": "take", "to_move": 0} | fields
    position["factories"] += [[] for _ in range(2 * players + 1 - len(position["factories"]))]
    return position


def moves_from(position: azul.Position, source: int) -> list[str]:
    return [move for move in azul.legal_moves(position) if move.startswith(str(source))]


# Taking


def test_a_colour_goes_to_no_line_that_is_full_or_of_another_colour_or_whose_row_has_it() -> None:
    position = table(factories=[["yellow", "yellow"]])
    position["players"][0]["lines"] = [[], [], [], ["blue"], []]
    position["players"][0]["wall"] = wall_from("""
        . . . . .
        . . Y . .
        . . . Y .
        . . . . .
        . . . . .
    """)
    assert azul.legal_moves(position) == ["1Y1", "1Y5", "1YF"]


def test_the_marker_is_laid_on_the_floor_before_the_overflow() -> None:
    position = table(centre=["blue", "red", "red", "red"])
    position["players"][0]["lines"][1] = ["red"]
    after = azul.play(position, "0R2")
    assert after["players"][0]["lines"][1] == ["red", "red"]
    assert after["players"][0]["floor"] == ["marker", "red", "red"]
    assert (after["marker"], after["to_move"]) == (0, 1)


def test_a_full_floor_leaves_the_marker_beside_the_board() -> None:
    position = table(centre=["blue", "yellow"])
    position["players"][0]["floor"] = ["red"] * 7
    after = azul.play(position, "0YF")
    assert after["players"][0]["floor"] == ["red"] * 7
    assert after["lid"] == {"yellow": 1}
    assert after["marker"] == 0


def test_with_six_floor_spaces_taken_the_marker_gets_the_last_one() -> None:
    position = table(centre=["blue", "yellow"])
    position["players"][0]["floor"] = ["red"] * 6
    after = azul.play(position, "0YF")
    assert after["players"][0]["floor"] == ["red"] * 6 + ["marker"]
    assert after["lid"] == {"yellow": 1}


# Jokers


def test_jokers_are_taken_all_or_none_and_with_at_most_one_colour() -> None:
    position = table(factories=[["blue", "red", "joker", "joker"]])
    picks = {move[1:-1] for move in moves_from(position, 1)}
    assert picks == {"B", "R", "J", "BJ", "RJ"}


def test_move_texts_come_in_the_order_of_their_numbers() -> None:
    position = table(factories=[[], ["blue", "joker"]], centre=["white"])
    moves = azul.legal_moves(position)
    assert moves[0] == "0W1"
    assert [azul.move_id(move) for move in ("0W1", "2B1", "2JF", "2BJ1")] == [24, 72, 107, 420]
    assert moves == sorted(moves, key=azul.move_id)


def test_jokers_alone_fit_on_every_line_that_is_not_full() -> None:
    position = table(factories=[["joker"]])
    position["players"][0]["lines"] = [["blue"], ["red"], ["joker"], [], []]
    assert azul.legal_moves(position) == ["1J2", "1J3", "1J4", "1J5", "1JF"]


def test_the_player_says_how_many_jokers_stay_when_colour_and_jokers_overflow() -> None:
    position = table(factories=[["blue", "blue", "joker", "joker"], ["red"]])
    asked = azul.play(position, "1BJ3")
    assert (asked["phase"], asked["pending"], asked["to_move"]) == ("keep", "1BJ3", 0)
    assert asked["factories"] == position["factories"]
    assert azul.legal_moves(asked) == ["J1", "J2"]  # 3 free: from 3 - 2 blue to all 2 jokers

    after = azul.play(asked, "J1")
    assert after["players"][0]["lines"][2] == ["blue", "blue", "joker"]
    assert after["players"][0]["floor"] == ["joker"]
    assert (after["phase"], after["pending"], after["to_move"]) == ("take", None, 1)


def test_coloured_tiles_fall_before_jokers() -> None:
    position = table(factories=[["blue", "blue", "joker", "joker"], ["red"]])
    after = azul.play(azul.play(position, "1BJ1"), "J1")
    assert after["players"][0]["lines"][0] == ["joker"]
    assert after["players"][0]["floor"] == ["blue", "blue", "joker"]
    dropped = azul.play(position, "1BJF")
    assert dropped["players"][0]["floor"] == ["blue", "blue", "joker", "joker"]


def test_nothing_is_asked_when_colour_and_jokers_fit_together() -> None:
    position = table(factories=[["blue", "blue", "joker", "joker"], ["red"]])
    assert azul.play(position, "1BJ4")["players"][0]["lines"][3] == ["blue", "blue", "joker", "joker"]


def test_a_joker_on_a_printed_space_blocks_its_colour_in_that_line_but_not_on_the_grey_wall() -> None:
    player = table()["players"][0]
    player["wall"][1][2] = "joker"  # the yellow space of row 2
    assert not azul.line_is_legal("coloured", player, 1, "yellow")
    assert azul.line_is_legal("grey", player, 1, "yellow")
    assert azul.line_is_legal("crystal-2", player, 1, "yellow")


def test_a_mixed_line_sends_its_joker_to_the_colour_but_jokers_alone_go_anywhere() -> None:
    wall = wall_from(EMPTY)
    wall[1][0] = "white"
    assert columns_for_line("coloured", wall, 1, ["blue", "joker"]) == [1]
    assert columns_for_line("coloured", wall, 1, ["joker", "joker"]) == [1, 2, 3, 4]
    assert columns_for_line("grey", wall, 1, ["blue", "joker"]) == [1, 2, 3, 4]
    assert columns_for_line("crystal-2", wall, 1, ["blue", "joker"]) == [1, 2, 3, 4]


def test_a_line_with_a_joker_lays_the_joker_on_the_wall_and_the_rest_in_the_lid() -> None:
    position = table(to_move=1, marker=1, centre=["white"])
    position["players"][0]["lines"][2] = ["blue", "blue", "joker"]
    after = azul.play(position, "0WF")
    assert after["players"][0]["wall"][2] == [None, None, "joker", None, None]
    assert after["lid"] == {"blue": 2, "white": 1}


# Wall-tiling and points

RULEBOOK_WALL = """
    . Y . K W
    . . Y R K
    . W B . R
    . K W . .
    . . . W B
"""


def test_a_tile_that_touches_nothing_scores_one() -> None:
    assert azul.placement_points("coloured", wall_from(EMPTY), row=1, column=3) == 1


def test_a_tile_scores_the_row_and_the_column_it_joins() -> None:
    wall = wall_from(RULEBOOK_WALL)
    wall[2][3] = "yellow"
    assert azul.placement_points("coloured", wall, row=2, column=3) == 4 + 3
    assert azul.placement_points("coloured", wall, row=3, column=1) == 2 + 2


def test_diagonal_neighbours_do_not_count() -> None:
    wall = wall_from("""
        . . . . .
        . B . R .
        . . B . .
        . K . B .
        . . . . .
    """)
    assert azul.placement_points("coloured", wall, row=2, column=2) == 1


def test_a_doubled_space_doubles_the_whole_placement() -> None:
    wall = wall_from("""
        . . . . .
        . . B . .
        . W Y R .
        . . . . .
        . . . . .
    """)
    assert azul.placement_points("crystal-1", wall, row=2, column=2) == 2 * (3 + 2)
    assert azul.placement_points("crystal-2", wall, row=2, column=2) == 3 + 2


def test_a_printed_cell_takes_only_its_colour_and_no_column_takes_a_colour_twice() -> None:
    wall = wall_from("""
        B . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """)
    assert azul.legal_columns("coloured", wall, 3, "blue") == [3]
    assert azul.legal_columns("grey", wall, 3, "blue") == [1, 2, 3, 4]
    assert azul.legal_columns("crystal-2", wall, 3, "blue") == [2, 4]  # black and yellow are printed in columns 2 and 4
    wall[0] = [None, None, None, None, "blue"]
    assert azul.legal_columns("crystal-1", wall, 3, "blue") == [0, 1, 2, 3]  # its own space included


def test_a_complete_line_without_a_legal_cell_falls_as_a_whole() -> None:
    position = table(board="grey", to_move=1, marker=0, centre=["white"])
    position["players"][0] |= {"score": 10, "lines": [[], [], ["red"] * 3, [], []], "floor": ["marker"]}
    position["players"][0]["wall"] = wall_from("""
        . . . . R
        . . . . .
        B Y K W .
        . . . . .
        . . . . .
    """)
    after = azul.play(position, "0WF")
    assert after["players"][0]["score"] == 10 - (1 + 1 + 2 + 2)
    assert after["players"][0]["lines"][2] == []
    assert after["lid"] == {"red": 3, "white": 1}


def test_two_legal_cells_are_a_question_and_one_is_not() -> None:
    position = table(board="grey", to_move=1, marker=1, centre=["white"])
    position["players"][0]["lines"][0] = ["red"]
    position["players"][0]["wall"][0] = ["blue", "yellow", "black", None, None]
    assert azul.legal_moves(azul.play(position, "0WF")) == ["C4", "C5"]
    position["players"][0]["wall"][4][4] = "red"
    assert azul.play(position, "0WF")["players"][0]["wall"][0][3] == "red"


def test_seats_choose_their_columns_clockwise_from_the_starter_and_from_the_top_row_down() -> None:
    position = table(players=3, board="grey", starter=1, to_move=0, centre=["white"])
    position["players"][0]["lines"][0] = ["blue"]
    position["players"][1]["lines"] = [["blue"], ["blue", "blue"], [], [], []]
    first = azul.play(position, "0WF")
    assert (first["phase"], first["to_move"]) == ("tile", 1)
    assert azul.legal_moves(first) == ["C1", "C2", "C3", "C4", "C5"]
    second = azul.play(first, "C3")
    assert second["to_move"] == 1
    assert azul.legal_moves(second) == ["C1", "C2", "C4", "C5"]  # blue is in column 3 now
    third = azul.play(second, "C2")
    assert third["to_move"] == 0
    assert third["players"][1]["score"] == 1 + 1
    assert azul.play(third, "C1")["phase"] == "deal"


# Floor, round and game end


def test_points_come_before_the_floor_penalty_and_the_score_stops_at_zero() -> None:
    position = table(to_move=1, centre=["white"], marker=1)
    position["players"][0] |= {"score": 3, "lines": [["blue"], [], [], [], []], "floor": ["red"] * 7}
    assert azul.play(position, "0WF")["players"][0]["score"] == 0  # 3 + 1 - 14


def test_the_second_floor_space_of_the_crystal_mosaic_is_free() -> None:
    floor = ["blue", "marker", "white", "white", "yellow"]
    assert azul.floor_penalty("coloured", floor) == -1 - 1 - 2 - 2 - 2
    assert azul.floor_penalty("crystal-1", floor) == -1 - 0 - 1 - 2 - 1


def test_who_took_the_marker_starts_the_next_round_and_else_the_same_seat_again() -> None:
    taken = azul.play(table(centre=["white"], starter=0, to_move=1), "0WF")
    assert (taken["starter"], taken["marker"], taken["round"], taken["phase"]) == (1, "centre", 2, "deal")
    untaken = azul.play(table(factories=[["white"] * 4], starter=0, to_move=1), "1WF")
    assert untaken["starter"] == 0


def test_the_lid_is_poured_only_when_a_tile_is_needed_and_the_last_display_may_stay_short() -> None:
    position = azul.new_position(players=2) | {"bag": {"blue": 6}, "lid": {"red": 12}}
    for _ in range(6):
        assert azul.draws(position) == position["bag"]
        position = azul.draw(position, "blue")
    assert (position["bag"], position["lid"]) == ({}, {"red": 12})
    assert azul.draws(position) == {"red": 12}
    while position["phase"] == "deal":
        position = azul.draw(position, "red")
    assert [len(factory) for factory in position["factories"]] == [4, 4, 4, 4, 2]
    assert (position["phase"], position["to_move"]) == ("take", 0)


def test_the_tenth_round_without_a_tile_on_a_wall_ends_the_game() -> None:
    ninth = azul.play(table(centre=["white"], stalled=8), "0WF")
    assert (ninth["phase"], ninth["stalled"]) == ("deal", 9)
    tenth = azul.play(table(centre=["white"], stalled=9, round=12), "0WF")
    assert (tenth["phase"], tenth["stalled"], tenth["round"]) == ("over", 10, 12)
    tiled = azul.play(table(centre=["white"], stalled=9), "0W1")
    assert (tiled["phase"], tiled["stalled"]) == ("deal", 0)


def test_the_game_ends_when_not_a_single_tile_can_be_dealt() -> None:
    after = azul.play(table(centre=["white"], bag={}, lid={}), "0W2")
    assert (after["phase"], after["round"], after["to_move"]) == ("over", 1, None)


def test_a_complete_row_ends_the_game_and_the_bonuses_are_added() -> None:
    position = table(centre=["white"], marker=1)
    position["players"][0]["wall"] = wall_from("""
        B Y R K .
        . . . . K
        . . . . R
        . . . . Y
        . . . . B
    """)
    after = azul.play(position, "0W1")
    assert after["players"][0]["score"] == (5 + 5) + 2 + 7
    assert (after["phase"], after["round"], azul.winners(after)) == ("over", 1, [0])


def test_four_blue_tiles_and_a_joker_are_not_five_blue_tiles() -> None:
    wall = wall_from("""
        B . . . .
        . B . . .
        . . B . .
        . . . B .
        . . . . J
    """)
    assert azul.end_bonus("coloured", wall) == 0
    wall[4][4] = "blue"
    assert azul.end_bonus("coloured", wall) == 10
    assert azul.end_bonus("crystal-2", wall) == 12


def test_a_tie_goes_to_more_complete_rows_and_is_else_shared() -> None:
    position = table(players=3, phase="over", to_move=None)
    for player, rows, score in zip(position["players"], (1, 2, 3), (60, 60, 59), strict=True):
        player["wall"][:rows] = deepcopy(azul.BOARDS["coloured"]["cells"][:rows])
        player["score"] = score
        assert complete_rows(player["wall"]) == rows
    assert azul.winners(position) == [1]
    position["players"][2] = deepcopy(position["players"][1])
    assert azul.winners(position) == [1, 2]


def test_an_illegal_move_or_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="2B1 is not legal"):
        azul.play(table(factories=[["blue"]]), "2B1")
    with pytest.raises(ValueError, match="no joker can be drawn"):
        azul.draw(azul.new_position(), "joker")


@pytest.mark.parametrize("board", list(azul.BOARDS))
def test_no_tile_is_lost_or_made_and_no_given_position_is_changed(board: str) -> None:
    chance = random.Random(board)
    position = azul.new_position(players=4, board=board, jokers=True)
    while position["phase"] != "over":
        given = deepcopy(position)
        if position["phase"] == "deal":
            after = azul.draw(position, chance.choice(list(azul.draws(position))))
        else:
            after = azul.play(position, chance.choice(azul.legal_moves(position)))
        assert position == given
        assert tiles_of(after) == dict.fromkeys(azul.COLOURS, 18) | {"joker": 10}
        position = after


def tiles_of(position: azul.Position) -> Counter[str]:
    tiles: Counter[str] = Counter(position["bag"]) + Counter(position["lid"]) + Counter(position["centre"])
    for factory in position["factories"]:
        tiles.update(factory)
    for player in position["players"]:
        tiles.update(tile for tile in player["floor"] if tile != "marker")
        for row in player["lines"] + player["wall"]:
            tiles.update(tile for tile in row if tile is not None)
    return tiles
