"""Where the points of a game came from."""

from collections import Counter
from collections.abc import Callable

from faience.game.game import Game
from faience.rules.azul import events as azul
from faience.rules.events import Event
from faience.rules.pavilion import events as pavilion

START = "start"  # the points that everybody begins with

# The source of the points that an event brings or costs, and how many.
SOURCES: dict[type[Event], Callable[..., tuple[str, int]]] = {
    azul.Tiled: lambda event: ("wall", event.points),
    azul.FloorScored: lambda event: ("floor", -event.lost),
    azul.Bonus: lambda event: (event.what, event.points),
    pavilion.TookToken: lambda event: ("token", -event.lost),
    pavilion.Placed: lambda event: ("tiles", event.points),
    pavilion.Discarded: lambda event: ("discarded", -event.lost),
    pavilion.StarGoal: lambda event: ("stars", event.points),
    pavilion.NumberGoal: lambda event: ("numbers", event.points),
    pavilion.SetGoal: lambda event: ("sets", event.points),
}


class Points:
    """The points of each seat by source, as far as their events have been counted."""

    def __init__(self, game: Game) -> None:
        self._seats: list[Counter[str]] = [Counter({START: int(score)}) for score in game.start.score[: game.players]]

    def count(self, event: Event) -> None:
        if type(event) in SOURCES:
            source, points = SOURCES[type(event)](event)
            self._seats[event.seat][source] += points  # type: ignore[attr-defined]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(each.total() for each in self._seats)

    @property
    def by_source(self) -> tuple[dict[str, int], ...]:
        """Sources that brought or cost something."""
        return tuple({source: points for source, points in each.items() if points} for each in self._seats)


def points_of(game: Game) -> tuple[dict[str, int], ...]:
    """The points of each seat so far, by source."""
    points = Points(game)
    for step in game.history:
        for event in step.events:
            points.count(event)
    return points.by_source
