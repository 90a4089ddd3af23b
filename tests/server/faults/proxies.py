"""What stands between the clients and several servers: Caddy or nginx, by the recipes of ``deploy/``."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.deploy.proxies import DEPLOY, nginx_command, program
from tests.server.live import ForkedLive, free_port


@dataclass(slots=True)
class Front(ABC):
    """A proxy, without TLS."""

    folder: Path
    port: int = field(default_factory=free_port)

    @abstractmethod
    def _command(self, servers: Sequence[ForkedLive]) -> tuple[list[str], dict[str, str]]:
        """The command that runs it before servers, and what its environment needs."""

    @asynccontextmanager
    async def before(self, servers: Sequence[ForkedLive]) -> AsyncIterator[None]:
        """Run in front of servers."""
        command, env = self._command(servers)
        said = self.folder / "proxy.log"
        with said.open("wb") as log:
            process = subprocess.Popen(
                command, cwd=self.folder, env={**os.environ, **env}, stdout=log, stderr=log
            )
        try:
            async with httpx.AsyncClient() as client:
                while True:
                    with suppress(httpx.TransportError):
                        answer = await client.get(f"http://127.0.0.1:{self.port}/api/games")
                        if answer.status_code == 200:
                            break
                    assert process.poll() is None, said.read_text()
                    await asyncio.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait()


class Nginx(Front):
    """``deploy/nginx.conf``. A server that is gone is passed over; nginx notices that by the next request. It
    does not notice that one is frozen."""

    def _command(self, servers: Sequence[ForkedLive]) -> tuple[list[str], dict[str, str]]:
        return nginx_command(self.folder, self._site(servers), connections=8192), {}

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


class Caddy(Front):
    """``deploy/Caddyfile`` as it is. It asks every server each second whether it is ready."""

    def _command(self, servers: Sequence[ForkedLive]) -> tuple[list[str], dict[str, str]]:
        (self.folder / "Caddyfile").write_text(
            f"{{\n\tadmin off\n\tauto_https off\n\thttp_port {self.port}\n"
            f"\tstorage file_system {self.folder}/storage\n}}\nimport {DEPLOY}/Caddyfile\n"
        )
        command = [program("caddy"), "run", "--config", str(self.folder / "Caddyfile")]
        env = {
            "SITE": f"127.0.0.1:{self.port}",
            "SERVERS": " ".join(f"127.0.0.1:{each.port}" for each in servers),
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
        }
        return [*command, "--adapter", "caddyfile"], env
