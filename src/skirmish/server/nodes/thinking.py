"""Which server lets a computer think: this one if it has a worker to spare, or else any other one.

What waits is in the database, and found there twice a second. Before that, servers ask each other by
messages, and each claims what comes next in its queue as soon as it has room. People go first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final, Protocol

from skirmish.server.nodes.attendance import Attendance, Thinkers
from skirmish.server.nodes.claims import Claims
from skirmish.server.nodes.thinking_queue import Rank, ThinkingQueue, Wish
from skirmish.server.ops.logging import logger
from skirmish.server.storage.shared import SharedStore

MOST_WAITING: Final = 200
"""Matches that wait for a computer, found in one look at the database."""


class ThinkingMatches(Protocol):
    """The matches of this server."""

    def room(self, *, later: bool, but: str | None = None) -> int:
        """In how many more matches computers can think here; ``later``: in which no person plays. A match
        that is being loaded for that takes up room, except ``but``."""

    def shown(self) -> list[str]:
        """Matches between computers that someone watches here."""

    def unplayable(self) -> Iterable[str]:
        """Matches that this server cannot load."""


class Thinking:
    """The part of a server that has computers think, here (if it ``thinks``) or elsewhere.

    ``tell`` is called when there is something to be told to the other servers.
    """

    def __init__(self, store: SharedStore, claims: Claims, *, thinks: bool, tell: Callable[[], None]) -> None:
        self.queue = ThinkingQueue()
        """What this server would claim, if no other does."""
        self.thinks = thinks
        self.matches: ThinkingMatches
        self._store = store
        self._claims = claims
        self._tell = tell
        self._others = Thinkers()
        self._wishes: dict[str, Wish] = {}
        """What other servers are asked for."""
        self._key = secrets.token_bytes(16)
        self._work = asyncio.Event()
        """Set when there is more in the queue, or more room for it."""
        self._warned = False

    @property
    def thinkers(self) -> int:
        """How many servers let computers think, as far as this one has heard."""
        return len(self._others) + self.thinks

    def look_for_work(self) -> None:
        """A worker may have time."""
        self._work.set()

    # What matches ask

    def may_think(self, wish: Wish, *, claim: bool) -> bool:
        """Whether a match's computer may think here now; if not, have this server ``claim`` the match soon,
        or another one."""
        held = self._claims.holds(wish.match)
        if held and self.thinks and not self._crowded(wish):
            return True
        self._claims.release(wish.match)
        if claim or held:
            self._want(wish)
        return False

    def _crowded(self, wish: Wish) -> bool:
        """Whether a match in which no person plays should queue for its next decision."""
        return wish.rank is Rank.EXHIBITION and self.matches.room(later=True, but=wish.match) <= 0

    def _want(self, wish: Wish) -> None:
        if self.thinks:
            self.queue.put(wish)
            self._work.set()
            if len(self.queue) <= self.matches.room(later=wish.rank is Rank.EXHIBITION):
                return  # it is begun here at once
        self._wishes[wish.match] = wish
        self._tell()

    def release(self, match: str) -> None:
        """No computer has to think in a match."""
        self.queue.discard(match)
        self._wishes.pop(match, None)

    # What other servers tell, and are told

    def heard(self, wishes: Iterable[Sequence[Any]]) -> None:
        """Another server asks for these."""
        if self.thinks:
            for match, rank, owner in wishes:
                self.queue.put(Wish(match, Rank(rank), owner))
            self._work.set()

    def heard_of(self, node: str, *, thinks: bool) -> None:
        """Another server lets computers think, or is gone."""
        if thinks:
            self._others.tell(node)
        else:
            self._others.forget(node)

    def to_tell(self) -> list[Wish]:
        """What other servers are asked for since the last time. Clients are marks that only this server can
        make: addresses stay here."""
        wishes, self._wishes = self._wishes, {}
        return [wish._replace(owner=self._mark(wish.owner)) for wish in wishes.values()]

    def _mark(self, owner: str) -> str:
        return blake2b(owner.encode(), key=self._key, digest_size=6).hexdigest()

    def repeat(self) -> None:
        """Forget engines that are not heard of any more, and say so if none is left."""
        self._others.forget()
        if self._warned != (self.thinkers == 0):
            self._warned = not self._warned
            if self._warned:
                logger().warning("no-engines")
            else:
                logger().info("engines-found", engines=self.thinkers)

    # What is done about it

    async def find(self, attended: Callable[[str], Attendance]) -> None:
        """Find what no server sees to. One that does not think tells those that do what the database does not
        say: which matches between computers someone watches."""
        if not self.thinks:
            for match in self.matches.shown():
                self._want(Wish(match, Rank.EXHIBITION, match))
            return
        waiting = await self._store.waiting(
            shown=self.matches.shown(), but=[*self.matches.unplayable()], most=MOST_WAITING
        )
        for match, exhibition in waiting:
            person = Rank.CONNECTED if any(attended(match)[:2]) else Rank.AWAY
            self.queue.put(Wish(match, Rank.EXHIBITION if exhibition else person, match))
        self._work.set()

    async def take(self) -> None:
        """Wait for work, and claim as much as there is room for."""
        await self._work.wait()
        self._work.clear()
        while taken := self.queue.take(self.matches.room(later=False), self.matches.room(later=True)):
            await self._claims.think({match: wish.owner for match, wish in taken.items()})

    def stop(self) -> None:
        """Finish what is being thought about here, and leave everything else to others."""
        self.thinks = False
        self.queue = ThinkingQueue()
