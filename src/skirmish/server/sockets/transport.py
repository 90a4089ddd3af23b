"""Uvicorn's WebSocket protocol with four additions: receiving and sending without a task, closing without the
peer, and limits on what a peer sends besides messages.

The first three are measured by ``python -m benchmarks server`` (``docs/figures.md``, Server): sending at once
saves a task per message under load, and an idle connection holds no task. ``tests/server/sockets`` has
peers that never read, ``tests/server/test_floods.py`` peers that never stop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import RateLimits, TokenBucket
from skirmish.server.request_error import RequestError
from skirmish.server.sockets.inbox import Gate, Inbox
from skirmish.server.turns import Turns
from skirmish.server.wire.server import CLOSE_CODES

TRANSPORT: Final = "skirmish.transport"
"""The key of the :class:`SocketTransport` among the extensions of a connection's scope."""
_HANDSHAKE: Final = ("Connection", "Upgrade", *(f"Sec-WebSocket-{name}" for name in ("Key", "Version")))
"""The headers that are quoted when a handshake is refused."""
_UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_OPTIONAL: Final = ("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol")
"""Those that it may have; we use neither."""
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
_CLOSE_TIMEOUT: Final = 5.0
"""Seconds for the peer to take what was sent, and to answer the close frame."""
_CUT_TIMEOUT: Final = 1.0
"""Seconds for an offender to take its close frame; nothing that it sends is read any more."""
_SLICE: Final = 512
"""Bytes that are parsed before other connections get a turn: 85 of the shortest frames, about two
milliseconds. A read brings up to 256 KiB, which would be 40,000 of them."""
OFFENCE: Final = 20
"""Requests for which a connection counts that was cut for a limit: it is opened again at once."""
_MOST_FRAMES, _FRAME_RATE = 60, 10.0
"""Frames without a whole message (pings, pongs, fragments) that a connection may send at once, and a second.
A browser sends two pongs a minute; libraries ping every few seconds and rarely split a message of 8 KiB."""


