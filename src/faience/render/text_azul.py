"""The table of Azul in letters.

Round 3 · coloured wall                                     Ana to move
1: B  B  Y  R   2: K  K  W  W   3: –            4: ...
0: *  Y  W  Centre
Bag 40: B12 Y3 ...

▶ Ana  14 points                     Greedy  11 points
 1              B  ▸  b  Y  r  k  w
 2           □  Y  ▸  w  b  y  r  k
 ...
Floor     *  B −2 −2 −2 −3 −3   −2
"""

from collections.abc import Mapping, Sequence
from typing import Any

from faience.render.spans import LETTERS, Line, Span, beside, flowing, signed, tile_span
from faience.render.text_market import Position, heading, heap, market
from faience.rules.azul.boards import BOARDS, TILE_NAMES, WallBoard
from faience.texts import say

CELL = 3  # " B "
BOARD_WIDTH = 36  # " 1 ", five spaces, " ▸ ", five spaces
BOARD_GAP = 4
LABEL_WIDTH = 9


def table(position: Position, names: Sequence[str], lang: str, width: int) -> list[Line]:
    """Heading, market, boards and the key to the letters."""
    board = BOARDS[position["board"]]
    what = [say("table-round", lang, round=position["round"]), say("board-name", lang, board=board.name)]
    if position["jokers"]:
        what.append(say("with-jokers", lang))
    stores = [heap(say("place-bag", lang), position["bag"]), heap(say("place-lid", lang), position["lid"])]
    boards = [player_board(position, seat, name, lang) for seat, name in enumerate(names)]
    return [
        *heading(what, turn(position, names, lang), width),
        *market(position, "marker", lang, width),
        *flowing(stores, width),
        [],
        *beside(boards, width, BOARD_GAP),
        *key(position, board, lang, width),
    ]


def turn(position: Position, names: Sequence[str], lang: str) -> str:
    """Who is expected to do what."""
    seat = position["to_move"]
    if seat is None:
        return say("phase", lang, phase=position["phase"])
    if position["phase"] == "tile":
        return say("table-column", lang, player=names[seat], row=complete_line(position["players"][seat]) + 1)
    if position["phase"] == "keep":
        return say("table-jokers", lang, player=names[seat], move=position["pending"])
    return say("table-turn", lang, player=names[seat])


def complete_line(player: Mapping[str, Any]) -> int:
    """The first complete pattern line, which is tiled next (Azul 1.6)."""
    return next(row for row, line in enumerate(player["lines"]) if len(line) == row + 1)


def player_board(position: Position, seat: int, name: str, lang: str) -> list[Line]:
    """One player's score, pattern lines, wall and floor."""
    board = BOARDS[position["board"]]
    player = position["players"][seat]
    is_turn = position["to_move"] == seat
    title: Line = [
        ("▶ " if is_turn else "  ", "turn"),
        (name, "turn" if is_turn else "strong"),
        ("  " + say("count-points", lang, points=player["score"]), "strong"),
    ]
    rows = [_row(board, row, player) for row in range(len(player["lines"]))]
    columns = [_columns(len(rows))] if position["jokers"] or not board.has_homes else []
    return [title, *columns, *rows, _floor(position, board, seat, lang)]


def _columns(count: int) -> Line:
    """The numbers of the columns, where a player may have to choose one."""
    numbers = "".join(f" {column} " for column in range(1, count + 1))
    return [(" " * (BOARD_WIDTH - CELL * count), ""), (numbers, "quiet")]


def _row(board: WallBoard, row: int, player: Mapping[str, Any]) -> Line:
    tiles = player["lines"][row]
    free = row + 1 - len(tiles)
    unused = len(player["lines"]) - row - 1
    line: Line = [(f" {row + 1} ", "strong"), (" " * CELL * unused, "")]
    line += [(" □ ", "quiet")] * free
    line += [tile_span(tile) for tile in reversed(tiles)]
    line.append((" ▸ ", "quiet" if free else "turn"))
    for column, tile in enumerate(player["wall"][row]):
        line.append(_space(tile, board.wall[row][column], board.factors[row][column]))
    return line


def _space(tile: str | None, printed: str | None, factor: int) -> Span:
    """One space of a wall: the tile on it, or what is printed there."""
    times = f"×{factor}" if factor > 1 else ""
    if tile is not None:
        return (f"{LETTERS[tile]}{times}" if times else f" {LETTERS[tile]} ", f"tile-{tile}")
    if printed is None:
        return (f"·{times}" if times else " · ", "quiet")
    letter = LETTERS[printed].lower()
    return (f"{letter}{times}" if times else f" {letter} ", f"print-{printed}")


def _floor(position: Position, board: WallBoard, seat: int, lang: str) -> Line:
    tiles = position["players"][seat]["floor"]
    line: Line = [(f" {say('place-floor', lang):<{LABEL_WIDTH}}", "")]
    line += [tile_span(tile) for tile in tiles]
    line += [(f"{signed(penalty):>2} ", "quiet") for penalty in board.floor[len(tiles) :]]
    if tiles:
        line.append((f" {signed(sum(board.floor[: len(tiles)]))}", "loss"))
    if position["marker"] == seat and "marker" not in tiles:
        line.append(tile_span("marker"))
    return line


def key(position: Position, board: WallBoard, lang: str, width: int) -> list[Line]:
    """What the letters mean."""
    tiles = [tile for tile in TILE_NAMES if tile != "joker" or position["jokers"]]
    parts = [f"{LETTERS[tile]} {say('tile-name', lang, tile=tile)}" for tile in tiles]
    parts.append(f"* {say('marker', lang)}")
    if any(factor > 1 for row in board.factors for factor in row):
        parts.append(say("table-double", lang))
    return flowing([[(part, "quiet")] for part in parts], width)
