"""Uvicorn's HTTP protocol with the limits that its parser lacks: on a request's head and on its trailers."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from skirmish.server.ops.metrics import Metrics

LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's first line and headers, and of its trailers; browsers send less than a tenth of it."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Ends a connection whose request head or trailers grow without end: the parser would keep all of it.

    ``_head`` says whether a head is being read, ``_unused`` counts the bytes received since the last one that
    belonged to a body or completed a head; None between requests.
    """

    def __init__(self, *arguments: Any, metrics: Metrics, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._metrics = metrics
        self._head = False
        self._unused: int | None = None
        self._size = 0

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
        super().on_headers_complete()

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
        self._size = len(data)
        super().data_received(data)
        if self._unused is not None and not self.transport.is_closing():
            self._unused += len(data)
            if self._unused > LONGEST_HEAD:
                self._cut("head" if self._head else "trailers")

    def _cut(self, reason: str) -> None:
        """End the connection, with an answer if none can have begun."""
        self._metrics.connections_cut.labels(reason).inc()
        if self._head:
            self.send_400_response("Request head too long.")
        else:
            self.transport.abort()
