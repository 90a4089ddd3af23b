"""Rate limits by address: connections open at once; messages, matches, searches and so on a minute.

Each limit is a token bucket that holds one minute's worth and refills evenly, so that a burst is fine.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from skirmish.server.request_error import RequestError
from skirmish.server.settings import LIMITS

MINUTE: Final = 60.0
_MANY: Final = 20_000
_PAUSE: Final = 5.0
"""Seconds between two searches for full buckets once there are very many."""


@lru_cache(4096)
def client_of(address: str) -> str:
    """What a limit applies to: an IPv4 address, or the /64 network of an IPv6 one, which is one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


class TokenBucket:
    """Holds ``most`` tokens and refills evenly, ``rate`` a second. For one connection."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = self._left = most
        self._rate = rate
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimits:
    """The limits of all clients. ``cleanups`` counts how often full buckets were looked for."""

    def __init__(
        self, limits: Mapping[str, int] = LIMITS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limits = {**LIMITS, **limits}
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._connections: dict[tuple[str, str], int] = {}
        self._cleaned = -_PAUSE
        self.cleanups = 0

    def take(self, name: str, address: str, cost: int = 1) -> None:
        """Use up some of a limit; raises ``over-budget``, with the seconds to wait, if too little is left."""
        most = self._limits[name]
        if most == 0 or cost == 0:
            return
        now, bucket, left = self._left(name, address)
        if left < cost:
            wait = math.ceil((min(cost, most) - left) * MINUTE / most)
            raise RequestError("over-budget", budget=name, seconds=max(1, wait))
        if len(self._buckets) >= _MANY and now >= self._cleaned + _PAUSE:
            self._clean(now)
        self._buckets[bucket] = (left - cost, now)

    def charge(self, name: str, address: str, cost: int) -> None:
        """Use up some of a limit for what has happened already: as much as is left."""
        if self._limits[name]:
            now, bucket, left = self._left(name, address)
            self._buckets[bucket] = (max(0.0, left - cost), now)

    def _left(self, name: str, address: str) -> tuple[float, tuple[str, str], float]:
        """The time, a client's bucket and what it holds now."""
        most, now, bucket = float(self._limits[name]), self._clock(), (name, client_of(address))
        left, then = self._buckets.get(bucket, (most, now))
        return now, bucket, min(most, left + (now - then) * most / MINUTE)

    def connect(self, address: str, name: str = "sockets") -> None:
        """Count a connection; raises ``over-budget`` if there are too many. Pair with :meth:`disconnect`."""
        counted, most = (name, client_of(address)), self._limits[name]
        count = self._connections.get(counted, 0)
        if most and count >= most:
            raise RequestError("over-budget", budget=name, seconds=1)
        self._connections[counted] = count + 1

    def disconnect(self, address: str, name: str = "sockets") -> None:
        """A counted connection has ended."""
        counted = (name, client_of(address))
        left = self._connections.get(counted, 0) - 1
        if left > 0:
            self._connections[counted] = left
        else:
            self._connections.pop(counted, None)

    def _clean(self, now: float) -> None:
        """Forget buckets that are full again."""
        self.cleanups += 1
        self._cleaned = now
        self._buckets = {key: kept for key, kept in self._buckets.items() if now - kept[1] < MINUTE}
