"""Wakeups: loads matches in which something happens by itself, a deadline or a computer's decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from skirmish.core import BrokenGame, SkirmishError, UnknownName
from skirmish.server.clock import ServerClock
from skirmish.server.engines.pool import Engines
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.deadlines import Deadlines
from skirmish.server.matches.tasks import MatchTasks
from skirmish.server.nodes.alone import Alone
from skirmish.server.nodes.node import ServerNode
from skirmish.server.ops.logging import bound, logger
from skirmish.server.storage.entries import BrokenLog, OtherRules, StorageFailure
from skirmish.server.storage.store import Store

MOST_DUE_AT_ONCE: Final = 8
"""Matches loaded at once because of a deadline: after a long pause, thousands may be due."""
MOST_SEARCHES: Final = 200
"""Searches running before more matches are resumed after a restart: each keeps an actor in memory."""
RETRY: Final = 1_000
"""Milliseconds before a match is loaded again after the database failed."""
_UNPLAYABLE: Final = (UnknownName, BrokenGame, OtherRules)
"""Why a sound match cannot be loaded by this server: its game or its rules are missing."""


class Wakeups:
    """Sees to what matches wait for without a request. ``load`` finds the actor of a match."""

    def __init__(
        self,
        clock: ServerClock,
        store: Store,
        engines: Engines,
        node: ServerNode | Alone,
        tasks: MatchTasks,
        load: Callable[[str], Awaitable[MatchActor | None]],
    ) -> None:
        self._clock = clock
        self._store = store
        self._engines = engines
        self._node = node
        self._tasks = tasks
        self._load = load
        self._deadlines = Deadlines(clock, self._deadline_reached)
        self._due = asyncio.Semaphore(MOST_DUE_AT_ONCE)
        self._arriving: set[str] = set()
        """Matches that this server has claimed and looks at in a moment."""
        self.unplayable: set[str] = set()
        """Matches that this server cannot load, and leaves to other servers."""
        self.closed = False

    async def resume(self) -> None:
        """Go on where the server stopped: running clocks, and computers that have to decide."""
        for match, at in await self._store.open_matches_due():
            self._deadlines.set(match, at)
        waiting = await self._store.computers_to_move()
        if waiting:
            self.wake(waiting)

    def close(self) -> None:
        """Load nothing any more."""
        self.closed = True
        self._deadlines.close()

    def clocks_run(self) -> bool:
        """Whether the clock of any match runs."""
        return self._deadlines.any

    def set_deadline(self, match: str, at: int | None) -> None:
        """Have a match's actor check its clock at that time; None: not any more."""
        if not self.closed:
            self._deadlines.set(match, at)

    def can_think(self) -> bool:
        """Whether computers can think here, in one more match."""
        return not self.closed and self._engines.alive() and len(self._tasks.searches) < MOST_SEARCHES

    def room(self, *, later: bool, but: str | None = None) -> int:
        """In how many more matches computers can think here; ``later``: in which no person plays.

        Matches that are being loaded for that take up room, except ``but``.
        """
        return self._engines.room(later=later) - len(self._arriving - {but}) if self.can_think() else 0

    def see_to(self, match: str, owner: str | None) -> None:
        """Do what a match waits for by itself: this server has claimed it, for that client if it is to
        think."""
        if not self.closed:
            self._arriving.add(match)
            self._tasks.request(self._see_to(match, owner))

    async def _see_to(self, match: str, owner: str | None) -> None:
        async def see_to(actor: MatchActor) -> None:
            if owner is not None and not len(actor.subscribers):
                actor.owner = owner
            await actor.see_to()

        try:
            await self._load_and(match, see_to)
        finally:
            self._arriving.discard(match)

    def retry(self, match: str, wait: int = RETRY) -> None:
        """Load a match in that many milliseconds."""
        if not self.closed:
            self._clock.call_at(self._clock.now() + wait, lambda: self._deadline_reached(match))

    def _deadline_reached(self, match: str) -> None:
        if not self.closed:
            self._tasks.request(self._load_and(match, MatchActor.flag))

    async def _load_and(self, match: str, do: Callable[[MatchActor], Awaitable[None]]) -> None:
        with bound(match=match):
            try:
                async with self._due:
                    actor = None if self.closed else await self._load(match)
                    if actor is not None:
                        await do(actor)
                    else:
                        self._node.release(match)
            except BrokenLog:
                self._leave(match)  # logged when it was found
            except StorageFailure:  # reported by the store
                self._node.release(match)
                self.retry(match)
            except _UNPLAYABLE as error:
                log_unplayable(error)
                self._leave(match)
            except Exception:
                logger().exception("fault", where="deadline")
                self._node.release(match)
                self.retry(match, 10 * RETRY)

    def _leave(self, match: str) -> None:
        self.unplayable.add(match)
        self._node.release(match)

    def wake(self, matches: list[str]) -> None:
        """Load matches that wait for a computer: loading one starts the search."""
        self._tasks.search(self._wake(matches))

    async def _wake(self, matches: list[str]) -> None:
        for match in matches:
            while len(self._tasks.searches) > MOST_SEARCHES:
                await asyncio.sleep(0.05)
            with bound(match=match):
                try:
                    await self._load(match)
                except BrokenLog:
                    pass
                except _UNPLAYABLE as error:
                    log_unplayable(error)
                except Exception:
                    logger().exception("fault", where="waking")


def log_unplayable(error: SkirmishError, **more: object) -> None:
    """Log that a match cannot be loaded, and why."""
    logger().error("unplayable", error=type(error).__name__, code=error.code, **more)
