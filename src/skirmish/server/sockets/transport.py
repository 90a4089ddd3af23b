"""Uvicorn's WebSocket protocol with two additions: sending without a task, and closing without the peer.

Both are measured by ``python -m benchmarks server`` (``docs/figures.md``, Server): sending at once saves a
task per message under load, and an idle connection holds no sender. ``tests/server/sockets`` has peers that
never read.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

TRANSPORT: Final = "skirmish.transport"
"""The key of the :class:`SocketTransport` among the extensions of a connection's scope."""
_CLOSE_TIMEOUT: Final = 5.0
"""Seconds for the peer to take what was sent, and to answer the close frame."""


class SocketTransport(WebSocketsSansIOProtocol):
    """A connection that can be closed while its peer reads nothing.

    With plain ASGI both sending and closing wait until the peer reads, and a closed transport waits until its
    buffer is empty. A peer that never reads would keep all of that in memory forever.
    """

    def handle_connect(self, event: Request) -> None:
        """Put this transport into the scope that the application gets."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][TRANSPORT] = self

    def send_now(self, message: bytes) -> bool:
        """Send a text if the buffer has room. False if it has to wait until the peer reads."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            try:
                self.conn.send_text(message)
            except InvalidState:  # the peer is closing
                return True
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def close_now(self, code: int, reason: str) -> None:
        """Send a close frame behind what is buffered, and abort soon whether it is read or not."""
        if self.close_sent or self.disconnected:
            return
        if not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # the peer is closing already
            self.transport.close()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.close_timer = loop.call_later(_CLOSE_TIMEOUT, self.transport.abort)
