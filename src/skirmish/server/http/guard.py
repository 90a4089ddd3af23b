"""The door: who may come in, by which name they may call us, and what every answer carries.

A page of somebody else's, open in the same browser, must neither use this server (exact ``Origin``) nor make
its own name point at it (exact ``Host``). Both lists are fixed when the server starts.
"""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from skirmish.core.errors import excerpt
from skirmish.server.http.errors import RequestError, problem, reader, status
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics
from skirmish.server.settings import EVERYWHERE, Settings
from skirmish.server.wire import encode

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy: nothing inline, nothing of anybody else's."""

HEADERS: Final[Headers] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    ),
]
"""What every answer carries."""

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
_BODIED: Final = frozenset({"POST", "PUT", "PATCH"})
_LONG: Final = 16
_LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Addresses:
    """What this server may be called: its origins, their hosts, and where others in the network find it."""

    home: str
    origins: frozenset[str]
    hosts: frozenset[str]
    local: frozenset[str]
    lan: str | None = None


def addresses(settings: Settings, port: int) -> Addresses:
    """The names of a server that listens on that port."""
    names: list[str] = [*_LOCAL]
    lan = network_address() if settings.lan or settings.host in (EVERYWHERE, "::") else None
    if settings.host not in (EVERYWHERE, "::"):
        names.append(_bracketed(settings.host))
    if lan is not None:
        own = socket.gethostname().lower()
        names += [lan, own, f"{own}.local"]
    local = [_netloc(name, port) for name in _LOCAL]
    here = [_netloc(name, port) for name in names]
    given = [origin.rstrip("/").lower() for origin in settings.origins]
    reached = settings.host if settings.host not in (EVERYWHERE, "::") else _LOCAL[0]
    return Addresses(
        home=f"http://{_netloc(_bracketed(reached), port)}",
        origins=frozenset([*(f"http://{each}" for each in here), *given]),
        hosts=frozenset([*here, *(urlsplit(origin).netloc for origin in given)]),
        local=frozenset(local),
        lan=None if lan is None else f"http://{_netloc(lan, port)}",
    )


def is_origin(text: str) -> bool:
    """Whether a text is an origin and nothing more: ``https://play.example.org``."""
    try:
        parts = urlsplit(text.rstrip("/"))
        port = parts.port
    except ValueError:
        return False
    plain = parts.scheme in _PORTS and parts.hostname and not (parts.path or parts.query or parts.fragment)
    return bool(plain) and "@" not in parts.netloc and port != _PORTS[parts.scheme] and text.isascii()


def network_address() -> str | None:
    """The address by which others in the same network reach this machine, if it is in one.

    Nothing is sent: the system only says which of its addresses it would send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's (RFC 5737)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def _netloc(host: str, port: int) -> str:
    return host if port == _PORTS["http"] else f"{host}:{port}"


def header(scope: Any, name: bytes) -> str:
    """A request's header, empty if it is missing; sent twice, it is neither."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def address(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Door:
    """Everything from outside comes through here.

    Sockets go straight to their place: whatever lay between would lie in memory for each idle one of them.
    """

    def __init__(self, http: Asgi, socket: Asgi, known: Addresses, metrics: Metrics) -> None:
        self._http = http
        self._socket = socket
        self._known = known
        self._metrics = metrics
        self._log = logger()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            error = self._refusal(scope)
            if error is None and scope["path"] != "/socket":
                error = RequestError("not-found", path=excerpt(scope["path"]))
            if error is None:
                await self._socket(scope, receive, send)
            else:
                self._count(error)
                await _answer(scope, send, error, "websocket.http.response")
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began, codes = time.perf_counter(), [0]

        async def out(message: Any) -> None:
            if message["type"] == "http.response.start":
                codes[0] = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            error = self._refusal(scope)
            if error is not None:
                self._count(error)
                await _answer(scope, out, error, "http.response")
            elif scope["method"] == "HEAD":
                await self._http({**scope, "method": "GET"}, receive, out)
            else:
                await self._http(scope, receive, out)
        finally:
            self._metrics.requests.labels(str(codes[0])).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            self._log.info(
                "request", method=scope["method"][:8], path=_public(scope["path"]), status=codes[0], ms=took
            )

    def _refusal(self, scope: Any) -> RequestError | None:
        host = header(scope, b"host").lower()
        if host not in self._known.hosts:
            return RequestError("wrong-host", host=excerpt(host))
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = header(scope, b"origin")
        if (changes or origin) and origin not in self._known.origins:
            return RequestError("wrong-origin", origin=excerpt(origin))
        if scope["type"] == "http" and scope["method"] in _BODIED:
            media = header(scope, b"content-type").partition(";")[0].strip().lower()
            if media != "application/json":  # what a form can send, without asking whether it may
                return RequestError("wrong-media-type")
        return None

    def _count(self, error: RequestError) -> None:
        self._metrics.refusals.labels(error.code).inc()


def _public(path: str) -> str:
    """A path for the log: which match it is of is nobody's business, and what else is long may be a key."""
    parts = excerpt(path).split("/")
    if parts[1:2] == ["assets"]:
        return "/".join(parts)
    return "/".join("*" if len(part) >= _LONG else part for part in parts)


async def _answer(scope: Any, send: Any, error: RequestError, kind: str) -> None:
    lang = reader(scope.get("query_string", b""), header(scope, b"accept-language"))
    body = encode(problem(error, lang))
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *(HEADERS if kind.startswith("websocket") else ()),
    ]
    await send({"type": f"{kind}.start", "status": status(error), "headers": list(headers)})
    await send({"type": f"{kind}.body", "body": body})
