"""Uvicorn's HTTP protocol with a limit on the size of a request's head, which its parser lacks."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's first line and headers; browsers send less than a tenth of it."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Ends a connection whose request head grows without end: the parser would keep all of it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._head: int | None = None
        """Bytes received of an incomplete head; None between heads."""

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete."""
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Data came, perhaps of several requests; only the last one can be incomplete."""
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("Request head too long.")
