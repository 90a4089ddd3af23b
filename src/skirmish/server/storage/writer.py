"""Group commit: all writes that arrive during one commit share the next transaction.

An idle writer commits a single write at once. Under load each transaction carries the writes that came while
the one before it was on its way to the disk (``docs/decisions/0017-one-writer-many-matches.md``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, case, delete, func, insert, literal, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skirmish.match.commands import encode
from skirmish.server.ops.logging import logger
from skirmish.server.storage.engine import DEADLINE, within
from skirmish.server.storage.entries import (
    LogEntry,
    MatchStatus,
    Opened,
    Renewal,
    ServingPeriod,
    StaleEntry,
    StorageFailure,
    StoredMatch,
    checksum,
)
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.schema import epochs, keys, log, matches, serving_periods

MOST_AT_ONCE: Final = 512
"""Writes in a transaction: the first of very many must not wait for the last."""

_INSERT_LOG: Final = insert(log)
EPOCH: Final = select(func.coalesce(func.max(epochs.c.number), 0))
"""How many times this database was restored from a backup."""
_INSERT_MATCH: Final = insert(matches).values(epoch=EPOCH.scalar_subquery())
_INSERT_KEY: Final = insert(keys)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A write that is not committed yet."""

    write: Write
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


@dataclass(slots=True)
class Writer:
    """The single writer of a database. SQLite allows only one; PostgreSQL is faster with fewer commits."""

    engine: AsyncEngine
    monitor: StorageMonitor
    _waiting: list[Waiting] = field(default_factory=list)
    _batch: list[Waiting] = field(default_factory=list)
    _awake: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _task: asyncio.Task[None] | None = None
    commits: int = 0
    """The number of transactions committed."""

    def start(self) -> None:
        """Start the task that writes."""
        self._task = asyncio.create_task(self._run(), name="skirmish writer")

    async def close(self) -> None:
        """Commit what waits, then stop. A database that hangs is given the time of one transaction."""
        self._closing = True
        self._awake.set()
        if self._task is not None:
            await asyncio.wait((self._task,), timeout=DEADLINE)
            self._task.cancel()
        self._refuse_waiting()

    async def crash(self) -> None:
        """Stop without committing or answering what waits, as a killed process would. For tests."""
        self._closing = True
        self._waiting, self._batch = [], []
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    def write(self, write: Write) -> asyncio.Future[None]:
        """A future that is done once the write is on the disk.

        It raises :class:`StaleEntry` if a number, an action id, a key or a match is there already, and
        :class:`StorageFailure` (``storage-unclear``) if the database failed and may have written it or not.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(StorageFailure("storage-failed"))
        else:
            self._waiting.append(Waiting(write, done))
            self._awake.set()
        return done

    @property
    def waiting(self) -> int:
        """The number of writes that are not committed yet."""
        return len(self._waiting) + len(self._batch)

    @property
    def oldest_wait(self) -> float:
        """Seconds for which the oldest of them has waited."""
        oldest = (self._batch or self._waiting)[:1]
        return time.monotonic() - oldest[0].since if oldest else 0.0

    async def _run(self) -> None:
        """Commit until the writer is closed. However this ends, no write waits for it any more."""
        try:
            while True:
                await self._awake.wait()
                self._batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                if not self._batch:
                    if self._closing:
                        return
                    self._awake.clear()
                    continue
                try:
                    await self._commit(self._batch)
                except Exception:  # a bug of ours: what was committed is unclear, and the next may succeed
                    _refuse(self._batch, "storage-unclear")
                    self.monitor.broken()
                    logger().exception("fault", where="writer")
        finally:
            if not self._closing:
                self._closing = True
                self.monitor.broken()
            batch, self._batch = self._batch, []
            _refuse(batch, "storage-unclear")
            self._refuse_waiting()

    async def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for all. If one write clashes, all are rolled back, and each gets its own."""
        began = time.monotonic()
        try:
            await within(DEADLINE, self._transaction([each.write for each in batch]))
            self.commits += 1
            probe = all(each.write.probe for each in batch)
            self.monitor.committed(time.monotonic() - began, probe=probe)
        except IntegrityError:
            if len(batch) == 1:
                _answer(batch[0].done, StaleEntry())
                return
            for each in batch:
                await self._commit([each])
            return
        except Exception as error:
            self.monitor.failed(error, "write")
            for each in batch:
                failure = StorageFailure("storage-unclear")
                failure.__cause__ = error
                _answer(each.done, failure)
            if isinstance(error, TimeoutError):  # those that wait have waited as long as these
                self._refuse_waiting()
            return
        for each in batch:
            _answer(each.done)

    async def _transaction(self, writes: list[Write]) -> None:
        async with self.engine.begin() as connection:
            await write_rows(writes, connection)

    def _refuse_waiting(self) -> None:
        """Answer everything that was not begun: nothing of it was written."""
        waiting, self._waiting = self._waiting, []
        _refuse(waiting, "storage-failed")


