"""What is asked of the scholar, a process that analyses positions and reviews games, and what it answers: JSON lines.

It is given what every player sees, and nothing else.
"""

from typing import Any

from msgspec import Struct

from faience.workers.cores import free_cores

THREADS = free_cores()  # analyses at once


class AnalyseTask(Struct, frozen=True, tag="analyse"):
    """Which moves are best in this position?"""

    id: int
    position: str  # on one line
    names: tuple[str, ...] | None
    lines: int
    seconds: float


class ReviewTask(Struct, frozen=True, tag="review"):
    """How good was this game? `so_far` is what is known already."""

    id: int
    record: str
    so_far: dict[str, Any] | None = None


class StopTask(Struct, frozen=True, tag="stop"):
    """Leave a review at what is finished."""

    id: int


Task = AnalyseTask | ReviewTask | StopTask


class Answer(Struct, frozen=True, omit_defaults=True):
    """To the task with this id; the last one unless a review is `under_way`."""

    id: int
    found: dict[str, Any] | None = None  # an analysis or a review, as JSON has it; none: it was not to be done
    under_way: bool = False
