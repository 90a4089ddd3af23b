"""Writes as rows of the tables: what is written together, and the statements that write it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, Final

import msgspec
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

from skirmish.core import value
from skirmish.match.commands import encode
from skirmish.server.storage.entries import (
    MOST_OFFERS,
    LogEntry,
    MatchStatus,
    Opened,
    OpenSeat,
    Renewal,
    Role,
    SeatMove,
    ServingPeriod,
    StaleEntry,
    StoredMatch,
    TooManyOffers,
    checksum,
)
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

match_of: Final = itemgetter("match")
_INSERT_LOG: Final = insert(log)
_SEATS: Final[dict[Role, int]] = {"south": 0, "north": 1}
EPOCH: Final = select(func.coalesce(func.max(epochs.c.number), 0))
"""How many times this database was restored from a backup."""
_INSERT_MATCH: Final = insert(matches).values(epoch=EPOCH.scalar_subquery())
_INSERT_KEY: Final = insert(keys)
_INSERT_SEAT: Final = insert(open_seats)
_INSERT_SHOWING: Final = insert(showings)
_LEASE: Final = (
    update(open_seats).where(open_seats.c.match == bindparam("match_")).values(until=bindparam("until_"))
)
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


@value
class Write:
    """Rows that are written together or not at all."""

    entries: Sequence[LogEntry] = ()
    statuses: Sequence[tuple[str, MatchStatus]] = ()
    opened: Sequence[Opened] = ()
    renewals: Sequence[Renewal] = ()
    deleted: Sequence[str] = ()
    """Matches that are deleted, with their keys and logs."""
    probe: bool = False
    """Whether to write something that changes nothing, to see that writing works."""
    serving: Sequence[ServingPeriod] = ()
    beat: int | None = None
    """The server time, if there is nothing else to tell it."""
    closed: Sequence[tuple[str, int]] = ()
    """Open seats, by match, that are taken or withdrawn at a time: if one is not open then, nothing is
    written."""
    abandoned: Sequence[tuple[str, int]] = ()
    """Open seats that are removed because their leases ended before a time: if one's has not, or it is taken,
    nothing is written."""
    leases: Sequence[tuple[str, int]] = ()
    """Open seats, and until when they are listed."""
    moves: Sequence[tuple[SeatMove, int]] = ()
    """Moves that are offered, and when. Those that have lapsed by then are deleted."""
    moved: tuple[bytes, int] | None = None
    """The secret of a move that is made or withdrawn, and when: if it is not there, nothing is written."""
    unshown: Sequence[str] = ()
    """Matches that from now on take a key to be watched."""
    valid: Sequence[tuple[str, bytes]] = ()
    """Keys (their hashes), each after its match: if one was revoked, nothing is written."""

    def changes(self) -> Iterator[tuple[str, int]]:
        """The matches that viewers may have open, with the number of the last entry; 0 if anything else has
        changed too."""
        yield from ((match, 0) for match in (*self.deleted, *self.unshown))
        yield from ((renewal.match, 0) for renewal in self.renewals)
        yield from ((entry.match, entry.seq) for entry in self.entries[-1:])


_REST: Final = attrgetter(
    *(each.name for each in fields(Write) if each.name not in ("entries", "statuses", "valid"))
)
_NOTHING: Final = _REST(Write())


def only_append(writes: Iterable[Write]) -> bool:
    """Whether writes do nothing but add entries, with the statuses that their matches have then, as long as
    some keys are valid: as nearly all do."""
    return all(write.entries and _REST(write) == _NOTHING for write in writes)


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
    removed: list[tuple[str, ColumnElement[bool]]] = []
    unshown: list[str] = []
    valid: set[tuple[str, bytes]] = set()
    for write in writes:
        valid.update(write.valid)
        removed += [(match, open_seats.c.until >= at) for match, at in write.closed]
        removed += [(match, open_seats.c.until < before) for match, before in write.abandoned]
        if write.moved is not None:
            _end_move(*write.moved, connection)
        for move, at in write.moves:
            _offer_move(move, at, connection)
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
    for match, condition in removed:
        _remove_seat(match, condition, connection)
    if valid:
        _check_keys(valid, connection, lock=bool(renewals))
    if match_rows:
        connection.execute(_INSERT_MATCH, match_rows)
    if key_rows:
        connection.execute(_INSERT_KEY, key_rows)
    for old, new in heirs:
        connection.execute(_inherit_keys(old, new))
        connection.execute(_inherit_showing(old, new))
    _lock_clients(seats, connection)
    for seat in seats:
        _open_seat(seat, connection)
    if showing_rows:
        connection.execute(_INSERT_SHOWING, showing_rows)
    if log_rows:
        connection.execute(_INSERT_LOG, log_rows)
    if status_rows:
        connection.execute(_UPDATE_STATUS, status_rows)
    if ended:
        connection.execute(_END_SHOWING, ended)
    if leases:
        connection.execute(_LEASE, leases)
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


def _lock_clients(seats: Sequence[OpenSeat], connection: Connection) -> None:
    """Until the end of the transaction, let no other server add an open seat of the same clients."""
    if connection.dialect.name == "postgresql":
        for mark in sorted({int.from_bytes(each.client[:8], "big", signed=True) for each in seats}):
            connection.execute(select(func.pg_advisory_xact_lock(mark)))


def _open_seat(seat: OpenSeat, connection: Connection) -> None:
    """Add an open seat. A quick match's replaces the one that has lapsed; IntegrityError if it has not.

    Raises :class:`TooManyOffers` if its client offers as many as it may.
    """
    offered = (open_seats.c.client == seat.client, open_seats.c.until >= seat.created)
    count = select(func.count()).select_from(open_seats).where(*offered)
    if connection.execute(count).scalar_one() >= MOST_OFFERS:
        raise TooManyOffers
    if seat.quick is not None:
        lapsed = (open_seats.c.quick == seat.quick, open_seats.c.until < seat.created)
        connection.execute(update(open_seats).where(*lapsed).values(quick=None))
    connection.execute(_INSERT_SEAT, [{**asdict(seat), "seat": int(seat.seat)}])


def _offer_move(move: SeatMove, at: int, connection: Connection) -> None:
    """Add a move, and remove those that have lapsed."""
    connection.execute(delete(moves).where(moves.c.until < at))
    rows = [{"secret": move.secret, "until": move.until, **asdict(seat)} for seat in move.seats]
    connection.execute(insert(moves), rows)


def _end_move(secret: bytes, at: int, connection: Connection) -> None:
    """Remove a move, and those that have lapsed. Raises :class:`StaleEntry` if it is not there any more."""
    connection.execute(delete(moves).where(moves.c.until < at))
    if not (connection.execute(delete(moves).where(moves.c.secret == secret))).rowcount:
        raise StaleEntry


def _remove_seat(match: str, condition: ColumnElement[bool], connection: Connection) -> None:
    """Remove an open seat. Raises :class:`StaleEntry` if it is not open, or not so: another was first."""
    if connection.execute(delete(open_seats).where(open_seats.c.match == match, condition)).rowcount != 1:
        raise StaleEntry


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


_FIXED: Final = (
    *("id", "game", "variant", "first", "south_level", "north_level", "clock", "secret", "created", "rules"),
)
"""The columns of a match that never change."""


def match_checksum(row: Mapping[str, Any]) -> int:
    """The checksum of a match's row. Later columns count only where they are filled: older rows lack them."""
    later = [row[name] for name in ("position", "series", "form", "battle", "past") if row[name] is not None]
    return checksum(*[row[name] for name in _FIXED], *later)


