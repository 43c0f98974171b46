"""The players that a worker has at hand.

A player is made anew for each game, with a seed that depends on nothing but the match and the game: who plays in
which process must not matter. Players that start slowly, such as programs, have a method `begin(seed)`: they are kept,
and it is called before each game and must make them forget the last one.
"""

from contextlib import suppress
from typing import Any

from faience.arena.pairing import Fixture, derived
from faience.arena.terms import Terms
from faience.players.spec import build


class Lineup:
    """One player for each place."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._players: dict[int, Any] = {}

    def player(self, place: int, fixture: Fixture) -> Any:
        """Who plays at a place in this game; whatever goes wrong with a player is raised as it is."""
        spec = self._terms.spec_at(place)
        seed = derived(self._terms.seed, "player", fixture.number, place)
        kept: Any = self._players.get(place)
        if not hasattr(kept, "begin"):
            self.drop(place)
            kept = self._players[place] = build(spec, seed)
        if hasattr(kept, "begin"):
            kept.begin(seed)
        return kept

    def drop(self, place: int) -> None:
        """Let a player go, after a game or because it failed."""
        player = self._players.pop(place, None)
        if hasattr(player, "close"):
            with suppress(Exception):  # it may be broken; it is not needed any more
                player.close()

    def close(self) -> None:
        for place in list(self._players):
            self.drop(place)
