"""Raw connections to a real server, for what no well-behaved client would send."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.live import PATIENCE, Live

TEXT, PING, PONG, CONTINUATION, CLOSE = 0x1, 0x9, 0xA, 0x0, 0x8


def dial(server: Live, source: str = "127.0.0.1") -> socket.socket:
    """A TCP connection from one of this machine's own addresses."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def head(server: Live, method: str = "GET", path: str = "/", *headers: str) -> bytes:
    """The head of a request that the guard lets through."""
    usual = (f"Host: 127.0.0.1:{server.port}", f"Origin: {server.address}")
    return "\r\n".join((f"{method} {path} HTTP/1.1", *usual, *headers, "", "")).encode("latin-1")


def upgraded(server: Live, source: str = "127.0.0.1", path: str = "/socket") -> socket.socket:
    """A WebSocket connection after its handshake; the test fails with the answer if it is refused."""
    peer = dial(server, source)
    key = base64.b64encode(os.urandom(16)).decode()
    peer.sendall(
        head(
            server,
            "GET",
            path,
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += peer.recv(4096)
    if not answer.startswith(b"HTTP/1.1 101"):
        peer.close()
        pytest.fail(f"no handshake: {answer!r}")
    return peer


def frame(kind: int, content: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame; the mask is 0, which leaves the content as it is."""
    size = bytes((0x80 | len(content),)) if len(content) < 126 else struct.pack("!BH", 0xFE, len(content))
    return bytes(((0x80 if last else 0) | kind,)) + size + bytes(4) + content


def flood(peer: socket.socket, content: bytes, seconds: float = 5.0, most: int = 40_000_000) -> int:
    """Send the same again and again until the server cuts the connection; the bytes that it took."""
    sent, end = 0, time.monotonic() + seconds
    peer.settimeout(1.0)
    with suppress(OSError):
        while sent < most and time.monotonic() < end:
            sent += peer.send(content)
    return sent


def frames_of(received: bytearray) -> Iterator[tuple[int, bytes]]:
    """The whole frames of what the server sent, each as its kind and its content; the rest is left."""
    at = 0
    while at + 2 <= len(received):
        kind, size, start = received[at] & 0x0F, received[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(received[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, start = int.from_bytes(received[at + 2 : at + 10], "big"), at + 10
        if start + size > len(received):
            break
        at = start + size
        yield kind, bytes(received[start:at])
    del received[:at]


def close_code(peer: socket.socket) -> int | None:
    """The code of the close frame that the server sent; None if it hung up without one."""
    received = bytearray()
    peer.settimeout(PATIENCE)
    with suppress(OSError):
        while data := peer.recv(65_536):
            received += data
    return next(
        (int.from_bytes(content[:2], "big") for kind, content in frames_of(received) if kind == CLOSE), None
    )
