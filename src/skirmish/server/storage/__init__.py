"""The database: matches, keys and one append-only log per match, in SQLite or PostgreSQL."""

from skirmish.server.storage.entries import (
    BrokenLog,
    Holder,
    Kept,
    LogEntry,
    MatchStatus,
    Opened,
    Renewal,
    Role,
    StaleEntry,
    StorageFailure,
    StoredMatch,
)
from skirmish.server.storage.store import Store

__all__ = [
    "BrokenLog",
    "Holder",
    "Kept",
    "LogEntry",
    "MatchStatus",
    "Opened",
    "Renewal",
    "Role",
    "StaleEntry",
    "StorageFailure",
    "Store",
    "StoredMatch",
]
