"""Every question that is asked of a database, in its own dialect.

Statements are compiled to text once and then handed to the driver as they are: SQLAlchemy would need longer to prepare
an append than SQLite to carry it out.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    ClauseElement,
    ColumnElement,
    Dialect,
    Select,
    and_,
    bindparam,
    delete,
    func,
    literal_column,
    not_,
    or_,
    select,
    text,
    update,
)

from faience.server.store.schema import (
    attempts,
    beats,
    events,
    guests,
    is_in_lobby,
    is_on_show,
    is_unfinished,
    keys,
    leases,
    ratings,
    reviews,
    tables,
)

LISTED = 100  # tables
ENDED = 20  # games that are over


class Statements:
    """Parameters stand in the order in which a statement mentions them."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        def written(statement: ClauseElement) -> str:
            return str(statement.compile(dialect=dialect))

        self.add_event = written(insert(events))
        self.put_table = written(_put(insert(tables)))
        self.put_key = written(_put(insert(keys)))
        self.add_guest = written(insert(guests).on_conflict_do_nothing())
        self.remove_guest = written(
            delete(guests).where(guests.c.guest == bindparam("guest"), guests.c.table_id == bindparam("table_id"))
        )
        self.lease = written(_lease(insert(leases)))
        self.release = written(delete(leases).where(leases.c.holder == bindparam("holder")))
        self.beat = written(_beat(insert(beats)))

        self.read = written(
            select(events.c.number, events.c.at, events.c.body)
            .where(events.c.table_id == bindparam("table_id"), events.c.number > bindparam("since"))
            .order_by(events.c.number)
        )
        self.opens = written(select(keys.c.table_id, keys.c.role).where(keys.c.hash == bindparam("hash")))
        is_recent = tables.c.updated >= bindparam("since")
        of_guest = select(tables).join(guests, guests.c.table_id == tables.c.id)
        of_guest = of_guest.where(guests.c.guest == bindparam("guest"))
        self.tables_of = written(
            _latest(of_guest.where(tables.c.status.in_([literal_column("'open'"), literal_column("'playing'")])))
        )
        ended = of_guest.where(tables.c.status == text("'ended'"), is_recent)
        self.ended_tables_of = written(_latest(ended, ENDED))
        self.open_tables = written(_latest(select(tables).where(is_in_lobby, is_recent)))
        self.games_on_show = written(_latest(select(tables).where(is_on_show, is_recent)))
        self.due = written(select(tables.c.id).where(tables.c.due <= bindparam("now")))
        self.bots_due = written(select(tables.c.id).where(tables.c.bot_due <= bindparam("now")))
        self.uptimes = written(
            select(beats.c.started, beats.c.last).where(beats.c.last >= bindparam("since")).order_by(beats.c.started)
        )

        self.add_review = written(insert(reviews).on_conflict_do_nothing())
        self.read_review = written(select(reviews).where(reviews.c.id == bindparam("id")))
        own = func.count().filter(reviews.c.guest == bindparam("guest"))
        self.count_reviews = written(select(own, func.count()).select_from(reviews).where(is_unfinished))
        self.ask_again = written(_ask_again())
        self.stop_review = written(_stop_review())
        self.claim_review = written(_claim_review())
        self.keep_review = written(_keep_review())
        self.end_review = written(_end_review())

        self.add_attempt = written(insert(attempts).returning(attempts.c.puzzle))
        self.repeat_attempt = written(_repeat_attempt())
        self.put_rating = written(_put_rating(insert(ratings)))
        self.read_attempt = written(
            select(attempts).where(attempts.c.guest == bindparam("guest"), attempts.c.puzzle == bindparam("puzzle"))
        )
        self.attempts_of = written(
            select(attempts)
            .where(attempts.c.guest == bindparam("guest"), attempts.c.game == bindparam("game"))
            .order_by(attempts.c.at)
        )
        self.read_rating = written(
            select(ratings).where(ratings.c.who == bindparam("who"), ratings.c.game == bindparam("game"))
        )


def _put(row: Any, where: ColumnElement[bool] | None = None) -> Any:
    """In place of the row that is there."""
    columns = row.table.columns
    changes = {column.name: row.excluded[column.name] for column in columns if not column.primary_key}
    own = [column for column in columns if column.primary_key]
    return row.on_conflict_do_update(index_elements=own, set_=changes, where=where)


def _put_rating(row: Any) -> Any:
    """Only after the one that it was worked out from."""
    return _put(row, ratings.c.games == row.excluded.games - literal_column("1")).returning(ratings.c.who)


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


def _latest(listed: Select[Any], most: int = LISTED) -> Select[Any]:
    return listed.order_by(tables.c.updated.desc()).suffix_with(f"LIMIT {most}")


def _ask_again() -> Any:
    """A review on which nobody works is somebody's wish once more."""
    asked: dict[str, Any] = {"guest": bindparam("new_guest"), "asked": bindparam("now")}
    again = update(reviews).where(reviews.c.id == bindparam("review"), not_(is_unfinished))
    return again.values({"status": text("'waiting'"), "holder": text("NULL"), **asked})


def _stop_review() -> Any:
    whose = and_(reviews.c.id == bindparam("review"), reviews.c.guest == bindparam("whose"), is_unfinished)
    return update(reviews).where(whose).values(status=text("'stopped'"))


def _claim_review() -> Any:
    """The one that waits for longest, or whose holder has not been heard of; nobody else gets it."""
    oldest = select(reviews.c.id).where(_is_free("now")).order_by(reviews.c.asked, reviews.c.id)
    chosen = oldest.suffix_with("LIMIT 1").scalar_subquery()
    taken = update(reviews).where(reviews.c.id == chosen, _is_free("then"))
    claims: dict[str, Any] = {"holder": bindparam("new_holder"), "until": bindparam("new_until")}
    return taken.values({"status": text("'running'"), **claims}).returning(*reviews.columns)


def _is_free(now: str) -> ColumnElement[bool]:
    is_forgotten = reviews.c.until <= bindparam(now, type_=BigInteger)
    return and_(is_unfinished, or_(reviews.c.status == text("'waiting'"), is_forgotten))


def _keep_review() -> Any:
    """Says what has become of it meanwhile, if it is still this holder's."""
    kept: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("done", "body", "until")}
    own = update(reviews).where(reviews.c.id == bindparam("review"), reviews.c.holder == bindparam("own"))
    return own.values(kept).returning(reviews.c.status)


def _end_review() -> Any:
    """Unless somebody has stopped it."""
    own = and_(reviews.c.id == bindparam("review"), reviews.c.holder == bindparam("own"))
    ended = update(reviews).where(own, reviews.c.status == text("'running'"))
    return ended.values(status=bindparam("new_status"), holder=text("NULL"))


def _repeat_attempt() -> Any:
    """What was solved once stays solved."""
    own = and_(attempts.c.guest == bindparam("own"), attempts.c.puzzle == bindparam("which"))
    changes = {
        "move": bindparam("new_move"),
        "is_solved": or_(attempts.c.is_solved, bindparam("new_solved", type_=Boolean)),
        "at": bindparam("new_at"),
    }
    return update(attempts).where(own).values(changes)
