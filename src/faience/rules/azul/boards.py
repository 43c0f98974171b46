"""The boards of Azul as data, and the tables that the kernels index by board number (Azul 1.2, 2.1, 7.1)."""

from dataclasses import dataclass

import numpy as np

COLOURS = ("blue", "yellow", "red", "black", "white")
JOKER = np.int64(5)  # not a plain int: Numba would compile anew for each one that is handed on
TILE_NAMES = (*COLOURS, "joker")
SIZE = 5
FLOOR_SPACES = 7

Row = tuple[str | None, ...]


@dataclass(frozen=True)
class WallBoard:
    """One side of a player board: what is printed on the cardboard."""

    name: str
    wall: tuple[Row, ...]
    floor: tuple[int, ...] = (-1, -1, -2, -2, -2, -3, -3)
    row_bonus: int = 2
    column_bonus: int = 7
    colour_bonus: int = 10
    factors: tuple[tuple[int, ...], ...] = ((1,) * SIZE,) * SIZE

    @property
    def has_homes(self) -> bool:
        """Every space has its colour, so that each colour has one home in each row."""
        return all(colour for row in self.wall for colour in row)


def _wall(drawing: str) -> tuple[Row, ...]:
    letters = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
    return tuple(tuple(letters.get(cell) for cell in row.split()) for row in drawing.strip().splitlines())


COLOURED = WallBoard(
    "coloured",
    _wall("""
        B Y R K W
        W B Y R K
        K W B Y R
        R K W B Y
        Y R K W B
    """),
)
GREY = WallBoard("grey", ((None,) * SIZE,) * SIZE)
# The floor of the Crystal Mosaic is known from reviews only (Azul 7.1).
CRYSTAL_FLOOR = (-1, 0, -1, -2, -1, -2, -3)
CRYSTAL_1 = WallBoard(
    "crystal-1",
    _wall("""
        . . . K .
        W . . . .
        . . Y . .
        . . . . B
        . R . . .
    """),
    floor=CRYSTAL_FLOOR,
    factors=((1, 1, 1, 2, 1), (2, 1, 1, 1, 1), (1, 1, 2, 1, 1), (1, 1, 1, 1, 2), (1, 2, 1, 1, 1)),
)
CRYSTAL_2 = WallBoard(
    "crystal-2",
    _wall("""
        . . . . .
        . B . R .
        . . W . .
        . K . Y .
        . . . . .
    """),
    floor=CRYSTAL_FLOOR,
    row_bonus=3,
    column_bonus=10,
    colour_bonus=12,
)

BOARDS = {board.name: board for board in (COLOURED, GREY, CRYSTAL_1, CRYSTAL_2)}
BOARD_NAMES = tuple(BOARDS)

# What a complete line holds, as one number: 0-4 that colour alone, 5 jokers alone, 6-10 colour 0-4 with jokers.
CONTENTS = 11


def _columns(board: WallBoard, row: int, content: int) -> int:
    """The columns of a row whose print admits the tile that such a line sends, as bits (1.6, 2.2, 3.4, 3.7)."""
    if content == JOKER or (content > JOKER and not board.has_homes):
        return (1 << SIZE) - 1
    colour = COLOURS[content % len(TILE_NAMES)]
    return sum(1 << column for column in range(SIZE) if board.wall[row][column] in (colour, None))


def _bars(board: WallBoard, row: int, column: int, tile: int) -> int:
    """The colours that a tile on this space bars from its row, as bits (1.4, 3.5, 3.7)."""
    if board.has_homes:
        return 1 << COLOURS.index(board.wall[row][column] or "")
    return 0 if tile == JOKER else 1 << tile


_EACH = range(SIZE)
COLUMNS = np.array(
    [[[_columns(board, row, content) for content in range(CONTENTS)] for row in _EACH] for board in BOARDS.values()],
    dtype=np.int8,
)
BARS = np.array(
    [
        [[[_bars(board, row, column, tile) for tile in range(JOKER + 1)] for column in _EACH] for row in _EACH]
        for board in BOARDS.values()
    ],
    dtype=np.int8,
)
FACTORS = np.array([board.factors for board in BOARDS.values()], dtype=np.int8)
# PENALTIES[board, n]: the sum over the first n floor spaces (1.8).
PENALTIES = np.array([np.cumsum([0, *board.floor]) for board in BOARDS.values()], dtype=np.int8)
ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = np.arange(3)
BONUSES = np.array(
    [[board.row_bonus, board.column_bonus, board.colour_bonus] for board in BOARDS.values()], dtype=np.int8
)
