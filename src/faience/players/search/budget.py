"""How long a search may look, and when it need not look so long."""

from dataclasses import dataclass

EARLIEST = 0.3  # the share of the time after which a search may end by itself
FOUND = 0.25  # and of what has passed by then, the share in which the move must have been found
ROUND = 60  # plies, more than a round has: a search to this depth sees its end and nothing beyond


@dataclass(frozen=True)
class Budget:
    """What a search may use; the first that is spent ends it."""

    time: float | None  # seconds
    nodes: int
    depth: int
    looks_beyond: bool = False  # the round, once it is solved: not for those who ask for a depth

    def can_be_left(self, seconds: float, since: float) -> bool:
        """Whether the rest of the time would hardly change a move that has been the best one since then.

        Nodes and depth are always used up: who asks for them wants the same search on every machine.
        """
        return self.time is not None and seconds >= EARLIEST * self.time and since <= FOUND * seconds
