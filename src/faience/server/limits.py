"""How much one client may ask for: a purse that fills again with time, and room for so many at once."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

REMEMBERED = 20_000  # addresses


class Purse:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "burst", "per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self._left, self._at = burst, monotonic()

    def pays(self) -> bool:
        """Takes one, if there is one."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Purses:
    """One for each address; those not seen for longest are forgotten."""

    def __init__(self, per_minute: int, burst: float | None = None) -> None:
        """So many a minute, and half of them at once unless another burst is given."""
        self.per_minute = per_minute
        self.burst = per_minute / 2 if burst is None else burst
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def pays(self, address: str) -> bool:
        if not self.per_minute:
            return True
        owner = household(address)
        purse = self._purses.setdefault(owner, Purse(self.burst, self.per_minute / 60))
        self._purses.move_to_end(owner)
        if len(self._purses) > REMEMBERED:
            self._purses.popitem(last=False)
        return purse.pays()


class Crowd:
    """Who is here, by address: so many of one at most, or any number if that is 0."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        return not self.most or self._here[household(address)] < self.most

    @contextmanager
    def joined_by(self, address: str) -> Iterator[None]:
        """One more is here for a while."""
        owner = household(address)
        self._here[owner] += 1
        try:
            yield
        finally:
            self._here[owner] -= 1
            if not self._here[owner]:
                del self._here[owner]


def household(address: str) -> str:
    """Whoever has one IPv6 address has 2^64 of them; not so an IPv4 address as a server on `::` sees it."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network(f"{address}/64", strict=False))
