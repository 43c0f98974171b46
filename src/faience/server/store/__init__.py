"""The log of every table, on SQLite or PostgreSQL."""

from faience.server.store.opening import open_store
from faience.server.store.store import (
    Conflict,
    Key,
    Listed,
    Opens,
    Store,
    StoredAttempt,
    StoredEvent,
    StoredRating,
    StoredReview,
    Summary,
    Uptime,
)

__all__ = [
    "Conflict",
    "Key",
    "Listed",
    "Opens",
    "Store",
    "StoredAttempt",
    "StoredEvent",
    "StoredRating",
    "StoredReview",
    "Summary",
    "Uptime",
    "open_store",
]
