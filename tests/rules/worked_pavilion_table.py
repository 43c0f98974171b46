"""The tables of worked examples of Summer Pavilion, as states of the engine.

An example shows only what it is about, so its table is no possible position: it is laid out straight in the record.
What it does not tell is neutral: five points, a full supply, a bag with every tile, empty boards and hands.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from faience.rules.market import CENTRE, IN_CENTRE, TILES_PER_DISPLAY
from faience.rules.pavilion.boards import BOARD_NAMES, BOARDS, COLOURS, POINTS
from faience.rules.pavilion.state import FIRST_SCORE, PLACE, TAKE, follow, new_state
from faience.rules.rulebook import PLAYERS

from .worked_table import Case, Heap

SELF = 0  # the seat whose board an example shows
NEIGHBOUR = 1  # who started the round, so that "self starts" is never true by accident
FULL_SUPPLY = 10

INPUTS = {
    "bag", "bag_count", "bonus", "centre", "color", "completed", "corners", "current", "display", "factories", "hand",
    "number", "owed", "passed", "placed", "players", "round", "score", "scores", "space", "start", "starter", "supply",
    "supply_count", "token_in_centre", "token_taken_by", "tower", "tower_count", "wild",
}  # fmt: skip


def table_of(case: Case) -> np.record:
    """The table an example starts from; its own player sits at seat 0 and is to move."""
    before = case["before"]
    unknown = sorted(set(before) - INPUTS)
    assert not unknown, f"before has fields that the adapter does not know: {unknown}"
    state = new_state(_seats(case), board_of(case), starter=before.get("start", before.get("starter", NEIGHBOUR)))
    state.round_number = _round(case)
    state.to_move = before.get("current", SELF)
    state.passed[:] = 0
    state.passed[: len(before.get("passed", []))] = before.get("passed", [])
    if "bag" in before or "bag_count" in before:
        state.bag[:] = _counts(told(before, "bag", 0))
    state.discard[:] = _counts(told(before, "tower", 0))
    state.supply[:] = _counts(told(before, "supply", FULL_SUPPLY))
    for source, tiles in enumerate([before.get("centre", []), *displays(before)], CENTRE):
        state.market[source] = _counts(heap(tiles))
    state.marker = _token(before)
    state.score[: len(_scores(before))] = _scores(before)
    state.hand[SELF] = _counts(heap(before.get("hand")))
    state.corners[SELF] = _counts(heap(before.get("corners")))
    for space, colour in before.get("placed", {}).items():
        state.space[SELF, number_of(space)] = COLOURS.index(colour)
    follow(state)
    state.phase = TAKE if state.offered else PLACE
    return state


def told(before: Mapping[str, Any], what: str, otherwise: int) -> Heap:
    """Tiles told one by one, by colour, or as a number."""
    return heap(before.get(what, before.get(f"{what}_count", otherwise)))


def board_of(case: Case) -> int:
    return BOARD_NAMES.index(case.get("board", "coloured"))


def displays(before: Mapping[str, Any]) -> list[list[str]]:
    """The displays that an example shows; it may say only how many there are."""
    if "display" in before:
        return [before["display"]]
    shown = before.get("factories", [])
    assert isinstance(shown, int) or all(len(tiles) <= TILES_PER_DISPLAY for tiles in shown), shown
    return [[]] * shown if isinstance(shown, int) else shown


def number_of(space: str | Iterable[int]) -> int:
    """A space as the engine counts it: "3.5" and [3, 5] are space 5 of star 3."""
    star, index = map(int, space.split(".") if isinstance(space, str) else space)
    assert star in range(7) and index in range(1, POINTS + 1), f"no such space: {space}"
    return star * POINTS + index - 1


def heap(tiles: Iterable[str] | Mapping[str, int] | int | None) -> Heap:
    """Tiles in no order, told as a list, as counts by colour, or as a number of any tiles."""
    if isinstance(tiles, int):
        tiles = [COLOURS[number % len(COLOURS)] for number in range(tiles)]
    if isinstance(tiles, Mapping):
        return {tile: count for tile, count in tiles.items() if count}
    names = list(tiles or [])
    return {tile: names.count(tile) for tile in names}


def heap_of(counts: Iterable[int]) -> Heap:
    """Tiles in no order, as the engine counts them."""
    return {tile: int(count) for tile, count in zip(COLOURS, counts, strict=True) if count}


def _counts(tiles: Heap) -> list[int]:
    unknown = sorted(set(tiles) - set(COLOURS))
    assert not unknown, f"no such tiles: {unknown}"
    return [tiles.get(tile, 0) for tile in COLOURS]


def _seats(case: Case) -> int:
    """As many players as the example says or needs."""
    before = case["before"]
    told = before.get("players", PLAYERS[0])
    least = [case.get("players", PLAYERS[0]), told if isinstance(told, int) else PLAYERS[0], len(displays(before)) // 2]
    least += [len(before.get("passed", [])), len(_scores(before))]
    least += [
        1 + before[field]
        for field in ("current", "start", "starter", "token_taken_by")
        if before.get(field) is not None
    ]
    seats = int(max(least))
    assert seats in PLAYERS, f"an example for {seats} players"
    return seats


def _scores(before: Mapping[str, Any]) -> list[int]:
    """Everybody's points, however they are told, or those of the example's own player."""
    if isinstance(before.get("players"), list):
        return [player["score"] for player in before["players"]]
    return list(before.get("scores", [before.get("score", FIRST_SCORE)]))


def _round(case: Case) -> int:
    """The round, or that of the wild colour."""
    before, wilds = case["before"], BOARDS[BOARD_NAMES[board_of(case)]].wilds
    if "wild" not in before:
        return int(before.get("round", 1))
    number = wilds.index(before["wild"]) + 1
    assert before.get("round", number) == number, f"{before['wild']} is not wild in round {before['round']}"
    return number


def _token(before: Mapping[str, Any]) -> int:
    if before.get("token_taken_by") is not None:
        return int(before["token_taken_by"])
    return int(IN_CENTRE) if before.get("token_in_centre", True) else NEIGHBOUR
