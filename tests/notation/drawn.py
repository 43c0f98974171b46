"""Tables of Azul drawn by hand: what is not drawn lies in the bag, so that no tile is missing."""

from collections import Counter
from typing import Any

from tests.oracle.azul import COLOURS, LETTERS, new_position

Position = dict[str, Any]
EMPTY = """
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def tiles(letters: str) -> list[str]:
    """BBY, and * for the marker."""
    return ["marker" if letter == "*" else LETTERS[letter] for letter in letters.replace("-", "").replace(" ", "")]


def seat(lines: str = "- - - - -", wall: str = EMPTY, floor: str = "-", score: int = 0) -> dict[str, Any]:
    return {
        "score": score,
        "lines": [tiles(line) for line in lines.split()],
        "wall": [[LETTERS.get(cell) for cell in row.split()] for row in wall.strip().splitlines()],
        "floor": tiles(floor),
    }


def table(
    *seats: dict[str, Any],
    displays: str = "BBYR",
    centre: str = "-",
    board: str = "coloured",
    jokers: bool = False,
    lid: str = "-",
    **fields: Any,
) -> Position:
    """Seat 0 to take in round 2, unless the fields say otherwise; displays that are not drawn are empty."""
    players = [*seats, *(seat() for _ in range(2 - len(seats)))]
    position = new_position(len(players), board, jokers) | {"players": players, "round": 2, "centre": tiles(centre)}
    position["factories"] = [tiles(display) for display in displays.split()]
    position["factories"] += [[] for _ in range(2 * len(players) + 1 - len(position["factories"]))]
    position["lid"] = dict(Counter(tiles(lid)))
    drawn: Counter[str] = Counter(position["centre"]) + Counter(position["lid"])
    for lying in [
        *position["factories"],
        *(line for player in players for line in [*player["lines"], player["floor"]]),
    ]:
        drawn += Counter(lying)
    for row in [row for player in players for row in player["wall"]]:
        drawn += Counter(tile for tile in row if tile)
    bag: Counter[str] = Counter(position["bag"])
    bag.subtract(drawn)
    position["bag"] = {tile: bag[tile] for tile in [*COLOURS, "joker"] if bag[tile] > 0}
    return position | {"phase": "take", "to_move": 0} | fields
