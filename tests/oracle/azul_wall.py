"""Azul's boards and every question about one wall (Azul 1.2, 1.4, 1.7, 1.8, 1.10, 2.2, 3.4–3.7, 7.1).

Nothing here knows of a position, a seat or a phase: those are in azul.py.
"""

from typing import Any

COLOURS = ["blue", "yellow", "red", "black", "white"]
TILES = [*COLOURS, "joker"]

Wall = list[list[str | None]]

B, Y, R, K, W = COLOURS
ANY = None

BOARDS: dict[str, dict[str, Any]] = {
    "coloured": {
        "cells": [
            [B, Y, R, K, W],
            [W, B, Y, R, K],
            [K, W, B, Y, R],
            [R, K, W, B, Y],
            [Y, R, K, W, B],
        ],
        "doubled": [],
        "floor": [-1, -1, -2, -2, -2, -3, -3],
        "bonuses": {"row": 2, "column": 7, "colour": 10},
    },
    "grey": {
        "cells": [[ANY] * 5, [ANY] * 5, [ANY] * 5, [ANY] * 5, [ANY] * 5],
        "doubled": [],
        "floor": [-1, -1, -2, -2, -2, -3, -3],
        "bonuses": {"row": 2, "column": 7, "colour": 10},
    },
    "crystal-1": {
        "cells": [
            [ANY, ANY, ANY, K, ANY],
            [W, ANY, ANY, ANY, ANY],
            [ANY, ANY, Y, ANY, ANY],
            [ANY, ANY, ANY, ANY, B],
            [ANY, R, ANY, ANY, ANY],
        ],
        "doubled": [(0, 3), (1, 0), (2, 2), (3, 4), (4, 1)],
        "floor": [-1, 0, -1, -2, -1, -2, -3],
        "bonuses": {"row": 2, "column": 7, "colour": 10},
    },
    "crystal-2": {
        "cells": [
            [ANY, ANY, ANY, ANY, ANY],
            [ANY, B, ANY, R, ANY],
            [ANY, ANY, W, ANY, ANY],
            [ANY, K, ANY, Y, ANY],
            [ANY, ANY, ANY, ANY, ANY],
        ],
        "doubled": [],
        "floor": [-1, 0, -1, -2, -1, -2, -3],
        "bonuses": {"row": 3, "column": 10, "colour": 12},
    },
}


def row_accepts(board: str, wall: Wall, row: int, colour: str) -> bool:
    """Whether pattern line `row` may still collect this colour (Azul 1.4, 2.2, 3.5, 3.7)."""
    if has_printed_space(board, row, colour):
        return wall[row][printed_space(board, row, colour)] is None
    return colour not in wall[row]


def legal_columns(board: str, wall: Wall, row: int, tile: str) -> list[int]:
    """Columns of the row that may receive a tile of this colour, or a lone joker (Azul 1.6, 2.2, 3.4, 3.7, 7.1)."""
    columns = []
    for column in range(5):
        if wall[row][column] is not None:
            continue
        if tile == "joker":
            columns.append(column)
            continue
        printed = BOARDS[board]["cells"][row][column]
        column_has_it = tile in [wall[other][column] for other in range(5)]
        if printed in (ANY, tile) and not column_has_it:
            columns.append(column)
    return columns


def columns_for_line(board: str, wall: Wall, row: int, line: list[str]) -> list[int]:
    """Columns for the tile that leaves a complete line: a joker if it holds one (Azul 3.4, 3.7)."""
    colours = [tile for tile in line if tile != "joker"]
    if "joker" not in line:
        return legal_columns(board, wall, row, colours[0])
    if colours and has_printed_space(board, row, colours[0]):
        space = printed_space(board, row, colours[0])
        return [space] if wall[row][space] is None else []
    return legal_columns(board, wall, row, "joker")


def has_printed_space(board: str, row: int, colour: str) -> bool:
    """Whether the row ties this colour to one space: only where all five are printed (Azul 1.2, 2.1, 7.1)."""
    cells = BOARDS[board]["cells"][row]
    return ANY not in cells and colour in cells


def printed_space(board: str, row: int, colour: str) -> int:
    """The column in which this row shows the colour (Azul 1.2)."""
    cells: list[str] = BOARDS[board]["cells"][row]
    return cells.index(colour)


def placement_points(board: str, wall: Wall, row: int, column: int) -> int:
    """Points for the tile just laid on this cell (Azul 1.7), doubled where the board says so (Azul 7.1)."""
    across = 1 + neighbours(wall, row, column, 0, -1) + neighbours(wall, row, column, 0, +1)
    down = 1 + neighbours(wall, row, column, -1, 0) + neighbours(wall, row, column, +1, 0)
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    if points == 0:
        points = 1
    if (row, column) in BOARDS[board]["doubled"]:
        points *= 2
    return points


def neighbours(wall: Wall, row: int, column: int, row_step: int, column_step: int) -> int:
    """How many tiles lie without a gap in one direction from a cell, itself not counted (Azul 1.7)."""
    count = 0
    row, column = row + row_step, column + column_step
    while 0 <= row < 5 and 0 <= column < 5 and wall[row][column] is not None:
        count += 1
        row, column = row + row_step, column + column_step
    return count


def floor_penalty(board: str, floor: list[str]) -> int:
    """The printed values of the occupied floor spaces, a number of at most 0 (Azul 1.8)."""
    values: list[int] = BOARDS[board]["floor"]
    return sum(values[: len(floor)])


def complete_rows(wall: Wall) -> int:
    """How many rows are full; jokers count (Azul 1.10, 3.6)."""
    return sum(None not in row for row in wall)


def complete_columns(wall: Wall) -> int:
    """How many columns are full; jokers count (Azul 1.10, 3.6)."""
    return sum(None not in [row[column] for row in wall] for column in range(5))


def complete_colours(wall: Wall) -> int:
    """How many colours have all five tiles on the wall; jokers never help (Azul 1.10, 3.6)."""
    return sum(sum(row.count(colour) for row in wall) == 5 for colour in COLOURS)


def end_bonus(board: str, wall: Wall) -> int:
    """Points added when the game is over (Azul 1.10, 7.1)."""
    bonuses: dict[str, int] = BOARDS[board]["bonuses"]
    return (
        complete_rows(wall) * bonuses["row"]
        + complete_columns(wall) * bonuses["column"]
        + complete_colours(wall) * bonuses["colour"]
    )
