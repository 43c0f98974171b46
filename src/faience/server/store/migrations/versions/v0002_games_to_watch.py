"""Public games that are being played are found without looking at all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    is_on_show = sa.and_(sa.column("status") == sa.text("'playing'"), sa.column("is_public", sa.Boolean))
    op.create_index("tables_on_show", "tables", ["updated"], sqlite_where=is_on_show, postgresql_where=is_on_show)
