"""Uvicorn's socket protocol, with two short cuts: sending at once, and closing without waiting to be read."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WIRE: Final = "skirmish.wire"
"""Where an application finds its :class:`Wire` among the extensions of its scope."""
_LAST_CHANCE: Final = 5.0
"""Seconds to take what is on its way, and our goodbye."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be closed while its other side reads nothing.

    Sending waits until the other side reads, and so does ASGI's way of closing; a transport that is closed
    waits to get rid of what it holds. A peer that never reads would keep all of that in memory for ever.
    """

    def handle_connect(self, event: Request) -> None:
        """Somebody comes: the application gets its scope, and us in it."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WIRE] = self

    def tell(self, message: bytes) -> bool:
        """Send a text at once, if nothing is in the way. False: it has to wait until the other side reads."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            try:
                self.conn.send_text(message)
            except InvalidState:  # they are leaving
                return True
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def cut(self, code: int, reason: str) -> None:
        """Say goodbye behind whatever is on its way, and hang up soon whether it is heard or not."""
        if self.close_sent or self.disconnected:
            return
        if not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # they are leaving already
            self.transport.close()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.close_timer = loop.call_later(_LAST_CHANCE, self.transport.abort)
