"""Who sits where, in which game, with which deals.

Games come in sets. All games of a set have the same seed for their deals, and seats are swapped or rotated
until everybody has sat everywhere: luck with the deal and the advantage of the first move fall to all alike.
With three or four different players, the sets take turns with the orders in which they can sit around the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import permutations


@dataclass(frozen=True)
class Fixture:
    """One game of a match; `seating` has a place in the line-up for each seat."""

    number: int  # from 0
    set_number: int  # from 0
    seed: int  # of the deals
    seating: tuple[int, ...]


def sets_for(games: int, seats: int) -> int:
    """How many sets have at least so many games."""
    return -(-games // seats)


def fixtures(entries: Sequence[int], sets: int, seed: int) -> Iterator[Fixture]:
    """All games of a match; `entries` says whose each place of the line-up is."""
    orders = circles(entries)
    seats = len(entries)
    for number in range(sets * seats):
        set_number, shift = divmod(number, seats)
        order = orders[set_number % len(orders)]
        seating = tuple(order[(seat - shift) % seats] for seat in range(seats))
        yield Fixture(number, set_number, derived(seed, "deals", set_number), seating)


def circles(entries: Sequence[int]) -> list[tuple[int, ...]]:
    """The orders in which places can sit around a table; those that differ only by equal players count once."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for rest in permutations(range(1, len(entries))):
        found.setdefault(tuple(entries[place] for place in rest), (0, *rest))
    return list(found.values())


def derived(seed: int, *what: object) -> int:
    """A seed for a part of the match that has nothing to do with those of other parts; the same on every machine."""
    text = "/".join(map(str, (seed, *what)))
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")
