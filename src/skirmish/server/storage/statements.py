"""The statements that execute writes: few, with many rows each."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Update,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import sqlite

from skirmish.server.storage.entries import OpenSeat, Renewal, Role, StaleEntry
from skirmish.server.storage.rows import log_row, match_of, match_row, status_row
from skirmish.server.storage.schema import (
    epochs,
    keys,
    log,
    matches,
    moves,
    open_seats,
    serving_periods,
    showings,
)
from skirmish.server.storage.seat_statements import (
    LEASE,
    end_move,
    lock_clients,
    offer_move,
    open_seat,
    remove_seat,
)
from skirmish.server.storage.writes import Write

_INSERT_LOG: Final = insert(log)
_SEATS: Final[dict[Role, int]] = {"south": 0, "north": 1}
EPOCH: Final = select(func.coalesce(func.max(epochs.c.number), 0))
"""How many times this database was restored from a backup."""
_INSERT_MATCH: Final = insert(matches).values(epoch=EPOCH.scalar_subquery())
_INSERT_KEY: Final = insert(keys)
_INSERT_SHOWING: Final = insert(showings)
_END_SHOWING: Final = (
    update(showings)
    .where(showings.c.match == bindparam("match_"), showings.c.ended.is_(None))
    .values(ended=bindparam("at"))
)
_UPDATE_STATUS: Final = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(
        status=bindparam("new_status"), due=bindparam("new_due"), computer_to_move=bindparam("new_computer")
    )
)
_PROBES: Final = {
    "sqlite": text("PRAGMA user_version = 0"),
    "postgresql": text("SELECT pg_current_xact_id()"),
}
"""Statements that change nothing, but whose commit has to reach the disk."""
_INSERT_SERVING: Final = insert(serving_periods)
_BEAT: Final = (
    update(serving_periods)
    .where(
        serving_periods.c.id == select(func.max(serving_periods.c.id)).scalar_subquery(),
        serving_periods.c.until < bindparam("at"),
    )
    .values(until=bindparam("at"))
)


def write_rows(writes: Iterable[Write], connection: Connection) -> None:
    """Execute writes over a connection: few statements, with many rows each."""
    match_rows: list[dict[str, Any]] = []
    key_rows: list[dict[str, Any]] = []
    log_rows: list[dict[str, Any]] = []
    status_rows: list[dict[str, Any]] = []
    heirs: list[tuple[str, str]] = []
    renewals: list[Renewal] = []
    deleted: list[str] = []
    probe = False
    serving: list[dict[str, Any]] = []
    beats: list[int] = []
    seats: list[OpenSeat] = []
    showing_rows: list[dict[str, Any]] = []
    ended: list[dict[str, Any]] = []
    leases: list[dict[str, Any]] = []
    removed: list[tuple[str, ColumnElement[bool] | None]] = []
    unshown: list[str] = []
    valid: set[tuple[str, bytes]] = set()
    for write in writes:
        valid.update(write.valid)
        removed += [(match, open_seats.c.until >= at) for match, at in write.closed]
        removed += [(match, open_seats.c.until < before) for match, before in write.abandoned]
        removed += [(match, None) for match in write.instead]
        if write.moved is not None:
            end_move(*write.moved, connection)
        for move, at in write.moves:
            offer_move(move, at, connection)
        leases += [{"match_": match, "until_": until} for match, until in write.leases]
        unshown += write.unshown
        ended += _ended((write,))
        probe |= write.probe
        deleted += write.deleted
        for opened in write.opened:
            match_rows.append(match_row(opened.match, opened.status))
            for role, key in opened.keys:
                key_rows.append({"match": opened.match.id, "hash": key, "role": role, "revoked": None})
            if opened.heir_of is not None:
                heirs.append((opened.heir_of, opened.match.id))
            if opened.seat is not None:
                seats.append(opened.seat)
            if opened.showing is not None:
                showing_rows.append({"match": opened.match.id, "delay": opened.showing})
            log_rows += map(log_row, opened.entries)
        log_rows += map(log_row, write.entries)
        status_rows += [status_row(*each) for each in write.statuses]
        renewals += write.renewals
        serving += [
            {"since": each.since, "until": each.until, "wall_offset": each.offset} for each in write.serving
        ]
        beats += [] if write.beat is None else [write.beat]
    # In one order, so that two servers that share the database do not wait for each other.
    removed.sort(key=itemgetter(0))
    seats.sort(key=lambda each: each.quick or "")
    log_rows.sort(key=match_of)
    status_rows.sort(key=match_of)
    leases.sort(key=itemgetter("match_"))
    if deleted or any(write.instead for write in writes):
        # No other server adds to a match between the deletion of its entries and its own.
        changed = {*deleted, *(match for match, _ in removed)}
        connection.execute(
            select(matches.c.id).where(matches.c.id.in_(changed)).order_by(matches.c.id).with_for_update()
        )
    for match, condition in removed:
        if condition is not None:
            remove_seat(match, condition, connection)
        elif connection.execute(delete(open_seats).where(open_seats.c.match == match)).rowcount:
            deleted.append(match)
    if valid:
        _check_keys(valid, connection, lock=bool(renewals))
    if match_rows:
        connection.execute(_INSERT_MATCH, match_rows)
    if key_rows:
        connection.execute(_INSERT_KEY, key_rows)
    for old, new in heirs:
        connection.execute(_inherit_keys(old, new))
        connection.execute(_inherit_showing(old, new))
    lock_clients(seats, connection)
    for seat in seats:
        open_seat(seat, connection)
    if showing_rows:
        connection.execute(_INSERT_SHOWING, showing_rows)
    if log_rows:
        connection.execute(_INSERT_LOG, log_rows)
    if status_rows:
        connection.execute(_UPDATE_STATUS, status_rows)
    if ended:
        connection.execute(_END_SHOWING, ended)
    if leases:
        connection.execute(LEASE, leases)
    if unshown:
        connection.execute(delete(showings).where(showings.c.match.in_(unshown)))
    if serving:
        connection.execute(_INSERT_SERVING, serving)
    if connection.dialect.name == "sqlite":  # elsewhere, servers would wait for each other's commits
        beats += [row["at"] for row in log_rows]
    if beats:
        connection.execute(_BEAT, {"at": max(beats)})
    for renewal in renewals:
        _renew(renewal, connection)
    for table, column in (
        *((each, each.c.match) for each in (log, keys, open_seats, showings, moves)),
        (matches, matches.c.id),
    ):
        if deleted:
            connection.execute(delete(table).where(column.in_(deleted)))
    if probe:
        connection.execute(_PROBES[connection.dialect.name])


def append_plainly(writes: Iterable[Write], connection: sqlite3.Connection) -> None:
    """Execute writes that only append (:func:`only_append`) over a connection of SQLite's own driver.

    Raises :class:`StaleEntry` if an entry is there already.
    """
    written = [*writes]
    log_rows = [log_row(entry) for write in written for entry in write.entries]
    statuses = [each for write in written for each in write.statuses]
    at = max(row["at"] for row in log_rows)
    try:
        _execute_plainly(_INSERT_LOG, log_rows, connection)
        _execute_plainly(_UPDATE_STATUS, [status_row(*each) for each in statuses], connection)
        _execute_plainly(_END_SHOWING, [*_ended(written)], connection)
        _execute_plainly(_BEAT, [{"at": at}], connection)
    except sqlite3.IntegrityError as error:
        raise StaleEntry from error


def _execute_plainly(
    statement: Insert | Update, rows: Sequence[dict[str, Any]], connection: sqlite3.Connection
) -> None:
    """Execute a statement for rows with the same keys, if there are any."""
    if rows:
        sql, names = _for_sqlite(statement, tuple(rows[0]))
        connection.executemany(sql, [[row[name] for name in names] for row in rows])


@cache
def _for_sqlite(statement: Insert | Update, keys: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite's driver takes it, and the names of its parameters in their order."""
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=keys)
    return compiled.string, tuple(compiled.positiontup or ())


