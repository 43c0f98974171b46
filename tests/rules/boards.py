"""Boards and tables drawn as text, and the text of a table that has been played on.

A board has its pattern lines on the left, its wall on the right and its floor line below:

            B | . . . . .
          . Y | . . Y . .
        . . . | . . . . .
      . . R J | . . . . .
    . . . . . | . . . . .
    floor * B

Letters are those of the notation; the star is the marker, and a floor that ends in +* has it beside the board.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import faience
from faience import Event, Game
from faience.notation.azul import table as notation
from faience.rules.azul.boards import SIZE, TILE_NAMES
from faience.rules.azul.events import Tiled
from faience.rules.azul.state import tile_counts

LETTERS = "BYRKWJ*"
NAMES = (*TILE_NAMES, "marker")
LETTER = dict(zip(NAMES, LETTERS, strict=True))
NAME = dict(zip(LETTERS, NAMES, strict=True))
BESIDE = "+*"

Wall = tuple[str, ...]
EMPTY_WALL: Wall = (".....",) * SIZE


@dataclass(frozen=True)
class Board:
    """A player board: what lies on each line, on the wall by rows, and on the floor."""

    lines: tuple[str, ...] = ("",) * SIZE
    wall: Wall = EMPTY_WALL
    floor: str = ""


def wall_from(drawing: str) -> Wall:
    """A drawn wall, row by row."""
    rows = tuple("".join(row.split()) for row in drawing.strip().splitlines())
    assert [len(row) for row in rows] == [SIZE] * SIZE, drawing
    return rows


def board_from(drawing: str) -> Board:
    """A drawn board."""
    *rows, floor = [row.strip() for row in drawing.strip().splitlines()] + ["floor"] * ("floor" not in drawing)
    assert floor.startswith("floor"), drawing
    halves = [row.split("|") for row in rows]
    lines = tuple(_letters(line) for line, _ in halves)
    assert [len(line.split()) for line, _ in halves] == [1, 2, 3, 4, 5], drawing
    return Board(lines, wall_from("\n".join(wall for _, wall in halves)), _letters(floor.removeprefix("floor")))


def _letters(drawing: str) -> str:
    return re.sub(r"[\s.]", "", drawing)


# Tables


def table(
    *boards: str | Board,
    displays: str = "",
    centre: str = "",
    players: int = 2,
    board: str = "coloured",
    jokers: bool | None = None,
    scores: tuple[int, ...] = (),
    starter: int = 0,
    to_move: int = 0,
    round_number: int = 1,
    stalled: int = 0,
    bag: str | None = None,
    lid: str | None = None,
) -> Game:
    """A game in phase A at a drawn table.

    Boards that are not drawn are empty, displays too ("BBYR - KW"). The marker lies in the centre unless it is drawn
    on a floor. All other tiles are in the bag, or in the lid if the bag is told ("B6W1"); if the lid is told, too,
    tiles may be missing.
    """
    drawn = [board_from(one) if isinstance(one, str) else one for one in boards]
    drawn += [Board()] * (max(players, len(drawn)) - len(drawn))
    told = displays + centre + "".join("".join((*one.lines, *one.wall, one.floor)) for one in drawn)
    has_jokers = "J" in told if jokers is None else jokers
    shown = displays.split() + ["-"] * (2 * len(drawn) + 1 - len(displays.split()))
    unseen = Counter(dict(zip(LETTERS, tile_counts(len(drawn), has_jokers), strict=False))) - Counter(told)
    in_bag = unseen if bag is None else Counter(_heap(bag))
    in_lid = unseen - in_bag if lid is None else Counter(_heap(lid))
    position = {
        "game": "azul",
        "board": board,
        "jokers": has_jokers,
        "round": round_number,
        "phase": "take",
        "starter": starter,
        "to_move": to_move,
        "stalled": stalled,
        "factories": [_names(display) for display in shown],
        "centre": _names(centre),
        "marker": next((seat for seat, one in enumerate(drawn) if "*" in one.floor), "centre"),
        "bag": {NAME[letter]: count for letter, count in in_bag.items()},
        "lid": {NAME[letter]: count for letter, count in in_lid.items()},
        "pending": None,
        "players": [_player(one, score) for one, score in zip(drawn, _padded(scores, len(drawn)), strict=True)],
    }
    if lid is None:
        return faience.from_json(position, seed=7)
    return Game(notation.read(position), seed=7)  # not every tile is there, which from_json would notice


def end_of_round(*boards: str | Board, players: int = 2, **fields: Any) -> Game:
    """A game after phase A at a drawn table: the last seat has dropped a white tile, the last one on the displays.

    Where nobody has to choose, the walls are tiled; the next deal is not made yet.
    """
    players = max(players, len(boards))
    last = (fields.get("starter", 0) - 1) % players
    game = table(*boards, players=players, displays="W", to_move=last, **fields)
    game.play("1WF", deal=False)
    return game


def tiled(drawing: str, board: str = "coloured") -> Tiled:
    """How the tile in brackets comes to the wall: its line was complete, everything else lay there already."""
    marked = next(re.finditer(r"\[(\w)\]", drawing))
    rows = wall_from(re.sub(r"\[\w\]", " ? ", drawing))
    row = next(number for number, cells in enumerate(rows) if "?" in cells)
    column = rows[row].index("?")
    lines = tuple(marked[1] * (row + 1) if line == row else "" for line in range(SIZE))
    game = end_of_round(Board(lines, tuple(cells.replace("?", ".") for cells in rows)), board=board)
    if f"C{column + 1}" in moves_of(game):
        game.play(f"C{column + 1}", deal=False)
    [event] = events_of(game, Tiled)
    assert (event.row, event.column) == (row, column), f"{event} is not the tile in brackets"
    return event


def _names(letters: str) -> list[str]:
    return [NAME[letter] for letter in letters if letter != "-"]


def _heap(text: str) -> dict[str, int]:
    return {letter: int(count) for letter, count in re.findall(r"(\w)(\d+)", text)}


def _padded(scores: tuple[int, ...], players: int) -> tuple[int, ...]:
    return scores + (0,) * (players - len(scores))


def _player(board: Board, score: int) -> dict[str, Any]:
    return {
        "score": score,
        "lines": [_names(line) for line in board.lines],
        "wall": [[NAME.get(cell) for cell in row] for row in board.wall],
        "floor": _names(board.floor.removesuffix(BESIDE)),
    }


# What lies there now


def board_of(game: Game, seat: int = 0) -> Board:
    """The board of a seat."""
    player = game.position["players"][seat]
    has_marker = game.position["marker"] == seat and "marker" not in player["floor"]
    return Board(
        tuple(_text(line) for line in player["lines"]),
        tuple("".join(LETTER[cell] if cell else "." for cell in row) for row in player["wall"]),
        _text(player["floor"]) + (BESIDE if has_marker else ""),
    )


def displays_of(game: Game) -> str:
    """The displays, as they are written to draw them."""
    return " ".join(_text(display) or "-" for display in game.position["factories"])


def centre_of(game: Game) -> str:
    """The centre, the marker first."""
    return ("*" if game.position["marker"] == "centre" else "") + _text(game.position["centre"])


def lid_of(game: Game) -> str:
    """The lid, like R4W1."""
    return "".join(f"{LETTER[tile]}{count}" for tile, count in game.position["lid"].items())


def moves_of(game: Game) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in game.legal_moves]


def destinations(game: Game, pick: str) -> str:
    """Where a pick may go: the lines, and F for the floor. "1Y" is yellow from display 1."""
    return "".join(move[-1] for move in moves_of(game) if move[:-1] == pick)


def picks(game: Game, source: int) -> set[str]:
    """What may be taken from a source."""
    return {move[1:-1] for move in moves_of(game) if move[0] == str(source)}


def columns(game: Game) -> str:
    """The columns that the seat to move may choose from."""
    return "".join(move[1] for move in moves_of(game) if move[0] == "C")


def events_of(game: Game, kind: type[Event]) -> list[Any]:
    """The events of this kind, from the beginning."""
    return [event for step in game.history for event in step.events if isinstance(event, kind)]


def _text(tiles: list[str]) -> str:
    return "".join(LETTER[tile] for tile in tiles)
