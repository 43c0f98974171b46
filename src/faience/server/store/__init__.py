"""The log of every table, on SQLite or PostgreSQL."""

from faience.server.store.opening import open_store
from faience.server.store.store import (
    Conflict,
    Key,
    Listed,
    Opens,
    Store,
    StoredEvent,
    Summary,
    Uptime,
)

__all__ = ["Conflict", "Key", "Listed", "Opens", "Store", "StoredEvent", "Summary", "Uptime", "open_store"]
