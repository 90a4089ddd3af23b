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
SITE: Final = 16
"""How many times the limit of a /64 network its whole /48 has: a site may divide its own as it likes."""
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


@lru_cache(4096)
def _payers(address: str) -> tuple[tuple[str, int], ...]:
    """The clients that an address counts for, each with how many times the limit it has."""
    client = client_of(address)
    if "/" not in client:
        return ((client, 1),)
    site = str(ipaddress.ip_network(client).supernet(new_prefix=48))
    return (client, 1), (site, SITE)


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
        """Use up some of a limit; raises ``over-budget``, with the seconds to wait, if too little is left.

        What costs more than the whole limit takes all of it.
        """
        most = self._limits[name]
        cost = min(cost, most)
        if cost == 0:
            return
        now = self._clock()
        found = self._left(name, address, now)
        for _, left, rate in found:
            if left < cost:
                wait = math.ceil((cost - left) * MINUTE / rate)
                raise RequestError("over-budget", budget=name, seconds=max(1, wait))
        if len(self._buckets) >= _MANY and now >= self._cleaned + _PAUSE:
            self._clean(now)
        for bucket, left, _ in found:
            self._buckets[bucket] = (left - cost, now)

    def charge(self, name: str, address: str, cost: int) -> None:
        """Use up some of a limit for what has happened already: as much as is left."""
        if self._limits[name]:
            now = self._clock()
            for bucket, left, _ in self._left(name, address, now):
                self._buckets[bucket] = (max(0.0, left - cost), now)

    def _left(self, name: str, address: str, now: float) -> list[tuple[tuple[str, str], float, float]]:
        """The buckets of an address, with what each holds now and what it gets in a minute."""
        found = []
        for client, times in _payers(address):
            bucket, most = (name, client), float(self._limits[name] * times)
            left, then = self._buckets.get(bucket, (most, now))
            found.append((bucket, min(most, left + (now - then) * most / MINUTE), most))
        return found

    def connect(self, address: str, name: str = "sockets") -> None:
        """Count a connection; raises ``over-budget`` if there are too many. Pair with :meth:`disconnect`."""
        most, payers = self._limits[name], _payers(address)
        if most and any(self._connections.get((name, each), 0) >= most * times for each, times in payers):
            raise RequestError("over-budget", budget=name, seconds=1)
        for each, _ in payers:
            self._connections[name, each] = self._connections.get((name, each), 0) + 1

    def disconnect(self, address: str, name: str = "sockets") -> None:
        """A counted connection has ended."""
        for each, _ in _payers(address):
            left = self._connections.get((name, each), 0) - 1
            if left > 0:
                self._connections[name, each] = left
            else:
                self._connections.pop((name, each), None)

    def _clean(self, now: float) -> None:
        """Forget buckets that are full again."""
        self.cleanups += 1
        self._cleaned = now
        self._buckets = {key: kept for key, kept in self._buckets.items() if now - kept[1] < MINUTE}
