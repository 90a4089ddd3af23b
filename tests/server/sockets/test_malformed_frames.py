"""Frames and handshakes that fuzzing has found (``tests/fuzz``), and how each is refused."""

from __future__ import annotations

import json
import time

import pytest
from websockets.http11 import Request
from websockets.server import ServerProtocol

from skirmish.server.sockets import transport
from tests.server.live import PATIENCE, Live, server
from tests.server.raw import CONTINUATION, PING, TEXT, close_code, dial, frame, frames_of, head, upgraded

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


def test_messages_arrive_in_order_however_their_frames_are_cut(server: Live) -> None:
    """A short one in one piece is taken from its frame, and all else is parsed."""
    hello = b'{"type":"hello","match":"0123456789abcdef","key":"0123456789abcdef0123456789"}'
    ping, meet = frame(TEXT, b'{"type":"ping"}'), frame(TEXT, b'{"type":"meet"}')
    pieces = [
        *(meet, ping, ping[:1], ping[1:], ping[:2], ping[2:], ping[:-1], ping[-1:] + ping),
        *(ping + ping[:7], ping[7:]),
        *(frame(TEXT, hello[:9], last=False), frame(PING, b"p"), frame(CONTINUATION, hello[9:])),
        *(ping, frame(TEXT, b'{"type":"ping","more":"%s"}' % (b"x" * 600)), ping),
    ]
    heard, received = list[str](), bytearray()
    with upgraded(server) as peer:
        for piece in pieces:
            peer.sendall(piece)
            time.sleep(0.02)
        peer.settimeout(PATIENCE)
        while len(heard) < 12:
            received += peer.recv(65_536)
            heard += [json.loads(content)["type"] for kind, content in frames_of(received) if kind == TEXT]
    assert heard == ["meeting", *["pong"] * 7, "refused", "pong", "refused", "pong"]
    assert server.complaints() == []


def test_a_short_message_is_taken_from_its_frame() -> None:
    """As long as the parser shows that it waits for a frame; otherwise it is only slower."""
    conn = ServerProtocol()
    conn.receive_data(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2tpcm1pc2gtYmVuY2hlcw==\r\n\r\n"
    )
    (request,) = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    assert transport.between_frames(conn)
    whole = frame(TEXT, b"a message")
    for cut in range(1, len(whole)):
        conn.receive_data(whole[:cut])
        assert not transport.between_frames(conn)
        conn.receive_data(whole[cut:])
        assert transport.between_frames(conn)


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
