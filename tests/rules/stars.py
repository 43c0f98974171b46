"""Boards and tables of Summer Pavilion drawn as text, and the text of a table that has been played on.

A board is drawn as it lies before its player: a letter for each tile, a dot for each free space, a tile in brackets
where one is about to be laid. Space 1 of the centre and of star 1 points up, that of each further star one turn to
the right. Where only some stars matter they can be written alone: "1 PPP.PP 0 R.....", the spaces from 1 to 6.

               .       .
             .   .   .   .
             .   .   .   .
               .       .                                   1
           .       .       .            2   3            6   2
         .   .   .   .   .   .        1   0   4          5   3
         .   .   .   .   .   .          6   5              4
           .       .       .
               .       .              the stars     centre and star 1
             .   .   .   .
             .   .   .   .
               .       .
"""

import re
from collections import Counter
from typing import Any

import faience
from faience import Event, Game
from faience.notation.pavilion import table as notation
from faience.rules.market import display_count
from faience.rules.pavilion.boards import BOARDS, COLOURS
from faience.rules.pavilion.events import Placed

LETTERS = "PGOYBR"
LETTER = dict(zip(COLOURS, LETTERS, strict=True))
NAME = dict(zip(LETTERS, COLOURS, strict=True))
SUPPLY = "PPGGOOYYBR"
PER_COLOUR = 22

Stars = tuple[str, ...]
NO_TILES: Stars = ("......",) * 7

# The stars of each tier of a drawing, and the directions of a star's spaces, as they are read.
TIERS = ((2, 3), (1, 0, 4), (6, 5))
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
DIRECTIONS = ((NORTH,), (NORTH_WEST, NORTH_EAST), (SOUTH_WEST, SOUTH_EAST), (SOUTH,))


def stars_from(drawing: str) -> Stars:
    """A drawn board, star by star; a star is its spaces from 1 to 6."""
    if "\n" not in drawing.strip():
        words = iter(drawing.split())
        told = {int(star): spaces for star, spaces in zip(words, words, strict=True)}
        assert {len(spaces) for spaces in told.values()} == {6}, drawing
        return tuple(told.get(star, "......") for star in range(7))
    rows = iter(drawing.strip().splitlines())
    spaces = [["."] * 6 for _ in range(7)]
    for stars in TIERS:
        for directions in DIRECTIONS:
            cells = iter(next(rows).split())
            for star in stars:
                for direction in directions:
                    spaces[star][index_of(star, direction)] = next(cells)
            assert next(cells, None) is None, drawing
    assert next(rows, None) is None, drawing
    return tuple("".join(star) for star in spaces)


def index_of(star: int, direction: int) -> int:
    """Which space of a star points there, from 0; each outer star is turned a step further than the one before."""
    return (direction - max(0, star - 1)) % 6


# Tables


def table(
    *boards: str | Stars,
    hands: tuple[str, ...] = (),
    displays: str = "",
    centre: str = "",
    supply: str = SUPPLY,
    players: int = 2,
    board: str = "coloured",
    scores: tuple[int, ...] = (),
    corners: tuple[str, ...] = (),
    passed: tuple[int, ...] = (),
    starter: int = 0,
    to_move: int = 0,
    token: int | str = "centre",
    round_number: int = 1,
    bag: str | None = None,
    tower: str | None = None,
) -> Game:
    """A game at a drawn table: in phase 1 if tiles lie on displays ("PPRR - GO") or in the centre, else in phase 2.

    Hands, corners, bag and tower are written like R3P1. All other tiles are in the bag, or in the tower if the bag
    is told; if the tower is told, too, tiles may be missing.
    """
    drawn = [stars_from(one) if isinstance(one, str) else one for one in boards]
    seats = max(players, len(drawn), len(hands))
    shown = displays.split() + ["-"] * (int(display_count(seats)) - len(displays.split()))
    told: Counter[str] = Counter(displays + centre + supply + "".join("".join(one) for one in drawn))
    for text in (*hands, *corners):
        told += Counter(heap(text))
    unseen = Counter(dict.fromkeys(LETTERS, PER_COLOUR)) - told
    in_bag = unseen if bag is None else Counter(heap(bag))
    in_tower = unseen - in_bag if tower is None else Counter(heap(tower))
    position = {
        "game": "summer-pavilion",
        "board": board,
        "round": round_number,
        "phase": "take" if displays or centre else "place",
        "starter": starter,
        "to_move": to_move,
        "wild": BOARDS[board].wilds[round_number - 1],
        "factories": [_names(display) for display in shown],
        "centre": _names(centre),
        "token": token,
        "supply": _names(supply),
        "bag": _named(in_bag),
        "tower": _named(in_tower),
        "owed": 0,
        "lowest": None,
        "players": [
            {
                "score": _at(scores, seat, 5),
                "hand": _named(heap(_at(hands, seat, ""))),
                "corners": _named(heap(_at(corners, seat, ""))),
                "passed": seat in passed,
                "stars": [[NAME.get(cell) for cell in star] for star in _at(tuple(drawn), seat, NO_TILES)],
            }
            for seat in range(seats)
        ],
    }
    if tower is None:
        return faience.from_json(position, seed=7)
    return Game(notation.read(position), seed=7)  # not every tile is there, which from_json would notice


