"""Reviews, attempts at puzzles and ratings; and games on show are those that may be watched."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("until", sa.BigInteger),
    )
    is_unfinished = sa.column("status").in_([sa.literal_column("'waiting'"), sa.literal_column("'running'")])
    op.create_index(
        "reviews_unfinished", "reviews", ["asked"], sqlite_where=is_unfinished, postgresql_where=is_unfinished
    )
    op.create_table(
        "attempts",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.true()))
    _note_who_may_not_watch()
    op.drop_index("tables_on_show", "tables")
    is_on_show = sa.and_(
        sa.column("status") == sa.text("'playing'"),
        sa.column("is_public", sa.Boolean),
        sa.column("watching", sa.Boolean),
    )
    op.create_index("tables_on_show", "tables", ["updated"], sqlite_where=is_on_show, postgresql_where=is_on_show)


def _note_who_may_not_watch() -> None:
    """Only the JSON of a table knew so far."""
    tables = sa.table("tables", sa.column("about", sa.LargeBinary), sa.column("watching", sa.Boolean))
    is_postgres = op.get_bind().dialect.name == "postgresql"
    about = sa.func.convert_from(tables.c.about, "UTF8") if is_postgres else sa.cast(tables.c.about, sa.Text)
    is_closed = sa.type_coerce(about, sa.Text).contains('"watching":false')
    op.execute(tables.update().where(is_closed).values(watching=False))
