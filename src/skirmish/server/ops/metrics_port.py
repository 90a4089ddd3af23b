"""Metrics at a port of their own, for a process that serves nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST

_PATIENCE: Final = 5.0
"""Seconds for a whole request."""


class MetricsPortTaken(Exception):
    """Another program listens on the port."""


@asynccontextmanager
async def metrics_served(host: str, port: int, text: Callable[[], bytes]) -> AsyncIterator[int]:
    """Answer ``GET /metrics`` at that address; the port. Raises MetricsPortTaken."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                known = head.startswith(b"GET /metrics ")
                status, body = (b"200 OK", text()) if known else (b"404 Not Found", b"")
                writer.write(
                    b"HTTP/1.1 %b\r\nContent-Type: %b\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%b"
                    % (status, CONTENT_TYPE_LATEST.encode(), len(body), body)
                )
                await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(answer, host, port, limit=8192)
    except OSError:
        raise MetricsPortTaken from None
    async with server:
        yield int(server.sockets[0].getsockname()[1])
