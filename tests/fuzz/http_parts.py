"""What mutated requests are made of, and how answers are read."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field

INVALID = b"Invalid HTTP request received."
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "PROPFIND", "M-SEARCH")
PATHS = (
    *(
        "/",
        "/t/0123456789abcdef",
        "/rules/island",
        "/replay",
        "/live",
        "/ready",
        "/health",
        "/metrics",
        "/plain.css",
        "/api/docs",
    ),
    *("/api/openapi.json", "/api/games", "/locales/it.ftl", "/api/rules/island/en", "/api/rules/hill218/ko"),
    *(
        "/api/matches",
        "/api/replay",
        "/api/records",
        "/api/line",
        "/api/line/look",
        "/api/line/why",
        "/socket",
        "/index.html",
        "/assets/none.js",
        "/favicon.ico",
        "/api",
        "/api/",
    ),
)
PIECES = (
    *(
        "/",
        "//",
        ".",
        "..",
        "%2e%2e/",
        "%2f",
        "%00",
        "%",
        "%zz",
        "%ff",
        "%c3%a9",
        "%ed%a0%80",
        "\\",
        ";",
        "?",
        "#",
    ),
    *(
        "?lang=de",
        "?lang=",
        "?lang=%ff&lang=it",
        "&",
        "=",
        "*",
        "@",
        ":80",
        "~",
        "+",
        "a" * 300,
        "con",
        ".br",
        "index.html",
    ),
)
VALUES = (
    *(
        "",
        "*",
        "*/*",
        "en",
        "de;q=0.5, it;q=nan",
        "ko;q=1e400,no;q=-1",
        "-",
        "a-b-c-d-e",
        "x" * 2000,
        ",".join(["en"] * 99),
    ),
    *(
        "gzip, br",
        "identity;q=0",
        'W/"x", *',
        "bytes=0-1",
        "100-continue",
        "close",
        "keep-alive",
        "\xff\xfe",
        "\x7f",
        "é",
    ),
    *(
        "application/json; charset=utf-16",
        "text/html",
        "Bearer",
        "Bearer  ",
        "Basic eDp5",
        "Bearer \xff",
        "1",
        "0",
    ),
    *("127.0.0.1, 10.0.0.1", "::1", "trailers", "h2c", "http://127.0.0.1", "null", "en-\u0131"),
)
HEADERS = (
    *(
        "Accept",
        "Accept-Language",
        "Accept-Encoding",
        "If-None-Match",
        "Range",
        "Expect",
        "Cookie",
        "Content-Type",
    ),
    *(
        "Authorization",
        "Origin",
        "Host",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "Forwarded",
        "Referer",
        "Trailer",
    ),
    *(
        "Access-Control-Request-Method",
        "X-HTTP-Method-Override",
        "Accept-Charset",
        "Date",
        "Via",
        "Content-Encoding",
    ),
)
FRAMING = (
    *("Content-Length: 0", "Content-Length: 5", "Content-Length: -1", "Content-Length: 99999999999999999999"),
    *(
        "Content-Length: 1_0",
        "Content-Length: +5",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: gzip, chunked",
    ),
    *(
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding : chunked",
        "Connection: close",
        "Connection: Upgrade",
    ),
    *(
        "Upgrade: h2c",
        "Upgrade: websocket",
        "Expect: 100-continue",
        " folded",
        "NoColon",
        ": empty",
        "Bad Name: x",
    ),
)


@dataclass(slots=True)
class Ask:
    """A request before it is written."""

    method: str
    path: str
    headers: list[tuple[str, str]]
    body: bytes = b""
    changes: bool = field(default=False)
    """Whether it would change something if it were not mutated."""

    def head(self, *more: str, version: str = "HTTP/1.1") -> bytes:
        """The head, with further lines."""
        lines = [
            f"{self.method} {self.path} {version}",
            *(f"{name}: {value}" for name, value in self.headers),
            *more,
        ]
        return "\r\n".join((*lines, "", "")).encode("latin-1", "replace")

    def written(self) -> bytes:
        """The request, soundly framed."""
        sized = (f"Content-Length: {len(self.body)}",) if self.body or self.method in ("POST", "PUT") else ()
        return self.head(*sized) + self.body


@dataclass(frozen=True, slots=True)
class Answer:
    """A response."""

    status: int
    headers: dict[str, str]
    body: bytes


def answers(peer: socket.socket, end: float) -> Callable[[str], Answer | None]:
    """A function that gives the next answer to a request of that method; None where there is none.

    It raises TimeoutError at that time.
    """
    received = bytearray()

    def more() -> bool:
        peer.settimeout(max(0.001, end - time.monotonic()))
        try:
            data = peer.recv(262_144)
        except ConnectionError:
            return False
        received.extend(data)
        return bool(data)

    def answer(method: str) -> Answer | None:
        while (at := received.find(b"\r\n\r\n")) < 0:
            if not more():
                return None
        lines = bytes(received[:at]).decode("latin-1").split("\r\n")
        status = int(lines[0].split(" ")[1])
        if status == 100:
            del received[: at + 4]
            return answer(method)
        headers = {name: value for name, _, value in (line.lower().partition(": ") for line in lines[1:])}
        size = int(headers.get("content-length", -1))
        invalid = size == len(INVALID) and headers.get("connection") == "close"  # to any of the requests
        if status in (204, 304) or (method == "HEAD" and not invalid):
            size = 0
        start = at + 4
        while len(received) < start + size or (size < 0 and more()):
            if size >= 0 and not more():
                return None
        body = bytes(received[start : start + size] if size >= 0 else received[start:])
        del received[: start + max(size, len(body))]
        return Answer(status, headers, body)

    return answer
