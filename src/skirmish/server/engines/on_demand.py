"""A worker for players' questions at a server that leaves all thinking to engines.

Hints, suggestions in the set-up and advice about positions are answers to one person and part of no log, so
they do not travel through the database. One process answers them; it runs while it is needed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from skirmish.server.engines.limits import LONGEST_SEARCH
from skirmish.server.engines.pool import EnginePool
from skirmish.server.engines.protocol import Advice

IDLE: Final = 60.0
"""Seconds without a question after which the process is ended."""


class EngineOnDemand:
    """An :class:`~skirmish.server.engines.pool.Engines` with no room for matches."""

    def __init__(self, pool: EnginePool, idle: float = IDLE) -> None:
        self.pool = pool
        self._idle = idle
        self._lock = asyncio.Lock()
        """Held while the process is started or ended."""
        self._asked = 0
        """Questions that are being answered."""
        self._latest = 0.0
        """When the last one was."""
        self._running = False
        self._ending: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """End the process."""
        if self._ending is not None:
            self._ending.cancel()
        async with self._lock:
            await self.pool.close()

    async def think(
        self,
        level: str,
        game_name: str,
        view: Any,
        *,
        owner: str,
        seconds: float = LONGEST_SEARCH,
        match: str = "",
        later: bool = False,
    ) -> str:
        """The token that a level decides on; raises what the pool does."""
        async with self._started():
            return await self.pool.think(
                level, game_name, view, owner=owner, seconds=seconds, match=match, later=later
            )

    async def advise(self, level: str, game_name: str, view: Any, *, owner: str, seconds: float) -> Advice:
        """A level's decision, and what it thinks of it; raises what the pool does."""
        async with self._started():
            return await self.pool.advise(level, game_name, view, owner=owner, seconds=seconds)

    async def accepts_draw(self, level: str, game_name: str, view: Any, *, owner: str) -> bool:
        """Whether a level accepts a draw; raises what the pool does."""
        async with self._started():
            return await self.pool.accepts_draw(level, game_name, view, owner=owner)

    def alive(self) -> bool:
        """Whether it can be asked."""
        return not self._running or self.pool.alive()

    def room(self, *, later: bool = False) -> int:
        """No match's computer thinks here."""
        return 0

    @asynccontextmanager
    async def _started(self) -> AsyncIterator[None]:
        self._asked += 1
        try:
            async with self._lock:
                if not self._running:
                    self._running = True
                    await self.pool.start()
            yield
        finally:
            self._asked -= 1
            self._latest = time.monotonic()
            if self._ending is None or self._ending.done():
                self._ending = asyncio.create_task(self._end_when_idle())

    async def _end_when_idle(self) -> None:
        while (rest := self._latest + self._idle - time.monotonic()) > 0 or self._asked:
            await asyncio.sleep(max(rest, self._idle / 10))
        async with self._lock:
            if not self._asked:
                self._running = False
                await self.pool.close()
