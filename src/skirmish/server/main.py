"""Starting and stopping: the port, the process, and a clean shutdown."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

import uvicorn

from skirmish.server.app import make_app, open_context
from skirmish.server.context import ServerContext
from skirmish.server.http.addresses import Addresses, addresses
from skirmish.server.http.limits import PROXIES_HERE, LimitedHttpProtocol
from skirmish.server.network_access import NetworkAccess
from skirmish.server.ops.gc_policy import timed_collection
from skirmish.server.ops.logging import configure, logger
from skirmish.server.settings import LOOPBACK, PORT, ServerSettings
from skirmish.server.sockets.connection import close_all
from skirmish.server.sockets.transport import SocketTransport
from skirmish.server.wire.common import LONGEST_MESSAGE

MOST_PORTS: Final = 50
"""How many ports, beginning with the default one, are tried."""
_SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a thread that replays a record lets the event loop go on. The usual 5 ms would pass
each time that an action waits: for its message, and several times for the thread of the database."""
_REQUEST_TIMEOUT: Final = 3
"""Seconds for requests to finish when the server stops."""
_CONNECTION_TIMEOUT: Final = 1.0
"""Seconds for connections to take their close frame when the server stops."""


class PortTaken(Exception):
    """Another program listens on the port."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens on that port; without one, on the default port or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = range(PORT, PORT + MOST_PORTS) if port is None else (port,)
    for each in tried:
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # on Windows the option would share a port with another program
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
    """Uvicorn, except that it closes WebSocket connections itself and that a signal is not a failure."""

    def __init__(self, config: uvicorn.Config, context: ServerContext, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._context = context
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and report that."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            logger().info("open", port=sockets[0].getsockname()[1] if sockets else 0)
            # In a thread: its words take 0.2 s to load, and players who come back do not wait for them.
            saying = asyncio.get_running_loop().run_in_executor(None, self._ready)
            saying.add_done_callback(_report)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve on until proxies have noticed that the server is not ready any more; then stop listening,
        close all connections and finish running requests."""
        await self._drain()
        logger().info("closing", sockets=len(self._context.connections))
        for each in self.servers:
            each.close()
        await close_all(self._context)
        timer = asyncio.get_running_loop().call_later(_CONNECTION_TIMEOUT, self._abort_idle)
        try:
            await super().shutdown(sockets)
        finally:
            timer.cancel()
        logger().info("closed")

    async def _drain(self) -> None:
        """Report that no more players should come, and wait; a second Ctrl-C ends that."""
        self._context.not_ready.add("draining")
        end = time.monotonic() + self._context.settings.drain
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(0.1)

    async def listen(self, at: socket.socket) -> asyncio.Server:
        """Answer at one more socket too."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        server = await asyncio.get_running_loop().create_server(protocol, sock=at, backlog=config.backlog)
        self.servers.append(server)
        return server

    def transports(self) -> list[Any]:
        """The transports of all open connections."""
        found = (getattr(each, "transport", None) for each in self.server_state.connections)
        return [each for each in found if each is not None]

    def _abort_idle(self) -> None:
        """Abort connections that did not take their close frame and have no request running."""
        for connection in list(self.server_state.connections):
            transport: Any = getattr(connection, "transport", None)
            if transport is not None and getattr(connection, "cycle", None) is None:
                transport.abort()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal; at a second one, without waiting."""
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


def _report(said: asyncio.Future[None]) -> None:
    if not said.cancelled() and (error := said.exception()) is not None:
        logger().error("fault", where="ready", exc_info=error)


def _raise_file_limit() -> None:
    """Allow as many open connections as the system does at most."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[Addresses], None]) -> None:
    """Serve until a signal stops it. ``ready`` is called once requests are answered."""
    configure(settings.log)
    _raise_file_limit()
    sys.setswitchinterval(_SWITCH_INTERVAL)
    known = addresses(settings, listening.getsockname()[1])

    async def serving() -> None:
        async with open_context(settings, known) as context:
            server = Server(_uvicorn_config(context), context, lambda: ready(known))
            if settings.host == LOOPBACK and not settings.proxied:
                context.network = NetworkAccess(
                    context, listening.getsockname()[1], server.listen, server.transports
                )
            async with timed_collection():
                await server.serve([listening])

    loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner, suppress(KeyboardInterrupt):
        runner.run(serving())


def trusted_proxies(settings: ServerSettings) -> tuple[str, ...]:
    """The addresses and networks from which ``X-Forwarded-For`` is believed."""
    return (*PROXIES_HERE, *settings.proxies) if settings.proxied else ()


def _uvicorn_config(context: ServerContext) -> uvicorn.Config:
    settings = context.settings
    proxies = trusted_proxies(settings)
    kept = {"limits": context.rate_limits, "metrics": context.metrics}
    return uvicorn.Config(
        make_app(context),
        interface="asgi3",
        http=partial(LimitedHttpProtocol, proxies=proxies, **kept),  # type: ignore[arg-type]
        ws=partial(SocketTransport, turns=context.turns, **kept),  # type: ignore[arg-type]
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips=[*proxies],
        timeout_graceful_shutdown=_REQUEST_TIMEOUT,
        timeout_keep_alive=30,
    )