class SocketTransport(WebSocketsSansIOProtocol):
    """A connection that can be closed while its peer reads nothing, or while it sends all the time.

    With plain ASGI both sending and closing wait until the peer reads, and a closed transport waits until its
    buffer is empty. A peer that never reads would keep all of that in memory forever.
    """

    queue: Inbox  # type: ignore[assignment]  # as much as is used of a queue

    def __init__(
        self, *arguments: Any, limits: RateLimits, metrics: Metrics, turns: Turns, **more: Any
    ) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox()
        self.writable = Gate()  # type: ignore[assignment]  # as much as is used of an event
        self._limits = limits
        self._turns = turns
        self._metrics = metrics
        self._frames: TokenBucket | None = None
        self._unparsed = b""
        self._parsed = 0
        """How much of ``_unparsed`` has been parsed."""
        self._cut = False
        self._called = False
        self._asked = False
        """Whether the handshake's request could be read."""
        self.address: str | None = None
        """The client that pays for frames; None until the application knows it."""
        self.counted: str | None = None
        """The client among whose connections this one is counted."""

    def handle_connect(self, event: Request) -> None:
        """Put this transport into the scope that the application gets."""
        self._asked = True
        for name in _HANDSHAKE:
            if not all(value.isascii() for value in event.headers.get_all(name)):
                del event.headers[name]
                event.headers[name] = "?"  # invalid as well, and refused instead of logged as an error
        for name in _OPTIONAL:
            if not all(value.isascii() for value in event.headers.get_all(name)):
                del event.headers[name]
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][TRANSPORT] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        if self.counted is not None:
            self._limits.disconnect(self.counted, "connections")
            self.counted = None
        super().connection_lost(exc)

    # In

    def data_received(self, data: bytes) -> None:
        """Parse a little of what came, and the rest when others have had their turn."""
        if not self.handshake_initiated:  # a request's whole head, whose length the HTTP protocol has limited
            super().data_received(data)
            if (
                not self._asked and not self.transport.is_closing()
            ):  # a body, or too long a header for its parser
                self.transport.write(_UNREADABLE)
                self.transport.close()
        elif not self._cut:
            # Reading is paused while anything is unparsed, but a read may have been under way.
            waiting = bool(self._unparsed)
            self._unparsed = self._unparsed[self._parsed :] + data if waiting else data
            self._parsed = 0
            if not waiting:
                self._parse()
                if self._unparsed and not self.read_paused:
                    self.transport.pause_reading()

    def _parse(self) -> None:
        """Parse a slice. The next one waits until the application has taken this one's messages."""
        start = self._parsed
        self._parsed += _SLICE
        super().data_received(self._unparsed[start : self._parsed])
        if self._parsed >= len(self._unparsed) or self._cut or self.transport.is_closing():
            self._unparsed, self._parsed = b"", 0
        elif not self.read_paused:
            self._turns.add(self.address or "", self._parse_on)

    def _parse_on(self) -> None:
        if self._unparsed and not self.transport.is_closing():
            self._parse()
            if not (self._unparsed or self.read_paused or self._cut or self.transport.is_closing()):
                self.transport.resume_reading()

    async def run_asgi(self) -> None:
        """Have the application accept the connection or refuse it. Then this task is over: one that it has
        accepted calls it (:meth:`call`)."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("fault")
            self.send_500_response()
        if not self._called and self.close_timer is None:
            self.transport.close()
        self.__dict__.pop("scope", None)  # a kilobyte or two for as long as the connection lasts

    def call(self, reader: Callable[[], None]) -> None:
        """Call a reader when there are events, which it takes with :meth:`take`."""
        self._called = True
        self.queue.call(reader)

    async def receive(self) -> Any:
        """The next event for an application that has not accepted the connection yet."""
        event = await self.queue.get()
        self._read_on()
        return event

    def take(self) -> Any:
        """The next event for the application; None if there is none."""
        event = self.queue.take()
        self._read_on()
        return event

    def has_more(self) -> bool:
        """Whether there are events that the application has not taken."""
        return not self.queue.empty()

    def _read_on(self) -> None:
        """Once the application has taken all events, parse or read more."""
        if self.read_paused and self.queue.empty() and not self._cut:
            self.read_paused = False
            if self._unparsed:
                self._turns.add(self.address or "", self._parse_on)
            elif not self.transport.is_closing():
                self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping that is within the limits."""
        if self._within_limits():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong: one that was not asked for counts."""
        if bytes(event.data) == self.pending_ping_payload or self._within_limits():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message."""
        if self._within_limits():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take in a message or its first part."""
        if event.fin or self._within_limits():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take in a binary message or its first part."""
        if event.fin or self._within_limits():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. A text that is not UTF-8 closes the connection; uvicorn would log an error."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        event: Any = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                event = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        if not (self.queue.empty() or self.read_paused):
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait(event)

    def _within_limits(self) -> bool:
        """Count a frame without a whole message; False if the connection is cut for it."""
        if self._cut:
            return False
        if self._frames is None:
            self._frames = TokenBucket(_MOST_FRAMES, _FRAME_RATE)
        within = self._frames.take()
        if within and self.address is not None:
            try:
                self._limits.take("frames", self.address)
            except RequestError:
                within = False
        if not within:
            self._metrics.cut.labels("over-budget").inc()
            self.cut()
        return within

    def cut(self) -> None:
        """Close because of a rate limit, and read nothing any more."""
        if not self._cut and self.address is not None:
            self._limits.charge("requests", self.address, OFFENCE)
        self._cut = True
        self.close_now(CLOSE_CODES["over-budget"], "over-budget")
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(_CUT_TIMEOUT, self.transport.abort)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    # Out

    async def send(self, message: Any) -> None:
        """Send what the application wants to be sent."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.__dict__.pop("request", None)  # likewise
            self.__dict__.pop("response", None)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; uvicorn would log as an error that it is not complete

    def send_now(self, message: bytes) -> bool:
        """Send a text if the buffer has room. False if it has to wait until the peer reads."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()) and (
            self.conn.state is State.OPEN  # the peer is not closing
        ):
            self.transport.write(_text_frame(message))
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


def _text_frame(message: bytes) -> bytes:
    """A whole text message as a frame of a server, without extensions (RFC 6455, section 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((_WHOLE_TEXT, length)) + message
    if length < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, 126, length) + message
    return pack("!BBQ", _WHOLE_TEXT, 127, length) + message
