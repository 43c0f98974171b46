"""The table drawn in letters, to play from in a terminal.

    Round 3 · coloured wall                                     Ana to move
    1: B  B  Y  R   2: K  K  W  W   3: –            4: ...
    0: *  Y  W  Centre
    Bag 40: B12 Y3 ...

    ▶ Ana  14 points                     Greedy  11 points
     1              B  ▸  b  Y  r  k  w
     2           □  Y  ▸  w  b  y  r  k
     ...
    Floor     *  B −2 −2 −2 −3 −3   −2

Upper-case letters are tiles, lower-case ones what is printed on an empty space, so that no colour is needed to read it.
A line is a list of spans, a span is text with its role; only text_table knows which colour a role has.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from faience.rules.azul.boards import BOARDS, TILE_NAMES, WallBoard
from faience.texts import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

Position = Mapping[str, Any]
Span = tuple[str, str]
Line = list[Span]

LETTERS = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W", "joker": "J", "marker": "*"}
CELL = 3  # " B "
BOARD_WIDTH = 36  # " 1 ", five spaces, " ▸ ", five spaces
BOARD_GAP = 4
DISPLAY_WIDTH = 14  # "1:" and four tiles
DISPLAY_GAP = 2
LABEL_WIDTH = 9
NAME_WIDTH = 20

# Glazes as in render/art/palette.json; black is lighter here, to be seen on a black terminal.
STYLES = {
    "tile-blue": "bold #ffffff on #1f56b0",
    "tile-yellow": "bold #1a1208 on #f7c93b",
    "tile-red": "bold #ffffff on #b8321f",
    "tile-black": "bold #f1dfae on #454857",
    "tile-white": "bold #0b4f55 on #f6f3ea",
    "tile-joker": "bold #ffd75f on #5b2a86",
    "tile-marker": "bold #1a1208 on #cc7a4b",
    "print-blue": "#5b8de0",
    "print-yellow": "#b98a1e",
    "print-red": "#d9604f",
    "print-black": "#8a8a96",
    "print-white": "#4f9f9d",
    "quiet": "dim",
    "strong": "bold",
    "turn": "bold #d98a2b",
    "loss": "bold #d9604f",
}


def text_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    colour: bool = True,
    story: Sequence[str] = (),
) -> "TextTable":
    """The table as something Rich can print; `story` tells below it what happened last."""
    return TextTable(position, names, lang, colour, story)


def plain_table(
    position: Position,
    *,
    names: Sequence[str] | None = None,
    lang: str = "en",
    width: int = 80,
    story: Sequence[str] = (),
) -> str:
    """The table as plain text."""
    lines = table(position, names=names, lang=lang, width=width) + [[(sentence, "")] for sentence in story]
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


class TextTable:
    """A table that fits itself to the width of the console it is printed on."""

    def __init__(
        self, position: Position, names: Sequence[str] | None, lang: str, colour: bool, story: Sequence[str]
    ) -> None:
        self.position = position
        self.names = names
        self.lang = lang
        self.colour = colour
        self.story = story

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        from rich.text import Text

        for line in table(self.position, names=self.names, lang=self.lang, width=options.max_width):
            styled = [(text, STYLES.get(role, "") if self.colour else "") for text, role in line]
            yield Text.assemble(*styled, no_wrap=True, overflow="crop")
        yield from (Text(sentence) for sentence in self.story)


def table(position: Position, *, names: Sequence[str] | None, lang: str, width: int) -> list[Line]:
    """Heading, market, boards and the key to the letters."""
    board = BOARDS[position["board"]]
    seats = range(len(position["players"]))
    shown = [_shown(names[seat]) if names else say("player-number", lang, number=seat + 1) for seat in seats]
    return [
        *heading(position, shown, lang, width),
        *market(position, lang, width),
        [],
        *_beside([player_board(position, seat, shown[seat], lang) for seat in seats], width, BOARD_GAP),
        *key(position, board, lang, width),
    ]


def heading(position: Position, names: Sequence[str], lang: str, width: int) -> list[Line]:
    """Round and board, and at the right, or below, whose turn it is."""
    what = [say("table-round", lang, round=position["round"]), say("board-name", lang, board=position["board"])]
    if position["jokers"]:
        what.append(say("with-jokers", lang))
    left = " · ".join(what)
    right = _turn(position, names, lang)
    gap = width - _cells(left) - _cells(right) - 1
    if gap < 2:
        return [[(left, "strong")], [(right, "turn")]]
    return [[(left, "strong"), (" " * gap, ""), (right, "turn")]]


def _turn(position: Position, names: Sequence[str], lang: str) -> str:
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


def market(position: Position, lang: str, width: int) -> list[Line]:
    """The displays with their numbers, the centre as number 0, bag and lid; an empty market is folded away."""
    if not any(position["factories"]) and not position["centre"] and position["marker"] != "centre":
        return [_stores(position, lang)]
    displays = [
        [[(f"{number}:", "strong"), *_pad(_tiles(tiles) or [(" – ", "quiet")], DISPLAY_WIDTH - 2)]]
        for number, tiles in enumerate(position["factories"], start=1)
    ]
    return [*_beside(displays, width, DISPLAY_GAP), _centre(position, lang, width), _stores(position, lang)]


def _centre(position: Position, lang: str, width: int) -> Line:
    tiles = [*(["marker"] if position["marker"] == "centre" else []), *position["centre"]]
    line: Line = _tiles(tiles) or [(" – ", "quiet")]
    label = f" {say('place-centre', lang)}"
    if 2 + _width(line) + len(label) > width:
        line = [span for tile in dict.fromkeys(tiles) for span in (_tile(tile), (f"×{tiles.count(tile)} ", ""))]
    return [("0:", "strong"), *line, (label, "quiet")]


def _stores(position: Position, lang: str) -> Line:
    line: Line = []
    for name in ("bag", "lid"):
        held = position[name]
        counts = " ".join(f"{LETTERS[tile]}{held[tile]}" for tile in TILE_NAMES if held.get(tile))
        label = say("place-bag", lang) if name == "bag" else say("place-lid", lang)
        line.append((f"{label} {sum(held.values())}{': ' if counts else ''}{counts}  ", "quiet"))
    return line


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
    line += [_tile(tile) for tile in reversed(tiles)]
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
    line += [_tile(tile) for tile in tiles]
    line += [(f"{signed(penalty):>2} ", "quiet") for penalty in board.floor[len(tiles) :]]
    if tiles:
        line.append((f" {signed(sum(board.floor[: len(tiles)]))}", "loss"))
    if position["marker"] == seat and "marker" not in tiles:
        line.append(_tile("marker"))
    return line


def key(position: Position, board: WallBoard, lang: str, width: int) -> list[Line]:
    """What the letters mean."""
    tiles = [tile for tile in TILE_NAMES if tile != "joker" or position["jokers"]]
    parts = [f"{LETTERS[tile]} {say('tile-name', lang, tile=tile)}" for tile in tiles]
    parts.append(f"* {say('marker', lang)}")
    if any(factor > 1 for row in board.factors for factor in row):
        parts.append(say("table-double", lang))
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) <= width:
            lines[-1] += f"  {part}"
        else:
            lines.append(part)
    return [[(line, "quiet")] for line in lines]


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _tile(tile: str) -> Span:
    return (f" {LETTERS[tile]} ", f"tile-{tile}")


def _tiles(tiles: Iterable[str]) -> Line:
    return [_tile(tile) for tile in tiles]


def _beside(blocks: Sequence[list[Line]], width: int, gap: int) -> list[Line]:
    """Blocks side by side, as many as fit, the others below; an empty line between them if they are tall."""
    block_width = max(_width(line) for block in blocks for line in block)
    most = max(1, (width + gap) // (block_width + gap))
    rows = -(-len(blocks) // most)
    count = -(-len(blocks) // rows)  # four boards stand two and two rather than three and one
    lines: list[Line] = []
    for start in range(0, len(blocks), count):
        if start and len(blocks[0]) > 1:
            lines.append([])
        for parts in zip_longest(*blocks[start : start + count], fillvalue=[]):
            joined: Line = []
            for part in parts[:-1]:
                joined += [*_pad(part, block_width), (" " * gap, "")]
            lines.append(joined + parts[-1])
    return lines


def _pad(line: Line, width: int) -> Line:
    return [*line, (" " * (width - _width(line)), "")]


def _width(line: Line) -> int:
    return sum(_cells(text) for text, _ in line)


def _cells(text: str) -> int:
    """Columns of the terminal that a text takes: names may be in any script."""
    return sum(
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in "WF" else 1
        for character in text
    )


def _shown(name: str) -> str:
    """A name as it fits above a board, without anything that could move the cursor."""
    clean = "".join(character for character in name if character.isprintable())
    return clean if len(clean) <= NAME_WIDTH else clean[: NAME_WIDTH - 1] + "…"
