"""Points that an error missed, by their source: the round was played out after the better move, and after the other.

Points for the end of the game, which only come then, count when they are earned.
"""

from collections import Counter

import numpy as np

from faience.game import Game
from faience.game.points import SOURCES
from faience.rules.azul.events import Bonus
from faience.rules.events import Event
from faience.rules.outlook import bonuses_now
from faience.rules.pavilion.events import NumberGoal, SetGoal, StarGoal

GOALS = (Bonus, StarGoal, NumberGoal, SetGoal)  # what is scored at the end of the game
LAST = ("row", "column", "colour", "stars", "numbers", "sets")  # the sources of that
OTHERS = "others"  # what better play keeps from others, all together

BySource = dict[str, int]


def missed_points(better: Game, worse: Game) -> BySource:
    """What the better of two tables brought the seat that began more than the worse one, and the others less."""
    seat = int(better.start.to_move)
    missed = _more_of(better, worse, seat)
    others = [_more_of(better, worse, other) for other in range(better.players) if other != seat]
    is_last = better.is_over and worse.is_over
    for more in others:
        missed[OTHERS] -= sum(points for source, points in more.items() if is_last or source not in LAST)
    return {source: points for source, points in missed.items() if points}


def _more_of(better: Game, worse: Game, seat: int) -> Counter[str]:
    more = _points_in(better, seat)
    more.subtract(_points_in(worse, seat))
    return more


def _points_in(game: Game, seat: int) -> Counter[str]:
    """The points of a seat, by source, those for the end as if that had come."""
    points = _goals(game.state, seat)
    for step in game.history:
        for event in step.events:
            if type(event) in SOURCES and not isinstance(event, GOALS) and event.seat == seat:  # type: ignore[attr-defined]
                _count(points, event)
    return points


def _goals(state: np.record, seat: int) -> Counter[str]:
    points: Counter[str] = Counter()
    for event in bonuses_now(state, seat):
        _count(points, event)
    return points


def _count(points: Counter[str], event: Event) -> None:
    source, count = SOURCES[type(event)](event)
    points[source] += count
