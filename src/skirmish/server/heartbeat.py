"""The heartbeat: keeps in the database until when the server ran, so that no time is charged after that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from skirmish.server.clock import SystemClock
from skirmish.server.ops.logging import logger
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.store import Store

TICK: Final = 1.0
"""Seconds between two readings of the clock."""
BEAT: Final = 2_000
"""Milliseconds between two beats while a clock of a match runs: the most that a crash gives to a player."""


async def open_clock(store: Store, make: Callable[..., SystemClock] = SystemClock) -> SystemClock:
    """Server time, continued where the last server on this database stopped."""
    clock = make(await store.serving_periods())
    await store.serve(clock.period)
    return clock


class Heartbeat:
    """Beats while :meth:`beating` is open. ``needed`` says whether any match's clock runs."""

    def __init__(self, clock: SystemClock, store: Store, needed: Callable[[], bool]) -> None:
        self._clock = clock
        self._store = store
        self._needed = needed
        self._beaten = clock.now()
        self._writing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat in the background, and once more at the end unless the database fails."""
        task = asyncio.create_task(self._run(), name="skirmish heartbeat")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait((task,))
            if self._store.monitor.writable() is not False:  # one that hangs has delayed the stop enough
                await self._write(self._clock.now(), stepped=False)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    def tick(self) -> asyncio.Task[None] | None:
        """Read the clock, and write a beat if one is due; the task that writes it."""
        now = self._clock.now()
        if self._writing is not None and not self._writing.done():
            return self._writing  # a database that hangs must not stop the reading
        stepped = self._clock.stepped()
        if stepped:
            logger().warning("clock-step", offset=self._clock.period.offset)
        if not stepped and (now < self._beaten + BEAT or not self._needed()):
            return None
        self._beaten = now
        self._writing = asyncio.create_task(self._write(now, stepped=stepped))
        return self._writing

    async def _write(self, now: int, *, stepped: bool) -> None:
        with suppress(StorageFailure):  # the next beat may succeed, and the store reports its failures
            if stepped:
                await self._store.serve(self._clock.period)
            else:
                await self._store.beat(now)
