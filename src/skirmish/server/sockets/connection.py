"""One client connection: its messages in, and the match's messages out.

The first message is ``hello``. After that, messages are answered one after the other, in their order. What
can't be sent at once waits in a short queue; a client that does not read it in time is cut off and resumes
later with ``since``. Tasks exist only while something is answered or waits to be sent: an idle connection has
none.
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
from skirmish.server.http.addresses import client_address
from skirmish.server.http.refusals import refused
from skirmish.server.matches import advice, phrases
from skirmish.server.matches.access import RevokedKey
from skirmish.server.matches.log_entries import command_of
from skirmish.server.ops import traces
from skirmish.server.ops.logging import logger
from skirmish.server.rate_limits import TokenBucket
from skirmish.server.request_error import RequestError
from skirmish.server.sockets.transport import TRANSPORT, SocketTransport
from skirmish.server.storage.entries import OtherRules, StorageFailure
from skirmish.server.wire.client import (
    Act,
    Ask,
    FromPage,
    Hello,
    Hint,
    Inspect,
    Join,
    Look,
    Meet,
    Open,
    Phrase,
    Ping,
    Suggest,
    Why,
    decode_from_page,
)
from skirmish.server.wire.server import CLOSE_CODES, Pong, encode

if TYPE_CHECKING:
    from skirmish.server.context import ServerContext
    from skirmish.server.matches.access import Grant

HELLO_TIMEOUT: Final = 10.0
"""Seconds in which a client must send ``hello``."""
SHARED_SILENCE: Final = 2
"""Seconds without a message after which a client of one of several servers should ask whether it is there."""
MOST_WAITING: Final = 64
"""Messages that may wait to be sent on one connection."""
MOST_BYTES: Final = 512 * 1024
_GREETING: Final = 3
"""Messages of a greeting, which may be longer than that: they hold the whole log."""
_DRAIN_TIMEOUT: Final = 1.0
"""Seconds for waiting messages to be sent before the connection is closed."""
MOST_MALFORMED: Final = 5
"""Malformed messages in a row that are answered."""
MOST_OVER_BUDGET, _OVER_BUDGET_RATE = 20, 1.0
"""Messages over a rate limit that are answered, at once and a second: the answer says how long to wait."""
_COST: Final = {Look: 2, Why: 4, Hint: 4, Inspect: 4}
"""How many messages of the rate limit a message counts as; all others count as one."""
_LONG: Final = 1024
"""Bytes for which a message counts as one more: the rate limit of messages limits bytes as well."""
_MEET: Final = 10
"""Messages that a ``meet`` counts as: the list may be long."""
_ENTRIES: Final = 100
"""Entries for which a ``hello`` counts as one more message: about a millisecond of work."""


class ClientConnection:
    """A subscriber to a match through one WebSocket."""

    __slots__ = (
        *("__weakref__", "_answering", "_bytes", "_closed", "_context", "_hello", "_left", "_malformed"),
        *("_out", "_refusals", "_sender", "_transport", "_waiting", "address", "grant", "lang", "seen"),
    )

    def __init__(self, context: ServerContext, scope: Any, out: Any) -> None:
        self._context = context
        self._out = out
        self._transport: SocketTransport = scope["extensions"][TRANSPORT]
        self._waiting: deque[bytes] | None = None
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._answering: asyncio.Task[None] | None = None
        """Exists while something is answered."""
        self._hello: asyncio.TimerHandle | None = None
        """Ends the connection, until the first message has come."""
        self._refusals: TokenBucket | None = None
        self._malformed = 0
        self._closed = False
        self._left = False
        self.address = self._transport.address = client_address(scope)
        self.grant: Grant | None = None
        self.lang = "en"
        self.seen = 0

    # Out

    def send(self, message: bytes) -> None:
        """Send an encoded message, at once or as soon as the client reads. Never blocks."""
        if self._closed or (self._sender is None and self._transport.send_now(message)):
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
        """Close for one of the reasons of ``CLOSE_CODES``, behind what was sent before if the client reads
        that. Never blocks."""
        if self._closed:
            return
        self._closed = True
        self._context.metrics.cut.labels(reason).inc()
        sending = self._sender
        if reason == "too-slow" or sending is None:
            if sending is not None:
                sending.cancel()
            self._hang_up(reason)
        else:
            self._sender = asyncio.get_running_loop().create_task(self._close_after(sending, reason))

    async def _close_after(self, sending: asyncio.Task[None], reason: str) -> None:
        """Let waiting messages be sent, but not for long."""
        await asyncio.wait((sending,), timeout=_DRAIN_TIMEOUT)
        sending.cancel()
        self._hang_up(reason)

    def _hang_up(self, reason: str) -> None:
        if reason == "over-budget":  # it may go on sending
            self._transport.cut()
        else:
            self._transport.close_now(CLOSE_CODES[reason], reason)

    async def closed(self) -> None:
        """Wait until a connection that is being closed has sent its close frame."""
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
        except (OSError, RuntimeError):  # the client has gone; receiving reports it as well
            self._closed = True
        finally:
            self._waiting = None
            self._bytes = 0
            if not self._closed:
                self._sender = None

    # In

    def begin(self) -> None:
        """Answer messages from now on, until one of the two sides closes."""
        self._hello = asyncio.get_running_loop().call_later(HELLO_TIMEOUT, self.close, "bad-message")
        self._transport.call(self._wake)

    def _wake(self) -> None:
        """There is something to answer, or the connection has ended."""
        if self._answering is None and not self._left:
            self._answering = asyncio.get_running_loop().create_task(self._converse())

    async def _converse(self) -> None:
        """Answer what has come, one message after the other."""
        try:
            while (event := self._transport.take()) is not None and not self._left:
                if event["type"] != "websocket.receive" or self._closed:
                    await self._leave()
                    break
                await self._hear(event.get("text") or "")  # a binary message reads as empty
                if self._transport.has_more():  # a thousand in one packet take turns with other connections
                    await asyncio.sleep(0)
        finally:
            self._answering = None

    async def _leave(self) -> None:
        """Forget a connection that has ended, or that will end once what waits is sent."""
        self._left = True
        if self._hello is not None:
            self._hello.cancel()
        if self.grant is None:
            self._context.place.leave(self)
        else:
            self.grant.actor.detach(self)
        await self.closed()
        self._context.connections.discard(self)
        self._context.metrics.sockets.dec()
        self._context.rate_limits.disconnect(self.address)

    async def _hear(self, text: str) -> None:
        """Answer a message. The first one says who is there."""
        if self._context.matches.node.cut_off:  # what was asked for is sent again, to another server
            return self.close("going-down")
        if self._hello is not None:
            self._hello.cancel()
            self._hello = None
            return await self._greet(text)
        grant, began, of, message = self.grant, time.perf_counter(), None, None
        try:
            message = _decode(text)
            of = getattr(message, "id", None)
            self._malformed = 0
            self._charge(message, len(text), grant)
            await self._answer(message, grant, began)
        except SkirmishError as error:
            self.refuse(error, of, None if grant is None else grant.actor.stored.game)
            self._malformed += error.code == "bad-message"
            if self._malformed >= MOST_MALFORMED:
                self.close("bad-message")
            elif error.code == "over-budget":
                self._refusals = self._refusals or TokenBucket(MOST_OVER_BUDGET, _OVER_BUDGET_RATE)
                if not self._refusals.take():
                    self.close("over-budget")
        except Exception:
            # A bug of ours. The match is unchanged: nothing is acknowledged before it is committed.
            logger().exception("fault", where="socket", kind=type(message).__name__)
            self.refuse(RequestError("fault"), of)
        return None

    async def _greet(self, text: str) -> None:
        """Answer the first message, or close the connection."""
        try:
            self._context.rate_limits.take("messages", self.address)
            message = _decode(text)
            if isinstance(message, Meet):
                self.lang = message.lang
                self._context.rate_limits.take("messages", self.address, _MEET)
                return await self._context.place.visit(self)
            if not isinstance(message, Hello):
                raise RequestError("hello-first")
            self.lang, self.seen = message.lang, message.since
            if message.key is None:
                grant = await self._context.matches.watch(message.match)
            else:
                grant = await self._context.matches.enter(message.match, message.key)
            missed = grant.actor.outlook(grant.role).projection.snapshot.seq - self.seen
            self._context.rate_limits.take("messages", self.address, max(0, missed) // _ENTRIES)
            if not self._closed:  # meanwhile
                self.grant = grant
                grant.actor.attach(grant, self)
        except SkirmishError as error:
            self.refuse(error)
            if isinstance(error, StorageFailure):  # worth another try
                self.close("going-down")
            elif isinstance(error, OtherRules):
                self.close("unreadable-match")
            elif isinstance(error, RevokedKey):
                self.close("revoked-key")
            else:
                self.close(error.code if error.code in CLOSE_CODES else "bad-message")
        except Exception:
            logger().exception("fault", where="socket", kind="Hello")
            self.refuse(RequestError("fault"))
            self.close("bad-message")
        return None

    def _charge(self, message: FromPage, length: int, grant: Grant | None) -> None:
        """Count a message against the rate limits."""
        take = self._context.rate_limits.take
        take("messages", self.address, _COST.get(type(message), 1) + length // _LONG)
        if grant is None:
            return
        if isinstance(message, Ask) and message.kind == "rematch":  # as for any other new match
            take("matches", self.address)
            take("thinking", self.address, grant.actor.stored.computers)
        elif isinstance(message, Suggest):
            take("thinking", self.address)
        elif isinstance(message, Phrase):
            take("phrases", f"{grant.actor.id} {grant.role}")

    async def _answer(self, message: FromPage, grant: Grant | None, began: float) -> None:
        if isinstance(message, Ping):
            matches = self._context.matches
            now = matches.clock.now() if grant is None else grant.actor.outlook(grant.role).now
            self.send(encode(Pong(now, SHARED_SILENCE) if matches.shared else Pong(now)))
            return
        if grant is None or isinstance(message, Hello | Meet):
            raise RequestError("hello-once" if isinstance(message, Hello | Meet) else "hello-first")
        match message:
            case Join() | Open() | Act() | Ask():
                command = command_of(message)
                with traces.span("message", match=grant.actor.id, kind=command.kind):
                    self.send(encode(await grant.actor.issue(grant, message.id, command)))
                self._context.metrics.acted(command.kind).inc()
                self._context.metrics.acks.observe(time.perf_counter() - began)
            case Look():
                self.send(encode(advice.look(grant, message)))
            case Why():
                self.send(encode(advice.why(grant, message, Speaker(self.lang))))
            case Hint():
                self.send(encode(advice.hint(grant, message)))
            case Inspect():
                self.send(encode(advice.inspect(grant, message)))
            case Suggest():
                matches = self._context.matches
                both = await matches.has_both(grant, message.partner)
                self.send(encode(await advice.suggest(grant, message, matches.engines, both=both)))
            case Phrase():
                self.send(encode(phrases.say(grant, message, self, self._context.matches.node)))

    def refuse(self, error: SkirmishError, of: str | None = None, game: str | None = None) -> None:
        """Send the error as the answer to the message of that id."""
        self._context.metrics.refusals.labels(error.code).inc()
        self.send(encode(refused(error, self.lang, game, of)))


def _decode(text: str) -> FromPage:
    try:
        message: FromPage = decode_from_page(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError("bad-message", reason=excerpt(str(error))) from None


class SocketApp:
    """The ASGI application for WebSocket connections."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Accept a connection, which goes on after this has returned."""
        context = self._context
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        connection = ClientConnection(context, scope, send)
        try:
            context.rate_limits.connect(connection.address)
        except RequestError as error:
            connection.refuse(error)
            connection.close("over-budget")
            return await connection.closed()
        context.connections.add(connection)
        context.metrics.sockets.inc()
        connection.begin()
        if context.closing:
            connection.close("going-down")
        return None


async def close_all(context: ServerContext) -> None:
    """Close every connection because the server is stopping; clients reconnect."""
    context.closing = True
    leaving = list(context.connections)
    for connection in leaving:
        connection.close("going-down")
    await asyncio.gather(*(connection.closed() for connection in leaving), return_exceptions=True)
