"""Where the points of a finished game came from."""

from collections import Counter
from collections.abc import Callable

from faience.game import Game
from faience.rules.azul import events as azul
from faience.rules.events import Dealt, Event
from faience.rules.pavilion import events as pavilion
from faience.server.events import Ended
from faience.server.wire import Result

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


def result_of(game: Game, ended: Ended) -> Result:
    """The result with the points of each seat by their sources, and all scores after each round."""
    points: list[Counter[str]] = [Counter(start=int(score)) for score in game.start.score[: game.players]]
    rounds: list[tuple[int, ...]] = []
    for event in (event for step in game.history for event in step.events):
        if isinstance(event, Dealt) and event.round > 1:
            rounds.append(tuple(each.total() for each in points))
        if type(event) in SOURCES:
            source, count = SOURCES[type(event)](event)
            points[event.seat][source] += count  # type: ignore[attr-defined]
    breakdown = tuple({source: count for source, count in each.items() if count} for each in points)
    return Result(ended.winners, ended.scores, ended.reason, breakdown, (*rounds, ended.scores))
