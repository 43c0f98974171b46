"""The tables of worked examples, as states of the engine.

An example shows only what it is about: one board, two displays, tiles that do not add up to a hundred. Such a table
is no possible position, so it is laid out straight in the record and not through the door that checks positions.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from faience.rules.azul.boards import BOARD_NAMES, COLOURED, COLOURS, JOKER, SIZE, TILE_NAMES
from faience.rules.azul.state import EMPTY, TAKE, follow, new_state
from faience.rules.azul.taking import fall, take_marker
from faience.rules.market import CENTRE, IN_CENTRE
from faience.rules.rulebook import PLAYERS

Case = dict[str, Any]
Heap = dict[str, int]

SELF = 0  # the seat whose board an example shows
NEIGHBOUR = 1  # who started the round, so that "self starts next" is never true by accident
MARKER_NAME = "marker"

INPUTS = {
    "bag", "bag_count", "centre", "display", "factories", "floor", "lid", "lid_count", "lines", "marker_beside_board",
    "marker_in_centre", "marker_taken_by", "pick", "player", "players", "round", "score", "stalled", "starter", "wall",
    "walls",
}  # fmt: skip


def table_of(case: Case) -> np.record:
    """The table an example starts from; its own player sits at seat 0 and is to move."""
    before = case["before"]
    unknown = sorted(set(before) - INPUTS)
    assert not unknown, f"before has fields that the adapter does not know: {unknown}"
    jokers = f'"{TILE_NAMES[JOKER]}' in json.dumps(case)
    board = BOARD_NAMES.index(case.get("board", "coloured"))
    starter = before.get("starter", NEIGHBOUR)
    state = new_state(_seats(case), board, jokers=jokers, starter=starter)
    state.phase, state.to_move = TAKE, SELF
    state.round_number, state.stalled = before.get("round", 1), before.get("stalled", 0)
    if "bag" in before or "bag_count" in before:
        state.bag[:] = _counts(heap(before.get("bag", before.get("bag_count", 0))))
    state.discard[:] = _counts(lid_before(case))
    for source, tiles in enumerate([before.get("centre", []), *displays(before)], CENTRE):
        state.market[source] = _counts(heap(tiles))
    state.marker = _marker(before)
    for seat, player in enumerate(_players(before)):
        _lay_out(state, seat, player)
    follow(state)
    return state


def displays(before: Mapping[str, Any]) -> list[list[str]]:
    """The displays that an example shows; it may say only how many there are."""
    if "display" in before:
        return [before["display"]]
    shown = before.get("factories", [])
    return [[]] * shown if isinstance(shown, int) else shown


def lid_before(case: Case) -> Heap:
    before = case["before"]
    return heap(before.get("lid", before.get("lid_count", 0)))


def heap(tiles: Iterable[str | None] | Mapping[str, int] | int | None) -> Heap:
    """Tiles in no order, told as a list, as counts by colour, or as a number of any tiles."""
    if isinstance(tiles, int):
        tiles = [COLOURS[number % len(COLOURS)] for number in range(tiles)]
    if isinstance(tiles, Mapping):
        return {tile: count for tile, count in tiles.items() if count}
    names = [tile for tile in tiles or [] if tile is not None]
    return {tile: names.count(tile) for tile in names}


def heap_of(counts: Iterable[int]) -> Heap:
    """Tiles in no order, as the engine counts them."""
    return {tile: int(count) for tile, count in zip(TILE_NAMES, counts, strict=True) if count}


def _counts(tiles: Heap) -> list[int]:
    unknown = sorted(set(tiles) - set(TILE_NAMES))
    assert not unknown, f"no such tiles: {unknown}"
    return [tiles.get(tile, 0) for tile in TILE_NAMES]


def _seats(case: Case) -> int:
    """As many players as the example says or needs."""
    before = case["before"]
    least = [case.get("players", PLAYERS[0]), len(displays(before)) // 2, len(_players(before)), PLAYERS[0]]
    least += [1 + before[field] for field in ("starter", "marker_taken_by") if before.get(field) is not None]
    seats = int(max(least))
    assert seats in PLAYERS, f"an example for {seats} players"
    return seats


def _players(before: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The boards an example shows, however it shows them."""
    if isinstance(before.get("players"), list):
        return list(before["players"])
    if "walls" in before:
        return [{"wall": wall} for wall in before["walls"]]
    return [before.get("player", {field: before[field] for field in PLAYER_FIELDS if field in before})]


def _marker(before: Mapping[str, Any]) -> int:
    if before.get("marker_taken_by") is not None:
        return int(before["marker_taken_by"])
    if before.get("marker_beside_board"):
        return SELF
    return int(IN_CENTRE) if before.get("marker_in_centre", True) else NEIGHBOUR


def _lay_out(state: np.record, seat: int, player: Mapping[str, Any]) -> None:
    unknown = sorted(set(player) - PLAYER_FIELDS)
    assert not unknown, f"a player has fields that the adapter does not know: {unknown}"
    state.score[seat] = player.get("score", 0)
    for line, tiles in enumerate(player.get("lines", [])):
        lay_line(state, seat, line, heap(tiles))
    wall = player.get("wall", COLOURED.wall[: player.get("rows", 0)])
    for row, cells in enumerate(wall):
        state.wall[seat, row] = [EMPTY if cell is None else TILE_NAMES.index(cell) for cell in cells]
    for tile in player.get("floor", []):
        if tile == MARKER_NAME:
            take_marker(state, seat, None)
        else:
            fall(state, seat, TILE_NAMES.index(tile), 1, None)


PLAYER_FIELDS = {"floor", "lines", "rows", "score", "wall"}


def lay_line(state: np.record, seat: int, line: int, tiles: Heap) -> None:
    """Make these the tiles of a pattern line."""
    coloured = [tile for tile in tiles if tile in COLOURS]
    assert len(coloured) <= 1, f"line {line + 1} holds {coloured}"
    state.line_colour[seat, line] = COLOURS.index(coloured[0]) if coloured else EMPTY
    state.line_count[seat, line] = sum(tiles.values())
    state.line_jokers[seat, line] = tiles.get(TILE_NAMES[JOKER], 0)
    assert line < SIZE and state.line_count[seat, line] <= line + 1, f"line {line + 1} holds {tiles}"
