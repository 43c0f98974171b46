"""Tables of Summer Pavilion to draw, written in letters."""

from collections import Counter
from typing import Any

import pytest

from faience.rules.pavilion.boards import BOARDS, STARS

TILES = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}
NO_STARS = "/".join(["......"] * STARS)


def tiles(letters: str) -> list[str]:
    return [TILES[letter] for letter in letters]


def player(score: int = 5, stars: str = NO_STARS, hand: str = "", corners: str = "", passed: bool = False) -> Any:
    """A board in letters: the centre star, then the others from the left, each from its first space."""
    return {
        "score": score,
        "hand": dict(Counter(tiles(hand))),
        "corners": dict(Counter(tiles(corners))),
        "passed": passed,
        "stars": [[TILES.get(space) for space in star] for star in stars.split("/")],
    }


def table(displays: str, centre: str, *players: Any, **changes: Any) -> dict[str, Any]:
    position = {
        "game": "summer-pavilion",
        "board": "coloured",
        "round": 3,
        "phase": "take",
        "starter": 0,
        "to_move": 0,
        "factories": [tiles(display.strip("-")) for display in displays.split()],
        "centre": tiles(centre.strip("*")),
        "token": "centre" if "*" in centre else 0,
        "supply": tiles("PPGOYYBBRR"),
        "bag": {"purple": 9, "red": 7},
        "tower": {"blue": 4},
        "owed": 0,
        "lowest": None,
        "players": list(players),
    } | changes
    wild = BOARDS[str(position["board"])].wilds[int(str(position["round"])) - 1]
    return {"wild": wild} | position


TWO = table(
    "- PGGO - YBBR PPOR",
    "*GYY",
    player(23, "PG..BR/PPP.../....../R...../....BB/...Y../.G....", "PPOOOR"),
    player(19, "....../....../.OO.../RRRRRR/B...../Y....Y/GG....", "BBY"),
)
THREE_PURPLE = table(
    "- - - - - - -",
    "",
    player(41, "OR..../PGO.../BBB.../YY..../....../....../GG....", passed=True),
    player(38, "..BYGP/RRRR../....../OPGYBR/....../....../.....Y", "PPGGOYYB", "PR"),
    player(35, "....../PP..../....../....../BG..../....../......", "", "OOYB", passed=True),
    board="glazed-purple",
    phase="keep",
    to_move=1,
    owed=2,
    lowest="green",
    token=2,
)
FOUR_ORANGE = table(
    "PGOY BBRR - PPGO YBRR - PPPP GOYB -",
    "PPGGOOYYBBRR",
    player(28, "PG..../PP..../OO..../....../....../....../G.....", "PGOYBR"),
    player(31, "..OYB./....../.....O/RR..../BBB.../....../......", "PPPPGGGGOOOOYYYY"),
    player(17, "P....R/....../OO..../..RR../....../YYYY../......", "R", "GG"),
    player(26, "....../PPPPPP/....../....../...BB./....../GGG...", "", "PGOY"),
    board="glazed-orange",
    token=3,
    to_move=2,
)
MONOCHROME = table(
    "- - - - -",
    "",
    player(33, "RRR.../PG..../BBBBBB/O...../....../....../......", "YYYYYYB"),
    player(30, "....../....../....../....../....../....../......", "RR"),
    board="monochrome",
    phase="bonus",
    owed=3,
    lowest="purple",
    supply=tiles("PPG"),
    token=1,
)
OVER = table(
    "- - - - -",
    "",
    player(97, "PGOYBR/PPPP../OOOO../RRRR../BBBB../YYYY../GGGG..", passed=True),
    player(88, "PG..../PPPPPP/OOO.../RR..../BBBBBB/Y...../......", passed=True),
    round=6,
    phase="over",
    to_move=None,
    token=1,
)
POSITIONS = {
    "two": TWO,
    "three-purple": THREE_PURPLE,
    "four-orange": FOUR_ORANGE,
    "monochrome": MONOCHROME,
    "over": OVER,
}

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)


def tiles_on(position: dict[str, Any]) -> Counter[str]:
    found = Counter([*position["centre"], *position["supply"]])
    for display in position["factories"]:
        found.update(display)
    for board in position["players"]:
        found.update(board["hand"])
        found.update(board["corners"])
        for star in board["stars"]:
            found.update(tile for tile in star if tile)
    return found
