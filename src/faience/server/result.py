"""Where the points of a finished game came from."""

from faience.game import Game
from faience.game.points import Points
from faience.rules.events import Dealt
from faience.server.events import Ended
from faience.server.wire import Result


def result_of(game: Game, ended: Ended) -> Result:
    """The result with the points of each seat by their sources, and all scores after each round."""
    points = Points(game)
    rounds: list[tuple[int, ...]] = []
    for event in (event for step in game.history for event in step.events):
        if isinstance(event, Dealt) and event.round > 1:
            rounds.append(points.scores)
        points.count(event)
    return Result(ended.winners, ended.scores, ended.reason, points.by_source, (*rounds, ended.scores))
