"""What a connection waits for, in little memory: its next event, and room to send.

Thousands of connections are idle. ``asyncio.Queue`` and ``asyncio.Event`` hold five deques for each of them,
which have room for 64 items even if they are empty: 4 kB. A task that waits takes as much again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Inbox:
    """A queue of events for one reader, which waits for them or is called when they come."""

    __slots__ = ("_called", "_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None
        self._called: Callable[[], None] | None = None

    def empty(self) -> bool:
        """Whether there is no event."""
        return not self._events

    def call(self, reader: Callable[[], None]) -> None:
        """Call a reader for every event from now on, and for those that are there."""
        self._called = reader
        if self._events:
            reader()

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        if self._called is not None:
            self._called()
        elif self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def take(self) -> Any:
        """The next event; None if there is none."""
        return self._events.pop(0) if self._events else None

    async def get(self) -> Any:
        """The next event; waits for it. An event stays if the reader is cancelled."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.pop(0)


class Gate:
    """Open at first. Those who come while it is closed wait."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._opening is None

    def set(self) -> None:
        """Open it."""
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.set_result(None)

    def clear(self) -> None:
        """Close it."""
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Wait until it is open."""
        while self._opening is not None:
            await asyncio.shield(self._opening)  # one who gives up does not open it
