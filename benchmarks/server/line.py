"""A WebSocket client that costs the load generator as little as possible: no queues and no tasks.

On two cores the client has one of them. Text frames only; what the server sends is handed on as bytes. The
masking key is 0, which leaves a message as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_MASKED: Final = 0x80
_SHORT: Final = 126
_GREETING: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: c2tpcm1pc2gtYmVuY2hlcw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One socket. ``heard`` is called with every text message, ``ended`` when it is closed."""

    def __init__(
        self, host: str, path: str, heard: Callable[[bytes], None], ended: Callable[[str], None]
    ) -> None:
        self._greeting = _GREETING.format(host=host, path=path).encode()
        self._heard = heard
        self._ended = ended
        self._rest = b""
        self._transport: Any = None
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        self._ended(str(exc))

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < _SHORT:
            head = bytes((0x80 | kind, _MASKED | size))
        else:
            head = bytes((0x80 | kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + content)

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        rest = self._rest + data if self._rest else data
        if not self._open:
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self._open = True
            self.opened.set_result(None)
        at, size = 0, len(rest)
        while size - at >= 2:
            length, start = rest[at + 1], at + 2
            if length == _SHORT:
                length, start = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif length > _SHORT:
                length, start = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            if start + length > size:
                break
            kind, content = rest[at] & 0x0F, rest[start : start + length]
            at = start + length
            if kind == _TEXT:
                self._heard(content)
            elif kind == _PING:
                self._send(_PONG, content)
            elif kind == _CLOSE:
                self._transport.close()
        self._rest = rest[at:] if at else rest


async def dial(
    port: int,
    heard: Callable[[bytes], None],
    ended: Callable[[str], None] = lambda reason: None,
    source: str | None = None,
    path: str = "/socket",
) -> Line:
    """An open socket to a server on this machine, from one of its own addresses."""
    loop = asyncio.get_running_loop()
    local = None if source is None else (source, 0)
    _, line = await loop.create_connection(
        lambda: Line(f"127.0.0.1:{port}", path, heard, ended), "127.0.0.1", port, local_addr=local
    )
    await line.opened
    return line
