"""ASGI middleware for HTTP requests: security headers, a log line and a count per response, HEAD as GET."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from skirmish.core.errors import excerpt
from skirmish.server.http.security_headers import headers_for
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

_LONG: Final = 16


class AccessLog:
    """Wraps the guarded application."""

    def __init__(self, app: Asgi, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._log = logger()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request; pass a connection on."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *headers_for(scope["path"])]
            await send(message)

        try:
            # Litestar has no HEAD of its own; uvicorn drops the body.
            answered = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(answered, receive, send_with_headers)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.requests.labels(str(status)).inc()
            self._metrics.request_seconds.observe(seconds)
            took = round(seconds * 1000, 1)
            self._log.info(
                "request", method=scope["method"][:8], path=_public(scope["path"]), status=status, ms=took
            )
        return None


def _public(path: str) -> str:
    """A path for the log, without match ids and anything else long enough to be a key."""
    parts = excerpt(path).split("/")
    if parts[1:2] == ["assets"]:
        return "/".join(parts)
    return "/".join("*" if len(part) >= _LONG else part for part in parts)
