"""Server time, by which matches are played.

Server time counts milliseconds. It goes on while a server runs and stands still while none does: it continues
where the database says that the last server stopped. Setting the machine's clock does not change it. In a
new database it begins at the wall time, and it falls behind that by as long as the server is down.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from skirmish.server.storage.entries import ServingPeriod

LONGEST_SLEEP: Final = 3_600_000
"""Milliseconds a timer sleeps at most before it looks again: machines are suspended."""
LONGEST_GAP: Final = 5_000
"""Milliseconds between two readings that count at most. A running server reads its clock every second: in a
longer gap its process was stopped, and no player could decide."""
STEP: Final = 1_000
"""Milliseconds between wall time and server time that count as a step."""


class ScheduledCall(Protocol):
    """A call that a clock will make."""

    def cancel(self) -> None:
        """Don't make it."""


class ServerClock(Protocol):
    """Tells the server time and schedules calls; injected so that tests can set the time."""

    def now(self) -> int:
        """The server time in milliseconds; never less than before."""

    def wall_time(self, at: int) -> int:
        """The wall time (milliseconds since 1970) at a server time."""

    def call_at(self, at: int, call: Callable[[], None]) -> ScheduledCall:
        """Call once, at that time or soon after it; at once if it is past.

        The call may come early: the callee checks the time and schedules again.
        """


class SystemClock:
    """Server time by the machine's clocks: ``monotonic`` counts, ``wall`` is only for people to read.

    ``past`` are the periods of serving that the database knows.
    """

    def __init__(
        self,
        past: Sequence[ServingPeriod] = (),
        *,
        monotonic: Callable[[], int] = time.monotonic_ns,
        wall: Callable[[], int] = time.time_ns,
    ) -> None:
        self._monotonic, self._wall = monotonic, wall
        self._read = monotonic() // 1_000_000
        today = wall() // 1_000_000
        self._now = max((each.until for each in past), default=today)
        self._periods = [*past, ServingPeriod(self._now, self._now, today - self._now)]

    @property
    def period(self) -> ServingPeriod:
        """The period that began with the start of this server, or with the last step of the wall clock."""
        return self._periods[-1]

    def now(self) -> int:
        """The server time in milliseconds; never less than before."""
        read = self._monotonic() // 1_000_000
        self._now += min(read - self._read, LONGEST_GAP)
        self._read = read
        return self._now

    def wall_time(self, at: int) -> int:
        """The wall time (milliseconds since 1970) at a server time."""
        found = (each.offset for each in reversed(self._periods) if each.since <= at)
        return at + next(found, 0)

    def stepped(self) -> bool:
        """Whether the wall clock was set, or this process stopped, since the last call: a period begins."""
        now = self.now()
        offset = self._wall() // 1_000_000 - now
        if abs(offset - self.period.offset) < STEP:
            return False
        self._periods.append(ServingPeriod(now, now, offset))
        return True

    def call_at(self, at: int, call: Callable[[], None]) -> ScheduledCall:
        """Call once at that time, or after ``LONGEST_SLEEP`` if that is sooner."""
        wait = min(max(0, at - self.now()), LONGEST_SLEEP)
        return asyncio.get_running_loop().call_later(wait / 1000, call)
