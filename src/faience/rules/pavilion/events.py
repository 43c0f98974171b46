"""The events of Summer Pavilion, and how they are read from the log of the kernels."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from faience.rules.events import Event, MovedToCentre, Poured, Rows
from faience.rules.market import LEFT, POURED
from faience.rules.pavilion.boards import COLOURS, EACH_KIND, KINDS, MULTICOLOUR, POINTS

ASKED, FORCED = np.arange(2)  # whether the player had a choice
TOOK, TOOK_TOKEN, PLACED, COMPLETED, PICKED, PASSED, KEPT, DISCARDED = np.arange(30, 38)
STAR_GOAL, NUMBER_GOAL, SET_GOAL, ENDED = np.arange(38, 42)
"""
TOOK         seat, source, colour, count, wilds
TOOK_TOKEN   seat, points lost
PLACED       seat, space, colour, number, wilds, points
COMPLETED    seat, structure, bonus tiles
PICKED       seat, colour, forced
PASSED       seat, forced
KEPT         seat, colour, count
DISCARDED    seat, colour, count, points lost by all that was discarded
STAR_GOAL    seat, star, colour or 6, points
NUMBER_GOAL  seat, number, points
SET_GOAL     seat, sets, points
ENDED
"""


@dataclass(frozen=True)
class Took(Event):
    """A seat took tiles of a colour, and a wild one if any lay there (4.3)."""

    kind = "took"
    seat: int
    source: int
    colour: str
    count: int
    wilds: int


@dataclass(frozen=True)
class TookToken(Event):
    """The first to take from the centre got the token and lost a point for each tile (4.4)."""

    kind = "took_token"
    seat: int
    lost: int


@dataclass(frozen=True)
class Placed(Event):
    """A tile was laid on a space, its number paid, and the group of its star scored (4.6, 4.8)."""

    kind = "placed"
    seat: int
    star: int
    index: int
    colour: str
    number: int
    wilds: int
    points: int


@dataclass(frozen=True)
class Completed(Event):
    """A structure was surrounded and owes tiles from the supply (4.9)."""

    kind = "completed"
    seat: int
    structure: str
    number: int  # 1 to 6
    tiles: int


@dataclass(frozen=True)
class Picked(Event):
    """A bonus tile was taken from the supply; forced if no other colour was possible."""

    kind = "picked"
    seat: int
    colour: str
    forced: bool


@dataclass(frozen=True)
class Passed(Event):
    """A seat is out of the round (4.10); forced if it could do nothing else."""

    kind = "passed"
    seat: int
    forced: bool


@dataclass(frozen=True)
class Kept(Event):
    """Tiles went to the corners (4.10)."""

    kind = "kept"
    seat: int
    tiles: dict[str, int]


@dataclass(frozen=True)
class Discarded(Event):
    """Tiles left over went to the tower, a point each, never below 1 (4.10, SP-R5)."""

    kind = "discarded"
    seat: int
    tiles: dict[str, int]
    lost: int


@dataclass(frozen=True)
class StarGoal(Event):
    """A complete star at the end; the colour is None for many colours (4.12)."""

    kind = "star_goal"
    seat: int
    star: int
    colour: str | None
    points: int


@dataclass(frozen=True)
class NumberGoal(Event):
    """All spaces of one number are covered (4.12)."""

    kind = "number_goal"
    seat: int
    number: int
    points: int


@dataclass(frozen=True)
class SetGoal(Event):
    """Complete sets of pillar, statue, window and fountain (6.4)."""

    kind = "set_goal"
    seat: int
    sets: int
    points: int


@dataclass(frozen=True)
class Ended(Event):
    """Six rounds are over."""

    kind = "ended"


def read_rows(kind: int, rows: Rows, board: int) -> Iterable[Event]:
    """The events that a run of log rows of one kind tells."""
    return READERS[kind](rows)


def _each(make: Callable[..., Event]) -> Callable[[Rows], Iterator[Event]]:
    return lambda rows: (make(*row) for row in rows)


def _tiles(rows: Rows) -> dict[str, int]:
    return {COLOURS[colour]: count for _, colour, count, *_ in rows}


def _discarded(rows: Rows) -> Iterator[Event]:
    yield Discarded(rows[0][0], _tiles(rows), rows[0][3])


READERS: dict[Any, Callable[[Rows], Iterable[Event]]] = {
    POURED: lambda rows: [Poured(rows[0][0])],
    LEFT: lambda rows: [MovedToCentre(rows[0][0], {COLOURS[tile]: count for _, tile, count, *_ in rows})],
    TOOK: _each(lambda seat, source, colour, count, wilds, *_: Took(seat, source, COLOURS[colour], count, wilds)),
    TOOK_TOKEN: _each(lambda seat, lost, *_: TookToken(seat, lost)),
    PLACED: _each(
        lambda seat, space, colour, number, wilds, points, *_: Placed(
            seat, space // POINTS, space % POINTS, COLOURS[colour], number, wilds, points
        )
    ),
    COMPLETED: _each(
        lambda seat, structure, tiles, *_: Completed(
            seat, KINDS[structure // EACH_KIND], structure % EACH_KIND + 1, tiles
        )
    ),
    PICKED: _each(lambda seat, colour, forced, *_: Picked(seat, COLOURS[colour], bool(forced))),
    PASSED: _each(lambda seat, forced, *_: Passed(seat, bool(forced))),
    KEPT: lambda rows: [Kept(rows[0][0], _tiles(rows))],
    DISCARDED: _discarded,
    STAR_GOAL: _each(
        lambda seat, star, colour, points, *_: StarGoal(
            seat, star, None if colour == MULTICOLOUR else COLOURS[colour], points
        )
    ),
    NUMBER_GOAL: _each(lambda seat, number, points, *_: NumberGoal(seat, number, points)),
    SET_GOAL: _each(lambda seat, sets, points, *_: SetGoal(seat, sets, points)),
    ENDED: lambda rows: [Ended()],
}
