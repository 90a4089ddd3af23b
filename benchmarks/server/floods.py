"""Floods: what honest players notice while another client sends all that it can from eight sockets.

``python -m benchmarks.server floods``. The server has its usual limits. The flood is a process of its own and
comes from another address than the players; a connection that is cut is opened again at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks.server import Sizes, under_load
from benchmarks.server.matches import lay
from benchmarks.server.processes import real_server
from benchmarks.turns import Figure

SOCKETS: Final = 8
_ATTACKER: Final = "127.0.0.66"
_SLOWEST: Final = 100.0
"""The target for the 99th percentile, in milliseconds."""
_MEMORY: Final = 300.0
"""The target, in megabytes."""
_PLAYERS: Final = Sizes(matches=20, rate=20.0, warm_up=1.0)
_AT_ONCE: Final = 5000
"""Frames or lines that are sent in one go."""
_UPGRADE: Final = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: c2tpcm1pc2gtYmVuY2hlcw==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)
_RECORD: Final = json.dumps({"text": "(" * 60_000})
_JSON: Final = "Content-Type: application/json\r\n"


def _frame(first: int, content: bytes = b"") -> bytes:
    size = bytes((0x80 | len(content),)) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return bytes((first,)) + size + bytes(4) + content


_FRAMES: Final = {
    "pings": _frame(0x89) * _AT_ONCE,
    "pongs": _frame(0x8A) * _AT_ONCE,
    "empty fragments": _frame(0x01) + _frame(0x00) * _AT_ONCE,
    "messages": _frame(0x81, b'{"type":"ping"}') * _AT_ONCE,
    "questions": _frame(0x81, b'{"type":"why","id":"x","source":"","target":"e4"}') * _AT_ONCE,
    "greetings": b"",
}
"""What is sent on WebSocket connections, again and again, behind ``hello`` for the last three."""
_GREETED: Final = ("messages", "questions", "greetings")
_REQUESTS: Final = {
    "GET /api/docs": ("GET", "/api/docs", "", ""),
    "GET /api/openapi.json": ("GET", "/api/openapi.json", "", ""),
    "GET /health": ("GET", "/health", "", ""),
    "records": ("POST", "/api/replay", f"{_JSON}Content-Length: {len(_RECORD)}\r\n", _RECORD),
}
"""Requests that are made again and again."""
_HALF: Final = {
    "trailers": ("POST", "/api/replay", f"{_JSON}Transfer-Encoding: chunked\r\n", "0\r\n"),
    "half heads": ("GET", "/", "X-Half: ", ""),
}
"""Requests that never end."""
FLOODS: Final = (*_HALF, *_FRAMES, *_REQUESTS)


def figures(seconds: float) -> list[Figure]:
    """Each flood beside the same time without one."""
    sizes, found = replace(_PLAYERS, seconds=seconds), list[Figure]()
    for name in FLOODS:
        with tempfile.TemporaryDirectory(prefix="skirmish-floods-") as folder:
            laid = lay(Path(folder), 2 * sizes.matches, int(time.time() * 1000))
            first, second = laid[: sizes.matches], laid[sizes.matches :]
            with real_server(Path(folder), limited=True) as server:
                server.settle()
                quiet, before = under_load(server, "play", first, sizes), server.peak()
                match, key = first[0].match, first[0].keys[0]
                with _flooding({"name": name, "port": server.port, "match": match, "key": key}):
                    ours, memory = under_load(server, "play", second, sizes), server.peak()
        times = [f"{load.percentile(50):.1f}, {load.percentile(99):.1f} ms" for load in (ours, quiet)]
        slow, load = ours.percentile(99), os.getloadavg()[0]
        found += [
            Figure(
                f"{name}: acknowledged, median and 99th percentile (load average {load:.1f})",
                times[0],
                "no flood",
                times[1],
                slow / quiet.percentile(99),
                f"{_SLOWEST:.0f} ms",
                slow <= _SLOWEST,
            ),
            Figure(
                f"{name}: most memory",
                f"{memory:.0f} MB",
                "no flood",
                f"{before:.0f} MB",
                wanted=f"{_MEMORY:.0f} MB",
                met=memory <= _MEMORY,
            ),
        ]
        print(f"{name}: {times[0]}, {memory:.0f} MB; without: {times[1]}", file=sys.stderr, flush=True)
    return found


@contextmanager
def _flooding(order: dict[str, Any]) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-m", "benchmarks.server.floods", json.dumps(order)]) as process:
        try:
            yield
        finally:
            process.kill()


class Flood:
    """The attacker: eight connections that are opened again whenever they are cut."""

    def __init__(self, name: str, port: int, match: str, key: str) -> None:
        self._name = name
        self._port = port
        self._hello = _frame(0x81, json.dumps({"type": "hello", "match": match, "key": key}).encode())

    async def run(self) -> None:
        """Flood until the process is killed."""
        await asyncio.gather(*(self._again_and_again() for _ in range(SOCKETS)))

    async def _again_and_again(self) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self._port, local_addr=(_ATTACKER, 0)
                )
            except OSError:
                await asyncio.sleep(0.01)
                continue
            try:
                await self._attack(reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                pass  # cut
            finally:
                writer.transport.abort()

    async def _attack(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._name in _REQUESTS:
            while True:
                writer.write(self._request(*_REQUESTS[self._name]))
                if not await reader.read(1 << 20):
                    return
        if self._name in _HALF:
            writer.write(self._request(*_HALF[self._name])[: -2 if self._name == "half heads" else None])
            content = b"X: y\r\n" * _AT_ONCE if self._name == "trailers" else b""
        else:
            writer.write(self._request("GET", "/socket", _UPGRADE, ""))
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                return
            if self._name in _GREETED:
                writer.write(self._hello)
                await reader.read(1 << 20)
            content = _FRAMES[self._name]
        if self._name == "greetings":
            return
        discarding = asyncio.create_task(_discard(reader))
        try:
            while content and not discarding.done():
                writer.write(content)
                await writer.drain()
            await discarding
        finally:
            discarding.cancel()

    def _request(self, method: str, path: str, headers: str, body: str) -> bytes:
        host = f"127.0.0.1:{self._port}"
        given = f"Host: {host}\r\nOrigin: http://{host}\r\n{headers}"
        return f"{method} {path} HTTP/1.1\r\n{given}\r\n{body}".encode()


async def _discard(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 20):
        pass


if __name__ == "__main__":
    uvloop.run(Flood(**json.loads(sys.argv[1])).run())
