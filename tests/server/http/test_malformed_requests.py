"""Requests that fuzzing has found (``tests/fuzz``), and how each is refused or given up."""

from __future__ import annotations

import json
import time

import psutil
import pytest

from tests.server.live import PATIENCE, Live, server
from tests.server.raw import dial, head

__all__ = ["server"]


NEW = b'{"game":"island","variant":"%s","south":{"kind":"person"},"north":{"kind":%s}}'
REFUSED = {
    "a name that is not UTF-8": ("/api/replay", b'{"\xf3": 1}', 400, "bad-body"),
    "a text that is not UTF-8": ("/api/replay", b'{"text": "\xf3"}', 400, "bad-body"),
    "an escape sequence": ("/api/matches", NEW % (rb"\u001b[2J", b'"person"'), 422, "unknown-variant"),
    "a name that cannot be seen": (
        *("/api/matches", NEW % (b"blitz", rb'"computer","level":"\u200b"'), 422, "unknown-agent"),
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_requests_that_are_refused(what: str, server: Live) -> None:
    path, body, status, code = REFUSED[what]
    sized = ("Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close")
    answer = b""
    with dial(server) as peer:
        peer.sendall(head(server, "POST", path, *sized) + body)
        while data := peer.recv(65_536):
            answer += data
    first, _, rest = answer.partition(b"\r\n\r\n")
    assert int(first.split(b" ")[1]) == status
    problem = json.loads(rest)
    assert problem["code"] == code
    assert problem["sentence"].isprintable()
    assert server.complaints() == []


def slow_request(server: Live) -> bytes:
    """A request that is answered by a thread: what follows it on the same connection is read before that."""
    body = b'{"text": "no record"}'
    sized = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    return head(server, "POST", "/api/replay", *sized) + body


@pytest.mark.parametrize(
    ("cut", "following"),
    [
        pytest.param(0, b"\x00\r\n\r\n", id="no request"),
        pytest.param(0, b"GET / HTTP/1.1\r\nX: y\r\n\r\n\x00", id="another one, then none"),
        pytest.param(0, b"GET / HTTP/1.1\r\nX: y\r\n\r\n", id="another one, then the end"),
        pytest.param(5, b"", id="the end before the end of the body"),
    ],
)
def test_an_answer_that_comes_after_the_end(cut: int, following: bytes, server: Live) -> None:
    def answered() -> int:
        return sum(line.get("path") == "/api/replay" for line in server.logged())

    before, end, request = answered(), time.monotonic() + PATIENCE, slow_request(server)
    with dial(server) as peer:
        peer.sendall(request[: len(request) - cut] + following)
        if cut:
            time.sleep(0.2)  # until its head is read
    while answered() == before and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0.2)
    assert answered() == before + 1
    assert server.complaints() == []


@pytest.mark.parametrize("body", [b'{"game": 1}', b'{"text": "[Game]"}'])
def test_refused_requests_leave_nothing_in_memory(body: bytes, server: Live) -> None:
    """Garbage is collected once a minute, or more rarely."""
    sized = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    path = "/api/matches" if b"game" in body else "/api/replay"
    request, process = head(server, "POST", path, *sized) + body, psutil.Process(server.pid)
    sizes = []
    with dial(server) as peer:
        for _ in range(2):  # the first ones load what all of them need
            for _ in range(800):
                peer.sendall(request)
                answer = peer.recv(65_536)
                while not answer.endswith(b"}"):
                    answer += peer.recv(65_536)
            sizes.append(process.memory_info().rss)
    assert sizes[1] - sizes[0] < 4_000_000
