"""What the match can see of a worker at any moment, even when it hangs: who is thinking, since when, after which moves.

It lies in shared memory. `time.monotonic` is one clock for all processes of a machine. The numbers of programs that
play stand there, too: each has a session of its own, and would outlive a worker that is killed.
"""

import os
import signal
from contextlib import suppress
from multiprocessing.context import SpawnContext
from time import monotonic

MOST_MOVES = 4_000  # no game is nearly as long
MOST_PROGRAMS = 1_000  # that a worker has at hand
NONE = 0
NOBODY = 0.0


class Watch:
    """Written by a worker, read by the match."""

    def __init__(self, context: SpawnContext) -> None:
        self._since = context.RawValue("d", NOBODY)
        self._limit = context.RawValue("d", 0.0)
        self._place = context.RawValue("i", 0)
        self._count = context.RawValue("i", 0)
        self._moves = context.RawArray("h", MOST_MOVES)
        self._programs = context.RawArray("i", MOST_PROGRAMS)

    # The worker

    def new_game(self) -> None:
        self._count.value = 0

    def thinks(self, place: int, limit: float) -> None:
        """A player begins to think, or is being made, and may take so many seconds."""
        self._place.value = place
        self._limit.value = limit
        self._since.value = monotonic()

    def rests(self) -> None:
        self._since.value = NOBODY

    def moved(self, move: int) -> None:
        self._moves[self._count.value] = move
        self._count.value += 1

    def begun(self, program: int) -> None:
        """A program was started."""
        self._replace(NONE, program)

    def ended(self, program: int) -> None:
        self._replace(program, NONE)

    def _replace(self, old: int, new: int) -> None:
        with suppress(ValueError):  # there is no room: it ends with its player only
            self._programs[self._programs[:].index(old)] = new

    # Either

    def end_programs(self) -> None:
        """End all that still run, with whatever they have started."""
        if hasattr(os, "killpg"):
            for program in (each for each in self._programs if each != NONE):
                with suppress(ProcessLookupError, PermissionError):  # macOS says the latter of what has ended
                    os.killpg(program, signal.SIGKILL)

    # The match

    @property
    def moves(self) -> list[int]:
        return list(self._moves[: self._count.value])

    @property
    def thinking(self) -> int | None:
        """The place that is thinking."""
        return self._place.value if self._since.value != NOBODY else None

    @property
    def limit(self) -> float:
        """How many seconds that may take."""
        return float(self._limit.value)

    def is_overdue(self, grace: float = 0.0) -> bool:
        """Somebody is thinking, and has been for longer than the limit and some grace."""
        since: float = self._since.value
        return since != NOBODY and monotonic() - since > self.limit + grace
