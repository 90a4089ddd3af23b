"""Group commit: all writes that arrive during one commit share the next transaction.

An idle writer commits a single write at once. Under load each transaction carries the writes that came while
the one before it was on its way to the disk, or in the few milliseconds since that one began
(``docs/decisions/0017-one-writer-many-matches.md``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.exc import IntegrityError

from skirmish.server.ops.logging import logger
from skirmish.server.storage.appending import append_rows, can_append
from skirmish.server.storage.engine import DEADLINE, DatabaseEngine, PostgresqlEngine, within
from skirmish.server.storage.entries import StaleEntry, StorageFailure
from skirmish.server.storage.monitor import StorageMonitor, cause_of
from skirmish.server.storage.sqlite_engine import SqliteEngine
from skirmish.server.storage.statements import append_plainly, write_rows
from skirmish.server.storage.writes import Write, only_append

PACE: Final = 0.01
"""Seconds from the beginning of a transaction to that of the next, at least: a sync takes as much of the
processor as an action does. The first write after a pause does not wait."""
MOST_AT_ONCE: Final = 512
"""Writes in a transaction: the first of very many must not wait for the last."""
_DEADLOCK: Final = "40P01"
"""PostgreSQL's code: this transaction and another server's waited for each other, and this one was undone."""


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A write that is not committed yet."""

    write: Write
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


@dataclass(slots=True)
class Writer:
    """The single writer of a database. SQLite allows only one; PostgreSQL is faster with fewer commits."""

    engine: DatabaseEngine
    monitor: StorageMonitor
    _waiting: list[Waiting] = field(default_factory=list)
    _batch: list[Waiting] = field(default_factory=list)
    _awake: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _task: asyncio.Task[None] | None = None
    commits: int = 0
    """The number of transactions committed."""
    told: Callable[[Sequence[Write]], None] | None = None
    """Called after every commit."""

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

        It raises :class:`StaleEntry` if a number, an action id, a key or a match is there already, a seat is
        not open or a key not valid any more, and
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
            began = -PACE
            while True:
                await self._awake.wait()
                if not self._waiting:
                    if self._closing:
                        return
                    self._awake.clear()
                    continue
                if (early := began + PACE - time.monotonic()) > 0 and not self._closing:
                    await asyncio.sleep(early)
                began = time.monotonic()
                self._batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    await self._commit(self._batch)
                except Exception:  # a bug of ours: what was committed is unclear, and the next may succeed
                    _refuse(self._batch, "storage-unclear")
                    self.monitor.broken()
                    logger().exception("fault", where="writer")
                self._batch = []
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
            writes = [each.write for each in batch]
            written: Awaitable[None]
            if not only_append(writes):
                written = self.engine.run(lambda connection: write_rows(writes, connection))
            elif isinstance(self.engine, PostgresqlEngine) and can_append(writes):
                written = self.engine.run_statement(lambda connection: append_rows(writes, connection))
            elif isinstance(self.engine, SqliteEngine) and not any(write.valid for write in writes):
                written = self.engine.run_plainly(lambda connection: append_plainly(writes, connection))
            else:
                written = self.engine.run(lambda connection: write_rows(writes, connection))
            await within(DEADLINE, written)
            self.commits += 1
            probe = all(each.write.probe for each in batch)
            self.monitor.committed(time.monotonic() - began, probe=probe)
        except Exception as error:
            clash = isinstance(error, IntegrityError | StaleEntry)
            if clash and len(batch) == 1:
                _answer(batch[0].done, error if isinstance(error, StaleEntry) else StaleEntry())
                return
            if len(batch) > 1 and (clash or cause_of(error) == _DEADLOCK):
                for each in batch:
                    await self._commit([each])
                return
            self.monitor.failed(error, "write")
            for each in batch:
                failure = StorageFailure("storage-unclear")
                failure.__cause__ = error
                _answer(each.done, failure)
            if isinstance(error, TimeoutError):  # those that wait have waited as long as these
                self._refuse_waiting()
            return
        if self.told is not None:
            self.told([each.write for each in batch])
        for each in batch:
            _answer(each.done)

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
