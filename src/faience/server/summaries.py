"""What lists show of a table, and what the server must know of it without reading its log."""

import msgspec

from faience.server.room import players_of
from faience.server.store import Listed, Summary
from faience.server.table import Table

DAY = 24 * 3600 * 1000  # ms
PATIENCE = 5_000  # ms after which somebody else may let a bot move, if the server that should has died


class Listing(msgspec.Struct):
    """A table in the lobby or among one's own games."""

    table: str
    status: str
    game: str
    board: str
    updated: int
    options: dict[str, bool]
    seats: list[str | int | None]  # the names of people, the levels of bots; none: open
    clock: str
    is_your_turn: bool = False
    scores: list[int] = []  # of a game that has ended
    winners: list[int] = []
    own: list[int] = []  # the seats of who asks


class _About(msgspec.Struct):
    options: dict[str, bool]
    seats: list[str | int | None]
    clock: str
    turn: str | None  # the guest to move
    scores: list[int] = []
    winners: list[int] = []
    guests: list[str | None] = []  # by seat
    is_slow: bool = False


def summary_of(table: Table) -> Summary:
    updated = table.log[-1].at
    turn = table.seats[table.to_move].guest if table.to_move is not None else None
    about = _About(
        options=table.setup.options,
        seats=[seat.name if seat.level is None else seat.level for seat in table.seats],
        clock=table.setup.clock.kind,
        turn=turn,
        scores=list(table.ended.scores) if table.ended else [],
        winners=list(table.ended.winners) if table.ended else [],
        guests=[seat.guest for seat in table.seats],
        is_slow=table.setup.clock.is_slow,
    )
    return Summary(
        status=table.status,
        game=table.setup.game,
        board=table.setup.board,
        is_public=table.setup.visibility == "public",
        host=table.host or "",
        guests=tuple(dict.fromkeys(filter(None, (table.host, *players_of(table))))),
        about=msgspec.json.encode(about),
        due=table.due(),
        bot_due=updated + PATIENCE if table.bot_to_move() else None,
        updated=updated,
        watching=table.setup.watching,
    )


def listing_of(listed: Listed, guest: str) -> Listing:
    summary = listed.summary
    about = msgspec.json.decode(summary.about, type=_About)
    return Listing(
        table=listed.table_id,
        status=summary.status,
        game=summary.game,
        board=summary.board,
        updated=summary.updated,
        options=about.options,
        seats=about.seats,
        clock=about.clock,
        is_your_turn=about.turn == guest,
        scores=about.scores,
        winners=about.winners,
        own=[seat for seat, sitting in enumerate(about.guests) if sitting == guest],
    )


def is_lively(listed: Listed, now: int) -> bool:
    """Somebody may be there: for a day after what happened last, and longer only where moves take days."""
    is_slow = msgspec.json.decode(listed.summary.about, type=_About).is_slow
    return is_slow or now - listed.summary.updated < DAY
