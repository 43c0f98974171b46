"""What can be asked of a table: over HTTP, over a socket, or by the server itself.

Each command has an `id` made by the client. Moves, undos, seats and words that come twice with the same id count once.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct
from msgspec.json import Decoder

from faience.server.setup import Level, Name, Nonce

CHAT = 300  # letters

Id = Annotated[str, Meta(max_length=64, description="made by the client; a command sent again has the same one")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
PhraseName = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "goodbye"]


class _Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id = ""


class Sit(_Command, tag="sit", frozen=True, kw_only=True):
    """Take a seat, any open one if none is named; on one's own seat: a new name."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce | None = None  # the shell makes one for those who bring none


class Leave(_Command, tag="leave", frozen=True, kw_only=True):
    """Get up. In a running game a bot plays on, until the player takes the seat back."""


class Start(_Command, tag="start", frozen=True, kw_only=True):
    """Begin, when every seat is taken."""


class Move(_Command, tag="move", frozen=True, kw_only=True):
    """Make a move, given by number or as text, in the position after event `after`."""

    move: int | Annotated[str, Meta(max_length=20)]
    after: Annotated[int, Meta(ge=0)]


class Undo(_Command, tag="undo", frozen=True, kw_only=True):
    """Take back one's last move, where nobody needs to be asked."""


class AskUndo(_Command, tag="ask_undo", frozen=True, kw_only=True):
    """Ask the others to let one's last move be taken back."""


class AnswerUndo(_Command, tag="answer_undo", frozen=True, kw_only=True):
    """Answer such a question; the one who asked may withdraw it with a no."""

    yes: bool


class Say(_Command, tag="say", frozen=True, kw_only=True):
    """Say something: words, or a phrase that every client knows in its language."""

    text: Annotated[str, Meta(max_length=4 * CHAT)] | None = None
    phrase: PhraseName | None = None


class HandOver(_Command, tag="hand_over", frozen=True, kw_only=True):
    """Let a bot play for a player who has been away for long, or for oneself."""

    seat: SeatNumber
    level: Level = 5


class TakeBack(_Command, tag="take_back", frozen=True, kw_only=True):
    """Play on oneself."""

    seat: SeatNumber


class AddBot(_Command, tag="add_bot", frozen=True, kw_only=True):
    """Put a bot on an open seat, or one of another level in place of a bot."""

    seat: SeatNumber
    level: Level


class Remove(_Command, tag="remove", frozen=True, kw_only=True):
    """Free a seat before the game."""

    seat: SeatNumber


class Pause(_Command, tag="pause", frozen=True, kw_only=True):
    """Let the clocks stand still."""


class Resume(_Command, tag="resume", frozen=True, kw_only=True):
    """Go on."""


class Abort(_Command, tag="abort", frozen=True, kw_only=True):
    """Break the game off."""


class Rematch(_Command, tag="rematch", frozen=True, kw_only=True):
    """Another game with the same players, at a new table."""

    nonce: Nonce | None = None


class Token(_Command, tag="token", frozen=True, kw_only=True):
    """Let a program take a seat: the answer has its token. The shell makes GiveToken of it."""

    seat: SeatNumber
    name: Name = "program"


class Ping(_Command, tag="ping", frozen=True, kw_only=True):
    """Is anybody there? Answered by the shell."""


AnyCommand = (
    Sit
    | Leave
    | Start
    | Move
    | Undo
    | AskUndo
    | AnswerUndo
    | Say
    | HandOver
    | TakeBack
    | AddBot
    | Remove
    | Pause
    | Resume
    | Abort
    | Rematch
    | Token
    | Ping
)

# What only the server asks for; none of it can be sent by a client.


class GiveToken(_Command, frozen=True, kw_only=True):
    """Token, with the hash of the token that the shell made."""

    seat: int
    name: str
    guest: str
    nonce: str


class BotMove(_Command, frozen=True, kw_only=True):
    """A bot has thought about the position after event `after`."""

    move: int
    after: int


class CheckClock(_Command, frozen=True, kw_only=True):
    """Has a clock run out?"""


class StandStill(_Command, frozen=True, kw_only=True):
    """No server ran from … to … (ms), as far as is known."""

    gaps: tuple[tuple[int, int], ...]


ServerCommand = GiveToken | BotMove | CheckClock | StandStill
Command = AnyCommand | ServerCommand

NAMES = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyCommand))
decoder: Decoder[AnyCommand] = Decoder(AnyCommand)
