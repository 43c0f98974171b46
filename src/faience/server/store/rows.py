"""From appends to rows, and from rows to what was asked for: the same for every database."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from faience.server.store.store import Append, Conflict, Listed, StoredAttempt, Summary, Uptime

Row = tuple[Any, ...]
NOWHERE = (0, "[]")


class Rows:
    """What a group of appends comes to.

    `standing` has the number and guests of each table that is there already. Appends are taken in turn: two of one
    group may follow one another on the same table. Of a table only the last summary is written.
    """

    def __init__(self, appends: Sequence[Append], standing: Mapping[str, tuple[int, str]]) -> None:
        self.events: list[Row] = []
        self.conflicts: list[bool] = []
        self.guests_gone: list[Row] = []
        self.guests_come: list[Row] = []
        last: dict[str, Append] = {}
        secrets: dict[tuple[str, str], str | None] = {}
        for append in appends:
            table_id = append.table_id
            number = last[table_id].number if table_id in last else standing.get(table_id, NOWHERE)[0]
            self.conflicts.append(number != append.after)
            if number == append.after:
                last[table_id] = append
                self.events += [(table_id, event.number, event.at, event.body) for event in append.events]
                secrets |= {(table_id, key.role): key.hash for key in append.keys}
        self.keys: list[Row] = [(*place, secret) for place, secret in secrets.items()]
        self.tables: list[Row] = [_table_row(append) for append in last.values()]
        for table_id, append in last.items():
            self._note_guests(table_id, standing.get(table_id, NOWHERE)[1], append.summary.guests)

    def _note_guests(self, table_id: str, before: str, after: tuple[str, ...]) -> None:
        if before != _guests_text(after):
            were = set(msgspec.json.decode(before, type=list[str]))
            self.guests_gone += [(guest, table_id) for guest in sorted(were.difference(after))]
            self.guests_come += [(guest, table_id) for guest in sorted(set(after) - were)]

    @property
    def outcomes(self) -> list[Exception | None]:
        """How each append went, provided that all rows are written."""
        return [Conflict() if is_lost else None for is_lost in self.conflicts]


def _table_row(append: Append) -> Row:
    summary = append.summary
    return (
        append.table_id,
        append.number,
        summary.status,
        summary.game,
        summary.board,
        summary.is_public,
        summary.host,
        _guests_text(summary.guests),
        summary.about,
        summary.due,
        summary.bot_due,
        summary.updated,
        summary.watching,
    )


def _guests_text(guests: tuple[str, ...]) -> str:
    return msgspec.json.encode(guests).decode()


def listed(row: Row) -> Listed:
    """A row of the table `tables`."""
    table_id, number, status, game, board, is_public, host, guests, about, due, bot_due, updated, watching = row
    summary = Summary(
        status=status,
        game=game,
        board=board,
        is_public=bool(is_public),
        host=host,
        guests=msgspec.json.decode(guests, type=tuple[str, ...]),
        about=about,
        due=due,
        bot_due=bot_due,
        updated=updated,
        watching=bool(watching),
    )
    return Listed(table_id, number, summary)


def attempted(row: Row) -> StoredAttempt:
    """A row of the table `attempts`."""
    guest, puzzle, game, move, is_solved, at = row
    return StoredAttempt(guest, puzzle, game, move, bool(is_solved), at)


def merged(beats: Iterable[Row]) -> list[Uptime]:
    """Times of single processes, ordered by their start, as times in which any of them ran."""
    uptimes: list[Uptime] = []
    for started, last in beats:
        if uptimes and started <= uptimes[-1].last:
            uptimes[-1] = Uptime(uptimes[-1].started, max(last, uptimes[-1].last))
        else:
            uptimes.append(Uptime(started, last))
    return uptimes
