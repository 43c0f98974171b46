"""What a round would have brought everybody if the search had played it: the points that others are compared with.

Each round begins at the table as it really was after its deal. Points for the end of the game, which only come then,
count in the round that earns them.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from faience.analysis.analyst import Analyst
from faience.game import Game
from faience.game.game import Step
from faience.game.points import SOURCES
from faience.rules.azul.events import Bonus
from faience.rules.events import Dealt, Event
from faience.rules.outlook import bonuses_now
from faience.rules.pavilion.events import NumberGoal, SetGoal, StarGoal

GOALS = (Bonus, StarGoal, NumberGoal, SetGoal)  # what is scored at the end of the game

BySource = dict[str, int]


def round_played_out(analyst: Analyst, start: np.record, **budget: float | int | None) -> tuple[BySource, ...]:
    """The points of each seat, by source, in a round that goes on from here with the best moves that are seen."""
    table = Game(start, seed=0)
    began = table.round
    while table.to_move is not None and table.round == began:
        moves = table.legal_moves
        table.play(moves[0] if len(moves) == 1 else _best(analyst, table, **budget))
    last = len(table.history) - (not table.is_over)  # the deal of the next round is not part of this one
    return points_between(table.history[:last], start, table.states[last])


def _best(analyst: Analyst, table: Game, **budget: float | int | None) -> int:
    found = analyst.analyse(Game(table.state, seed=0), lines=1, with_reasons=False, **budget)  # type: ignore[arg-type]
    return int(found.best.move)


def rounds_of(game: Game) -> dict[int, int]:
    """The rounds that were played to their end: the step of the deal, and the step after the last one."""
    deals = [number for number, step in enumerate(game.history) if begins_round(step)]
    ends = [*deals, *([len(game.history)] if game.is_over else [])]
    return dict(pairwise(ends))


def begins_round(step: Step) -> bool:
    return any(isinstance(event, Dealt) for event in step.events)


def points_between(steps: Sequence[Step], before: np.record, after: np.record) -> tuple[BySource, ...]:
    """The points of each seat, by source, in some steps from one table to another."""
    seats = [_goals(after, seat) for seat in range(int(before.players))]
    for seat, points in enumerate(seats):
        points.subtract(_goals(before, seat))
    for step in steps:
        for event in step.events:
            if type(event) in SOURCES and not isinstance(event, GOALS):
                _count(seats[event.seat], event)  # type: ignore[attr-defined]
    return tuple({source: points for source, points in seat.items() if points} for seat in seats)


def _goals(state: np.record, seat: int) -> Counter[str]:
    """What a seat would be given if the game ended now."""
    points: Counter[str] = Counter()
    for event in bonuses_now(state, seat):
        _count(points, event)
    return points


def _count(points: Counter[str], event: Event) -> None:
    source, count = SOURCES[type(event)](event)
    points[source] += count
