"""The tables of the database. They are made and changed by migrations only; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
    text,
    true,
)

metadata = MetaData()

# In SQLite without a row number, so that the events of a table lie side by side.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("guests", Text, nullable=False),  # a JSON list; the table of that name has them one by one
    Column("about", LargeBinary, nullable=False),
    Column("due", BigInteger),
    Column("bot_due", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("watching", Boolean, nullable=False, server_default=true()),
)

# Each holds only the few rows it is asked for, so that a move seldom touches any.
is_in_lobby = and_(tables.c.status == text("'open'"), tables.c.is_public)
is_on_show = and_(tables.c.status == text("'playing'"), tables.c.is_public, tables.c.watching)
for name, column, condition in (
    ("tables_in_lobby", tables.c.updated, is_in_lobby),
    ("tables_on_show", tables.c.updated, is_on_show),
    ("tables_due", tables.c.due, tables.c.due.is_not(None)),
    ("tables_bot_due", tables.c.bot_due, tables.c.bot_due.is_not(None)),
):
    Index(name, column, sqlite_where=condition, postgresql_where=condition)

guests = Table(
    "guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("hash", Text, unique=True),
    sqlite_with_rowid=False,
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("process", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

# `until` then somebody else may go on with a review, if its `holder` has not been heard of.
reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary),
    Column("asked", BigInteger, nullable=False),
    Column("holder", Text),
    Column("until", BigInteger),
)
is_unfinished = reviews.c.status.in_([literal_column("'waiting'"), literal_column("'running'")])
Index("reviews_unfinished", reviews.c.asked, sqlite_where=is_unfinished, postgresql_where=is_unfinished)

attempts = Table(
    "attempts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("move", Text, nullable=False),  # the last one that was tried; empty if the answer was asked for
    Column("is_solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Of guests, and of puzzles.
ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
