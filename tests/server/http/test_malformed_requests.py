"""Requests that fuzzing has found (``tests/fuzz``), and how each is refused or given up."""

from __future__ import annotations

import json
import time

import pytest

from tests.server.live import PATIENCE, Live, server
from tests.server.raw import dial, head

__all__ = ["server"]


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status", "code"),
    [
        pytest.param(
            "POST", "/api/replay", (), b'{"\xf3": 1}', 400, "bad-body", id="a name that is not UTF-8"
        ),
        pytest.param(
            "POST", "/api/replay", (), b'{"text": "\xf3"}', 400, "bad-body", id="a text that is not"
        ),
    ],
)
def test_requests_that_are_refused(
    method: str, path: str, headers: tuple[str, ...], body: bytes, status: int, code: str, server: Live
) -> None:
    sized = ("Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close", *headers)
    answer = b""
    with dial(server) as peer:
        peer.sendall(head(server, method, path, *sized) + body)
        while data := peer.recv(65_536):
            answer += data
    first, _, rest = answer.partition(b"\r\n\r\n")
    assert int(first.split(b" ")[1]) == status
    assert json.loads(rest)["code"] == code
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
