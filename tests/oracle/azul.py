"""Azul played slowly on plain dictionaries (Azul 1–3, 7.1).

A position is the JSON form of one; a move is its text. Every public function leaves the position it is given alone.
Deal and take are here; wall-tiling and the end of a round are in azul_tiling.py, one wall's questions in azul_wall.py.
"""

from typing import Any

from .azul_tiling import FLOOR_SPACES, Player, Position, fall, first_complete_line, in_order, tile_from_seat, tile_wall
from .azul_wall import (
    BOARDS,
    COLOURS,
    TILES,
    columns_for_line,
    complete_rows,
    end_bonus,
    floor_penalty,
    legal_columns,
    placement_points,
    row_accepts,
)

__all__ = [
    "BOARDS",
    "COLOURS",
    "TILES",
    "Position",
    "draw",
    "draws",
    "end_bonus",
    "floor_penalty",
    "legal_columns",
    "legal_moves",
    "line_is_legal",
    "move_id",
    "new_position",
    "placement_points",
    "play",
    "winners",
]

LETTERS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker"}
DESTINATIONS = "12345F"


# Setup and deal


def new_position(players: int = 2, board: str = "coloured", jokers: bool = False, starter: int = 0) -> Position:
    """The table before the first deal: every tile is in the bag (Azul 1.1, 1.3, 3.1)."""
    if not jokers:
        bag = dict.fromkeys(COLOURS, 20)
    elif players == 2:
        bag = {**dict.fromkeys(COLOURS, 19), "joker": 5}
    else:
        bag = {**dict.fromkeys(COLOURS, 18), "joker": 10}
    return {
        "game": "azul",
        "board": board,
        "jokers": jokers,
        "round": 1,
        "phase": "deal",
        "starter": starter,
        "to_move": None,
        "stalled": 0,
        "factories": [[] for _ in range(2 * players + 1)],
        "centre": [],
        "marker": "centre",
        "bag": bag,
        "lid": {},
        "pending": None,
        "players": [
            {"score": 0, "lines": [[] for _ in range(5)], "wall": [[None] * 5 for _ in range(5)], "floor": []}
            for _ in range(players)
        ],
    }


def draws(position: Position) -> dict[str, int]:
    """What could come out of the bag next; an empty bag is first refilled from the lid (Azul 1.9)."""
    if position["phase"] != "deal":
        return {}
    return dict(position["bag"] or position["lid"])


def draw(position: Position, tile: str) -> Position:
    """One tile from the bag to the first display that is not full (Azul 1.9, AZ-R5)."""
    if tile not in draws(position):
        raise ValueError(f"no {tile} can be drawn in phase {position['phase']}")
    position = copy_of(position)
    if not position["bag"]:
        position["bag"], position["lid"] = position["lid"], {}
    position["bag"][tile] -= 1
    if position["bag"][tile] == 0:
        del position["bag"][tile]

    for number, factory in enumerate(position["factories"]):
        if len(factory) < 4:
            position["factories"][number] = in_order([*factory, tile])
            break

    all_full = all(len(factory) == 4 for factory in position["factories"])
    nothing_left = not position["bag"] and not position["lid"]
    if all_full or nothing_left:
        position["phase"] = "take"
        position["to_move"] = position["starter"]
    return position


# Moves


def legal_moves(position: Position) -> list[str]:
    """Everything the seat to move may do now, in ascending order of move id."""
    if position["phase"] == "take":
        moves = legal_takes(position)
    elif position["phase"] == "keep":
        moves = [f"J{jokers}" for jokers in jokers_that_may_stay(position, position["pending"])]
    elif position["phase"] == "tile":
        player = position["players"][position["to_move"]]
        row = first_complete_line(player)
        assert row is not None, "phase tile without a complete line"
        columns = columns_for_line(position["board"], player["wall"], row, player["lines"][row])
        moves = [f"C{column + 1}" for column in columns]
    else:
        moves = []
    return sorted(moves, key=move_id)


def play(position: Position, text: str) -> Position:
    """The position after a move and all that follows from it without a decision (Azul 1.3)."""
    if text not in legal_moves(position):
        raise ValueError(f"{text} is not legal in phase {position['phase']}")
    position = copy_of(position)
    if position["phase"] == "take":
        if jokers_that_may_stay(position, text):
            position["phase"] = "keep"
            position["pending"] = text
        else:
            carry_out_take(position, text, None)
    elif position["phase"] == "keep":
        take = position["pending"]
        position["phase"] = "take"
        position["pending"] = None
        carry_out_take(position, take, int(text[1]))
    else:
        player = position["players"][position["to_move"]]
        row = first_complete_line(player)
        assert row is not None, "phase tile without a complete line"
        tile_wall(position, player, row, int(text[1]) - 1)
        tile_from_seat(position, position["to_move"])
    return position


def copy_of(value: Any) -> Any:
    """Lists and dictionaries anew, all the way down: what `copy.deepcopy` does here, in a fifth of its time."""
    if isinstance(value, list):
        return [copy_of(each) if isinstance(each, list | dict) else each for each in value]
    if isinstance(value, dict):
        return {key: copy_of(each) if isinstance(each, list | dict) else each for key, each in value.items()}
    return value


