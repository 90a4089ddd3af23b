"""Work on SQLite in threads: what is abandoned is not committed, and what hangs hinders nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from skirmish.server.storage.engine import sqlite_engine, within
from skirmish.server.storage.sqlite_engine import SqliteEngine

pytestmark = pytest.mark.anyio

PATIENCE = 90.0


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[SqliteEngine]:
    engine = sqlite_engine(make_url(f"sqlite:///{tmp_path / 'work.db'}"))
    await engine.run(lambda connection: connection.execute(text("CREATE TABLE done (name TEXT)")))
    yield engine
    await engine.dispose()


def note(connection: Connection, name: str) -> None:
    connection.execute(text("INSERT INTO done VALUES (:name)"), {"name": name})


def noted(connection: Connection) -> list[str]:
    return [name for (name,) in connection.execute(text("SELECT name FROM done ORDER BY name"))]


async def test_work_that_fails_or_is_abandoned_is_not_committed(engine: SqliteEngine) -> None:
    begun, cancelled, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        note(connection, "abandoned")
        begun.set()
        assert cancelled.wait(PATIENCE)
        ended.set()

    def fails(connection: Connection) -> None:
        note(connection, "failed")
        raise ZeroDivisionError

    async with asyncio.timeout(PATIENCE):
        with pytest.raises(ZeroDivisionError):
            await engine.run(fails)
        working = engine.run(slow)
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        working.cancel()
        await asyncio.wait((working,))
        cancelled.set()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        await engine.run(lambda connection: note(connection, "wanted"))  # which waits for the other's lock
        assert await engine.run(noted) == ["wanted"]


async def test_work_that_hangs_holds_up_no_other(engine: SqliteEngine) -> None:
    freed = threading.Event()
    async with asyncio.timeout(PATIENCE):
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await within(0.01, engine.run(lambda _: freed.wait(PATIENCE)))
        assert await engine.run(noted) == []
        freed.set()


async def test_it_is_used_again_after_it_was_closed(engine: SqliteEngine) -> None:
    await engine.run(lambda connection: note(connection, "kept"))
    await engine.dispose()
    assert await engine.run(noted) == ["kept"]


async def test_plain_work_keeps_its_connection_unless_it_fails_hangs_or_is_abandoned(
    engine: SqliteEngine,
) -> None:
    begun, freed, ended = threading.Event(), threading.Event(), threading.Event()

    def plainly(name: str) -> Callable[[sqlite3.Connection], sqlite3.Connection]:
        def noted(connection: sqlite3.Connection) -> sqlite3.Connection:
            connection.execute("INSERT INTO done VALUES (?)", (name,))
            return connection

        return noted

    def fails(connection: sqlite3.Connection) -> None:
        plainly("failed")(connection)
        raise ZeroDivisionError

    def hangs(connection: sqlite3.Connection) -> None:
        begun.set()
        assert freed.wait(PATIENCE)
        plainly("abandoned")(connection)
        ended.set()

    async with asyncio.timeout(PATIENCE):
        first = await engine.run_plainly(plainly("first"))
        assert await engine.run_plainly(plainly("second")) is first
        with pytest.raises(ZeroDivisionError):
            await engine.run_plainly(fails)
        third = await engine.run_plainly(plainly("third"))
        hanging = engine.run_plainly(hangs)
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        hanging.cancel()
        fourth = await engine.run_plainly(plainly("fourth"))
        assert len({id(each) for each in (first, third, fourth)}) == 3
        freed.set()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        assert await engine.run_plainly(plainly("last")) is fourth
        assert await engine.run(noted) == ["first", "fourth", "last", "second", "third"]
    await engine.dispose()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        fourth.execute("SELECT 1")
