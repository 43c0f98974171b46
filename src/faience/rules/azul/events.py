"""The events of Azul, and how they are read from the log of the kernels."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import numpy as np

from faience.rules.azul.boards import BOARD_NAMES, BOARDS, COLOURS, FLOOR_SPACES, TILE_NAMES
from faience.rules.events import Event, MovedToCentre, Poured, Rows
from faience.rules.market import LEFT, POURED

# Log rows, with what they hold.
TOOK, TOOK_MARKER, LAID, FELL, TILED, DISCARDED, LINE_FELL, FLOOR_SCORED, BONUS, ENDED = np.arange(10, 20)
"""
TOOK          seat, source, colour or -1, coloured tiles, jokers
TOOK_MARKER   seat, floor space or 7
LAID          seat, line, colour or -1, coloured tiles, jokers
FELL          seat, tile, floor space or 7
TILED         seat, row, column, tile, points, across, down
DISCARDED     seat, row, tile, count
LINE_FELL     seat, row
FLOOR_SCORED  seat, spaces, penalty, points lost
BONUS         seat, what, index, points
ENDED         reason
"""

WHAT = ("row", "column", "colour")
ROW_COMPLETE, STALLED, NO_TILES = np.arange(3)
REASONS = ("row", "stalled", "no tiles")


@dataclass(frozen=True)
class Took(Event):
    """A seat took tiles from a source (Azul 1.4, 3.2)."""

    kind = "took"
    seat: int
    source: int
    colour: str | None
    count: int  # coloured tiles
    jokers: int


@dataclass(frozen=True)
class TookMarker(Event):
    """The first to take from the centre got the marker; without a free floor space it lies beside the board (AZ-R2)."""

    kind = "took_marker"
    seat: int
    space: int | None


@dataclass(frozen=True)
class Laid(Event):
    """Tiles that stay on a pattern line."""

    kind = "laid"
    seat: int
    line: int
    colour: str | None
    count: int  # coloured tiles
    jokers: int


@dataclass(frozen=True)
class Fell(Event):
    """Tiles fell to the floor, in this order; those that found it full went into the lid (1.5)."""

    kind = "fell"
    seat: int
    tiles: tuple[str, ...]
    spaces: tuple[int, ...]
    discarded: tuple[str, ...]


@dataclass(frozen=True)
class Tiled(Event):
    """A tile reached the wall and scored its runs, times the factor of the space (1.7)."""

    kind = "tiled"
    seat: int
    row: int
    column: int
    tile: str
    points: int
    across: int
    down: int
    factor: int


@dataclass(frozen=True)
class Discarded(Event):
    """The rest of a tiled line went into the lid (1.6)."""

    kind = "discarded"
    seat: int
    row: int
    tiles: dict[str, int]


@dataclass(frozen=True)
class LineFell(Event):
    """No cell of the wall may take this complete line: all of it falls (2.3)."""

    kind = "line_fell"
    seat: int
    row: int


@dataclass(frozen=True)
class FloorScored(Event):
    """The floor line was charged: the printed penalty, and what it really cost (1.8)."""

    kind = "floor_scored"
    seat: int
    spaces: int
    penalty: int
    lost: int


@dataclass(frozen=True)
class Bonus(Event):
    """A complete row, column or colour at the end of the game (1.10)."""

    kind = "bonus"
    seat: int
    what: str
    index: int
    points: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over, because of a complete row, ten rounds without a wall tile, or no tiles to deal."""

    kind = "ended"
    reason: str


def read_rows(kind: int, rows: Rows, board: int) -> Iterable[Event]:
    """The events that a run of log rows of one kind tells."""
    return READERS[kind](rows, board)


def _poured(rows: Rows, board: int) -> Iterator[Event]:
    yield Poured(rows[0][0])


def _took(rows: Rows, board: int) -> Iterator[Event]:
    for seat, source, colour, count, jokers, *_ in rows:
        yield Took(seat, source, _colour(colour), count, jokers)


def _took_marker(rows: Rows, board: int) -> Iterator[Event]:
    for seat, space, *_ in rows:
        yield TookMarker(seat, space if space < FLOOR_SPACES else None)


def _left(rows: Rows, board: int) -> Iterator[Event]:
    yield MovedToCentre(rows[0][0], {TILE_NAMES[tile]: count for _, tile, count, *_ in rows})


def _laid(rows: Rows, board: int) -> Iterator[Event]:
    for seat, line, colour, count, jokers, *_ in rows:
        yield Laid(seat, line, _colour(colour), count, jokers)


def _fell(rows: Rows, board: int) -> Iterator[Event]:
    fallen = [(TILE_NAMES[tile], space) for _, tile, space, *_ in rows]
    on_floor = [(tile, space) for tile, space in fallen if space < FLOOR_SPACES]
    yield Fell(
        rows[0][0],
        tuple(tile for tile, _ in on_floor),
        tuple(space for _, space in on_floor),
        tuple(tile for tile, space in fallen if space == FLOOR_SPACES),
    )


def _tiled(rows: Rows, board: int) -> Iterator[Event]:
    for seat, row, column, tile, points, across, down in rows:
        factor = BOARDS[BOARD_NAMES[board]].factors[row][column]
        yield Tiled(seat, row, column, TILE_NAMES[tile], points, across, down, factor)


def _discarded(rows: Rows, board: int) -> Iterator[Event]:
    for (seat, row), same in groupby(rows, key=lambda numbers: numbers[:2]):
        yield Discarded(seat, row, {TILE_NAMES[tile]: count for _, _, tile, count, *_ in same})


def _line_fell(rows: Rows, board: int) -> Iterator[Event]:
    for seat, row, *_ in rows:
        yield LineFell(seat, row)


def _floor_scored(rows: Rows, board: int) -> Iterator[Event]:
    for seat, spaces, penalty, lost, *_ in rows:
        yield FloorScored(seat, spaces, penalty, lost)


def _bonus(rows: Rows, board: int) -> Iterator[Event]:
    for seat, what, index, points, *_ in rows:
        yield Bonus(seat, WHAT[what], index, points)


def _ended(rows: Rows, board: int) -> Iterator[Event]:
    yield Ended(REASONS[rows[0][0]])


def _colour(number: int) -> str | None:
    return None if number < 0 else COLOURS[number]


READERS: dict[Any, Callable[[Rows, int], Iterable[Event]]] = {
    POURED: _poured,
    LEFT: _left,
    TOOK: _took,
    TOOK_MARKER: _took_marker,
    LAID: _laid,
    FELL: _fell,
    TILED: _tiled,
    DISCARDED: _discarded,
    LINE_FELL: _line_fell,
    FLOOR_SCORED: _floor_scored,
    BONUS: _bonus,
    ENDED: _ended,
}
