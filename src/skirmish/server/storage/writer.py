"""Group commit: everything that waits when a commit returns goes into the next transaction, at once.

Nobody waits for company: an idle writer commits a single write immediately. Under load each transaction
carries whatever came while the one before it was on its way to the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, case, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skirmish.server.storage.entries import (
    LogEntry,
    Opened,
    Renewal,
    StaleEntry,
    Standing,
    StorageFailure,
    StoredMatch,
)
from skirmish.server.storage.schema import keys, log, matches

MOST_AT_ONCE: Final = 512
"""Writes in a transaction, so that the first of very many is not kept waiting for the last."""

_INSERT_LOG: Final = insert(log)
_INSERT_MATCH: Final = insert(matches)
_INSERT_KEY: Final = insert(keys)
_UPDATE_STANDING: Final = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(
        status=bindparam("new_status"), due=bindparam("new_due"), computer_to_move=bindparam("new_computer")
    )
)


@dataclass(frozen=True, slots=True)
class Write:
    """What is written together or not at all."""

    entries: Sequence[LogEntry] = ()
    standings: Sequence[tuple[str, Standing]] = ()
    opened: Sequence[Opened] = ()
    renewals: Sequence[Renewal] = ()


@dataclass(slots=True)
class Writer:
    """The one who writes. SQLite has room for one writer anyway; PostgreSQL gains from the company."""

    engine: AsyncEngine
    _waiting: list[tuple[Write, asyncio.Future[None]]] = field(default_factory=list)
    _awake: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _task: asyncio.Task[None] | None = None
    commits: int = 0
    """How many transactions there have been."""

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="skirmish writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._awake.set()
        if self._task is not None:
            await self._task

    def write(self, write: Write) -> asyncio.Future[None]:
        """A future that is done once the write is on the disk.

        It raises :class:`StaleEntry` if a number, an action id, a key or a match is there already, and
        :class:`StorageFailure` (``storage-unclear``) if the database failed, so that nobody knows.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(StorageFailure("storage-failed"))
        else:
            self._waiting.append((write, done))
            self._awake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._awake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not batch:
                if self._closing:
                    return
                self._awake.clear()
                continue
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """One transaction for all; if one of them clashes, which undoes all, each has one of its own."""
        try:
            async with self.engine.begin() as connection:
                await _written([write for write, _ in batch], connection)
            self.commits += 1
        except IntegrityError:
            if len(batch) == 1:
                _answer(batch[0][1], StaleEntry())
                return
            for each in batch:
                await self._commit([each])
            return
        except Exception as error:
            for _, done in batch:
                failure = StorageFailure("storage-unclear")
                failure.__cause__ = error
                _answer(done, failure)
            return
        for _, done in batch:
            _answer(done)


def _answer(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():  # nobody waits any more
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def _written(writes: Iterable[Write], connection: AsyncConnection) -> None:
    """Write them over a connection, few statements with many rows each."""
    match_rows, key_rows, log_rows, standing_rows = ([dict[str, Any]() for _ in ()] for _ in range(4))
    heirs: list[tuple[str, str]] = []
    renewals: list[Renewal] = []
    for write in writes:
        for opened in write.opened:
            match_rows.append(_match_row(opened.match, opened.standing))
            for role, key in opened.keys:
                key_rows.append({"match": opened.match.id, "hash": key, "role": role, "revoked": None})
            if opened.heir_of is not None:
                heirs.append((opened.heir_of, opened.match.id))
            log_rows += map(_log_row, opened.entries)
        log_rows += map(_log_row, write.entries)
        for match, standing in write.standings:
            standing_rows.append(_standing_row(match, standing))
        renewals += write.renewals
    if match_rows:
        await connection.execute(_INSERT_MATCH, match_rows)
    if key_rows:
        await connection.execute(_INSERT_KEY, key_rows)
    for old, new in heirs:
        await connection.execute(_inherited(old, new))
    if log_rows:
        await connection.execute(_INSERT_LOG, log_rows)
    if standing_rows:
        await connection.execute(_UPDATE_STANDING, standing_rows)
    for renewal in renewals:
        await _renewed(renewal, connection)


def _inherited(old: str, new: str) -> Any:
    """The keys of a match open its rematch, with the seats swapped."""
    swapped = case(
        (keys.c.role == "south", literal("north")),
        (keys.c.role == "north", literal("south")),
        else_=keys.c.role,
    )
    found = select(literal(new), keys.c.hash, swapped).where(keys.c.match == old, keys.c.revoked.is_(None))
    return insert(keys).from_select(["match", "hash", "role"], found)


async def _renewed(renewal: Renewal, connection: AsyncConnection) -> None:
    held = (keys.c.match == renewal.match, keys.c.role == renewal.role, keys.c.revoked.is_(None))
    await connection.execute(update(keys).where(*held).values(revoked=renewal.at))
    if renewal.key is not None:
        row = {"match": renewal.match, "hash": renewal.key, "role": renewal.role, "revoked": None}
        await connection.execute(_INSERT_KEY, [row])


def _match_row(match: StoredMatch, standing: Standing) -> dict[str, Any]:
    south, north = match.levels
    return {
        "id": match.id,
        "game": match.game,
        "variant": match.variant,
        "first": int(match.first),
        "south_level": south,
        "north_level": north,
        "clock": None if match.clock is None else msgspec.json.encode(match.clock).decode(),
        "secret": match.secret,
        "created": match.created,
        "status": standing.status,
        "due": standing.due,
        "computer_to_move": standing.computer_to_move,
    }


def _standing_row(match: str, standing: Standing) -> dict[str, Any]:
    return {
        "match": match,
        "new_status": standing.status,
        "new_due": standing.due,
        "new_computer": standing.computer_to_move,
    }


def _log_row(entry: LogEntry) -> dict[str, Any]:
    return {
        "match": entry.match,
        "seq": entry.seq,
        "action_id": entry.action_id,
        "kind": entry.kind,
        "seat": None if entry.seat is None else int(entry.seat),
        "payload": msgspec.json.encode(entry.payload).decode(),
        "at": entry.at,
    }
