"""Who is at a table right now: in this process, and in others as far as they have told."""

from collections import Counter
from collections.abc import Collection

import msgspec

from faience.server.actor import Presence

FORGOTTEN = 60_000  # ms after which a process that has not been heard of is taken to be gone


class Roll(msgspec.Struct):
    """Who is at a table in one process; `asks`: tell me who is at yours."""

    process: str
    guests: list[str]
    watchers: int
    asks: bool = False


class Attendance:
    """The guests at one table, and when those who are away were last here."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()  # connections of each guest
        self._elsewhere: dict[str, tuple[int, Roll]] = {}
        self._left_at: dict[str, int] = {}

    def come(self, guest: str) -> None:
        self._here[guest] += 1

    def go(self, guest: str, now: int) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]
            self._left_at[guest] = now

    def roll(self, process: str, players: Collection[str], *, asks: bool = False) -> Roll:
        """What this process can tell the others."""
        here = [guest for guest in players if guest in self._here]
        return Roll(process, here, len(self._here) - len(here), asks)

    def hear(self, roll: Roll, now: int) -> bool:
        """Note what another process tells; says whether that is news."""
        before = self._elsewhere.get(roll.process)
        known = (before[1].guests, before[1].watchers) if before else ([], 0)
        self._elsewhere[roll.process] = (now, roll)
        for guest in set(known[0]).difference(roll.guests):
            self._left_at[guest] = now
        return known != (roll.guests, roll.watchers)

    def presence(self, players: Collection[str], now: int, unknown: int) -> Presence:
        """Whoever was never seen here is taken to be away since `unknown`."""
        self._forget(players, now)
        rolls = [*(roll for _, roll in self._elsewhere.values()), self.roll("", players)]
        return Presence(
            connected=frozenset().union(*(roll.guests for roll in rolls)),
            watchers=sum(roll.watchers for roll in rolls),
            left_at={guest: self._left_at.get(guest, unknown) for guest in players},
        )

    def _forget(self, players: Collection[str], now: int) -> None:
        """Watchers who have left, and processes that are gone: a table that is always looked at would keep them all."""
        self._left_at = {guest: at for guest, at in self._left_at.items() if guest in players}
        self._elsewhere = {name: heard for name, heard in self._elsewhere.items() if now - heard[0] < FORGOTTEN}
