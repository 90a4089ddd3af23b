"""The time of day, as the server knows it: injected, so that tests turn the hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

LONGEST_WAIT: Final = 3_600_000
"""Milliseconds a timer sleeps at most before it looks again: clocks are put forward, laptops sleep."""


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It won't."""


class Moment(Protocol):
    """A clock on the wall."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, at: int, call: Callable[[], None]) -> Timer:
        """Call once at that moment or soon after it; at once if it is past. It may come early: look again."""


class WallMoment:
    """The machine's own clock, with the running event loop's timers."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Timer:
        """Call once at that moment; after an hour at the latest."""
        wait = min(max(0, at - self.now()), LONGEST_WAIT)
        return asyncio.get_running_loop().call_later(wait / 1000, call)
