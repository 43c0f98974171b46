"""A position of Azul on one line, and back to plain data.

azul coloured+jokers take 3 1 2 0 BBYR,KKWW,-,-,- *YYW B12Y3 R4 14;B/YY/-/RJ/-;.Y.../…;*B 11;…

Game, board, phase, round, starter, seat to move, stalled rounds, displays, centre,
bag, lid, then for each player score;lines;wall;floor. The star is the marker; +* after
a floor says that it is kept beside the board. What is read is not yet a possible table:
that is for problems.py.
"""

import re

from faience.errors import NotationError
from faience.notation.azul.moves import LETTERS
from faience.notation.azul.table import Position
from faience.rules.azul.boards import TILE_NAMES

LETTER = {**dict(zip(TILE_NAMES, LETTERS, strict=True)), "marker": "*"}
TILE = {letter: tile for tile, letter in LETTER.items()}
NOTHING = "-"
BESIDE = "+*"
TAGS = ("game", "board", "phase", "round", "starter", "to_move", "stalled", "factories", "centre", "bag", "lid")


def write(position: Position) -> str:
    """The canonical line of a position."""
    seat = position["to_move"]
    marker = "*" if position["marker"] == "centre" else ""
    words = [
        "azul",
        position["board"] + ("+jokers" if position["jokers"] else ""),
        position["phase"] + (f":{position['pending']}" if position["pending"] else ""),
        str(position["round"]),
        str(position["starter"] + 1),
        NOTHING if seat is None else str(seat + 1),
        str(position["stalled"]),
        ",".join(_tiles(tiles) for tiles in position["factories"]),
        marker + _tiles(position["centre"], "" if marker else NOTHING),
        _heap(position["bag"]),
        _heap(position["lid"]),
    ]
    for number, player in enumerate(position["players"]):
        beside = position["marker"] == number and "marker" not in player["floor"]
        lines = "/".join(_tiles(tiles) for tiles in player["lines"])
        wall = "/".join("".join(LETTER[tile] if tile else "." for tile in row) for row in player["wall"])
        floor = _tiles(player["floor"]) + (BESIDE if beside else "")
        words.append(f"{player['score']};{lines};{wall};{floor}")
    return " ".join(words)


def _tiles(tiles: list[str], nothing: str = NOTHING) -> str:
    return "".join(LETTER[tile] for tile in tiles) or nothing


def _heap(counts: dict[str, int]) -> str:
    return "".join(f"{LETTER[tile]}{count}" for tile, count in counts.items()) or NOTHING


def parse(text: str) -> Position:
    """Plain data of the same form as the JSON; case does not matter."""
    words = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
    if len(words) < len(TAGS) + 2:
        raise NotationError("notation-position-short", column=len(text) + 1, wanted=len(TAGS) + 2, found=len(words))
    given = {tag: _Word(*word, tag) for tag, word in zip(TAGS, words, strict=False)}
    board, plus, jokers = given["board"].text.lower().partition("+")
    phase, _, pending = given["phase"].text.lower().partition(":")
    if plus and jokers != "jokers":
        raise given["board"].error()
    position: Position = {
        "game": given["game"].text.lower(),
        "board": board,
        "jokers": bool(plus),
        "round": given["round"].number(),
        "phase": phase,
        "starter": given["starter"].number() - 1,
        "to_move": None if given["to_move"].text == NOTHING else given["to_move"].number() - 1,
        "stalled": given["stalled"].number(),
        "factories": [given["factories"].tiles(part) for part in given["factories"].text.split(",")],
        "centre": given["centre"].tiles(given["centre"].text.replace("*", "") or NOTHING),
        "marker": "centre" if "*" in given["centre"].text else None,
        "bag": given["bag"].heap(),
        "lid": given["lid"].heap(),
        "pending": pending.upper() or None,
        "players": [],
    }
    for seat, word in enumerate(words[len(TAGS) :]):
        _parse_player(_Word(*word, f"player {seat + 1}"), position, seat)
    if position["marker"] is None:
        raise NotationError("notation-marker", column=given["centre"].column)
    return position


def _parse_player(word: "_Word", position: Position, seat: int) -> None:
    parts = word.text.split(";")
    if len(parts) != 4 or not parts[0].isascii() or not parts[0].isdigit() or len(parts[0]) > 6:
        raise word.error()
    score, lines, wall, floor = parts
    has_marker = "*" in floor
    if has_marker and position["marker"] is None:
        position["marker"] = seat
    position["players"].append(
        {
            "score": int(score),
            "lines": [word.tiles(part) for part in lines.split("/")],
            "wall": [[None if cell == "." else word.tile(cell) for cell in row] for row in wall.split("/")],
            "floor": word.tiles(floor.removesuffix(BESIDE)),
        }
    )


class _Word:
    """One word of the line, where it stands, and what it should say."""

    def __init__(self, text: str, column: int, tag: str) -> None:
        self.text, self.column, self.tag = text, column, tag

    def error(self) -> NotationError:
        return NotationError("notation-position-word", column=self.column, text=self.text, field=self.tag)

    def number(self) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", self.text):
            raise self.error()
        return int(self.text)

    def tile(self, letter: str) -> str:
        if letter.upper() not in TILE:
            raise self.error()
        return TILE[letter.upper()]

    def tiles(self, letters: str) -> list[str]:
        return [] if letters == NOTHING else [self.tile(letter) for letter in letters]

    def heap(self) -> dict[str, int]:
        if self.text == NOTHING:
            return {}
        if not re.fullmatch(r"(?:[A-Za-z][0-9]{1,3})+", self.text):
            raise self.error()
        pairs = [(self.tile(letter), int(count)) for letter, count in re.findall(r"([A-Za-z])([0-9]+)", self.text)]
        if len({tile for tile, _ in pairs}) < len(pairs):
            raise self.error()
        return dict(pairs)
