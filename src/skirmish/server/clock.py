"""The server's clock, injected so that tests can set the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

LONGEST_SLEEP: Final = 3_600_000
"""Milliseconds a timer sleeps at most before it looks again: clocks are adjusted, laptops sleep."""


class ScheduledCall(Protocol):
    """A call that a clock will make."""

    def cancel(self) -> None:
        """Don't make it."""


class ServerClock(Protocol):
    """Tells the time and schedules calls."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, at: int, call: Callable[[], None]) -> ScheduledCall:
        """Call once, at that time or soon after it; at once if it is past.

        The call may come early: the callee checks the time and schedules again.
        """


class SystemClock:
    """The machine's own clock, with the running event loop's timers."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> ScheduledCall:
        """Call once at that time, or after ``LONGEST_SLEEP`` if that is sooner."""
        wait = min(max(0, at - self.now()), LONGEST_SLEEP)
        return asyncio.get_running_loop().call_later(wait / 1000, call)
