"""Tables and their log, guests, keys, leases of bots, and times of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("bot_due", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    is_in_lobby = sa.and_(sa.column("status") == sa.text("'open'"), sa.column("is_public", sa.Boolean))
    for name, column, condition in (
        ("tables_in_lobby", "updated", is_in_lobby),
        ("tables_due", "due", sa.column("due").is_not(None)),
        ("tables_bot_due", "bot_due", sa.column("bot_due").is_not(None)),
    ):
        op.create_index(name, "tables", [column], sqlite_where=condition, postgresql_where=condition)
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, unique=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
