"""The database: matches, keys and one append-only log per match, in SQLite or PostgreSQL."""

from skirmish.server.storage.entries import (
    Holder,
    Kept,
    LogEntry,
    Opened,
    Renewal,
    Role,
    StaleEntry,
    Standing,
    StorageFailure,
    StoredMatch,
)
from skirmish.server.storage.store import Store

__all__ = [
    "Holder",
    "Kept",
    "LogEntry",
    "Opened",
    "Renewal",
    "Role",
    "StaleEntry",
    "Standing",
    "StorageFailure",
    "Store",
    "StoredMatch",
]