def match_row(match: StoredMatch, status: MatchStatus) -> dict[str, Any]:
    """A match as a row of its table."""
    south, north = match.levels
    row: dict[str, Any] = {
        "id": match.id,
        "game": match.game,
        "variant": match.variant,
        "first": int(match.first),
        "south_level": south,
        "north_level": north,
        "clock": None if match.clock is None else msgspec.json.encode(match.clock).decode(),
        "secret": match.secret,
        "created": match.created,
        "status": status.status,
        "due": status.due,
        "computer_to_move": status.computer_to_move,
        "rules": match.rules,
        "position": match.position,
        "series": match.series,
        "form": match.form,
        "battle": match.battle,
        "past": match.past,
    }
    return {**row, "checksum": match_checksum(row)}


def status_row(match: str, status: MatchStatus) -> dict[str, Any]:
    """A match's new status, as the parameters of the statement that sets it."""
    return {
        "match": match,
        "new_status": status.status,
        "new_due": status.due,
        "new_computer": status.computer_to_move,
    }


def log_row(entry: LogEntry) -> dict[str, Any]:
    """A row of the log. Kind, seat and time have columns; ``payload`` is the rest of the command's JSON."""
    payload, seat = encode(entry.issued.command), entry.issued.seat
    kind = payload.pop("kind")
    if entry.chance:
        payload["chance"] = entry.chance
    row: dict[str, Any] = {
        "match": entry.match,
        "seq": entry.seq,
        "action_id": entry.command_id,
        "kind": kind,
        "seat": None if seat is None else int(seat),
        "payload": msgspec.json.encode(payload).decode(),
        "at": entry.issued.at,
    }
    return {**row, "checksum": checksum(*row.values())}
