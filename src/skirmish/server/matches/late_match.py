"""What strangers see who watch a match that anyone may watch: the match as it was a while ago.

The same commands are folded again, up to those that are old enough. What a late spectator is sent is built
from that fold alone, so nothing newer can be in it, whatever message, record or error it is.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import Final

from skirmish.match import Change, Snapshot
from skirmish.server.matches.log import MatchLog
from skirmish.server.matches.projection import Projection

_AT_ONCE: Final = 16
"""Commands that are folded before other tasks get a turn."""


class LateMatch:
    """A match as it was ``delay`` milliseconds ago. With a delay of 0 it is the match itself."""

    __slots__ = ("_log", "_snapshot", "delay")

    def __init__(self, log: MatchLog, delay: int) -> None:
        self._log = log
        self._snapshot = Snapshot(log.snapshot.setup)
        self.delay = delay

    async def catch_up(self, now: int) -> None:
        """Fold what is old enough by now, before the first look."""
        while self.delay and self._snapshot.seq < self._reached(now):
            self._fold(min(self._snapshot.seq + _AT_ONCE, self._reached(now)))
            await asyncio.sleep(0)

    def snapshot(self, now: int) -> Snapshot:
        """The match as it was."""
        if not self.delay:
            return self._log.snapshot
        self._fold(self._reached(now))
        return self._snapshot

    def changes(self, now: int) -> list[Change]:
        """What led to that."""
        return self._log.changes[: self.snapshot(now).seq]

    def projection(self, now: int) -> Projection:
        """What a spectator may see of it."""
        return Projection(self._log.stored, self.snapshot(now), self.changes(now), self.delay)

    def next_at(self, now: int) -> int | None:
        """When there will be something new to see; None: nothing has happened since."""
        seq = self.snapshot(now).seq
        return self._log.changes[seq].issued.at + self.delay if seq < len(self._log.changes) else None

    def _reached(self, now: int) -> int:
        """The number of the last command that is old enough."""
        return bisect_right(self._log.changes, now - self.delay, key=lambda change: change.issued.at)

    def _fold(self, seq: int) -> None:
        for change in self._log.changes[self._snapshot.seq : seq]:
            self._snapshot, _ = self._snapshot.apply(change.issued)
