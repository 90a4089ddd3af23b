"""How late the event loop is: everything else waits at least as long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

TICK: Final = 0.5
"""Seconds between two measurements."""


@asynccontextmanager
async def timed_loop(observe: Callable[[float], None], tick: float = TICK) -> AsyncIterator[None]:
    """Report, in the background, how much later than asked the event loop comes back."""
    task = asyncio.create_task(_measure(observe, tick), name="skirmish loop delay")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))


async def _measure(observe: Callable[[float], None], tick: float) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + tick
        await asyncio.sleep(tick)
        observe(max(0.0, loop.time() - due))
