"""Deadlines of all matches, loaded or not, on one timer."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from skirmish.server.clock import ScheduledCall, ServerClock


class Deadlines:
    """Each match has one deadline at most; ``reached`` is called with the match when it has come."""

    def __init__(self, clock: ServerClock, reached: Callable[[str], None]) -> None:
        self._clock = clock
        self._reached = reached
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        """Also holds outdated deadlines; only those that ``_due`` has too count."""
        self._timer: ScheduledCall | None = None
        self._timer_at: int | None = None

    def __len__(self) -> int:
        """How many deadlines are held, outdated ones included."""
        return len(self._heap)

    @property
    def any(self) -> bool:
        """Whether any match has a deadline."""
        return bool(self._due)

    def set(self, match: str, at: int | None) -> None:
        """Set a match's deadline; None: it has none."""
        if at == self._due.get(match):
            return
        if at is None:
            del self._due[match]
        else:
            self._due[match] = at
            heapq.heappush(self._heap, (at, match))
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(due, each) for each, due in self._due.items()]
            heapq.heapify(self._heap)
        self._schedule()

    def close(self) -> None:
        """Forget all deadlines."""
        self._due.clear()
        self._schedule()

    def _schedule(self) -> None:
        """Set the timer for the first deadline."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = first
        self._timer = None if first is None else self._clock.call_at(first, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = self._timer_at = None
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, match = heapq.heappop(self._heap)
            if self._due.get(match) == at:
                del self._due[match]
                self._reached(match)
        self._schedule()
