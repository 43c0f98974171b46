"""Every question that is asked of a database, in its own dialect.

Statements are compiled to text once and then handed to the driver as they are: SQLAlchemy would need longer to prepare
an append than SQLite to carry it out.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import BigInteger, ClauseElement, Dialect, Select, bindparam, delete, or_, select

from faience.server.store.schema import beats, events, guests, is_in_lobby, is_on_show, keys, leases, tables

LISTED = 100  # tables


class Statements:
    """Parameters stand in the order in which a statement mentions them."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        def text(statement: ClauseElement) -> str:
            return str(statement.compile(dialect=dialect))

        self.add_event = text(insert(events))
        self.put_table = text(_put(insert(tables)))
        self.put_key = text(_put(insert(keys)))
        self.add_guest = text(insert(guests).on_conflict_do_nothing())
        self.remove_guest = text(
            delete(guests).where(guests.c.guest == bindparam("guest"), guests.c.table_id == bindparam("table_id"))
        )
        self.lease = text(_lease(insert(leases)))
        self.release = text(delete(leases).where(leases.c.holder == bindparam("holder")))
        self.beat = text(_beat(insert(beats)))

        self.read = text(
            select(events.c.number, events.c.at, events.c.body)
            .where(events.c.table_id == bindparam("table_id"), events.c.number > bindparam("since"))
            .order_by(events.c.number)
        )
        self.opens = text(select(keys.c.table_id, keys.c.role).where(keys.c.hash == bindparam("hash")))
        of_guest = select(tables).join(guests, guests.c.table_id == tables.c.id)
        self.tables_of = text(_latest(of_guest.where(guests.c.guest == bindparam("guest"))))
        self.open_tables = text(_latest(select(tables).where(is_in_lobby)))
        self.games_on_show = text(_latest(select(tables).where(is_on_show)))
        self.due = text(select(tables.c.id).where(tables.c.due <= bindparam("now")))
        self.bots_due = text(select(tables.c.id).where(tables.c.bot_due <= bindparam("now")))
        self.uptimes = text(
            select(beats.c.started, beats.c.last).where(beats.c.last >= bindparam("since")).order_by(beats.c.started)
        )


def _put(row: Any) -> Any:
    """In place of the row that is there."""
    columns = row.table.columns
    changes = {column.name: row.excluded[column.name] for column in columns if not column.primary_key}
    return row.on_conflict_do_update(index_elements=[column for column in columns if column.primary_key], set_=changes)


def _lease(row: Any) -> Any:
    """A lease can be had if it is one's own, has run out, or is for an earlier turn."""
    is_free = or_(
        leases.c.number < row.excluded.number,
        leases.c.holder == row.excluded.holder,
        leases.c.until <= bindparam("now", type_=BigInteger),
    )
    changes = {name: row.excluded[name] for name in ("number", "holder", "until")}
    taken = row.on_conflict_do_update(index_elements=[leases.c.table_id], set_=changes, where=is_free)
    return taken.returning(leases.c.table_id)


def _beat(row: Any) -> Any:
    """A server that is known already keeps the time of its start."""
    return row.on_conflict_do_update(index_elements=[beats.c.process], set_={"last": row.excluded.last})


def _latest(listed: Select[Any]) -> Select[Any]:
    return listed.order_by(tables.c.updated.desc()).suffix_with(f"LIMIT {LISTED}")
