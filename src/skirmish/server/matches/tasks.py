"""The tasks of the matches: requests, which run to their end, and searches, which may be cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractContextManager
from typing import Any


class _Counted(AbstractContextManager[None]):
    """Not a generator: that would take as long as what else happens between two awaits of a request."""

    __slots__ = ("_requests", "_task")

    def __init__(self, requests: set[asyncio.Task[Any]]) -> None:
        self._requests = requests

    def __enter__(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task = task
        self._requests.add(task)

    def __exit__(self, *_: object) -> None:
        self._requests.discard(self._task)


class MatchTasks:
    """Keeps tasks alive until they end; the event loop itself holds only weak references."""

    def __init__(self) -> None:
        self.requests: set[asyncio.Task[Any]] = set()
        self.searches: set[asyncio.Task[Any]] = set()
        self._closing = False

    def request(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start work that must end even if its caller is cancelled."""
        return _start(work, self.requests)

    def counted(self) -> AbstractContextManager[None]:
        """Count the running task among the requests while it does something that must end."""
        return _Counted(self.requests)

    def search(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start work that is cancelled when the server stops."""
        task = _start(work, self.searches)
        if self._closing:
            task.cancel()
        return task

    def cancel_searches(self) -> None:
        """Cancel all searches, and those that are started later."""
        self._closing = True
        for task in self.searches:
            task.cancel()

    def cancel_all(self) -> list[asyncio.Task[Any]]:
        """Cancel everything, as a killed process would; the cancelled tasks. For tests."""
        self.cancel_searches()
        for task in self.requests:
            task.cancel()
        return [*self.searches, *self.requests]


def _start(work: Coroutine[Any, Any, Any], kept: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    task = asyncio.create_task(work)
    kept.add(task)

    def done(task: asyncio.Task[Any]) -> None:
        kept.discard(task)
        if not task.cancelled():
            task.exception()  # its awaiter gets it too; without one asyncio would complain

    task.add_done_callback(done)
    return task
