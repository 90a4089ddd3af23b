"""The task that writes fails or ends for a reason that was not foreseen: no write waits for it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from skirmish.core import NORTH
from skirmish.server.storage import writer
from skirmish.server.storage.engine import PostgresqlEngine
from skirmish.server.storage.entries import Opened, OpenSeat, StorageFailure
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.store import Store
from tests.server.postgres import emptied
from tests.server.storage.test_store import a_match

PATIENCE = 90.0


def mistaken(_: Any) -> None:
    raise ZeroDivisionError


def a_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'skirmish.db'}"


@pytest.mark.anyio
async def test_an_unforeseen_failure_is_answered_and_reported(tmp_path: Path) -> None:
    store = await Store.open(a_file(tmp_path), StorageMonitor(mistaken, mistaken))
    async with asyncio.timeout(PATIENCE):
        with capture_logs() as logs:
            with pytest.raises(StorageFailure, match="storage-unclear"):
                await store.create(Opened(a_match()))
            assert not await store.writable()
            with pytest.raises(StorageFailure):  # and so is the next one: the task still runs
                await store.beat(1)
        assert {"fault", "storage-failed"} >= {each["event"] for each in logs} >= {"fault"}
        assert store.waiting == 0
        await store.close()


@pytest.mark.anyio
async def test_a_task_that_has_ended_lets_no_write_wait(tmp_path: Path) -> None:
    store = await Store.open(a_file(tmp_path))
    [task] = [each for each in asyncio.all_tasks() if each.get_name() == "skirmish writer"]
    async with asyncio.timeout(PATIENCE):
        begun = [asyncio.create_task(store.create(Opened(a_match()))) for _ in range(3)]
        await asyncio.sleep(0)
        task.cancel()
        for each in begun:
            with pytest.raises(StorageFailure):
                await each
        with pytest.raises(StorageFailure, match="storage-failed"):
            await store.beat(1)
        assert not await store.writable()
        assert store.waiting == 0
        await store.close()


@pytest.mark.anyio
async def test_writes_after_the_first_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PACE", 1.0)
    store, began = await Store.open(a_file(tmp_path)), time.monotonic()
    await store.beat(1)
    assert time.monotonic() - began < writer.PACE
    following = []
    for at in range(2, 7):
        following.append(asyncio.create_task(store.beat(at)))
        await asyncio.sleep(0.001)
    await asyncio.gather(*following)
    assert store.commits == 2
    await store.close()


def an_offer(client: str) -> Opened:
    match, now = a_match(), 1_000
    return Opened(match, seat=OpenSeat(match.id, NORTH, False, "", now, now, client.encode() * 32))


@pytest.mark.anyio
async def test_two_servers_add_seats_of_the_same_clients_in_any_order(postgresql: Any) -> None:
    """They wait for each other, and never both at once: then one of them would begin anew."""
    url = emptied(postgresql)
    one, two = await Store.open(url), await Store.open(url)
    assert isinstance(one.engine, PostgresqlEngine)
    async with one.engine.pool.begin() as connection:  # until both servers have come as far as they can
        await connection.execute(text("LOCK TABLE open_seats IN SHARE MODE"))
        adding = [
            asyncio.create_task(store.create(an_offer(client)))
            for store, clients in ((one, "ab"), (two, "ba"))
            for client in clients
        ]
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        async with asyncio.timeout(PATIENCE):
            while (await connection.execute(waiting)).scalar_one() < 2:
                await asyncio.sleep(0.01)
    await asyncio.gather(*adding)
    assert (one.commits, two.commits) == (1, 1)
    await one.close()
    await two.close()
