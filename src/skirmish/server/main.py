"""Starting and stopping: the port, the process, and a quiet end."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

from skirmish.server.app import make_app, make_hall, opened
from skirmish.server.context import Hall
from skirmish.server.http.guard import Addresses, addresses
from skirmish.server.http.limits import Heads
from skirmish.server.ops.gc_policy import rare_sweeps
from skirmish.server.ops.logging import configure, logger
from skirmish.server.settings import PORT, Settings
from skirmish.server.sockets.connection import close_all
from skirmish.server.sockets.transport import Wire
from skirmish.server.wire import LONGEST_MESSAGE

FARTHEST: Final = 50
"""How many ports after the usual one are tried."""
_GRACE: Final = 3
"""Seconds that requests have to come to their end when the server stops."""


class PortTaken(Exception):
    """Somebody else listens there."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens on that port; without one, on the usual port or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = range(PORT, PORT + FARTHEST) if port is None else (port,)
    for each in tried:
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would share a port with somebody else
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host.strip("[]"), each))
            found.listen(2048)
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or port is not None:
                if error.errno == errno.EADDRINUSE:
                    raise PortTaken from None
                raise
        else:
            found.set_inheritable(False)
            return found
    raise PortTaken


class Server(uvicorn.Server):
    """Uvicorn, but sockets hear that we are going down, and being asked to stop is no failure."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            logger().info("open", port=sockets[0].getsockname()[1] if sockets else 0)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, send everybody away, finish what was begun."""
        logger().info("closing", sockets=len(self._hall.sockets))
        for each in self.servers:
            each.close()
        await close_all(self._hall)
        cutting = asyncio.get_running_loop().call_later(1.0, self._cut)
        try:
            await super().shutdown(sockets)
        finally:
            cutting.cancel()
        logger().info("closed")

    def _cut(self) -> None:
        """Whoever does not take even our goodbye."""
        for connection in list(self.server_state.connections):
            transport: Any = getattr(connection, "transport", None)
            if transport is not None and connection not in self._busy():
                transport.abort()

    def _busy(self) -> set[Any]:
        """Connections with a request that is still being answered."""
        return {each for each in self.server_state.connections if getattr(each, "cycle", None) is not None}

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal; a second one does not wait for anybody."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        handled = [signal.SIGINT, signal.SIGTERM, *([signal.SIGBREAK] if hasattr(signal, "SIGBREAK") else [])]
        before = {each: signal.signal(each, self.handle_exit) for each in handled}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _many_files() -> None:
    """Let us have as many sockets open as the system allows at most."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[Addresses], None]) -> None:
    """Serve until somebody stops it. ``ready`` is told once it answers."""
    configure(settings.log)
    _many_files()
    known = addresses(settings, listening.getsockname()[1])
    hall = make_hall(settings, known)
    config = uvicorn.Config(
        make_app(hall),
        http=Heads,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.origins),
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=30,
    )
    server = Server(config, hall, lambda: ready(known))

    async def serving() -> None:
        async with opened(hall), rare_sweeps():
            await server.serve([listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, suppress(KeyboardInterrupt):
        runner.run(serving())
