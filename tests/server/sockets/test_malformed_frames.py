"""Frames and handshakes that fuzzing has found (``tests/fuzz``), and how each is refused."""

from __future__ import annotations

import time

import pytest

from tests.server.live import Live, server
from tests.server.raw import CONTINUATION, TEXT, close_code, dial, frame, head, upgraded

__all__ = ["server"]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param(frame(TEXT, b"\xff"), 1007, id="not UTF-8"),
        pytest.param(frame(TEXT, b"\xed\xa0\x80"), 1007, id="a surrogate"),
        pytest.param(
            frame(TEXT, b"\xe2", last=False) + frame(CONTINUATION, b"\x82"), 1007, id="half a character"
        ),
    ],
)
def test_frames_that_are_no_message(frames: bytes, code: int, server: Live) -> None:
    with upgraded(server) as peer:
        peer.sendall(frames)
        assert close_code(peer) == code
    assert server.complaints() == []


@pytest.mark.parametrize(("path", "status"), [("/", 404), ("/%ff", 404), ("/socket?\xff", 400)])
def test_handshakes_that_are_refused(path: str, status: int, server: Live) -> None:
    with pytest.raises(pytest.fail.Exception, match=f"HTTP/1.1 {status}"):
        upgraded(server, path=path)
    time.sleep(0.2)
    assert server.complaints() == []


@pytest.mark.parametrize(
    ("name", "value", "status"),
    [
        ("Sec-WebSocket-Key", "", 400),
        ("Sec-WebSocket-Key", "=", 400),
        ("Sec-WebSocket-Key", "\xdfc2tpcm1pc2gtYmVuY2hlcw==", 400),
        ("Sec-WebSocket-Key", "c2tpcm1pc2gtYmVuY2hlcw==\xff", 400),
        ("Sec-WebSocket-Version", "13\xff\xfe", 400),
        ("Sec-WebSocket-Extensions", "\xff", 101),
        ("Sec-WebSocket-Protocol", "\xff", 101),
        ("Connection", "Upgrade, \xff", 400),
    ],
)
def test_headers_of_handshakes_that_are_refused(name: str, value: str, status: int, server: Live) -> None:
    usual = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "c2tpcm1pc2gtYmVuY2hlcw==",
    }
    given = [f"{each}: {text}" for each, text in {**usual, name: value}.items()]
    with dial(server) as peer:
        peer.sendall(head(server, "GET", "/socket", *given))
        assert peer.recv(4096).startswith(b"HTTP/1.1 %d" % status)
    time.sleep(0.1)
    assert server.complaints() == []


@pytest.mark.parametrize(
    "header",
    [f"Sec-WebSocket-Extensions: {'x' * 9000}", "Content-Length: 5", "Transfer-Encoding: chunked"],
    ids=["a long header", "a body", "chunks"],
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(header: str, server: Live) -> None:
    """The parser of handshakes gives up; the connection would stay open forever, without a deadline."""
    given = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: c2tpcm1pc2gtYmVuY2hlcw=="
    with dial(server) as peer:
        peer.sendall(head(server, "GET", "/socket", *given, key, header))
        peer.settimeout(8)
        assert peer.recv(4096).startswith(b"HTTP/1.1 400")
        while peer.recv(4096):
            pass
    assert server.complaints() == []
