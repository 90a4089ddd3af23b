"""Run the cyclic garbage collector on a timer instead of by allocation count.

Almost nothing here forms cycles. Left alone, Python traverses everything whenever a quarter is new: with a
thousand matches in memory a pause of half a second, several times a minute, to find next to nothing. The
acknowledgement times in ``docs/figures.md`` (Server; ``python -m benchmarks server`` measures them) leave no
room for that: the target for the 99th percentile is 50 ms. So the collector runs at most once a minute, more
rarely the longer it takes, and sooner only after very many allocations.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PAUSE: Final = 60.0
"""Least seconds between two collections."""
SHARE: Final = 1000
"""A collection that took a second is followed by this many seconds without one."""
MANY: Final = 3_000_000
"""New objects after which a collection is due at once: some hundred megabytes, if all were garbage."""
TICK: Final = 1.0
"""Seconds between two checks whether a collection is due."""


@asynccontextmanager
async def timed_collection(pause: float = PAUSE, many: int = MANY, tick: float = TICK) -> AsyncIterator[None]:
    """Python's automatic collections are off inside; timed ones run instead."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()  # modules and what they made stay until the end
    gc.disable()
    task = asyncio.get_running_loop().create_task(_collect(pause, many, tick), name="skirmish gc")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))
        gc.unfreeze()
        if was_on:
            gc.enable()


async def _collect(pause: float, many: int, tick: float) -> None:
    due = time.monotonic() + pause
    while True:
        await asyncio.sleep(min(pause, tick))
        if time.monotonic() >= due or gc.get_count()[0] > many:
            start = time.monotonic()
            gc.collect()
            end = time.monotonic()
            due = end + max(pause, SHARE * (end - start))
