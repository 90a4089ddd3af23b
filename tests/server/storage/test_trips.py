"""How many trips to PostgreSQL an action takes: unlike times, they do not depend on the machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage.engine import PostgresqlEngine
from skirmish.server.storage.entries import MatchStatus, Opened, Renewal, StaleEntry
from skirmish.server.storage.store import Store
from skirmish.server.storage.writes import Write
from tests.must import must
from tests.server.cable import Cable, cabled
from tests.server.postgres import emptied
from tests.server.storage.test_store import a_match, entry

pytestmark = pytest.mark.anyio


@pytest.fixture
async def counted(postgresql: Any, tmp_path: Path) -> AsyncIterator[tuple[Store, Cable]]:
    """A store of an empty database, and its way there."""
    async with cabled(emptied(postgresql), tmp_path) as (url, cable):
        store = await Store.open(url)
        yield store, cable
        await store.close()


async def test_an_action_is_one_trip_and_reading_it_elsewhere_another(
    counted: tuple[Store, Cable],
) -> None:
    store, cable = counted
    match, key = a_match(), hashed("key")
    await store.create(Opened(match, keys=(("south", key),)))
    for seq in (1, 2):  # the first time also makes connections and prepares statements
        before = cable.trips
        await store.append([entry(match, seq, f"a{seq}")], MatchStatus("playing", seq), key=key)
        wrote, before = cable.trips - before, cable.trips
        news = must(await store.news(match.id, seq - 1, entries_only=True))
        read = cable.trips - before
        assert [*news.entries] == [entry(match, seq, f"a{seq}")]
    assert (wrote, read) == (1, 1)
    assert must(await store.load(match.id)).status == MatchStatus("playing", 2)


async def test_many_actions_share_a_trip_and_fail_together_and_then_alone(
    counted: tuple[Store, Cable],
) -> None:
    store, cable = counted
    matches = [a_match() for _ in range(12)]
    for match in matches:
        await store.create(Opened(match, keys=(("south", hashed(match.id)),)))
    revoked = matches[3]
    await store.write(Write(renewals=(Renewal(revoked.id, "south", hashed("another"), 1),)))
    for seq in (1, 2):
        before = cable.trips
        appended = [
            store.append([entry(match, seq)], MatchStatus("playing", seq), key=hashed(match.id))
            for match in matches
            if match is not revoked
        ]
        await asyncio.gather(*appended)
    assert cable.trips - before <= 2, "the first on its own, and all others together"
    late = [store.append([entry(match, 3)], key=hashed(match.id)) for match in matches]
    found = await asyncio.gather(*late, return_exceptions=True)
    assert [isinstance(each, StaleEntry) for each in found] == [match is revoked for match in matches]
    assert must(await store.load(revoked.id)).entries == ()
    for match in matches[:3]:
        kept = must(await store.load(match.id))
        assert (len(kept.entries), kept.status.due) == (3, 2)


async def test_nothing_is_said_before_one_statement_is_committed(postgresql: Any) -> None:
    url, match, said = emptied(postgresql), a_match(), list[str]()
    store, other = await Store.open(url), await Store.open(url)
    await store.create(Opened(match))

    gate, holding = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        assert isinstance(other.engine, PostgresqlEngine)
        async with other.engine.pool.begin() as connection:
            await connection.execute(text("LOCK TABLE log IN SHARE MODE"))
            holding.set()
            await gate.wait()

    held = asyncio.create_task(hold())
    await holding.wait()
    appending = asyncio.create_task(store.append([entry(match, 1)]))
    appending.add_done_callback(lambda _: said.append("said"))
    await asyncio.sleep(0.3)
    assert (said, must(await other.load(match.id)).entries) == ([], ())
    gate.set()
    await asyncio.gather(held, appending)
    assert len(must(await other.load(match.id)).entries) == 1
    await store.close()
    await other.close()
