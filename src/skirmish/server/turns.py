"""Turns: work that may wait is done a piece at a time, and clients take turns.

Between two pieces the event loop attends to everything else. An action of a player passes through the loop
about twenty times until it is on the disk, so what a round costs decides how long the player waits.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable


class Turns:
    """One piece of work in each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Callable[[], None]]] = OrderedDict()
        self._scheduled = False

    def add(self, client: str, work: Callable[[], None]) -> None:
        """Have some work done when it is the client's turn."""
        self._waiting.setdefault(client, deque()).append(work)
        self._schedule()

    async def turn(self, client: str) -> None:
        """Wait until it is the client's turn."""
        come = asyncio.get_running_loop().create_future()
        self.add(client, lambda: None if come.done() else come.set_result(None))
        await come

    def _schedule(self) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._scheduled = False
        client, work = self._waiting.popitem(last=False)
        piece = work.popleft()
        if work:
            self._waiting[client] = work
        self._schedule()
        piece()
