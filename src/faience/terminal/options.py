"""What a person asks for when sitting down at the terminal."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass, field

from faience.errors import SetupError
from faience.texts import say

HUMAN = "human"
DEFAULT_SEATS = ("human", "greedy")
NAMELESS = ("root", "admin", "administrator", "user", "nobody")


@dataclass(frozen=True)
class Seat:
    """A place at the table: the name of who sits there, and what plays, a human or a bot."""

    name: str
    player: str

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


@dataclass(frozen=True)
class TerminalOptions:
    """The choices of `faience play`; resume is None when the person has not said."""

    game: str = "azul"
    board: str = "coloured"
    jokers: bool = False
    seats: Sequence[str] = field(default=DEFAULT_SEATS)
    seed: int | None = None
    lang: str = "en"
    resume: bool | None = None
    plain: bool = False


def seats_from(wanted: Sequence[str], lang: str = "en") -> list[Seat]:
    """Seats from texts like "human", "greedy", "level:3" or "Ana=human"; equal names are numbered."""
    seats = [_seat(text, lang) for text in wanted]
    return [_numbered(seat, seats[:index]) for index, seat in enumerate(seats)]


def _seat(text: str, lang: str) -> Seat:
    from faience.players.spec import parse, split_name  # which brings the rules along

    name, what = split_name(text)
    if what == HUMAN:
        return Seat(name or login_name(), HUMAN)
    try:
        spec = parse(text)
    except SetupError as error:
        if error.code != "setup-player":
            raise
        raise SetupError(error.code, given=error.details["given"], known=f"{HUMAN}, {error.details['known']}") from None
    if spec.kind == "level" and not spec.name:
        return Seat(say("level-name", lang, level=int(spec.command)), spec.text)
    return Seat(spec.label, spec.text)


def login_name() -> str:
    """The user's name on this machine, if it is one."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return "Player"
    return "Player" if name.lower() in NAMELESS else name.capitalize()


def _numbered(seat: Seat, before: Sequence[Seat]) -> Seat:
    same = sum(other.name == seat.name for other in before)
    return Seat(f"{seat.name}-{same + 1}", seat.player) if same else seat
