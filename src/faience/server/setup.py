"""What a table is set up with: its game, seats, clock and manners."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from faience.errors import SetupError
from faience.rules.games import rules_of

HOUR = 3600  # seconds
DAY = 24 * HOUR

Level = Annotated[int, Meta(ge=1, le=8, description="of a bot, from weak to strong")]
Name = Annotated[str, Meta(max_length=100, description="1 to 24 characters; control characters are removed")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes in hex, made by the player")]


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: open to whoever comes, for the one who opens the table, a bot, or a program with a token."""

    kind: Literal["open", "human", "bot", "program"] = "open"
    name: Name | None = None  # of a human
    level: Level | None = None  # of a bot


class ClockSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: in the whole game and a little more for each move, or for each move anew."""

    kind: Literal["none", "game", "move"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=HOUR)] = 0  # seconds, in the whole game

    @property
    def is_slow(self) -> bool:
        """For games over days, in which being away is nothing unusual."""
        return self.kind == "move" and self.seconds >= HOUR


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is agreed before the first seat is taken."""

    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=2, max_length=4)]
    game: str = "azul"
    board: str = "coloured"
    options: dict[str, bool] = field(default_factory=dict)
    clock: ClockSetup = ClockSetup()
    undo: Literal["free", "ask", "none"] = "ask"
    visibility: Literal["public", "private"] = "private"
    watching: bool = True
    start: Literal["full", "host"] = "full"  # as soon as the last seat is taken, or when the host says so

    def check(self) -> None:
        """Raise a SetupError that says what is wrong."""
        rules_of(self.game).set_up(len(self.seats), self.board, self.options, starter=0)
        for number, seat in enumerate(self.seats, 1):
            if (seat.kind == "bot") != (seat.level is not None):
                raise SetupError("setup-seat-level", seat=number)
            if seat.kind == "human" and not seat.name:
                raise SetupError("setup-seat-name", seat=number)
        if (self.clock.kind == "none") != (self.clock.seconds == 0):
            raise SetupError("setup-clock")
