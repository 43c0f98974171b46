"""What clients are sent: the table as they may see it, and what happened at it. JSON is made of these by msgspec."""

from typing import Any, Literal

from msgspec import Struct

from faience.server.setup import TableSetup

Kind = Literal["open", "human", "bot", "program"]
Status = Literal["open", "playing", "ended", "aborted"]


class LegalMove(Struct, frozen=True, omit_defaults=True):
    """A move that may be made, what it is made of, and what it would bring. What is not told is none, or 0.

    Lines, columns, stars and spaces count from 0; source 0 is the centre, 1 to 9 are the displays.
    """

    move: int
    text: str  # notation
    words: str  # in the reader's language
    kind: Literal["take", "jokers", "column", "place", "pass", "bonus", "keep"]
    source: int | None = None  # take
    tile: str | None = None  # take, place, bonus, keep: the colour
    with_jokers: bool = False  # take: the jokers come along
    line: int | None = None  # take: none is the floor; also of a choice of jokers or column
    jokers: int | None = None  # how many stay in the line
    column: int | None = None
    star: int | None = None  # place
    space: int | None = None  # place: on the star
    cost: int = 0  # place: tiles paid
    wilds: int = 0  # place: how many of them are wild; take: wild tiles that come along
    count: int = 0  # take: how many tiles are taken, wilds and jokers included
    have: int = 0  # take: so many tiles lie on the line afterwards …
    of: int = 0  # … which has room for so many
    marker: bool = False  # take: with the start player marker, or the token
    now: int = 0  # points at once
    later: int = 0  # points at the end of the round, as far as that is certain
    falls: int = 0  # tiles that fall to the floor
    loss: int = 0  # points that fallen or discarded tiles cost, 0 or less
    bonus: int = 0  # bonus tiles


class SeatView(Struct, frozen=True):
    """A seat, and what the reader may do to it."""

    kind: Kind
    name: str | None  # of a human or program
    level: int | None  # of a bot
    is_you: bool
    is_host: bool
    is_connected: bool
    stand_in: int | None  # the level of the bot that plays for somebody
    is_timed_out: bool
    clock_ms: int | None  # left at the time of the view; none for bots and without clocks
    hand_over_at: int | None  # ms; from when on an absent player's seat may be handed to a bot
    may: tuple[str, ...]  # commands about this seat


class ClockView(Struct, frozen=True):
    """Which clock runs, and the server's time."""

    running: int | None
    now: int


class LastMove(Struct, frozen=True):
    """The last move that was made."""

    seat: int
    move: int
    text: str


class Ending(Struct, frozen=True, omit_defaults=True):
    """Why this round is the last, or can be: whose row of the wall is completed, if it is for that."""

    is_certain: bool
    seat: int | None = None
    row: int | None = None


class Result(Struct, frozen=True):
    """How it ended: who won, and where the points came from."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Literal["played", "time"]
    breakdown: tuple[dict[str, int], ...]  # by seat: points by their source
    rounds: tuple[tuple[int, ...], ...]  # scores after each round


class Fairness(Struct, frozen=True):
    """All that is needed to check the bag; the secret only after the end."""

    commitment: str
    nonces: tuple[str, ...]  # in the order in which they came
    order: tuple[int, ...]  # old numbers of the seats, once they are drawn
    secret: str | None


class View(Struct, frozen=True):
    """The table as one reader may see it."""

    table: str
    number: int
    status: Status
    is_paused: bool
    setup: TableSetup
    seats: tuple[SeatView, ...]
    role: Literal["player", "watcher"]
    is_host: bool
    you: tuple[int, ...]  # seats that the reader plays
    position: dict[str, Any] | None
    start: dict[str, Any] | None  # where a game began that began at a position
    to_move: int | None
    is_your_turn: bool
    legal: tuple[LegalMove, ...]
    last_move: LastMove | None
    ending: tuple[Ending, ...]  # why this round is the last, or can be
    undo_asked_by: int | None
    clock: ClockView
    scores: tuple[int, ...]
    result: Result | None
    fairness: Fairness
    watchers: int
    rematch: str | None  # the next table
    may: tuple[str, ...]  # commands that are possible now


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as everybody may know it; which fields there are depends on its kind."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    sitter: str | None = None  # seated: human, bot or program
    name: str | None = None
    level: int | None = None
    by_host: bool = False
    by: str | None = None  # moved: human, bot or program
    order: tuple[int, ...] | None = None
    move: int | None = None
    text: str | None = None  # moved: notation; said: the words
    phrase: str | None = None
    to: int | None = None
    events: tuple[dict[str, Any], ...] = ()  # moved, dealt: what happened, as the engine tells it
    ending: tuple[Ending, ...] = ()  # moved, dealt: since then this round is certain to be the last
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    reason: str | None = None
    table: str | None = None
