"""Looking for garbage rarely: nearly everything here is a value without cycles, which goes by itself.

Left alone, Python looks through what is new every few thousand objects, and through everything whenever a
quarter is new. With a thousand matches that is half a second in which nobody is answered, some times a
minute, to find next to nothing. So it is done by the clock, the more rarely the longer it takes, and sooner
only where very much has piled up.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PAUSE: Final = 60.0
"""Seconds between two looks, at least."""
SHARE: Final = 1000
"""A look that took a second is followed by so many without one."""
MANY: Final = 3_000_000
"""New objects after which it is time at any rate: some hundred megabytes, if all of them were garbage."""
_TICK: Final = 1.0


@asynccontextmanager
async def rare_sweeps(pause: float = PAUSE, many: int = MANY) -> AsyncIterator[None]:
    """Python's own collections are off while this is entered; there are rarer ones instead."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()  # modules and what they have made: they stay until the end
    gc.disable()
    sweeping = asyncio.get_running_loop().create_task(_sweep(pause, many), name="skirmish sweeping")
    try:
        yield
    finally:
        sweeping.cancel()
        await asyncio.wait((sweeping,))
        gc.unfreeze()
        if was_on:
            gc.enable()


async def _sweep(pause: float, many: int) -> None:
    due = time.monotonic() + pause
    while True:
        await asyncio.sleep(min(pause, _TICK))
        if time.monotonic() >= due or gc.get_count()[0] > many:
            start = time.monotonic()
            gc.collect()
            end = time.monotonic()
            due = end + max(pause, SHARE * (end - start))
