"""Floods against a real server with its usual limits: the flooding client is cut, and no other one waits."""

from __future__ import annotations

from collections.abc import Iterator

import psutil
import pytest

from tests.server.live import Live, running
from tests.server.raw import dial, flood, head

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with its usual limits; each test comes from an address of its own."""
    with running(tmp_path_factory.mktemp("guarded")) as live:
        yield live


def memory(server: Live) -> float:
    """Megabytes of the server's process."""
    return float(psutil.Process(server.pid).memory_info().rss) / MEGABYTE


def metric(server: Live, line: str) -> float:
    """A metric's value; 0 if it does not exist yet."""
    with server.client() as client:
        found = [each for each in client.get("/metrics").text.splitlines() if each.startswith(line)]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


# Requests


@pytest.mark.parametrize("host", ["", "evil.example"])
def test_trailers_do_not_pile_up(host: str, guarded: Live) -> None:
    chunked = head(
        guarded, "POST", "/api/replay", "Content-Type: application/json", "Transfer-Encoding: chunked"
    )
    if host:
        chunked = chunked.replace(b"127.0.0.1:%d" % guarded.port, host.encode(), 1)
    before = memory(guarded)
    with dial(guarded, "127.0.1.1") as peer:
        peer.sendall(chunked + b"0\r\n")
        assert flood(peer, b"X: y\r\n" * 1000) < 5 * MEGABYTE
    assert memory(guarded) - before < 20
    assert metric(guarded, 'skirmish_connections_cut_total{reason="trailers"}') >= 1


def test_a_few_trailers_are_read(guarded: Live) -> None:
    body = b'{"text": "nothing"}'
    given = ("Content-Type: application/json", "Transfer-Encoding: chunked", "Connection: close")
    with dial(guarded, "127.0.1.2") as peer:
        chunk = b"%x\r\n%s\r\n0\r\nX-Sum: 1\r\n\r\n" % (len(body), body)
        peer.sendall(head(guarded, "POST", "/api/replay", *given) + chunk)
        assert peer.recv(4096).startswith(b"HTTP/1.1 422")
