"""Database engines for SQLite and PostgreSQL, and the deadlines that every use of them has.

A database that hangs must not hang the server. The drivers' own timeouts come first, because they keep the
connection usable; :func:`within` ends the wait where a driver does not.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import quote

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

STATEMENT_TIMEOUT: Final = 5
"""Seconds for a connection to be made, and for a statement, which includes waiting for a lock."""
DEADLINE: Final = 6.0
"""Seconds for a transaction, whatever the driver does."""
DISPOSE_DEADLINE: Final = 1.0
"""Seconds for connections to be closed."""
LONGEST_MIGRATION: Final = 600
"""Seconds for a statement of a migration, and for other servers' migrations before it."""

T = TypeVar("T")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, or TimeoutError after that time.

    Unlike ``asyncio.timeout``, it does not wait for the end of work that was cancelled: rolling back on a
    connection that hangs takes as long as the statement did. What that work waits for, a socket or a thread,
    refers to its task until it ends.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait((task,), timeout=seconds)
        if not done:
            raise TimeoutError
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            task.add_done_callback(_ignore_result)


def database_errors(*more: type[Exception]) -> tuple[type[Exception], ...]:
    """The exceptions of a database that cannot be used, and some more.

    asyncpg's own are among them: SQLAlchemy does not translate what is raised while a connection is made.
    """
    asyncpg = sys.modules.get("asyncpg")
    own = () if asyncpg is None else (asyncpg.PostgresError, asyncpg.InterfaceError)
    return SQLAlchemyError, OSError, *own, *more


def _ignore_result(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()  # its caller has gone; asyncio would log it


def _lenient(text: bytes) -> str:
    return text.decode(errors="replace")


def sqlite_engine(url: URL) -> AsyncEngine:
    """An engine for a file, which is created readable only by its owner."""
    if url.database and url.database != ":memory:":
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # secrets are in it; SQLite gives its other files the same mode
    # No transaction is open when a connection comes back; a rollback would be one more trip to its thread.
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"), hide_parameters=True, pool_reset_on_return=None
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        # A damaged text is for its row's checksum to find: sqlite3 reports it as if the database had failed.
        connection.driver_connection.text_factory = _lenient
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={STATEMENT_TIMEOUT * 1000}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """An engine that changes nothing in the database, not even its journal mode."""
    if url.get_backend_name() != "sqlite":
        return postgresql_engine(url, default_transaction_read_only="on")
    file = f"file:{quote(str(Path(url.database or '').absolute()))}?mode=ro"

    async def connect() -> aiosqlite.Connection:
        connection = await aiosqlite.connect(file, uri=True, timeout=STATEMENT_TIMEOUT)
        connection.text_factory = _lenient
        return connection

    return create_async_engine("sqlite+aiosqlite://", async_creator=connect, hide_parameters=True)


def postgresql_engine(url: URL, statement: int = STATEMENT_TIMEOUT, **more: str) -> AsyncEngine:
    """An engine whose statements end after that many seconds; ``more`` are settings of PostgreSQL."""
    milliseconds = str(statement * 1000)
    settings = {
        **more,
        "statement_timeout": milliseconds,
        "idle_in_transaction_session_timeout": milliseconds,
        "tcp_user_timeout": milliseconds,  # PostgreSQL ignores it for Unix sockets
    }
    return create_async_engine(
        url,
        # A connection that died while idle is noticed before anything is sent over it.
        pool_pre_ping=True,
        pool_size=8,
        hide_parameters=True,
        connect_args={
            "timeout": STATEMENT_TIMEOUT,
            "command_timeout": statement + 0.5,  # the server's own timeout, which has a code, comes first
            "server_settings": settings,
        },
    )