def _refuse(writes: Iterable[Waiting], code: str) -> None:
    for each in writes:
        _answer(each.done, StorageFailure(code))


def _answer(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():  # the caller was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def write_rows(writes: Iterable[Write], connection: AsyncConnection) -> None:
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
    for write in writes:
        probe |= write.probe
        deleted += write.deleted
        for opened in write.opened:
            match_rows.append(match_row(opened.match, opened.status))
            for role, key in opened.keys:
                key_rows.append({"match": opened.match.id, "hash": key, "role": role, "revoked": None})
            if opened.heir_of is not None:
                heirs.append((opened.heir_of, opened.match.id))
            log_rows += map(_log_row, opened.entries)
        log_rows += map(_log_row, write.entries)
        status_rows += [_status_row(*each) for each in write.statuses]
        renewals += write.renewals
        serving += [
            {"since": each.since, "until": each.until, "wall_offset": each.offset} for each in write.serving
        ]
        beats += [] if write.beat is None else [write.beat]
    if match_rows:
        await connection.execute(_INSERT_MATCH, match_rows)
    if key_rows:
        await connection.execute(_INSERT_KEY, key_rows)
    for old, new in heirs:
        await connection.execute(_inherit_keys(old, new))
    if log_rows:
        await connection.execute(_INSERT_LOG, log_rows)
    if status_rows:
        await connection.execute(_UPDATE_STATUS, status_rows)
    if serving:
        await connection.execute(_INSERT_SERVING, serving)
    beats += [row["at"] for row in log_rows]
    if beats:
        await connection.execute(_BEAT, {"at": max(beats)})
    for renewal in renewals:
        await _renew(renewal, connection)
    for table, column in ((log, log.c.match), (keys, keys.c.match), (matches, matches.c.id)):
        if deleted:
            await connection.execute(delete(table).where(column.in_(deleted)))
    if probe:
        await connection.execute(_PROBES[connection.dialect.name])


def _inherit_keys(old: str, new: str) -> Any:
    """A statement that gives a rematch the keys of its match, with the seats swapped."""
    swapped = case(
        (keys.c.role == "south", literal("north")),
        (keys.c.role == "north", literal("south")),
        else_=keys.c.role,
    )
    found = select(literal(new), keys.c.hash, swapped).where(keys.c.match == old, keys.c.revoked.is_(None))
    return insert(keys).from_select(["match", "hash", "role"], found)


async def _renew(renewal: Renewal, connection: AsyncConnection) -> None:
    held = (keys.c.match == renewal.match, keys.c.role == renewal.role, keys.c.revoked.is_(None))
    await connection.execute(update(keys).where(*held).values(revoked=renewal.at))
    if renewal.key is not None:
        row = {"match": renewal.match, "hash": renewal.key, "role": renewal.role, "revoked": None}
        await connection.execute(_INSERT_KEY, [row])


FIXED: Final = (
    *("id", "game", "variant", "first", "south_level", "north_level", "clock", "secret", "created", "rules"),
)
"""The columns of a match that never change, which its checksum covers."""


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
    }
    return {**row, "checksum": checksum(*[row[name] for name in FIXED])}


def _status_row(match: str, status: MatchStatus) -> dict[str, Any]:
    return {
        "match": match,
        "new_status": status.status,
        "new_due": status.due,
        "new_computer": status.computer_to_move,
    }


def _log_row(entry: LogEntry) -> dict[str, Any]:
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
