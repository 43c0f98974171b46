"""A seat at a table, and who sits there."""

from dataclasses import dataclass

from faience.server.wire import Kind


@dataclass
class Seat:
    """Open, or taken by a human, a bot or a program."""

    kind: Kind = "open"
    name: str | None = None
    guest: str | None = None  # a human's, or the hash of a program's token
    level: int | None = None  # of a bot
    nonce: str | None = None
    stand_in: int | None = None  # the level of the bot that plays for somebody
    is_timed_out: bool = False

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.guest is not None

    @property
    def bot_level(self) -> int | None:
        """How well the bot plays that moves for this seat, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_playing(self) -> bool:
        """A human or program, and no bot in its place."""
        return self.kind in ("human", "program") and self.stand_in is None

    @property
    def title(self) -> str:
        """The name in a record."""
        return self.name or f"level:{self.level}"
