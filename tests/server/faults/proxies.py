"""What stands between the clients and several servers: a proxy of our own, or nginx."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.deploy.proxies import DEPLOY, nginx_command
from tests.server.live import ForkedLive, free_port

_CHECK, _ANSWER = 0.5, 2.0
"""Seconds between two checks of the proxy, and for the answer: a busy server is not a dead one."""


@dataclass(slots=True)
class Balancer:
    """A proxy as an operator would have one: it sends a connection to any server that answers, and ends the
    connections of one that does not."""

    rng: random.Random
    port: int = field(default_factory=free_port)
    well: set[int] = field(default_factory=set)
    _open: dict[int, set[asyncio.StreamWriter]] = field(default_factory=dict)

    @asynccontextmanager
    async def before(self, servers: Sequence[ForkedLive]) -> AsyncIterator[None]:
        """Carry connections to servers, all of which answer."""
        listening = await asyncio.start_server(self._carry, "127.0.0.1", self.port, backlog=2048)
        checking = asyncio.create_task(self._check_all(servers))
        try:
            while len(self.well) < len(servers):
                await asyncio.sleep(0.1)
            yield
        finally:
            checking.cancel()
            listening.close()

    async def _check_all(self, servers: Sequence[ForkedLive]) -> None:
        async with httpx.AsyncClient(timeout=_ANSWER) as client:
            while True:
                await asyncio.gather(*(self._check(client, each) for each in servers))
                await asyncio.sleep(_CHECK)

    async def _check(self, client: httpx.AsyncClient, server: ForkedLive) -> None:
        with suppress(httpx.TransportError):
            if (await client.get(f"{server.address}/live")).status_code == 200:
                self.well.add(server.port)
                return
        self.well.discard(server.port)
        for writer in self._open.pop(server.port, ()):
            writer.transport.abort()

    async def _carry(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        for port in self.rng.sample(sorted(self.well), len(self.well)):
            try:
                far, to_far = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            ends = {to_near, to_far}
            self._open.setdefault(port, set()).update(ends)
            pumps = [asyncio.create_task(_pump(*each)) for each in ((near, to_far), (far, to_near))]
            with suppress(asyncio.CancelledError):  # at the end of the round
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            self._open.get(port, set()).difference_update(ends)
            to_far.transport.abort()
            break
        to_near.transport.abort()


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()


@dataclass(slots=True)
class Nginx:
    """``deploy/nginx.conf``, without TLS. A server that is gone is passed over; it notices that by the next
    request."""

    folder: Path
    port: int = field(default_factory=free_port)

    @asynccontextmanager
    async def before(self, servers: Sequence[ForkedLive]) -> AsyncIterator[None]:
        """Run in front of servers."""
        command = nginx_command(self.folder, self._site(servers), connections=8192)
        with (self.folder / "nginx.log").open("wb") as log:
            process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        try:
            async with httpx.AsyncClient() as client:
                while True:
                    with suppress(httpx.TransportError):
                        await client.get(f"http://127.0.0.1:{self.port}/api/games")
                        break
                    assert process.poll() is None, (self.folder / "nginx.log").read_text()
                    await asyncio.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait()

    def _site(self, servers: Sequence[ForkedLive]) -> str:
        """The recipe with these servers, for a site on a port of this machine."""
        site = (DEPLOY / "nginx.conf").read_text()
        site = re.sub(r"(?s)server \{\n    listen 80;.*?\n\}\n", "", site)
        site = re.sub(r"(?m)^    (ssl_\S+ .*|add_header .*|listen \[::\].*)\n", "", site)
        options = " max_fails=1 fail_timeout=2s;"
        ours = "\n".join(f"    server 127.0.0.1:{each.port}{options}" for each in servers)
        for old, new in (
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};"),
            (f"    server 127.0.0.1:8218{options}\n    server 127.0.0.1:8219{options}", ours),
            ("proxy_set_header Host $host;", "proxy_set_header Host $http_host;"),  # with the port
        ):
            assert old in site
            site = site.replace(old, new)
        return site
