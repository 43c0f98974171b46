"""What a seat should see, worked out naively from the JSON of the position."""

from typing import Any

from faience.game import Game
from faience.notation.move import Move
from faience.rules.azul.boards import COLOURS
from faience.rules.azul.moves import take_parts


def seen(game: Game, seat: int) -> dict[str, Any]:
    """Every field of an observation, as lists."""
    position = game.position
    count = len(position["players"])
    seats = [(seat + steps) % count for steps in range(count)]
    tiles = game.rules.tiles
    common = {
        "board": one_of(game.rules.boards, position["board"]),
        "round": [min(position["round"], 20)],
        "to_move": one_of(seats, game.to_move),
        "starter": one_of(seats, position["starter"]),
        "bag": [position["bag"].get(tile, 0) for tile in tiles],
        "centre": heap(tiles, position["centre"]),
        "displays": [heap(tiles, display) for display in position["factories"]],
        "score": [min(position["players"][each]["score"], 255) for each in seats],
    }
    players = [position["players"][each] for each in seats]
    tell = azul if game.rules.name == "azul" else pavilion
    return common | tell(position, seats, players, tiles)


def azul(position: dict[str, Any], seats: list[int], players: list[dict[str, Any]], tiles: Any) -> dict[str, Any]:
    source, colour, line = None, None, None
    if position["pending"]:
        source, colour, _, line = take_parts(int(Move.parse("azul", position["pending"])))
    return {
        "phase": one_of(("take", "keep", "tile"), position["phase"]),
        "jokers": [position["jokers"]],
        "stalled": [position["stalled"]],
        "marker": one_of(seats, position["marker"]),
        "lid": [position["lid"].get(tile, 0) for tile in tiles],
        "pending_centre": [source == 0],
        "pending_display": one_of(range(1, 1 + len(position["factories"])), source),
        "pending_colour": one_of(range(5), colour),
        "pending_line": one_of(range(5), line),
        "line_colour": [
            [one_of(COLOURS, next(iter({*line} - {"joker"}), None)) for line in player["lines"]] for player in players
        ],
        "line_count": [[len(line) for line in player["lines"]] for player in players],
        "line_jokers": [[line.count("joker") for line in player["lines"]] for player in players],
        "wall": [[[one_of(tiles, tile) for tile in row] for row in player["wall"]] for player in players],
        "floor": [heap(tiles, player["floor"]) for player in players],
        "floor_count": [len(player["floor"]) for player in players],
    }


def pavilion(position: dict[str, Any], seats: list[int], players: list[dict[str, Any]], tiles: Any) -> dict[str, Any]:
    return {
        "phase": one_of(("take", "place", "bonus", "keep"), position["phase"]),
        "wild": one_of(tiles, position["wild"]),
        "token": one_of(seats, position["token"]),
        "tower": [position["tower"].get(tile, 0) for tile in tiles],
        "supply": heap(tiles, position["supply"]),
        "owed": [position["owed"]],
        "lowest": one_of(tiles, position["lowest"]),
        "passed": [player["passed"] for player in players],
        "hand": [[player["hand"].get(tile, 0) for tile in tiles] for player in players],
        "corners": [[player["corners"].get(tile, 0) for tile in tiles] for player in players],
        "stars": [[[one_of(tiles, tile) for tile in star] for star in player["stars"]] for player in players],
    }


def one_of(all_of_them: Any, this: Any) -> list[int]:
    return [int(each == this) for each in all_of_them]


def heap(tiles: Any, lying: list[str]) -> list[int]:
    return [lying.count(tile) for tile in tiles]
