"""SQLite behind the event loop: a piece of work is one trip to a thread, however many statements it has."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

_MOST_THREADS: Final = 4
"""Pieces of work at once: one that writes, and some that read."""

T = TypeVar("T")


class _Abandoned(Exception):
    """The caller does not wait for this work any more."""


class SqliteEngine:
    """A few threads, each with a connection while it works.

    They do not outlive the process: one that hangs with its disk delays neither the others nor the end.
    """

    def __init__(self, url: URL, pragmas: Sequence[str]) -> None:
        self.url = url
        # No transaction is open when a connection comes back, so there is nothing to roll back.
        self.pool = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,
            poolclass=QueuePool,
            pool_size=_MOST_THREADS,
            max_overflow=0,
            pool_reset_on_return=None,
            pool_use_lifo=True,  # a connection keeps pages in memory until another one writes
            connect_args={"check_same_thread": False},
        )
        self._pragmas = pragmas
        event.listen(self.pool, "connect", self._set_up)
        self._plain: sqlite3.Connection | None = None
        """The connection for :meth:`run_plainly`, while no work uses it."""
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._threads = self._busy = 0

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The result of some work over a connection, once it is committed.

        If the caller is cancelled before the commit has begun, nothing is committed.
        """

        def committed(wanted: Callable[[], bool]) -> T:
            with self.pool.begin() as connection:
                result = work(connection)
                if not wanted():
                    raise _Abandoned
            return result

        return self._in_thread(committed)

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The result of some work that changes nothing."""
        return self.run(work)

    def run_plainly(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """The same over a connection of the driver's own: for the few statements that nearly every
        transaction consists of, SQLAlchemy takes longer than SQLite does."""

        def committed(wanted: Callable[[], bool]) -> T:
            connection, self._plain = self._plain or self._connected(), None
            try:
                with connection:  # commits, or rolls back
                    result = work(connection)
                    if not wanted():
                        raise _Abandoned
            except BaseException:
                connection.close()
                raise
            if self._plain is None:
                self._plain = connection
            else:  # this work hung, and others did not wait for it
                connection.close()
            return result

        return self._in_thread(committed)

    def _connected(self) -> sqlite3.Connection:
        """A connection that is not the pool's."""
        made = self.pool.raw_connection()
        connection = cast(sqlite3.Connection, made.driver_connection)
        made.detach()
        return connection

    async def dispose(self) -> None:
        """Close the connections."""
        await self._in_thread(lambda _: self._close())
        for _ in range(self._threads):
            self._waiting.put(None)
        self._threads = 0

    def _close(self) -> None:
        self.pool.dispose()
        plain, self._plain = self._plain, None
        if plain is not None:
            plain.close()

    def _in_thread(self, work: Callable[[Callable[[], bool]], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: BaseException | None) -> None:
            self._busy -= 1
            if done.cancelled():
                return
            if error is None:
                done.set_result(cast(T, result))
            else:
                done.set_exception(error)

        def job() -> None:
            result = failure = None
            try:
                if not done.cancelled():
                    result = work(lambda: not done.cancelled())
            except BaseException as error:
                failure = error
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(settle, result, failure)

        self._busy += 1
        if self._busy > self._threads < _MOST_THREADS:
            self._threads += 1
            Thread(target=self._serve, name="skirmish sqlite", daemon=True).start()
        self._waiting.put(job)
        return done

    def _serve(self) -> None:
        while (job := self._waiting.get()) is not None:
            job()
            del job  # with what it refers to, until the next one comes

    def _set_up(self, connection: Any, _record: Any) -> None:
        # A damaged text is for its row's checksum to find: sqlite3 reports it as if the database had failed.
        connection.text_factory = _lenient
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")


def _lenient(text: bytes) -> str:
    return text.decode(errors="replace")
