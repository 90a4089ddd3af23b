"""The task that writes fails or ends for a reason that was not foreseen: no write waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from skirmish.server.storage.entries import Opened, StorageFailure
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.store import Store
from tests.server.storage.test_store import a_match

PATIENCE = 20.0


def mistaken(_: Any) -> None:
    raise ZeroDivisionError


def a_file(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'skirmish.db'}"


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
