"""Uvicorn's HTTP protocol, with a limit that its parser has not: on how long the head of a request may be."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's first line and headers; a browser sends less than one tenth of it."""


class Heads(HttpToolsProtocol):
    """Whoever sends a head without end is cut off: the parser would keep all of it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._head: int | None = None
        """Bytes that have come of a head that is not complete; None between heads."""

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete."""
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Something has come, perhaps several requests at once; only the last can be incomplete."""
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("Request head too long.")
