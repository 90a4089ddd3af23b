"""Database engines for SQLite and PostgreSQL, and the deadlines that every use of them has.

A database that hangs must not hang the server. The drivers' own timeouts come first, because they keep the
connection usable; :func:`within` ends the wait where a driver does not.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError

from skirmish.server.storage.sqlite_engine import SqliteEngine

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

IDLE_TIMEOUT: Final = 2
"""Seconds for which a transaction may stand still: the server that began it is frozen or cut off, and
others may wait for what it has locked."""
MOST_TRANSACTIONS: Final = 4
"""Transactions on PostgreSQL at once, each over a connection. There is one writer; another one may still be
ending what it gave up."""
MOST_READS, MOST_URGENT = 6, 4
"""Reads on PostgreSQL at once, likewise; and those that do not wait for others. Two of these may be renewals
of claims, which must not wait for the rest: two looks and the beat."""
STATEMENT_TIMEOUT: Final = 4
"""Seconds for a connection to be made, and for a statement, which includes waiting for a lock. Well below the
deadline, so that the driver, which names the cause, gives up first on a busy machine too."""
DEADLINE: Final = 6.0
"""Seconds for a transaction, whatever the driver does."""
DISPOSE_DEADLINE: Final = 1.0
"""Seconds for connections to be closed."""
LONGEST_MIGRATION: Final = 600
"""Seconds for a statement of a migration, and for other servers' migrations before it."""

T = TypeVar("T")


