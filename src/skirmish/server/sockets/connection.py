"""One socket: what a page says on it, and what it is told.

The first message is ``hello``. Afterwards messages are answered one after the other, in their order. What is
to be sent waits in a short queue; whoever does not read it in time is cut off and resumes later by ``since``.
A task that sends exists only while there is something to send: an idle socket has none.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from skirmish.core import SkirmishError
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.server.http.errors import RequestError, refused
from skirmish.server.http.guard import address
from skirmish.server.ops.logging import logger
from skirmish.server.sockets.transport import WIRE, Wire
from skirmish.server.storage import StorageFailure
from skirmish.server.wire import (
    CLOSE_CODES,
    Act,
    Ask,
    FromPage,
    Hello,
    Hint,
    Join,
    Look,
    Ping,
    Pong,
    Why,
    decode_from_page,
    encode,
)

if TYPE_CHECKING:
    from skirmish.server.context import Hall
    from skirmish.server.matches.actor import Chair

PATIENCE: Final = 10.0
"""Seconds in which a socket must say hello."""
MOST_WAITING: Final = 64
"""Messages that may wait to be sent on one socket."""
MOST_BYTES: Final = 512 * 1024
_GREETING: Final = 3
"""Messages that may be as long as they are: those at the beginning tell all that ever happened."""
_PARTING: Final = 1.0
"""Seconds that a socket has to take what was sent before it is closed."""
MOST_FAULTS: Final = 5
"""Messages in a row that can't be read."""
_COST: Final = {Look: 2, Why: 4, Hint: 4}
"""What thinking on somebody's behalf costs of their messages."""


