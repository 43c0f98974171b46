"""The game as its events tell it: tiles are moved by what was said, and by nothing else.

A teller who forgets a tile, or tells of one that is not there, ends at another table than the engine.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.oracle.azul import COLOURS, TILES
from tests.oracle.azul import copy_of as copy

from faience.rules.azul.events import (
    Bonus,
    Discarded,
    Ended,
    Fell,
    FloorScored,
    Laid,
    LineFell,
    Tiled,
    Took,
    TookMarker,
)
from faience.rules.events import Dealt, Event, MovedToCentre, Poured

Position = dict[str, Any]
FLOOR_SPACES = 7
TILES_PER_DISPLAY = 4


def assert_told(before: Position, events: Iterable[Event], after: Position) -> None:
    """The events lead from one table to the other. Only the marker goes back to the centre unsaid, for a new round."""
    retold = retell(before, events)
    for field in ("factories", "centre", "bag", "lid", "players"):
        assert retold[field] == after[field], field
    if after["phase"] != "deal":
        assert retold["marker"] == after["marker"]


def retell(position: Position, events: Iterable[Event]) -> Position:
    """Where all tiles, the marker and the points are after these events."""
    table = Table(copy(position))
    for event in events:
        table.tell(event)
    assert not table.hand, f"{table.hand} were taken and came to lie nowhere"
    return table.position


class Table:
    """A position, and the tiles between two places."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.hand: Counter[str] = Counter()
        self.ended = False

    def tell(self, event: Event) -> None:
        name = type(event).__name__
        getattr(self, f"tell_{name}")(event)

    def tell_Dealt(self, event: Dealt) -> None:  # noqa: N802 (named after the event)
        assert (event.round, event.starter) == (self.position["round"], self.position["starter"])
        bag: Counter[str] = Counter(self.position["bag"])
        for number, tiles in enumerate(event.displays):
            assert not self.position["factories"][number] and len(tiles) <= TILES_PER_DISPLAY
            self.position["factories"][number] = in_order(tiles)
            bag -= Counter(tiles)
        self.position["bag"] = heap(bag)

    def tell_Poured(self, event: Poured) -> None:  # noqa: N802
        assert event.count == sum(self.position["lid"].values()) > 0
        self.position["bag"] = heap(Counter(self.position["bag"]) + Counter(self.position["lid"]))
        self.position["lid"] = {}

    def tell_Took(self, event: Took) -> None:  # noqa: N802
        lying = self.position["centre"] if event.source == 0 else self.position["factories"][event.source - 1]
        taken = tiles_of(event.colour, event.count, event.jokers)
        assert event.count == (lying.count(event.colour) if event.colour else 0), "all tiles of the colour are taken"
        assert event.jokers in (0, lying.count("joker")), "all jokers are taken, or none"
        self.hand += Counter(taken)
        remove(lying, taken)

    def tell_MovedToCentre(self, event: MovedToCentre) -> None:  # noqa: N802
        assert heap(Counter(self.position["factories"][event.source - 1])) == event.tiles
        self.position["centre"] = in_order(self.position["centre"] + self.position["factories"][event.source - 1])
        self.position["factories"][event.source - 1] = []

    def tell_TookMarker(self, event: TookMarker) -> None:  # noqa: N802
        assert self.position["marker"] == "centre"
        self.position["marker"] = event.seat
        floor = self.position["players"][event.seat]["floor"]
        assert event.space == (len(floor) if len(floor) < FLOOR_SPACES else None)
        if event.space is not None:
            floor.append("marker")

    def tell_Laid(self, event: Laid) -> None:  # noqa: N802
        laid = tiles_of(event.colour, event.count, event.jokers)
        self.leave_hand(laid)
        lines = self.position["players"][event.seat]["lines"]
        lines[event.line] = in_order([*lines[event.line], *laid])
        assert len(lines[event.line]) <= event.line + 1

    def tell_Fell(self, event: Fell) -> None:  # noqa: N802
        floor = self.position["players"][event.seat]["floor"]
        self.leave_hand([*event.tiles, *event.discarded])
        assert event.spaces == tuple(range(len(floor), len(floor) + len(event.tiles)))
        floor += event.tiles
        assert len(floor) == FLOOR_SPACES or not event.discarded
        self.to_lid(event.discarded)

    def tell_Tiled(self, event: Tiled) -> None:  # noqa: N802
        player = self.position["players"][event.seat]
        remove(player["lines"][event.row], [event.tile])
        assert player["wall"][event.row][event.column] is None
        player["wall"][event.row][event.column] = event.tile
        runs = (event.across if event.across > 1 else 0) + (event.down if event.down > 1 else 0)
        assert event.points == (runs or 1) * event.factor
        player["score"] += event.points

    def tell_Discarded(self, event: Discarded) -> None:  # noqa: N802
        line = self.position["players"][event.seat]["lines"][event.row]
        assert heap(Counter(line)) == event.tiles, "the rest of a tiled line goes as a whole"
        self.to_lid(line)
        line.clear()

    def tell_LineFell(self, event: LineFell) -> None:  # noqa: N802
        line = self.position["players"][event.seat]["lines"][event.row]
        assert len(line) == event.row + 1
        self.hand += Counter(line)
        line.clear()

    def tell_FloorScored(self, event: FloorScored) -> None:  # noqa: N802
        player = self.position["players"][event.seat]
        assert event.spaces == len(player["floor"]) > 0
        assert event.lost == min(-event.penalty, player["score"])
        player["score"] -= event.lost
        self.to_lid(tile for tile in player["floor"] if tile != "marker")
        player["floor"] = []

    def tell_Ended(self, event: Ended) -> None:  # noqa: N802
        self.ended = True

    def tell_Bonus(self, event: Bonus) -> None:  # noqa: N802
        assert self.ended and event.points > 0
        self.position["players"][event.seat]["score"] += event.points

    def leave_hand(self, tiles: Iterable[str]) -> None:
        self.hand.subtract(tiles)
        assert min(self.hand.values(), default=0) >= 0, "tiles were laid down that nobody had taken"
        self.hand = +self.hand

    def to_lid(self, tiles: Iterable[str]) -> None:
        self.position["lid"] = heap(Counter(self.position["lid"]) + Counter(tiles))


def tiles_of(colour: str | None, count: int, jokers: int) -> list[str]:
    assert (colour is None) == (count == 0) and colour in (None, *COLOURS)
    return [colour or ""] * count + ["joker"] * jokers


def remove(lying: list[str], tiles: Iterable[str]) -> None:
    for tile in tiles:
        lying.remove(tile)


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=TILES.index)


def heap(counts: Counter[str]) -> dict[str, int]:
    return {tile: counts[tile] for tile in TILES if counts[tile]}