class DatabaseEngine(Protocol):
    """A database that does pieces of work, each in a transaction of its own."""

    @property
    def url(self) -> URL:
        """The database's address."""

    def run(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """The result of some work over a connection, once it is committed. Nothing is if the work raises."""

    def read(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """The result of statements that need no transaction: each sees what was committed before it."""

    async def dispose(self) -> None:
        """Close the connections."""


class PostgresqlEngine:
    """PostgreSQL, over two pools of connections: for transactions, and for single statements."""

    def __init__(self, pool: AsyncEngine, reading: AsyncEngine) -> None:
        self.pool = pool
        self.reading = reading
        self._single = pool.execution_options(isolation_level="AUTOCOMMIT")
        self.url = pool.url
        self._turns = asyncio.Semaphore(MOST_TRANSACTIONS)
        self._reads = asyncio.Semaphore(MOST_READS)
        self._urgent = asyncio.Semaphore(MOST_URGENT)
        self._under_way: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of some work over a connection, once it is committed."""
        async with self._turns, self.pool.begin() as connection:
            return await connection.run_sync(work)

    async def run_statement(self, work: Callable[[Connection], T]) -> T:
        """The same for one statement, which is a transaction by itself: no trips to begin and end it."""
        async with self._turns, self._single.connect() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """The result of statements that need no transaction, and that may be executed twice.

        If the caller does not wait any longer, the statement ends in its time and the connection is kept. On
        a busy machine, making another one would cost more than the statement, and make the next ones late.
        """
        turns = self._urgent if urgent else self._reads
        await turns.acquire()
        task = asyncio.create_task(self._read(work))
        self._under_way.add(task)

        def ended(task: asyncio.Task[T]) -> None:
            turns.release()
            self._under_way.discard(task)
            _ignore_result(task)

        task.add_done_callback(ended)
        return await asyncio.shield(task)

    @property
    def reading_now(self) -> int:
        """How many reads are under way, those that were given up included."""
        return len(self._under_way)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """A connection that died a moment ago may be noticed only when it is used; then another one is."""
        try:
            async with self.reading.connect() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            ended = isinstance(error, DBAPIError) and error.connection_invalidated
            if not (ended or isinstance(error, _unknown_end())):
                raise
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Close the connections."""
        await self.pool.dispose()
        await self.reading.dispose()


async def within(seconds: float, work: Awaitable[T]) -> T:
    """The result of some work, or TimeoutError after that time.

    Unlike ``asyncio.timeout``, it does not wait for the end of work that was cancelled: rolling back on a
    connection that hangs takes as long as the statement did. What that work waits for, a socket or a thread,
    refers to its task until it ends.
    """
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    ended = loop.create_future()

    def end(_: object = None) -> None:
        if not ended.done():
            ended.set_result(None)

    task.add_done_callback(end)
    timer = loop.call_later(seconds, end)
    try:
        await ended
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        timer.cancel()
        if not task.done():
            task.cancel()
            task.add_done_callback(_ignore_result)


def database_errors(*more: type[Exception]) -> tuple[type[Exception], ...]:
    """The exceptions of a database that cannot be used, and some more.

    asyncpg's own are among them: SQLAlchemy does not translate what is raised while a connection is made.
    """
    asyncpg = sys.modules.get("asyncpg")
    own = () if asyncpg is None else (asyncpg.PostgresError, asyncpg.InterfaceError)
    return SQLAlchemyError, OSError, *own, *_unknown_end(), *more


def _unknown_end() -> tuple[type[Exception], ...]:
    """What asyncpg raises if PostgreSQL has said that it ends a connection, and has not ended it yet."""
    asyncpg = sys.modules.get("asyncpg")
    return () if asyncpg is None else (asyncpg.InternalClientError,)


def _ignore_result(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()  # its caller has gone; asyncio would log it


def sqlite_engine(url: URL) -> SqliteEngine:
    """An engine for a file, which is created readable only by its owner."""
    if url.database and url.database != ":memory:":
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # secrets are in it; SQLite gives its other files the same mode
    return SqliteEngine(
        url,
        (
            f"busy_timeout={STATEMENT_TIMEOUT * 1000}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ),
    )


def reading_engine(url: URL) -> DatabaseEngine:
    """An engine that changes nothing in the database, not even its journal mode."""
    if url.get_backend_name() != "sqlite":
        return postgresql_engine(url, default_transaction_read_only="on")
    file = f"file:{quote(str(Path(url.database or '').absolute()))}"
    reading = URL.create("sqlite", database=file, query={"mode": "ro", "uri": "true"})
    return SqliteEngine(reading, (f"busy_timeout={STATEMENT_TIMEOUT * 1000}",))


def postgresql_engine(
    url: URL, statement: int = STATEMENT_TIMEOUT, idle: int = IDLE_TIMEOUT, **more: str
) -> PostgresqlEngine:
    """An engine whose statements end after that many seconds, and its transactions after being idle for so
    long; ``more`` are settings of PostgreSQL."""
    milliseconds = str(statement * 1000)
    settings = {
        **more,
        "statement_timeout": milliseconds,
        "idle_in_transaction_session_timeout": str(idle * 1000),
        "tcp_user_timeout": milliseconds,  # PostgreSQL ignores it for Unix sockets
    }
    given: dict[str, Any] = {
        # The engine counts connections itself: a pool loses count if work is cancelled while its connection
        # is being ended. All that are counted stay open.
        "max_overflow": -1,
        "hide_parameters": True,
        "connect_args": {
            "timeout": STATEMENT_TIMEOUT,
            "command_timeout": statement + 0.5,  # the server's own timeout, which has a code, comes first
            "server_settings": settings,
        },
    }
    return PostgresqlEngine(
        _pool(url, MOST_TRANSACTIONS, **given),
        # One more than are counted: the channel between servers has its own.
        _pool(url, MOST_READS + MOST_URGENT + 1, isolation_level="AUTOCOMMIT", **given),
    )


def _pool(url: URL, size: int, **given: Any) -> AsyncEngine:
    """A pool of connections. One that died while idle is replaced before it is used; its driver has noticed,
    so that no question to the database is needed."""
    from sqlalchemy.ext.asyncio import create_async_engine  # a sixth of all imports, and SQLite does without

    pool = create_async_engine(url, pool_size=size, **given)

    def check_open(connection: Any, *_: Any) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    event.listen(pool.sync_engine, "checkout", check_open)
    return pool
