"""Reads that are late, and many at once: neither makes more work for the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, text

from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage import store as store_module
from skirmish.server.storage.engine import MOST_READS, PostgresqlEngine, within
from skirmish.server.storage.entries import News, Opened, StorageFailure
from skirmish.server.storage.shared import SharedStore
from skirmish.server.storage.store import Store
from tests.must import must
from tests.server.postgres import emptied
from tests.server.storage.test_store import a_match, entry

pytestmark = pytest.mark.anyio

SLOW = text("SELECT pg_sleep(0.3)")


@pytest.fixture
def shared(postgresql: Any) -> str:
    """The address of an empty PostgreSQL database."""
    return emptied(postgresql)


def process(connection: Connection) -> int:
    """The process of PostgreSQL behind a connection."""
    return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())


def readers(connection: Connection) -> int:
    """How many connections have not written anything."""
    reading = text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'")
    return int(connection.execute(reading).scalar_one())


async def test_a_late_read_keeps_its_connection(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(shared)
    engine = store.engine
    assert isinstance(engine, PostgresqlEngine)
    before = await engine.read(process)
    with monkeypatch.context() as patched:
        patched.setattr(store_module, "DEADLINE", 0.01)
        with pytest.raises(StorageFailure):
            await store.read((SLOW, {}))
    while engine.reading_now:
        await asyncio.sleep(0.01)
    assert await engine.read(process) == before
    await store.close()


async def test_reads_that_were_given_up_are_not_replaced_by_more(shared: str) -> None:
    """However many are given up, few run at once; and what is urgent does not wait for them."""
    store = await Store.open(shared)
    engine, database = store.engine, SharedStore(store)
    assert isinstance(engine, PostgresqlEngine)
    for _ in range(3 * MOST_READS):
        with pytest.raises(TimeoutError):
            await within(0.01, engine.read(lambda connection: connection.execute(SLOW)))
        assert engine.reading_now <= MOST_READS
    await database.beat()
    assert await engine.read(readers) <= MOST_READS
    await store.close()


async def test_a_connection_that_died_is_replaced(shared: str) -> None:
    store = await Store.open(shared)
    before = await store.engine.read(process)
    kill = text("SELECT pg_terminate_backend(:pid, 10000)")
    await store.engine.run(lambda connection: connection.execute(kill, {"pid": before}))
    assert await store.engine.read(process) != before
    await store.close()


async def test_matches_that_catch_up_at_once_share_a_read(url: str) -> None:
    store = await Store.open(url)
    matches = [a_match() for _ in range(20)]
    for match in matches:
        entries = tuple(entry(match, seq) for seq in (1, 2, 3))
        await store.create(Opened(match, keys=(("south", hashed(match.id)),), entries=entries))
    reads, read = 0, store.engine.read

    async def counted(work: Any) -> Any:
        nonlocal reads
        reads += 1
        return await read(work)

    store.engine.read = counted  # type: ignore[method-assign]
    news = [store.news(match.id, number % 4) for number, match in enumerate(matches)]
    first, *others = [asyncio.ensure_future(each) for each in news]
    found = await asyncio.gather(first, *others)
    assert reads <= 2, "one for the first, and one for all that came meanwhile"
    for number, (match, each) in enumerate(zip(matches, found, strict=True)):
        assert [*must(each).entries] == [entry(match, seq) for seq in range(number % 4 + 1, 4)]
        assert must(must(each).access).keys == {"south": hashed(match.id)}
    assert await store.news("unknown", 0) is None
    assert await store.news(matches[0].id, 2, entries_only=True) == News((entry(matches[0], 3),), None)
    await store.close()