def laid(drawing: str, *, board: str = "coloured", round_number: int = 1, **fields: Any) -> Game:
    """The table after the tile in brackets has been laid, paid for without wilds; before any refill."""
    marked = next(re.finditer(r"\[(\w)\]", drawing))
    stars = stars_from(re.sub(r"\[\w\]", "?", drawing))
    star = next(number for number, spaces in enumerate(stars) if "?" in spaces)
    index = stars[star].index("?")
    number = BOARDS[board].number(star, index)
    before = tuple(spaces.replace("?", ".") for spaces in stars)
    hands = (f"{marked[1]}{number}", "P1G1O1Y1B1R1")
    game = table(before, hands=hands, board=board, round_number=round_number, **fields)
    game.play(f"{star}.{index + 1}{marked[1]}", deal=False)
    return game


def points(drawing: str, **fields: Any) -> int:
    """What the tile in brackets scores."""
    [placed] = events_of(laid(drawing, **fields), Placed)
    return int(placed.points)


def heap(text: str) -> dict[str, int]:
    """R3P1 as counts by letter."""
    return {letter: int(count) for letter, count in re.findall(r"(\w)(\d+)", text)}


def _named(counts: dict[str, int]) -> dict[str, int]:
    return {NAME[letter]: counts[letter] for letter in LETTERS if counts.get(letter)}


def _names(letters: str) -> list[str]:
    return sorted((NAME[letter] for letter in letters if letter != "-"), key=COLOURS.index)


def _at(told: tuple[Any, ...], seat: int, otherwise: Any) -> Any:
    return told[seat] if seat < len(told) else otherwise


# What lies there now


def star_of(game: Game, star: int, seat: int = 0) -> str:
    """The spaces of a star, from 1 to 6."""
    return "".join(LETTER[tile] if tile else "." for tile in game.position["players"][seat]["stars"][star])


def hand_of(game: Game, seat: int = 0) -> str:
    return _heap_text(game.position["players"][seat]["hand"])


def corners_of(game: Game, seat: int = 0) -> str:
    return _heap_text(game.position["players"][seat]["corners"])


def has_passed(game: Game, seat: int = 0) -> bool:
    return bool(game.position["players"][seat]["passed"])


def bag_of(game: Game) -> str:
    return _heap_text(game.position["bag"])


def tower_of(game: Game) -> str:
    return _heap_text(game.position["tower"])


def supply_of(game: Game) -> str:
    return _text(game.position["supply"])


def displays_of(game: Game) -> str:
    """The displays, as they are written to draw them."""
    return " ".join(_text(display) or "-" for display in game.position["factories"])


def centre_of(game: Game) -> str:
    """The centre, the token first."""
    return ("*" if game.position["token"] == "centre" else "") + _text(game.position["centre"])


def phase_of(game: Game) -> str:
    return str(game.position["phase"])


def moves_of(game: Game) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in game.legal_moves]


def payments(game: Game, placement: str) -> str:
    """How many wilds may pay for a placement: "4.6B" is blue on star 4, space 6."""
    return "".join((move + "+0")[5] for move in moves_of(game) if move[:4] == placement)


def colours(game: Game, space: str) -> str:
    """The colours that may be laid on a space, written like 3.5."""
    return "".join(dict.fromkeys(move[3] for move in moves_of(game) if move[:3] == space))


def takes(game: Game, source: int) -> str:
    """The colours that may be chosen at a source."""
    return "".join(move[1] for move in moves_of(game) if move[0] == str(source))


def picks(game: Game) -> str:
    """The colours that may be picked next, bonus tiles and tiles to keep alike."""
    return "".join(move[1] for move in moves_of(game) if move[0] in "+=")


def play_all(game: Game, moves: str, *, deal: bool = True) -> None:
    """Several moves, one after the other."""
    for move in moves.split():
        game.play(move, deal=deal)


def events_of(game: Game, kind: type[Event]) -> list[Any]:
    """The events of this kind, from the beginning."""
    return [event for step in game.history for event in step.events if isinstance(event, kind)]


def _text(tiles: list[str]) -> str:
    return "".join(LETTER[tile] for tile in tiles)


def _heap_text(counts: dict[str, int]) -> str:
    return "".join(f"{LETTER[tile]}{count}" for tile, count in counts.items())
