"""Claims: which matches this server sees to, so that others need not. They save work; the log keeps order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Final

from skirmish.server.storage.shared import SharedStore

MOST: Final = 50
"""Matches that are claimed at once."""


class Claims:
    """The claims of one server. ``claimed`` is called with each match that it has claimed and, if it is to
    think, the client that it thinks for; ``lost`` with each match that another server has taken over."""

    def __init__(
        self,
        store: SharedStore,
        node: str,
        claimed: Callable[[str, str | None], None],
        lost: Callable[[str], None],
    ) -> None:
        self._store = store
        self._node = node
        self._claimed = claimed
        self._lost = lost
        self._held: dict[str, int] = {}
        """What is held, each with the number of its claim: it may be given up and claimed again meanwhile."""
        self._numbers = count()
        self._released: set[str] = set()
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()
        """Held while claims are given up, and while more are made: one could be of the same match."""

    def __len__(self) -> int:
        """How many matches this server has claimed."""
        return len(self._held)

    def holds(self, match: str) -> bool:
        """Whether this server has claimed a match."""
        return match in self._held

    def release(self, match: str) -> None:
        """Give a claim up soon."""
        if match in self._held:
            del self._held[match]
            self._released.add(match)
            self._changed.set()

    async def settle(self) -> None:
        """Wait until claims are released, and do that. Raises StorageFailure."""
        await self._changed.wait()
        async with self._lock:
            await self._give_up()

    async def _give_up(self) -> None:
        self._changed.clear()
        released, self._released = self._released, set()
        if released:
            await self._store.release(self._node, released)

    async def think(self, owners: Mapping[str, str]) -> None:
        """Claim those of these matches that wait for a computer and that no server sees to; each with the
        client for which it is."""
        async with self._lock:
            await self._give_up()
            self._have(await self._store.claim_thinking(self._node, owners), owners)

    async def take_over(self, due: int, but: Iterable[str]) -> None:
        """Claim matches whose clocks are up and that no server sees to."""
        async with self._lock:
            self._have(await self._store.claim_due(self._node, due, but=[*but], most=MOST))

    async def keep(self) -> None:
        """Keep all claims that are held."""
        held = {**self._held}
        if not held:
            return
        kept = {*await self._store.keep(self._node, held)}
        for match, number in held.items():
            if match not in kept and self._held.get(match) == number:
                del self._held[match]
                self._lost(match)

    async def release_all(self) -> None:
        """Give everything up."""
        self._held.clear()
        await self._store.release_all(self._node)

    def _have(self, matches: Iterable[str], owners: Mapping[str, str] | None = None) -> None:
        for match in matches:
            self._held[match] = next(self._numbers)
            self._claimed(match, (owners or {}).get(match))
