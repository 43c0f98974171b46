"""A victory, and how it is shared."""

from collections.abc import Sequence


def shares_of(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """What each seat has of one victory."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
