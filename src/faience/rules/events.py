"""What happened at the table, as plain values with the names that are printed in the box.

Kernels write numbers into a log (log.py); each game reads them back as events. Seats,
rows, columns, lines and floor spaces count from 0; source 0 is the centre, 1 to 9 are
the displays.
"""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Event:
    """The root of all events; `kind` names them on the wire."""

    kind: ClassVar[str]

    def to_dict(self) -> dict[str, Any]:
        """The event as JSON knows it."""
        return {"kind": self.kind, **dataclasses.asdict(self)}


@dataclass(frozen=True)
class Dealt(Event):
    """The displays of a round were filled."""

    kind = "dealt"
    round: int
    starter: int
    displays: tuple[tuple[str, ...], ...]  # in the order in which they were drawn


@dataclass(frozen=True)
class Poured(Event):
    """The bag was empty and the discarded tiles were poured into it."""

    kind = "poured"
    count: int


@dataclass(frozen=True)
class MovedToCentre(Event):
    """What was left on a display went to the centre."""

    kind = "moved_to_centre"
    source: int
    tiles: dict[str, int]


@dataclass(frozen=True)
class Refilled(Event):
    """The supply was filled (Summer Pavilion 4.1, 4.9)."""

    kind = "refilled"
    tiles: tuple[str, ...]


Rows = list[tuple[int, ...]]


def rows_of(log: npt.NDArray[np.int16]) -> Iterator[tuple[int, Rows]]:
    """The rows of a log, runs of the same kind together."""
    written = [tuple(int(number) for number in row) for row in log[1 : 1 + int(log[0, 0])]]
    for kind, run in groupby(written, key=lambda row: row[0]):
        yield kind, [row[1:] for row in run]
