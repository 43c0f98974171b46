"""Writes src/facts.json: what is printed on the boards, and where, for the page to draw.

    .venv/bin/python web/facts.py

The page has no other source of such facts; a test asks whether the file still says what the package says.
"""

import json
from math import atan2, degrees
from pathlib import Path
from typing import Any

from faience.render.pavilion_geometry import BEADS, RIM, rim, space_angle, space_centre, star_centre, structure_centre
from faience.render.pavilion_goals import kinds_of
from faience.rules.azul import boards as azul
from faience.rules.games import GAMES
from faience.rules.pavilion import boards as pavilion

FILE = Path(__file__).parent / "src" / "facts.json"
Space = tuple[int, int]


def facts() -> dict[str, Any]:
    return {
        "games": {
            name: {
                "tiles": list(rules.tiles),
                "letters": dict(zip(rules.tiles, rules.letters, strict=True)),
                "boards": list(rules.boards),
                "options": list(rules.options),
            }
            for name, rules in GAMES.items()
        },
        "walls": {name: wall(board) for name, board in azul.BOARDS.items()},
        "pavilions": {name: stars(board) for name, board in pavilion.BOARDS.items()},
        "geometry": geometry(),
    }


def wall(board: azul.WallBoard) -> dict[str, Any]:
    return {
        "wall": board.wall,
        "floor": board.floor,
        "factors": board.factors,
        "bonuses": {"row": board.row_bonus, "column": board.column_bonus, "colour": board.colour_bonus},
    }


def stars(board: pavilion.StarBoard) -> dict[str, Any]:
    spaces = [[(star, index) for index in range(pavilion.POINTS)] for star in range(pavilion.STARS)]
    return {
        "numbers": [[board.number(*space) for space in star] for star in spaces],
        "printed": [[board.printed(*space) for space in star] for star in spaces],
        "wilds": board.wilds,
        "star_values": dict(zip((*board.wilds, "many"), board.star_values, strict=True)),
        "number_values": board.number_values,
        "set_value": board.set_value,
        "structures": [
            {"kind": kind, "number": number, "tiles": reward, "spaces": pavilion.structure_spaces(kind, number)}
            for kind, reward in zip(kinds_of(board), pavilion.REWARDS, strict=False)
            for number in pavilion.OUTER
        ],
    }


def geometry() -> dict[str, Any]:
    """In units of a tile's side, round the middle of the board."""
    return {
        "rim": [rounded(point) for point in rim(RIM)],
        "beads": [rounded(point) for point in rim(BEADS)],
        "stars": [rounded(star_centre(star)) for star in range(pavilion.STARS)],
        "angles": [[space_angle(star, index) for index in range(pavilion.POINTS)] for star in range(pavilion.STARS)],
        "spaces": [
            [rounded(space_centre(star, index)) for index in range(pavilion.POINTS)] for star in range(pavilion.STARS)
        ],
        "structures": {kind: [medallion(kind, number) for number in pavilion.OUTER] for kind in pavilion.KINDS},
    }


def medallion(kind: str, number: int) -> dict[str, Any]:
    """Where a structure stands, and in which directions lie the spaces around it."""
    middle = structure_centre(kind, number)
    ends = [space_centre(*space) for space in pavilion.structure_spaces(kind, number)]
    pips = [round(degrees(atan2(x - middle[0], middle[1] - y))) % 360 for x, y in ends]
    return {"at": rounded(middle), "pips": pips}


def rounded(point: tuple[float, float]) -> list[float]:
    return [round(value, 4) + 0.0 for value in point]


def written() -> str:
    return json.dumps(facts(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written())
