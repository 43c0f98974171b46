"""Who sits where, in which game, with which deals.

Games come in sets. All games of a set have the same seed for their deals, and seats are swapped or rotated
until everybody has sat everywhere: luck with the deal and the advantage of the first move fall to all alike.
With three or four different players, the sets take turns with the orders in which they can sit around the table.

A match has one *grouping* of players, a tournament all there are: in each round every grouping plays one set, and
all sets of a round have the same deals.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, permutations


@dataclass(frozen=True)
class Fixture:
    """One game: `entries` has a player for each place in the line-up, `seating` a place for each seat."""

    number: int  # from 0
    set_number: int  # from 0
    seed: int  # of the deals
    seating: tuple[int, ...]
    entries: tuple[int, ...]


def sets_for(games: int, seats: int) -> int:
    """How many sets have at least so many games."""
    return -(-games // seats)


def groupings(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Everybody who can meet at a table."""
    return tuple(combinations(range(players), seats))


def fixtures(
    groupings: Sequence[tuple[int, ...]], rounds: int, seed: int, *, own_deals: bool = False
) -> Iterator[Fixture]:
    """All games, set by set and round by round; a grouping says whose each place of the line-up is.

    With `own_deals` no two games have the same ones.
    """
    number = 0
    for round_number in range(rounds):
        deals = derived(seed, "deals", round_number)
        for at, entries in enumerate(groupings):
            orders = circles(entries)
            order, seats = orders[round_number % len(orders)], len(entries)
            for shift in range(seats):
                seating = tuple(order[(seat - shift) % seats] for seat in range(seats))
                game_deals = derived(seed, "deals of game", number) if own_deals else deals
                yield Fixture(number, round_number * len(groupings) + at, game_deals, seating, entries)
                number += 1


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