def move_id(text: str) -> int:
    """The number of a move: single takes, takes with jokers, joker answers, columns."""
    if text[0] == "J":
        return 660 + int(text[1])
    if text[0] == "C":
        return 666 + int(text[1]) - 1
    source, tile, destination = int(text[0]), list(LETTERS).index(text[1]), DESTINATIONS.index(text[-1])
    if len(text) == 4:
        return 360 + (source * 5 + tile) * 6 + destination
    return (source * 6 + tile) * 6 + destination


# Phase A: taking


def legal_takes(position: Position) -> list[str]:
    """Every pick from every place to every destination (Azul 1.4, 3.2)."""
    player = position["players"][position["to_move"]]
    moves = []
    for source, tiles in enumerate([position["centre"], *position["factories"]]):
        for pick in legal_picks(tiles):
            colour = None if pick == "J" else LETTERS[pick[0]]
            for row in range(5):
                if line_is_legal(position["board"], player, row, colour):
                    moves.append(f"{source}{pick}{row + 1}")
            moves.append(f"{source}{pick}F")
    return moves


def legal_picks(tiles: list[str]) -> list[str]:
    """A colour alone, all jokers alone, or a colour with all jokers (Azul 1.4, 3.2, AZ-J1)."""
    picks = []
    for letter, tile in LETTERS.items():
        if tile in tiles:
            picks.append(letter)
            if tile != "joker" and "joker" in tiles:
                picks.append(letter + "J")
    return picks


def line_is_legal(board: str, player: Player, row: int, colour: str | None) -> bool:
    """Whether a pick may go to this line; no colour means jokers alone (Azul 1.4, 3.3, AZ-J3, AZ-J5)."""
    line = player["lines"][row]
    if len(line) == row + 1:
        return False
    if colour is None:
        return True
    if any(tile not in (colour, "joker") for tile in line):
        return False
    return row_accepts(board, player["wall"], row, colour)


def jokers_that_may_stay(position: Position, take: str) -> list[int]:
    """The answers to an overflow of colour and jokers together; empty when there is no question (Azul 3.3, AZ-J2)."""
    source, colour, with_jokers, row = read_take(take)
    if colour is None or not with_jokers or row is None:
        return []
    tiles = tiles_at(position, source)
    coloured, jokers = tiles.count(colour), tiles.count("joker")
    free = row + 1 - len(position["players"][position["to_move"]]["lines"][row])
    if coloured + jokers <= free:
        return []
    return list(range(max(0, free - coloured), min(jokers, free) + 1))


def carry_out_take(position: Position, take: str, jokers_in_line: int | None) -> None:
    """One turn of phase A: take, marker, place; then the next seat, or phase B (Azul 1.4, 1.5, 3.3)."""
    seat = position["to_move"]
    player = position["players"][seat]
    source, colour, with_jokers, row = read_take(take)

    lying = tiles_at(position, source)
    coloured = [tile for tile in lying if tile == colour]
    jokers = [tile for tile in lying if tile == "joker" and with_jokers]
    left = [tile for tile in lying if tile not in coloured and tile not in jokers]
    if source == 0:
        position["centre"] = left
        take_marker(position, seat)
    else:
        position["factories"][source - 1] = []
        position["centre"] = in_order(position["centre"] + left)

    if row is None:
        fall(position, player, coloured + jokers)
    else:
        free = row + 1 - len(player["lines"][row])
        if jokers_in_line is None:
            jokers_in_line = min(len(jokers), max(0, free - len(coloured)))
        coloured_in_line = min(len(coloured), free - jokers_in_line)
        laid = coloured[:coloured_in_line] + jokers[:jokers_in_line]
        player["lines"][row] = in_order(player["lines"][row] + laid)
        fall(position, player, coloured[coloured_in_line:] + jokers[jokers_in_line:])

    if position["centre"] or any(position["factories"]):
        position["to_move"] = (seat + 1) % len(position["players"])
    else:
        position["stalled"] += 1
        tile_from_seat(position, position["starter"])


def read_take(text: str) -> tuple[int, str | None, bool, int | None]:
    """Source, colour (none for jokers alone), whether jokers come along, row (none for the floor)."""
    colour = None if text[1] == "J" else LETTERS[text[1]]
    row = None if text[-1] == "F" else int(text[-1]) - 1
    return int(text[0]), colour, "J" in text, row


def tiles_at(position: Position, source: int) -> list[str]:
    """What lies in the centre (0) or on a display (1, 2, …)."""
    tiles: list[str] = position["centre"] if source == 0 else position["factories"][source - 1]
    return tiles


def take_marker(position: Position, seat: int) -> None:
    """The first seat to take from the centre gets the marker, on its floor if there is room (Azul 1.5, AZ-R2)."""
    if position["marker"] == "centre":
        position["marker"] = seat
        if len(position["players"][seat]["floor"]) < FLOOR_SPACES:
            position["players"][seat]["floor"].append("marker")


# The end


def winners(position: Position) -> list[int]:
    """Most points, then most complete rows, else shared; nobody before the end (Azul 1.10)."""
    if position["phase"] != "over":
        return []
    results = [(player["score"], complete_rows(player["wall"])) for player in position["players"]]
    return [seat for seat, result in enumerate(results) if result == max(results)]
