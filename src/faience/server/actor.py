"""Who asks something of a table, and who is there."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Actor:
    """Somebody with what they hold in their hands; what that is worth at a table, the table knows."""

    guest: str | None = None  # the hash of a cookie, or of the token of a program
    has_join: bool = False  # came by the join link
    has_watch: bool = False  # came by the watch link
    is_program: bool = False  # came with a token
    is_server: bool = False


SERVER = Actor(is_server=True)


@dataclass(frozen=True)
class Presence:
    """Who is connected. Whoever has never been seen is taken to be away since ever."""

    connected: frozenset[str] = frozenset()  # guests
    watchers: int = 0
    left_at: Mapping[str, int] = field(default_factory=dict)  # guest: ms

    def away_since(self, guest: str) -> int | None:
        """Since when somebody is away; None: they are here."""
        return None if guest in self.connected else self.left_at.get(guest, 0)


NOBODY = Presence()
