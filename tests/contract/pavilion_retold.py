"""The game as its events tell it: tiles and points are moved by what was said, and by nothing else."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.oracle.pavilion import COLOURS
from tests.oracle.pavilion import copy_of as copy

from faience.rules.events import Dealt, Event, MovedToCentre, Poured, Refilled
from faience.rules.pavilion.events import (
    Completed,
    Discarded,
    Ended,
    Kept,
    NumberGoal,
    Passed,
    Picked,
    Placed,
    SetGoal,
    StarGoal,
    Took,
    TookToken,
)

Position = dict[str, Any]
LEAST_SCORE = 1


def assert_told(before: Position, events: Iterable[Event], after: Position) -> None:
    """The events lead from one table to the other; unsaid is only what a new round or a pick under way brings."""
    table = Table(copy(before))
    for event in events:
        table.tell(event)
    retold = table.position
    if after["phase"] == "keep":
        table.take_up_picks(after)
    if after["phase"] == "take":
        table.return_corners()
    for field in ("factories", "centre", "supply", "bag", "tower", "players"):
        assert retold[field] == after[field], field
    if after["phase"] not in ("deal", "take") and after["round"] == before["round"]:
        assert retold["token"] == after["token"]


class Table:
    """A position, moved by what is told."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.owed = position["owed"]
        self.ended = False

    def tell(self, event: Event) -> None:
        getattr(self, f"tell_{type(event).__name__}")(event)

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.position["players"][seat]
        return player

    def tell_Refilled(self, event: Refilled) -> None:  # noqa: N802 (named after the event)
        self.move("bag", event.tiles, -1)
        self.position["supply"] = in_order([*self.position["supply"], *event.tiles])

    def tell_Dealt(self, event: Dealt) -> None:  # noqa: N802
        self.position["token"] = "centre"
        assert event.starter == self.position["starter"]
        for number, tiles in enumerate(event.displays):
            assert not self.position["factories"][number]
            self.position["factories"][number] = in_order(tiles)
            self.move("bag", tiles, -1)

    def tell_Poured(self, event: Poured) -> None:  # noqa: N802
        assert event.count == sum(self.position["tower"].values()) > 0
        self.position["bag"] = heap(Counter(self.position["bag"]) + Counter(self.position["tower"]))
        self.position["tower"] = {}

    def tell_Took(self, event: Took) -> None:  # noqa: N802
        lying = self.position["centre"] if event.source == 0 else self.position["factories"][event.source - 1]
        taken = [event.colour] * event.count + [self.position["wild"]] * event.wilds
        for tile in taken:
            lying.remove(tile)
        self.add(self.player(event.seat), "hand", taken)
        self.taken = len(taken)

    def tell_MovedToCentre(self, event: MovedToCentre) -> None:  # noqa: N802
        display = self.position["factories"][event.source - 1]
        assert heap(Counter(display)) == event.tiles
        self.position["centre"] = in_order([*self.position["centre"], *display])
        display.clear()

    def tell_TookToken(self, event: TookToken) -> None:  # noqa: N802
        assert self.position["token"] == "centre"
        self.position["token"] = event.seat
        self.lose(event.seat, self.taken, event.lost)

    def tell_Placed(self, event: Placed) -> None:  # noqa: N802
        player = self.player(event.seat)
        paid = [event.colour] * (event.number - event.wilds) + [self.position["wild"]] * event.wilds
        self.remove(player, "hand", paid)
        assert player["stars"][event.star][event.index] is None
        player["stars"][event.star][event.index] = event.colour
        paid.remove(event.colour)
        self.move("tower", paid, 1)
        player["score"] += event.points
        self.owed = 0

    def tell_Completed(self, event: Completed) -> None:  # noqa: N802
        self.owed += event.tiles

    def tell_Picked(self, event: Picked) -> None:  # noqa: N802
        assert self.owed > 0
        self.owed -= 1
        self.position["supply"].remove(event.colour)
        self.add(self.player(event.seat), "hand", [event.colour])

    def tell_Passed(self, event: Passed) -> None:  # noqa: N802
        self.player(event.seat)["passed"] = True

    def tell_Kept(self, event: Kept) -> None:  # noqa: N802
        player = self.player(event.seat)
        more = Counter(event.tiles) - Counter(player["corners"])
        self.remove(player, "hand", more.elements())
        player["corners"] = heap(Counter(event.tiles))
        player["passed"] = True

    def tell_Discarded(self, event: Discarded) -> None:  # noqa: N802
        player = self.player(event.seat)
        assert player["hand"] == event.tiles
        player["hand"] = {}
        player["passed"] = True
        self.move("tower", Counter(event.tiles).elements(), 1)
        self.lose(event.seat, sum(event.tiles.values()), event.lost)

    def tell_Ended(self, event: Ended) -> None:  # noqa: N802
        self.ended = True

    def tell_StarGoal(self, event: StarGoal) -> None:  # noqa: N802
        lying = set(self.player(event.seat)["stars"][event.star])
        assert self.ended and (lying == {event.colour} or (event.colour is None and len(lying) == 6))
        self.player(event.seat)["score"] += event.points

    def tell_NumberGoal(self, event: NumberGoal) -> None:  # noqa: N802
        assert self.ended and 1 <= event.number <= 4
        self.player(event.seat)["score"] += event.points

    def tell_SetGoal(self, event: SetGoal) -> None:  # noqa: N802
        assert self.ended and event.points % event.sets == 0
        self.player(event.seat)["score"] += event.points

    def take_up_picks(self, after: Position) -> None:
        """A pick of a tile to keep is told with the others, when the turn is over."""
        player, now = self.player(after["to_move"]), after["players"][after["to_move"]]
        everything = Counter(player["hand"]) + Counter(player["corners"])
        assert everything == Counter(now["hand"]) + Counter(now["corners"])
        player["hand"], player["corners"] = now["hand"], now["corners"]
        player["passed"] = False

    def return_corners(self) -> None:
        """With a new round the corner tiles are in the hands again (4.11)."""
        for player in self.position["players"]:
            player["hand"] = heap(Counter(player["hand"]) + Counter(player["corners"]))
            player["corners"], player["passed"] = {}, False

    def lose(self, seat: int, points: int, lost: int) -> None:
        player = self.player(seat)
        assert lost == min(points, player["score"] - LEAST_SCORE)
        player["score"] -= lost

    def move(self, place: str, tiles: Iterable[str], sign: int) -> None:
        counts: Counter[str] = Counter(self.position[place])
        for tile in tiles:
            counts[tile] += sign
        assert min(counts.values(), default=0) >= 0
        self.position[place] = heap(counts)

    def add(self, player: dict[str, Any], place: str, tiles: Iterable[str]) -> None:
        player[place] = heap(Counter(player[place]) + Counter(tiles))

    def remove(self, player: dict[str, Any], place: str, tiles: Iterable[str]) -> None:
        counts: Counter[str] = Counter(player[place])
        counts.subtract(Counter(tiles))
        assert min(counts.values(), default=0) >= 0, "tiles were spent that nobody had"
        player[place] = heap(counts)


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=COLOURS.index)


def heap(counts: Counter[str]) -> dict[str, int]:
    return {tile: counts[tile] for tile in COLOURS if counts[tile]}
