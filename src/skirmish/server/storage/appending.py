"""Appending to logs on PostgreSQL as one statement, a transaction by itself: one trip to the database.

A player's action is entries, perhaps a match's new status, and a key that must still be valid. As statements
of a transaction they would take five trips one after the other, and the player waits for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from skirmish.server.storage.entries import StaleEntry
from skirmish.server.storage.rows import log_row, match_of, status_row
from skirmish.server.storage.writes import Write

_KEYS: Final = {"match": "varchar", "hash": "bytea"}
_LOG: Final = {
    "match": "varchar",
    "seq": "integer",
    "action_id": "varchar",
    "kind": "varchar",
    "seat": "smallint",
    "payload": "text",
    "at": "bigint",
    "checksum": "bigint",
}
_STATUS: Final = {"match": "varchar", "new_status": "varchar", "new_due": "bigint", "new_computer": "boolean"}


def _rows(columns: dict[str, str], first: int) -> str:
    """A table of one array for each column, the parameters from that number on."""
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(columns.values(), first))
    return f"unnest({arrays}) AS given ({', '.join(columns)})"


_APPEND: Final = f"""
    WITH held AS (
        SELECT count(*) = cardinality($1::varchar[]) AS all_valid
        FROM {_rows(_KEYS, 1)} JOIN keys USING (match, hash) WHERE revoked IS NULL
    ), appended AS (
        INSERT INTO log ({", ".join(_LOG)})
        SELECT * FROM {_rows(_LOG, 1 + len(_KEYS))} WHERE (SELECT all_valid FROM held)
    ), changed AS (
        UPDATE matches SET status = new_status, due = new_due, computer_to_move = new_computer
        FROM {_rows(_STATUS, 1 + len(_KEYS) + len(_LOG))} WHERE id = match AND (SELECT all_valid FROM held)
    )
    SELECT all_valid FROM held
"""  # noqa: S608  # of the names of columns alone


def can_append(writes: Iterable[Write]) -> bool:
    """Whether :func:`append_rows` does all of these writes that only append: a match's end is more."""
    return not any(status.status == "over" for write in writes for _, status in write.statuses)


def append_rows(writes: Sequence[Write], connection: Connection) -> None:
    """Execute such writes, all or none. Raises IntegrityError, and :class:`StaleEntry` for a revoked key."""
    held = sorted({each for write in writes for each in write.valid})
    log_rows = [log_row(entry) for write in writes for entry in write.entries]
    status_rows = [status_row(*each) for write in writes for each in write.statuses]
    # In one order, so that two servers that share the database do not wait for each other.
    log_rows.sort(key=match_of)
    status_rows.sort(key=match_of)
    given: tuple[list[Any], ...] = (
        *([each[column] for each in held] for column in range(len(_KEYS))),
        *([row[column] for row in log_rows] for column in _LOG),
        *([row[column] for row in status_rows] for column in _STATUS),
    )
    if not connection.exec_driver_sql(_APPEND, given).scalar_one():
        raise StaleEntry
