"""The messages between servers, over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import text

from skirmish.server.nodes.attendance import Attendance
from skirmish.server.nodes.channel import Channel
from skirmish.server.nodes.node import ServerNode
from skirmish.server.storage.shared import SharedStore
from skirmish.server.storage.store import Store
from tests.server.cable import cabled

PATIENCE = 30.0
_END_OTHERS: Final = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class Attended:
    """Matches with viewers at this server, and nothing else."""

    def followed(self) -> list[str]:
        return []

    def attended(self) -> list[str]:
        return ["a", "b"]

    def attendance(self, _match: str) -> Attendance:
        return Attendance(1, 0, 0)

    def thinks(self) -> bool:
        return False

    def shown(self) -> list[str]:
        return []

    def unplayable(self) -> list[str]:
        return []

    def elsewhere(self, match: str) -> None:
        pass


class Hearer:
    """Another server's channel: counts the messages of each kind."""

    def __init__(self, store: Store) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.connected = asyncio.Event()
        self.channel = Channel(
            SharedStore(store), "other", lambda kind, *_: self.heard.put_nowait(kind), self.connected.set
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self.channel.run())
        await asyncio.wait_for(self.connected.wait(), PATIENCE)
        yield
        task.cancel()
        await asyncio.wait((task,))

    async def until(self, *kinds: str) -> None:
        """Wait for messages of each of these kinds."""
        missing = {*kinds}
        while missing:
            missing.discard(await asyncio.wait_for(self.heard.get(), PATIENCE))


@pytest.mark.anyio
async def test_a_server_with_viewers_announces_itself_over_one_connection(shared: str) -> None:
    """It greets the others and tells who is connected to it: neither message may break the other."""
    store = await Store.open(shared)
    hearer, node = Hearer(store), await ServerNode.open(store)
    connected, connections = node._channel._connected, Counter[str]()

    def count() -> None:
        connections["made"] += 1
        connected()

    node._channel._connected = count
    async with hearer.running():
        matches: Any = Attended()
        async with node.running(matches):
            await hearer.until("hello", "here")
            await node._repeat()
            await hearer.until("here")
            assert connections["made"] == 1
        await hearer.until("gone")
    await store.close()


@pytest.mark.anyio
async def test_a_message_with_the_longest_items_is_sent_in_parts(shared: str) -> None:
    store = await Store.open(shared)
    hearer, connected = Hearer(store), asyncio.Event()
    channel = Channel(SharedStore(store), "one", lambda *_: None, connected.set)
    async with hearer.running():
        sending = asyncio.create_task(channel.run())
        await asyncio.wait_for(connected.wait(), PATIENCE)
        await channel.send("trace", [["a" * 16, f"00-{'0' * 32}-{'0' * 16}-01"]] * 200)
        await hearer.until("trace")
        sending.cancel()
        await asyncio.wait((sending,))
    await store.close()


@pytest.mark.anyio
async def test_a_connection_whose_end_is_not_known_yet_is_made_again(shared: str, tmp_path: Path) -> None:
    """PostgreSQL says goodbye when it is stopped: a moment later the connection is closed."""
    async with cabled(shared, tmp_path) as (url, cable):
        store, direct, connected = await Store.open(url), await Store.open(shared), asyncio.Event()
        channel = Channel(SharedStore(store), "one", lambda *_: None, connected.set)
        sending = asyncio.create_task(channel.run())
        await asyncio.wait_for(connected.wait(), PATIENCE)
        await direct.load("none")
        cable.hold_ends()
        await direct.engine.run(lambda connection: connection.execute(_END_OTHERS))
        connected.clear()
        async with asyncio.timeout(PATIENCE):
            while not connected.is_set():
                await channel.send("hello", [])
                await asyncio.sleep(0.01)
        assert await store.load("none") is None
        cable.restore()
        sending.cancel()
        await asyncio.wait((sending,))
        await store.close()
        await direct.close()
