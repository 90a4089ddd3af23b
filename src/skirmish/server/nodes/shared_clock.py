"""Server time of servers that share a database: the database's clock counts, not that of any server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from skirmish.server.clock import LONGEST_SLEEP, ScheduledCall
from skirmish.server.storage.entries import ServingPeriod
from skirmish.server.storage.shared import GAP, Beat

SLOWEST: Final = 500
"""Milliseconds that an answer of the database may take to tell the time well enough."""


class SharedClock:
    """Goes on by this machine's monotonic clock between two answers of the database, but not for long: a
    server that is cut off from the database charges no time."""

    def __init__(
        self, past: Sequence[ServingPeriod] = (), *, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._monotonic = monotonic
        self._periods = [*past]
        self._told = 0
        """The server time as the database told it last."""
        self._read: int | None = None
        """When that was, by the monotonic clock."""
        self._now = 0

    def reading(self) -> int:
        """The monotonic clock, in milliseconds."""
        return self._monotonic() // 1_000_000

    def tell(self, asked: int, beat: Beat) -> None:
        """The database was asked at that reading, and has just answered."""
        read = self.reading()
        if read - asked > SLOWEST and self.known:
            return  # another answer comes in a moment
        if not self._periods or self._periods[-1].since != beat.period.since:
            self._periods.append(beat.period)
        self._told = beat.wall - beat.period.offset + (read - asked) // 2
        self._read = read

    @property
    def known(self) -> bool:
        """Whether the time is known: the database has told it a moment ago."""
        return self._read is not None and self.reading() - self._read < GAP

    def now(self) -> int:
        """The server time in milliseconds; never less than before."""
        assert self._read is not None
        self._now = max(self._now, self._told + min(self.reading() - self._read, GAP))
        return self._now

    def wall_time(self, at: int) -> int:
        """The wall time (milliseconds since 1970) at a server time."""
        found = (each.offset for each in reversed(self._periods) if each.since <= at)
        return at + next(found, 0)

    def call_at(self, at: int, call: Callable[[], None]) -> ScheduledCall:
        """Call once at that time, or after ``LONGEST_SLEEP`` if that is sooner."""
        wait = min(max(0, at - self.now()), LONGEST_SLEEP)
        return asyncio.get_running_loop().call_later(wait / 1000, call)
