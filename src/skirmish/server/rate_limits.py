"""What one address may use: sockets at once, and messages, new matches and thinking a minute.

A token bucket each: full at first, so that a burst of a whole minute's worth is fine, and filled evenly.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from skirmish.server.http.errors import RequestError
from skirmish.server.settings import LIMITS

MINUTE: Final = 60.0
_MANY: Final = 20_000
_REST: Final = 5.0
"""Seconds between two looks through very many buckets."""


@lru_cache(4096)
def payer(address: str) -> str:
    """Who pays: an IPv4 address, or the network of an IPv6 one, since a household has billions of those."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


class Budgets:
    """Everybody's budgets."""

    def __init__(
        self, limits: Mapping[str, int] = LIMITS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limits = {**LIMITS, **limits}
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: dict[str, int] = {}
        self._forgot = -_REST

    def take(self, name: str, address: str, cost: int = 1) -> None:
        """Use some of a budget; ``over-budget``, with the seconds to wait, if it is short."""
        most = self._limits[name]
        if most == 0 or cost == 0:
            return
        now, who = self._clock(), (name, payer(address))
        left, then = self._buckets.get(who, (float(most), now))
        left = min(float(most), left + (now - then) * most / MINUTE)
        if left < cost:
            wait = math.ceil((min(cost, most) - left) * MINUTE / most)
            raise RequestError("over-budget", budget=name, seconds=max(1, wait))
        if len(self._buckets) >= _MANY and now >= self._forgot + _REST:
            self._forgot = now
            self._forget(now)
        self._buckets[who] = (left - cost, now)

    def open(self, address: str) -> None:
        """One more socket; ``over-budget`` if there are too many. Whoever opens must close."""
        who, most = payer(address), self._limits["sockets"]
        count = self._sockets.get(who, 0)
        if most and count >= most:
            raise RequestError("over-budget", budget="sockets", seconds=1)
        self._sockets[who] = count + 1

    def close(self, address: str) -> None:
        """One socket less."""
        who = payer(address)
        left = self._sockets.get(who, 0) - 1
        if left > 0:
            self._sockets[who] = left
        else:
            self._sockets.pop(who, None)

    def _forget(self, now: float) -> None:
        """Buckets that are full again say nothing."""
        self._buckets = {who: kept for who, kept in self._buckets.items() if now - kept[1] < MINUTE}