class Socket:
    """A viewer of a match, through one tab of a browser."""

    __slots__ = (
        *("__weakref__", "_bytes", "_closed", "_hall", "_out", "_sender", "_waiting", "_wire"),
        *("address", "chair", "lang", "seen"),
    )

    def __init__(self, hall: Hall, scope: Any, out: Any) -> None:
        self._hall = hall
        self._out = out
        self._wire: Wire = scope["extensions"][WIRE]
        self._waiting: deque[bytes] | None = None
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._closed = False
        self.address = address(scope)
        self.chair: Chair | None = None
        self.lang = "en"
        self.seen = 0

    # What the table uses

    def send(self, message: bytes) -> None:
        """Send an encoded message, at once or as soon as the other side reads; never waits."""
        if self._closed or (self._sender is None and self._wire.tell(message)):
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or (self._bytes > MOST_BYTES and len(self._waiting) > _GREETING):
            self.close("too-slow")
        elif self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._drain())

    def close(self, reason: str) -> None:
        """Close the socket for one of the reasons of ``CLOSE_CODES``, behind what was sent before, if the
        other side reads that. Never waits."""
        if self._closed:
            return
        self._closed = True
        self._hall.metrics.cut.labels(reason).inc()
        sending = self._sender
        if reason == "too-slow" or sending is None:
            if sending is not None:
                sending.cancel()
            self._wire.cut(CLOSE_CODES[reason], reason)
        else:
            self._sender = asyncio.get_running_loop().create_task(self._part(sending, reason))

    async def _part(self, sending: asyncio.Task[None], reason: str) -> None:
        """Let what waits be sent, but not for long."""
        await asyncio.wait((sending,), timeout=_PARTING)
        sending.cancel()
        self._wire.cut(CLOSE_CODES[reason], reason)

    async def closed(self) -> None:
        """Wait until a socket that is being closed has said so."""
        if self._sender is not None:
            await asyncio.wait((self._sender,))

    async def _drain(self) -> None:
        try:
            while self._waiting:
                message = self._waiting[0]
                await self._out({"type": "websocket.send", "text": message.decode()})
                if not self._waiting:
                    break
                self._waiting.popleft()
                self._bytes -= len(message)
        except (OSError, RuntimeError):  # the other side has gone; receiving says so as well
            self._closed = True
        finally:
            self._waiting = None
            self._bytes = 0
            if not self._closed:
                self._sender = None

    # What the page says

    async def serve(self, receive: Any) -> None:
        """Listen until one of the two sides has enough."""
        try:
            async with asyncio.timeout(PATIENCE):
                said = await self._hear(receive)
        except TimeoutError:
            return self.close("bad-message")
        try:
            if said is not None and await self._greet(said) and self.chair is not None:
                await self._listen(receive, self.chair)
        finally:
            if self.chair is not None:
                self.chair.table.detach(self)
        return None

    async def _hear(self, receive: Any) -> str | None:
        """The next message; none if the socket is closed. A binary one is nothing that we read."""
        event = await receive()
        if event["type"] != "websocket.receive" or self._closed:
            return None
        return event.get("text") or ""

    async def _greet(self, said: str) -> bool:
        """Answer the first message."""
        try:
            self._hall.budgets.take("messages", self.address)
            message = _read(said)
            if not isinstance(message, Hello):
                raise RequestError("hello-first")
            self.lang, self.seen = message.lang, message.since
            chair = await self._hall.tables.enter(message.match, message.key)
            if not self._closed:  # meanwhile
                self.chair = chair
                chair.table.attach(chair, self)
        except SkirmishError as error:
            self.refuse(error)
            if isinstance(error, StorageFailure):  # worth another try
                self.close("going-down")
            else:
                self.close(error.code if error.code in CLOSE_CODES else "bad-message")
        except Exception:
            logger().exception("fault", where="socket", kind="Hello")
            self.refuse(RequestError("fault"))
            self.close("bad-message")
        return not self._closed

    async def _listen(self, receive: Any, chair: Chair) -> None:
        faults = 0
        while (said := await self._hear(receive)) is not None:
            began, of = time.perf_counter(), None
            try:
                message = _read(said)
                of = getattr(message, "id", None)
                faults = 0
                self._pay(message, chair)
                await self._answer(message, chair, began)
            except SkirmishError as error:
                self.refuse(error, of, chair.table.game_name)
                faults += error.code == "bad-message"
                if faults >= MOST_FAULTS:
                    return self.close("bad-message")
            except (asyncio.CancelledError, OSError):
                raise
            except Exception:
                # Ours, not theirs. The match is as it was: nothing is acknowledged before it is committed.
                logger().exception("fault", where="socket", kind=type(message).__name__)
                self.refuse(RequestError("fault"), of)
            await asyncio.sleep(0)  # a thousand questions in one packet are answered in turn with all others'
        return None

    def _pay(self, message: FromPage, chair: Chair) -> None:
        take = self._hall.budgets.take
        take("messages", self.address, _COST.get(type(message), 1))
        if isinstance(message, Ask) and message.kind == "rematch":  # as for any other new match
            take("matches", self.address)
            take("thinking", self.address, chair.table.stored.computers)

    async def _answer(self, message: FromPage, chair: Chair, began: float) -> None:
        table = chair.table
        match message:
            case Join() | Act() | Ask():
                if isinstance(message, Join):
                    ack = await table.join(chair, message)
                elif isinstance(message, Act):
                    ack = await table.act(chair, message)
                else:
                    ack = await table.ask(chair, message)
                self.send(encode(ack))
                kind = message.kind if isinstance(message, Ask) else type(message).__name__.lower()
                self._hall.metrics.actions.labels(kind).inc()
                self._hall.metrics.acks.observe(time.perf_counter() - began)
            case Look():
                self.send(encode(table.look(chair, message)))
            case Why():
                self.send(encode(table.why(chair, message, Speaker(self.lang))))
            case Hint():
                self.send(encode(table.hint(chair, message)))
            case Ping():
                self.send(encode(Pong(int(time.time() * 1000))))
            case Hello():
                raise RequestError("hello-once")

    def refuse(self, error: SkirmishError, of: str | None = None, game: str | None = None) -> None:
        """Say what could not be done, and why."""
        self._hall.metrics.refusals.labels(error.code).inc()
        self.send(encode(refused(error, self.lang, game, of)))


def _read(said: str) -> FromPage:
    try:
        message: FromPage = decode_from_page(said)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError("bad-message", reason=excerpt(str(error))) from None


class Sockets:
    """The place of all sockets, as an ASGI application."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from its opening to its end."""
        hall = self._hall
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        socket = Socket(hall, scope, send)
        try:
            hall.budgets.open(socket.address)
        except RequestError as error:
            socket.refuse(error)
            socket.close("over-budget")
            return await socket.closed()
        hall.sockets.add(socket)
        hall.metrics.sockets.inc()
        try:
            if hall.closing:
                socket.close("going-down")
            else:
                await socket.serve(receive)
        finally:
            await socket.closed()
            hall.sockets.discard(socket)
            hall.metrics.sockets.dec()
            hall.budgets.close(socket.address)
        return None


async def close_all(hall: Hall) -> None:
    """Send everybody away: the server is going down, and back soon."""
    hall.closing = True
    leaving = list(hall.sockets)
    for socket in leaving:
        socket.close("going-down")
    await asyncio.gather(*(socket.closed() for socket in leaving), return_exceptions=True)
