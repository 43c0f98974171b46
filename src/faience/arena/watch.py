"""What the match can see of a worker at any moment, even when it hangs: who is thinking, since when, after which moves.

It lies in shared memory. `time.monotonic` is one clock for all processes of a machine.
"""

from multiprocessing.context import SpawnContext
from time import monotonic

MOST_MOVES = 4_000  # no game is nearly as long
NOBODY = 0.0


class Watch:
    """Written by a worker, read by the match."""

    def __init__(self, context: SpawnContext) -> None:
        self._since = context.RawValue("d", NOBODY)
        self._limit = context.RawValue("d", 0.0)
        self._place = context.RawValue("i", 0)
        self._count = context.RawValue("i", 0)
        self._moves = context.RawArray("h", MOST_MOVES)

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
