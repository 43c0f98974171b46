"""When no server was running."""

from collections.abc import Iterable

from faience.server.store import Uptime

SHORT = 3_000  # ms between two signs of life that are no outage


def gaps_in(uptimes: Iterable[Uptime], since: int) -> tuple[tuple[int, int], ...]:
    """The outages from `since` up to the last sign of life."""
    gaps = []
    alive = since
    for uptime in uptimes:
        if uptime.started - alive > SHORT:
            gaps.append((alive, uptime.started))
        alive = max(alive, uptime.last)
    return tuple(gaps)
