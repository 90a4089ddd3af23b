"""The proxies of ``deploy/``, run as they are written there, on free ports and with a test certificate."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect as connect_alone
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from tests.server.live import PATIENCE, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "play.example.org"


@dataclass(frozen=True)
class Proxy:
    """A running proxy: its ports for HTTP and HTTPS."""

    http: int
    https: int

    def client(self, source: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """A browser on the site's page, at an address of this machine."""
        transport = httpx.HTTPTransport(verify=_any_certificate(), local_address=source)
        given = {"host": SITE, "origin": f"https://{SITE}", **headers}
        address = f"https://127.0.0.1:{self.https}"
        return httpx.Client(base_url=address, transport=transport, headers=given, timeout=PATIENCE)

    @contextmanager
    def socket(self, match: str) -> Iterator[Connection]:
        """A WebSocket connection, as the page of a match opens it.

        The client reads and writes in two threads, which OpenSSL does not allow for one connection
        (https://github.com/openssl/openssl/issues/20446). With TLS 1.3, whose session tickets come after the
        handshake, the request was lost about once in a thousand times on a busy machine; with TLS 1.2 it has
        not been. :meth:`greeted` and :meth:`client` speak TLS 1.3, as browsers do.
        """
        certificate = _any_certificate()
        certificate.maximum_version = ssl.TLSVersion.TLSv1_2
        plain = socket.create_connection(("127.0.0.1", self.https))
        with connect(
            f"wss://{SITE}/socket?m={match}",
            sock=plain,
            ssl=certificate,
            origin=f"https://{SITE}",  # type: ignore[arg-type]
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=2,
        ) as connection:
            yield connection

    async def greeted(self, match: str, hello: str) -> tuple[str | None, str]:
        """Open a WebSocket connection in one thread and send a greeting: the version of TLS, and the first
        message that comes back."""
        async with connect_alone(
            f"wss://{SITE}/socket?m={match}",
            host="127.0.0.1",
            port=self.https,
            ssl=_any_certificate(),
            origin=f"https://{SITE}",  # type: ignore[arg-type]
            compression=None,
            open_timeout=PATIENCE,
            proxy=None,
        ) as connection:
            await connection.send(hello)
            said = await asyncio.wait_for(connection.recv(decode=True), PATIENCE)
            return connection.transport.get_extra_info("ssl_object").version(), said


def _any_certificate() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def program(name: str) -> str:
    """The path of a program that this machine must have."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.fail(f"no {name}: scripts/make-deploy-tools installs it")
    return found


@contextmanager
def running(name: str, folder: Path, ports: Sequence[int]) -> Iterator[Proxy]:
    """Start a proxy in front of servers on these ports of this machine."""
    proxy = Proxy(free_port(), free_port())
    start = {"nginx": _nginx, "caddy": _caddy}[name]
    command, env = start(proxy, folder, ports)
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, **env}, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not _listens(proxy.https):
            if process.poll() is not None or time.monotonic() > end:
                pytest.fail((folder / f"{name}.log").read_text())
            time.sleep(0.05)
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _nginx(proxy: Proxy, folder: Path, ports: Sequence[int]) -> tuple[list[str], dict[str, str]]:
    """The recipe with other ports, servers and paths."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={SITE}"]
    subprocess.run(
        [*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True, timeout=60
    )
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{proxy.http};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{proxy.https} ssl http2;"),
        ("listen [::]:443 ssl http2;", ""),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)),
        ("127.0.0.1:8218", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8219", f"127.0.0.1:{ports[1]}"),
    ):
        assert old in site
        site = site.replace(old, new)
    return nginx_command(folder, site), {}


def nginx_command(folder: Path, site: str, connections: int = 256) -> list[str]:
    """A command that runs nginx with a site, inside the rest of a configuration."""
    (folder / "skirmish.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; worker_processes 1; error_log stderr warn;"
        f"events {{ worker_connections {connections}; }}"
        f" http {{ {temporary} include {folder}/skirmish.conf; }}"
    )
    return [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def _caddy(proxy: Proxy, folder: Path, ports: Sequence[int]) -> tuple[list[str], dict[str, str]]:
    """The recipe as it is, with certificates of Caddy's own."""
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n"
        f"\thttp_port {proxy.http}\n\thttps_port {proxy.https}\n\tdefault_sni {SITE}\n"
        f"\tstorage file_system {folder}/storage\n}}\nimport {DEPLOY}/Caddyfile\n"
    )
    servers = " ".join(f"127.0.0.1:{port}" for port in ports)
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    env = {"SITE": SITE, "SERVERS": servers, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    return command, env
