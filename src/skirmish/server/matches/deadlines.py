"""Moments at which something is due at some match: one timer for all of them, loaded or not."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from skirmish.server.clock import Moment, Timer


class Alarms:
    """Each match has one moment at most; ``ring`` is called with the match when it has come."""

    def __init__(self, clock: Moment, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        """With what was put off since: only what ``_due`` says as well counts."""
        self._timer: Timer | None = None
        self._set_for: int | None = None

    def set(self, match: str, at: int | None) -> None:
        """A match's moment; None: it has none."""
        if at == self._due.get(match):
            return
        if at is None:
            del self._due[match]
        else:
            self._due[match] = at
            heapq.heappush(self._heap, (at, match))
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(moment, each) for each, moment in self._due.items()]
            heapq.heapify(self._heap)
        self._wind()

    def close(self) -> None:
        """Ring no more."""
        self._due.clear()
        self._wind()

    def _wind(self) -> None:
        """Set the timer for the first moment."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._set_for:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._set_for = first
        self._timer = None if first is None else self._clock.call_at(first, self._rung)

    def _rung(self) -> None:
        self._timer = self._set_for = None
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, match = heapq.heappop(self._heap)
            if self._due.get(match) == at:
                del self._due[match]
                self._ring(match)
        self._wind()
