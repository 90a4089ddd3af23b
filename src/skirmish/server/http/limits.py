"""Uvicorn's HTTP protocol with the limits that it lacks: on connections, and on a request's size and time."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import deque
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import RateLimits
from skirmish.server.request_error import RequestError
from skirmish.server.sockets.transport import OFFENCE, SocketTransport

LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's first line and headers; browsers send less than a tenth of it."""
LONGEST_TRAILERS: Final = 4 * 1024
"""Bytes of a request's trailers and chunk extensions; no client of ours sends any."""
_SLICE: Final = 2 * 1024
"""Bytes that are parsed before these limits are looked at. A read brings 256 KiB: 40,000 short trailers."""
REQUEST_TIMEOUT: Final = 10.0
"""Seconds for a request to arrive, from the connection or its first byte to the end of its body."""
REFUSAL_DELAY: Final = 1.0
"""Seconds before a client over its limit is refused: none of its connections can ask more often."""
PROXIES_HERE: Final = ("127.0.0.0/8", "::1")
"""A reverse proxy on the same machine."""
MOST_CONNECTIONS: Final = 10_000
"""Connections of all clients together: a quarter of a gigabyte of idle sockets."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Ends a connection that is one too many or whose request takes too long, and one whose request head or
    trailers grow without end: the parser would keep all of it.

    ``proxies`` are addresses and networks: their connections are not counted, a proxy has limits of its own.
    """

    def __init__(
        self, *arguments: Any, limits: RateLimits, metrics: Metrics, proxies: tuple[str, ...], **more: Any
    ) -> None:
        super().__init__(*arguments, **more)
        self._limits = limits
        self._metrics = metrics
        self._proxies = proxies
        self._counted: str | None = None
        """The client whose connection this is."""
        self._deadline: asyncio.TimerHandle | None = None
        self._head = False
        """Whether a head is being read."""
        self._unused: int | None = None
        """Bytes received since the last one that belonged to a body or completed a head; None between
        requests."""
        self._size = 0
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._over_budget = False
        """Whether the connection waits to be closed, and nothing that comes is read."""

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and give its first request a deadline."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if len(self.connections) > MOST_CONNECTIONS:
            return self._cut("too-many")
        if not _is_among(peer, self._proxies):
            try:
                self._limits.connect(peer, "connections")
            except RequestError:
                return self._cut("too-many")
            self._counted = peer
            try:
                self._limits.take("requests", peer)
            except RequestError:  # as costly as a request, and an answer would be as well
                self._over_budget = True
                self.transport.pause_reading()
                self._deadline = self.loop.call_later(REFUSAL_DELAY, self._cut, "over-budget")
                return None
        self._watch()
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._unwatch()
        if self._counted is not None:
            self._limits.disconnect(self._counted, "connections")
            self._counted = None
        for cycle in self._unanswered:  # uvicorn does it for the last one only
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The rest of the connection, and counting its end, is the socket's."""
        super().handle_websocket_upgrade()
        self._unwatch()
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketTransport)
        socket.counted, self._counted = self._counted, None

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head, self._unused = True, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is complete. Trailers are dropped: uvicorn would add them to the headers."""
        if self._head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A head is complete."""
        self._head, self._unused = False, -self._size
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            while self._unanswered and self._unanswered[0].response_complete:
                self._unanswered.popleft()
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A part of a body has come."""
        self._unused = -self._size
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._unused = None
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Data came, perhaps of several requests; only the last one can be incomplete."""
        if self._over_budget:
            return self.transport.pause_reading()
        for at in range(0, len(data), _SLICE):
            piece = data[at : at + _SLICE]
            self._size = len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return None
            if self._unused is not None:
                self._unused += len(piece)
                if self._unused > (LONGEST_HEAD if self._head else LONGEST_TRAILERS):
                    return self._cut("head" if self._head else "trailers")
        if self._unused is None and self.cycle is not None and not self.cycle.response_complete:
            self._unwatch()
        elif self._deadline is None:
            self._watch()
        return None

    def _watch(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_TIMEOUT, self._cut, "slow")

    def _unwatch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self, reason: str) -> None:
        """End the connection, with an answer to too long a head."""
        self._metrics.connections_cut.labels(reason).inc()
        if reason in ("head", "trailers") and self._counted is not None:
            self._limits.charge("requests", self._counted, OFFENCE)
        if reason == "head":
            self.send_400_response("Request head too long.")
        elif self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()


@lru_cache(4096)
def _is_among(address: str, networks: tuple[str, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(each, strict=False) for each in networks)
