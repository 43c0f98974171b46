"""What a table is set up with: its game, seats, clock and manners."""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct, field, structs

from faience.errors import SetupError
from faience.notation.position import line_of, read_line, state_of
from faience.rules.games import rules_for, rules_of
from faience.rules.market import OVER

HOUR = 3600  # seconds
DAY = 24 * HOUR
LONGEST_POSITION = 2_000  # letters
FREE: tuple[object, ...] = ("azul", "coloured", {})  # what a setup has if nothing is said

Level = Annotated[int, Meta(ge=1, le=8, description="of a bot, from weak to strong")]
Name = Annotated[str, Meta(max_length=100, description="1 to 24 characters; control characters are removed")]
Nonce = Annotated[  # without the length a line feed could follow
    str, Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="16 random bytes in hex, made by the player")
]


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
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None  # on one line: the game begins there

    def settled(self) -> "TableSetup":
        """With the game, board and options of the position, if there is one; a FaienceError if they disagree."""
        if self.position is None:
            return self
        state = state_of(read_line(self.position))
        rules = rules_for(state)
        options = {option: True for option in rules.options if state[option]}
        told = (rules.name, rules.boards[int(state.board)], options)
        asked = (self.game, self.board, {option: True for option, on in self.options.items() if on})
        if any(wish not in (default, real) for wish, default, real in zip(asked, FREE, told, strict=True)):
            raise SetupError("setup-position")
        if len(self.seats) != state.players:
            raise SetupError("setup-position-seats", seats=len(self.seats), players=int(state.players))
        return structs.replace(self, game=told[0], board=told[1], options=told[2], position=line_of(state))

    def first_table(self) -> np.record:
        """What lies there before the first deal or move."""
        if self.position is not None:
            return state_of(read_line(self.position))
        return rules_of(self.game).set_up(len(self.seats), self.board, self.options, starter=0)

    def check(self) -> None:
        """Raise a SetupError that says what is wrong."""
        if self.first_table().phase == OVER:
            raise SetupError("setup-position-over")
        for number, seat in enumerate(self.seats, 1):
            if (seat.kind == "bot") != (seat.level is not None):
                raise SetupError("setup-seat-level", seat=number)
            if seat.kind == "human" and not seat.name:
                raise SetupError("setup-seat-name", seat=number)
        if (self.clock.kind == "none") != (self.clock.seconds == 0):
            raise SetupError("setup-clock")
