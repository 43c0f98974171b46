"""Tables of Summer Pavilion drawn by hand: what is not drawn lies in the bag, so that no tile is missing."""

from collections import Counter
from typing import Any

from tests.oracle.pavilion import COLOURS, LETTERS, new_position
from tests.oracle.pavilion_board import wild_colour

Position = dict[str, Any]
NO_STARS = "...... ...... ...... ...... ...... ...... ......"  # the centre, then clockwise from the left


def tiles(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters.replace("-", "")]


def seat(hand: str = "-", corners: str = "-", stars: str = NO_STARS, passed: bool = False) -> dict[str, Any]:
    return {
        "score": 5,
        "hand": dict(Counter(tiles(hand))),
        "corners": dict(Counter(tiles(corners))),
        "passed": passed,
        "stars": [[LETTERS.get(cell) for cell in star] for star in stars.split()],
    }


def table(
    *seats: dict[str, Any],
    displays: str = "PPGO",
    centre: str = "-",
    supply: str = "PPGGOOYYBR",
    board: str = "coloured",
    **fields: Any,
) -> Position:
    """Seat 0 to take in round 2, unless the fields say otherwise; displays that are not drawn are empty."""
    players = [*seats, *(seat() for _ in range(2 - len(seats)))]
    position = new_position(len(players), board) | {"players": players, "round": 2}
    position |= {"centre": tiles(centre), "supply": tiles(supply)}
    position["factories"] = [tiles(display) for display in displays.split()]
    position["factories"] += [[] for _ in range(2 * len(players) + 1 - len(position["factories"]))]
    drawn: Counter[str] = Counter()
    for lying in [position["centre"], position["supply"], *position["factories"]]:
        drawn += Counter(lying)
    for player in players:
        drawn += Counter(player["hand"]) + Counter(player["corners"])
        drawn += Counter(tile for star in player["stars"] for tile in star if tile)
    position["bag"] = {colour: 22 - drawn[colour] for colour in COLOURS if drawn[colour] < 22}
    position |= {"phase": "take", "to_move": 0} | fields
    return position if "wild" in fields else position | {"wild": wild_colour(board, position["round"])}
