"""Alembic runs this for every migration; see `upgrade` in migrating.py."""

from alembic import context

from faience.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
