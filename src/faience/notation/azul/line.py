"""A position of Azul on one line, and back to plain data.

azul coloured+jokers take 3 1 2 0 BBYR,KKWW,-,-,- *YYW B12Y3 R4 14;B/YY/-/RJ/-;.Y.../…;*B 11;…

Game, board, phase, round, starter, seat to move, stalled rounds, displays, centre,
bag, lid, then for each player score;lines;wall;floor. The star is the marker; +* after
a floor says that it is kept beside the board. What is read is not yet a possible table:
that is for problems.py.
"""

from faience.notation.azul.moves import LETTERS
from faience.notation.azul.table import Position
from faience.notation.words import NOTHING, Word, words_of, write_heap, write_tiles
from faience.rules.azul.boards import TILE_NAMES

LETTER = {**dict(zip(TILE_NAMES, LETTERS, strict=True)), "marker": "*"}
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
        ",".join(write_tiles(LETTER, tiles) for tiles in position["factories"]),
        marker + write_tiles(LETTER, position["centre"], "" if marker else NOTHING),
        write_heap(LETTER, position["bag"]),
        write_heap(LETTER, position["lid"]),
    ]
    for number, player in enumerate(position["players"]):
        beside = position["marker"] == number and "marker" not in player["floor"]
        lines = "/".join(write_tiles(LETTER, tiles) for tiles in player["lines"])
        wall = "/".join("".join(LETTER[tile] if tile else "." for tile in row) for row in player["wall"])
        floor = write_tiles(LETTER, player["floor"]) + (BESIDE if beside else "")
        words.append(f"{player['score']};{lines};{wall};{floor}")
    return " ".join(words)


def parse(text: str) -> Position:
    """Plain data of the same form as the JSON; case does not matter."""
    given, seats = words_of(text, TAGS, LETTER)
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
    for seat, word in enumerate(seats):
        _parse_player(word, position, seat)
    if position["marker"] is None:
        raise given["centre"].error("notation-marker")
    return position


def _parse_player(word: Word, position: Position, seat: int) -> None:
    parts = word.text.split(";")
    if len(parts) != 4:
        raise word.error()
    score, lines, wall, floor = parts
    if "*" in floor:
        if position["marker"] is not None or floor.count("*") > 1:
            raise word.error("notation-marker")
        position["marker"] = seat
    position["players"].append(
        {
            "score": word.number(score),
            "lines": [word.tiles(part) for part in lines.split("/")],
            "wall": [[None if cell == "." else word.tile(cell) for cell in row] for row in wall.split("/")],
            "floor": word.tiles(floor.removesuffix(BESIDE)),
        }
    )
