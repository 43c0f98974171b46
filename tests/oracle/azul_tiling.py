"""Wall-tiling, the floor line, the lid and the end of a round (Azul 1.5, 1.6, 1.8–1.11, 2.3, 3.4).

These functions change the position they are given: azul.py hands them a copy.
"""

from typing import Any

from .azul_wall import TILES, columns_for_line, complete_rows, end_bonus, floor_penalty, placement_points

Position = dict[str, Any]
Player = dict[str, Any]

FLOOR_SPACES = 7
STALLED_ROUNDS = 10


def tile_from_seat(position: Position, seat: int) -> None:
    """Wall-tiling from this seat on, clockwise to the last one, unless a player must choose (Azul 1.6, AZ-R7)."""
    position["to_move"] = None
    while True:
        player = position["players"][seat]
        row = first_complete_line(player)
        while row is not None:
            columns = columns_for_line(position["board"], player["wall"], row, player["lines"][row])
            if len(columns) >= 2:
                position["phase"] = "tile"
                position["to_move"] = seat
                return
            if len(columns) == 1:
                tile_wall(position, player, row, columns[0])
            else:
                drop_line(position, player, row)
            row = first_complete_line(player)
        charge_floor(position, player)
        seat = (seat + 1) % len(position["players"])
        if seat == position["starter"]:
            break
    end_round(position)


def first_complete_line(player: Player) -> int | None:
    """The topmost full pattern line (Azul 1.6)."""
    for row in range(5):
        if len(player["lines"][row]) == row + 1:
            return row
    return None


def tile_wall(position: Position, player: Player, row: int, column: int) -> None:
    """A tile of the line, a joker if there is one, to the wall; points; the rest to the lid (Azul 1.6, 1.7, 3.4)."""
    line = player["lines"][row]
    tile = "joker" if "joker" in line else line[0]
    line.remove(tile)
    player["wall"][row][column] = tile
    player["score"] += placement_points(position["board"], player["wall"], row, column)
    into_lid(position, line)
    player["lines"][row] = []
    position["stalled"] = 0


def drop_line(position: Position, player: Player, row: int) -> None:
    """A complete line without a legal cell falls as a whole (Azul 2.3)."""
    fall(position, player, player["lines"][row])
    player["lines"][row] = []


def charge_floor(position: Position, player: Player) -> None:
    """The floor penalty, never below 0; then the floor is cleared (Azul 1.8)."""
    player["score"] = max(0, player["score"] + floor_penalty(position["board"], player["floor"]))
    into_lid(position, [tile for tile in player["floor"] if tile != "marker"])
    player["floor"] = []


def end_round(position: Position) -> None:
    """Complete row, stalled game, nothing to deal: the game is over; else the next round (Azul 1.9, 1.10, AZ-R3–R6)."""
    row_complete = any(complete_rows(player["wall"]) > 0 for player in position["players"])
    stalled = position["stalled"] >= STALLED_ROUNDS
    nothing_to_deal = not position["bag"] and not position["lid"]
    if row_complete or stalled or nothing_to_deal:
        position["phase"] = "over"
        for player in position["players"]:
            player["score"] += end_bonus(position["board"], player["wall"])
        return
    if position["marker"] != "centre":
        position["starter"] = position["marker"]
    position["marker"] = "centre"
    position["round"] += 1
    position["phase"] = "deal"


def fall(position: Position, player: Player, tiles: list[str]) -> None:
    """Tiles fall on the floor line from left to right, into the lid once it is full (Azul 1.5)."""
    for tile in tiles:
        if len(player["floor"]) < FLOOR_SPACES:
            player["floor"].append(tile)
        else:
            into_lid(position, [tile])


def in_order(tiles: list[str]) -> list[str]:
    """Tiles in colour order, jokers last."""
    return sorted(tiles, key=TILES.index)


def into_lid(position: Position, tiles: list[str]) -> None:
    """Discarded tiles go into the lid (Azul 1.11)."""
    lid = position["lid"]
    counts = {tile: lid.get(tile, 0) + tiles.count(tile) for tile in TILES}
    position["lid"] = {tile: count for tile, count in counts.items() if count > 0}
