"""The players that a worker has at hand, those of other games of a tournament included.

A player is made anew for each game, with a seed that depends on nothing but the match and the game: who plays in
which process must not matter. Players that start slowly, such as programs, have a method `begin(seed)`: they are kept,
and it is called before each game and must make them forget the last one.
"""

from typing import Any

from faience.arena.pairing import Fixture, derived
from faience.arena.terms import Terms
from faience.players.protocol import let_go
from faience.players.spec import build


class Lineup:
    """One player for each place that an entry may have."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._players: dict[tuple[int, int], Any] = {}  # by entry, and which of its seats

    def player(self, place: int, fixture: Fixture) -> Any:
        """Who plays at a place in this game; whatever goes wrong with a player is raised as it is."""
        key = self._key(place, fixture)
        seed = derived(self._terms.seed, "player", fixture.number, place)
        kept: Any = self._players.get(key)
        if not hasattr(kept, "begin"):
            self._let_go(key)
            kept = self._players[key] = build(self._terms.specs[fixture.entries[place]], seed)
        if hasattr(kept, "begin"):
            kept.begin(seed)
        return kept

    def drop(self, place: int, fixture: Fixture) -> None:
        """Let a player go that failed."""
        self._let_go(self._key(place, fixture))

    def _key(self, place: int, fixture: Fixture) -> tuple[int, int]:
        entry = fixture.entries[place]
        return entry, fixture.entries[:place].count(entry)

    def _let_go(self, key: tuple[int, int]) -> None:
        let_go(self._players.pop(key, None))

    def close(self) -> None:
        for key in list(self._players):
            self._let_go(key)
