"""Opens a server that only its own machine reaches to the local network, and closes it again."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from skirmish.server.context import ServerContext
from skirmish.server.http.addresses import Addresses, in_network, network_address
from skirmish.server.ops.logging import logger
from skirmish.server.request_error import RequestError

Listen = Callable[[socket.socket], Awaitable[asyncio.Server]]


class NetworkAccess:
    """The way into a running server from its local network; the API opens and closes it.

    Opening adds a second listening socket, bound to this machine's address in its network and to no other.
    What is connected stays connected, and matches go on. Closing ends the connections that came in that way.
    It is not remembered: a restarted server is closed, as it may be in another network by then. The table
    of its owner says so when the other player is missing, and opens it again.
    """

    def __init__(
        self, context: ServerContext, port: int, listen: Listen, transports: Callable[[], Iterable[Any]]
    ) -> None:
        self._context = context
        self._closed: Addresses = context.addresses
        self._port = port
        self._listen = listen
        self._transports = transports
        self._server: asyncio.Server | None = None
        self._changing = asyncio.Lock()

    async def change(self, *, wanted: bool) -> None:
        """Open or close it. Raises :class:`RequestError` if this machine is in no network."""
        async with self._changing:
            if wanted and self._server is None:
                await self._open()
            elif not wanted and self._server is not None:
                self._close(self._server)

    async def _open(self) -> None:
        address = network_address()
        if address is None:
            raise RequestError("no-network")
        found = bound(address, self._port)
        self._server = await self._listen(found)
        self._context.addresses = in_network(self._closed, address, found.getsockname()[1])
        logger().warning("network-open", address=self._context.addresses.lan)

    def _close(self, server: asyncio.Server) -> None:
        ways = {each.getsockname()[:2] for each in server.sockets}
        server.close()
        self._server = None
        self._context.addresses = self._closed
        for transport in list(self._transports()):
            if transport.get_extra_info("sockname", ())[:2] in ways:
                transport.abort()
        logger().warning("network-closed")


def bound(address: str, port: int) -> socket.socket:
    """A socket that listens at this address: on that port or, if another program has it, on any."""
    for each in (port, 0):
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if (
            os.name == "posix"
        ):  # or the port is taken for a minute after a restart, and pages do not come back
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):
            found.bind((address, each))
            found.listen(2048)
            found.set_inheritable(False)
            return found
        found.close()
    raise RequestError("no-network")
