"""The origin guard in front of the application: refuses requests that another site's page could have made.

A page of another site, open in the same browser, must neither use this server (exact ``Origin``) nor make its
own host name point at it (exact ``Host``). Both lists change only when the server is opened to the local
network, or closed, from its own machine.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html import escape
from typing import Any, Final

from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.server.http.access_log import Asgi
from skirmish.server.http.addresses import Addresses, client_address, is_loopback
from skirmish.server.http.limits import REFUSAL_DELAY
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.plain_page import plain_page
from skirmish.server.http.refusals import problem, status
from skirmish.server.http.security_headers import SECURITY_HEADERS
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import RateLimits, client_of
from skirmish.server.request_error import RequestError
from skirmish.server.turns import Turns
from skirmish.server.wire.server import encode

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
_FORWARDED: Final = re.compile(rb"forwarded$|x-forwarded-|x-real-ip$|via$")
"""Headers that only a proxy adds."""
_WITH_BODY: Final = frozenset({"POST", "PUT", "PATCH"})


class OriginGuard:
    """An ASGI application in front of the two that answer: one for HTTP, one for WebSocket connections.

    Connections skip the HTTP framework: its middleware would take memory for every idle one of them.
    """

    def __init__(
        self,
        http: Asgi,
        sockets: Asgi,
        addresses: Callable[[], Addresses],
        limits: RateLimits,
        metrics: Metrics,
        turns: Turns,
        banned: Callable[[str], bool],
    ) -> None:
        self._http = http
        self._sockets = sockets
        self._addresses = addresses
        self._limits = limits
        self._metrics = metrics
        self._turns = turns
        self._banned = banned
        self._warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass one request or connection on, or refuse it."""
        try:
            self._limits.take("requests", client_address(scope))
            await self._turns.turn(client_of(client_address(scope)))
            error = self._refusal(scope)
        except RequestError as over_budget:
            error = over_budget
            await asyncio.sleep(REFUSAL_DELAY)
        if error is not None:
            self._metrics.refusals.labels(error.code).inc()
            await _refuse(scope, send, error)
        elif scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _refusal(self, scope: Any) -> RequestError | None:
        if self._banned(client_address(scope)):
            return RequestError("banned")
        host = header(scope, b"host").lower()
        known = self._addresses()
        if host not in known.hosts:
            return RequestError("wrong-host", host=excerpt(host))
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = header(scope, b"origin")
        if (changes or origin) and origin not in known.origins:
            return RequestError("wrong-origin", origin=excerpt(origin))
        if not self._warned and origin in known.public and is_loopback(client_address(scope)):
            self._warned = True  # all clients share its limits
            logger().warning("proxy-hides-clients", missing="X-Forwarded-For")
        if scope["type"] == "websocket":
            found = scope["path"] == "/socket"
            return None if found else RequestError("not-found", path=excerpt(scope["path"]))
        if scope["method"] in _WITH_BODY:
            media = header(scope, b"content-type").partition(";")[0].strip().lower()
            if media != "application/json":  # forms can send the others without a preflight request
                return RequestError("wrong-media-type")
        return None


def header(scope: Any, name: bytes) -> str:
    """A request's header; empty if it is missing or was sent more than once."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def is_local(scope: Any, addresses: Addresses) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    local = is_loopback(client_address(scope))
    named = header(scope, b"host").lower() in addresses.local
    # Their presence counts, not their value: a doubled header reads as an empty one.
    return local and named and not any(_FORWARDED.match(name.lower()) for name, _ in scope["headers"])


def is_owner(scope: Any, addresses: Addresses) -> bool:
    """Whether a request comes from this machine, and from the page that it serves to itself."""
    origin = header(scope, b"origin")
    own = not origin or origin.removeprefix("http://") in addresses.local
    return own and is_local(scope, addresses)


def _wrong_host(error: RequestError, lang: str) -> bytes:
    """What happened, and how a server is told that it has this name."""
    say, host = Speaker(lang).say, str(error.facts["host"])
    body = (
        f"<p>{escape(say('server-wrong-host'))}</p><pre>skirmish serve --origin http://{escape(host)}</pre>"
    )
    return plain_page(lang, say("error-wrong-host", host=host), body)


async def _refuse(scope: Any, send: Any, error: RequestError) -> None:
    websocket = scope["type"] == "websocket"
    kind = "websocket.http.response" if websocket else "http.response"
    lang = language_of(scope)
    # People who opened the server under a name that it does not know get a page.
    page = error.code == "wrong-host" and not websocket and "text/html" in header(scope, b"accept")
    body = _wrong_host(error, lang) if page else encode(problem(error, lang))
    headers = [
        (b"content-type", b"text/html; charset=utf-8" if page else b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *(SECURITY_HEADERS if websocket else ()),  # the access log adds them to HTTP responses
    ]
    if "seconds" in error.facts:
        headers.append((b"retry-after", str(error.facts["seconds"]).encode()))
    await send({"type": f"{kind}.start", "status": status(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
