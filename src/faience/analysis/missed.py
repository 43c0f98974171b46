"""Points that an error missed, by their source: the round is played out after the better move, and after the other.

Both ways follow the lines that were found, and the search goes on from there, for all seats and with the same deals.
Points for the end of the game, which only come then, count when they are earned.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from faience.analysis.analyst import Analyst
from faience.game import Game
from faience.game.points import SOURCES
from faience.notation.move import Move
from faience.rules.azul.events import Bonus
from faience.rules.events import Event
from faience.rules.outlook import bonuses_now
from faience.rules.pavilion.events import NumberGoal, SetGoal, StarGoal

GOALS = (Bonus, StarGoal, NumberGoal, SetGoal)  # what is scored at the end of the game
LAST = ("row", "column", "colour", "stars", "numbers", "sets")  # the sources of that

BySource = dict[str, int]


def missed_points(
    analyst: Analyst, game: Game, better: Sequence[Move], worse: Sequence[Move], **budget: float | int | None
) -> BySource:
    """What the better of two lines brings the seat to move more than the worse one, by the end of the round."""
    seat = int(game.state.to_move)
    missed = _points_in(_played_out(analyst, game, better, **budget), seat)
    missed.subtract(_points_in(_played_out(analyst, game, worse, **budget), seat))
    return {source: points for source, points in missed.items() if points}


def _played_out(analyst: Analyst, game: Game, line: Sequence[Move], **budget: float | int | None) -> Game:
    """The game from here to the end of the round: as the line has it, then with the best moves that are seen."""
    table, known = Game(game.state, seed=0), list(reversed(line))
    while table.to_move is not None and table.round == game.round:
        if known and known[-1] not in table.legal_moves:
            known.clear()  # chance had its say
        table.play(known.pop() if known else _best(analyst, table, **budget))
    return table


def _best(analyst: Analyst, table: Game, **budget: float | int | None) -> Move:
    if len(table.legal_moves) == 1:
        return table.legal_moves[0]
    here = Game(table.state, seed=0)
    return analyst.analyse(here, lines=1, with_reasons=False, **budget).best.move  # type: ignore[arg-type]


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
