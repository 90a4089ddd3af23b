"""What a connection waits for: its next event, and room to send."""

from __future__ import annotations

import asyncio

import pytest

from skirmish.server.sockets.inbox import Gate, Inbox

pytestmark = pytest.mark.anyio


async def test_events_come_in_their_order() -> None:
    inbox = Inbox()
    assert inbox.empty()
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert not inbox.empty()
    assert [await inbox.get(), await inbox.get()] == [1, 2]
    reading = asyncio.ensure_future(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(3)
    inbox.put_nowait(4)
    assert [await reading, await inbox.get()] == [3, 4]


async def test_an_event_stays_if_its_reader_is_cancelled() -> None:
    inbox = Inbox()
    reading = asyncio.ensure_future(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await inbox.get() == 1


def test_a_reader_is_called_for_every_event_and_for_those_that_came_before() -> None:
    inbox, taken = Inbox(), list[int]()
    inbox.put_nowait(1)
    inbox.call(lambda: taken.append(inbox.take()))
    inbox.put_nowait(2)
    assert taken == [1, 2]
    assert inbox.take() is None


async def test_who_comes_to_a_closed_gate_waits() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    gate.clear()
    assert not gate.is_set()
    first, second = (asyncio.ensure_future(gate.wait()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert not second.done()
    gate.set()
    gate.set()
    await second
    assert gate.is_set()
