"""The clocks of a table: how long each seat may still think. Times are in ms since 1970, and come from the log."""

from faience.server.setup import ClockSetup

SECOND = 1_000  # ms


class Clock:
    """One clock for each seat, of which at most one runs."""

    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self._setup = setup
        self._left = [setup.seconds * SECOND] * seats  # when the running one was last set going
        self._since = 0
        self._noted_until = 0  # outages up to here are known
        self.running: int | None = None

    @property
    def is_there(self) -> bool:
        return self._setup.kind != "none"

    def run(self, seat: int | None, at: int) -> None:
        """From now on this clock runs, or none."""
        if not self.is_there:
            return
        if self.running is not None:
            self._left[self.running] = max(0, self._left[self.running] - (at - self._since))
        self.running, self._since = seat, at

    def begin_turn(self, seat: int) -> None:
        """A new turn brings its time along, if every move has its own."""
        if self._setup.kind == "move":
            self._left[seat] = self._setup.seconds * SECOND

    def add_increment(self, seat: int, times: int = 1) -> None:
        """The little more for a move; less than none for moves that are taken back."""
        self._left[seat] = max(0, self._left[seat] + times * self._setup.increment * SECOND)

    def stand_still(self, since: int, until: int) -> None:
        """Time in which no server ran is nobody's time."""
        self._noted_until = until
        self._since += until - since

    def unnoted(self, gaps: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
        """Those of some outages that the running clock should not count and still does."""
        if self.running is None:
            return []
        known = max(self._since, self._noted_until)
        return [(max(since, known), until) for since, until in sorted(gaps) if until > known]

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left, in ms; None without clocks."""
        if not self.is_there:
            return None
        return max(0, self._left[seat] - (now - self._since if seat == self.running else 0))

    @property
    def due(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running is None else self._since + self._left[self.running]