def _ended(writes: Iterable[Write]) -> Iterator[dict[str, Any]]:
    """The matches that are over, and since when, as parameters of the statement that ends their showing."""
    for write in writes:
        for match, status in write.statuses:
            if status.status == "over":
                yield {"match_": match, "at": write.entries[-1].issued.at}


def _inherit_keys(old: str, new: str) -> Any:
    """A statement that gives a rematch the keys of its match, with the seats swapped."""
    swapped = case(
        (keys.c.role == "south", literal("north")),
        (keys.c.role == "north", literal("south")),
        else_=keys.c.role,
    )
    found = select(literal(new), keys.c.hash, swapped).where(keys.c.match == old, keys.c.revoked.is_(None))
    return insert(keys).from_select(["match", "hash", "role"], found)


def _inherit_showing(old: str, new: str) -> Any:
    """A statement that lets anyone watch a rematch who could watch its match."""
    found = select(literal(new), showings.c.delay).where(showings.c.match == old)
    return insert(showings).from_select(["match", "delay"], found)


def _check_keys(valid: set[tuple[str, bytes]], connection: Connection, *, lock: bool) -> None:
    """Raise :class:`StaleEntry` if a key of a match was revoked. ``lock``: no other server revokes
    one meanwhile."""
    held = tuple_(keys.c.match, keys.c.hash).in_(valid) & keys.c.revoked.is_(None)
    query = select(keys.c.match).where(held)
    if len(connection.execute(query.with_for_update() if lock else query).all()) < len(valid):
        raise StaleEntry


def _renew(renewal: Renewal, connection: Connection) -> None:
    held = (keys.c.match == renewal.match, keys.c.role == renewal.role, keys.c.revoked.is_(None))
    connection.execute(update(keys).where(*held).values(revoked=renewal.at))
    if renewal.role in _SEATS:  # a seat with another key is not open to anyone
        offered = (open_seats.c.match == renewal.match, open_seats.c.seat == _SEATS[renewal.role])
        connection.execute(delete(open_seats).where(*offered))
    if renewal.key is not None:
        row = {"match": renewal.match, "hash": renewal.key, "role": renewal.role, "revoked": None}
        connection.execute(_INSERT_KEY, [row])
