"""What the operator orders while servers run: bans, no new matches, matches that were closed or deleted.

``skirmish admin`` leaves it in the database; every server looks there once a second.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Final

from skirmish.server.ops.logging import logger
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.operator import OperatorStore, Restrictions

LOOK_EVERY: Final = 1.0
"""Seconds."""


@lru_cache(4096)
def is_banned(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is in one of these networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ipaddress.ip_network(each) for each in networks)


class OperatorOrders:
    """The orders in force. ``reload`` is called with each match that another program has changed, ``banned``
    when bans have changed."""

    def __init__(
        self, store: OperatorStore, reload: Callable[[str], None], banned: Callable[[], None]
    ) -> None:
        self.restrictions = Restrictions()
        self._store = store
        self._reload = reload
        self._banned = banned
        self._seen = 0

    def refuses(self, address: str) -> bool:
        """Whether clients of this address are banned."""
        banned = self.restrictions.banned
        return bool(banned) and is_banned(address, banned)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Know the orders, and look for others in the background."""
        self._seen = await self._store.last_reload()
        await self.look()
        task = asyncio.create_task(self._run(), name="skirmish orders")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait((task,))

    async def look(self) -> None:
        """Look for new orders, and follow them."""
        before = self.restrictions
        self.restrictions, changed = await self._store.look(self._seen)
        if self.restrictions != before:
            logger().info("orders", bans=len(self.restrictions.banned), stopped=self.restrictions.stopped)
        if self.restrictions.banned != before.banned:
            self._banned()
        for number, match in changed:
            self._seen = number
            self._reload(match)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StorageFailure:  # the store reports it; the orders that are known stay in force
                continue
            except Exception:
                logger().exception("fault", where="orders")
