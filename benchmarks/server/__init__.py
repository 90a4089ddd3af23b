"""The server's figures: acknowledge times under load and floods, memory of idle sockets, a restart,
preview pictures."""

from __future__ import annotations

import asyncio
import json
import math
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from benchmarks.server import previews, seats
from benchmarks.server.line import dial
from benchmarks.server.matches import Laid, lay
from benchmarks.server.processes import Measured, Told, command, echo_server, free_port, real_server
from benchmarks.turns import Figure, Pace

_ECHO: Final = "uvicorn and websockets, echo"
_MIDDLE, _SLOWEST = 10.0, 50.0
"""The targets in milliseconds: median and 99th percentile."""
_IDLE_MEMORY: Final = 300.0
"""The target, in megabytes."""
_RESTART: Final = 1.0
"""The target, in seconds."""

PARTS: Final = ("load", "double", "idle", "restart", "previews", "seats", "floods")


@dataclass(frozen=True, slots=True)
class Sizes:
    """The size of the load."""

    matches: int = 1000
    rate: float = 500.0
    warm_up: float = 10.0
    seconds: float = 30.0
    idle: int = 5000
    stored: int = 10_000
    restarts: int = 3
    previews: int = 10
    """Preview pictures of each game."""
    seats: int = 1000
    """Open seats."""
    flood: float = 8.0
    """Seconds of each flood, and of the same without it."""


SMALL: Final = Sizes(
    matches=100, rate=100.0, warm_up=1.0, seconds=4.0, idle=300, stored=500, restarts=1, previews=3, flood=3.0
)


@dataclass(frozen=True, slots=True)
class Load:
    """What a server did under load. Times in milliseconds, the processor in cores, memory in megabytes."""

    took: Sequence[float]
    acted: int
    seconds: float
    cpu: float
    crowd: float
    memory: float

    def percentile(self, percent: float) -> float:
        """A percentile of the acknowledgement times."""
        return self.took[min(len(self.took) - 1, math.ceil(len(self.took) * percent / 100) - 1)]


def measure(pace: Pace) -> Sequence[Figure]:
    """All of them."""
    return figures(SMALL if pace.small else Sizes())


def figures(sizes: Sizes, parts: Sequence[str] = PARTS) -> list[Figure]:
    """The figures of some parts."""
    found: list[Figure] = []
    for part in parts:
        with tempfile.TemporaryDirectory(prefix="skirmish-bench-") as folder:
            found += _PARTS[part](Path(folder), sizes)
    return found


def under_load(server: Measured, kind: str, laid: Sequence[Laid], sizes: Sizes) -> Load:
    """Play at a server for a while."""
    order: dict[str, Any] = {
        "kind": kind,
        "port": server.port,
        "matches": [(each.match, *each.keys) for each in laid],
        "sockets": 2 * sizes.matches,
        "rate": sizes.rate,
        "warm_up": sizes.warm_up,
        "seconds": sizes.seconds,
    }
    with Told(order) as crowd:
        crowd.until("open")
        crowd.until("begin")
        start, used, theirs = time.perf_counter(), server.cpu(), crowd.cpu()
        said = crowd.until("end")
        seconds = time.perf_counter() - start
        cpu, crowd_cpu, memory = server.cpu() - used, crowd.cpu() - theirs, server.memory()
        found = crowd.until("took")
    if found["unanswered"] or said["ended"] or said["refused"]:
        raise RuntimeError(f"{found['unanswered']} without an answer; {said}")
    took = sorted(1000 * each for each in found["took"])
    return Load(took, said["acted"], seconds, cpu / seconds, crowd_cpu / seconds, memory)


def _load(folder: Path, sizes: Sizes, *, doubled: bool = False) -> list[Figure]:
    laid = lay(folder, sizes.matches, _now())
    with echo_server() as server:
        echo = under_load(server, "echo", (), sizes)
    with real_server(folder) as server:
        server.settle()
        ours = under_load(server, "play", laid, sizes)
    rate = ours.acted / ours.seconds
    what = f"{rate:.0f} actions/s, {sizes.matches:,} matches, {2 * sizes.matches:,} sockets"

    def row(name: str, percent: float, wanted: float | None) -> Figure:
        mine, theirs = ours.percentile(percent), echo.percentile(percent)
        return Figure(
            f"Acknowledged, {name} ({what})",
            f"{mine:.1f} ms",
            _ECHO,
            f"{theirs:.2f} ms",
            mine / theirs,
            *(("–", None) if wanted is None else (f"{wanted:.0f} ms", mine <= wanted)),
        )

    return [
        row("middle", 50, None if doubled else _MIDDLE),
        row("99th percentile", 99, _SLOWEST),
        Figure(
            "Processor of the server under it, cores",
            f"{ours.cpu:.2f}",
            _ECHO,
            f"{echo.cpu:.2f}",
            ours.cpu / echo.cpu if echo.cpu else None,
        ),
        Figure("Memory of the server under it", f"{ours.memory:.0f} MB", _ECHO, f"{echo.memory:.0f} MB"),
    ]


def _double(folder: Path, sizes: Sizes) -> list[Figure]:
    """Twice as many actions a second, with a target for the slowest alone."""
    return _load(folder, replace(sizes, rate=2 * sizes.rate), doubled=True)


def _idle(folder: Path, sizes: Sizes) -> list[Figure]:
    laid = lay(folder, max(1, sizes.idle // 2), _now())
    order = {
        "kind": "idle",
        "sockets": sizes.idle,
        "matches": [(each.match, *each.keys) for each in laid],
    }
    with real_server(folder) as server:
        server.settle()
        before = server.memory()
        with Told({**order, "port": server.port}) as crowd:
            crowd.until("open")
            server.settle()
            memory, used, start = server.memory(), server.cpu(), time.perf_counter()
            time.sleep(5)
            cpu = (server.cpu() - used) / (time.perf_counter() - start)
            crowd.leave()
            if ended := crowd.until("end")["ended"]:
                raise RuntimeError(f"{ended} sockets were cut")
    title = f"Memory with {sizes.idle:,} idle sockets at {len(laid):,} matches ({before:.0f} MB with none)"
    return [
        Figure(title, f"{memory:.0f} MB", wanted=f"{_IDLE_MEMORY:.0f} MB", met=memory <= _IDLE_MEMORY),
        Figure("Processor of the server with them, cores", f"{cpu:.3f}"),
    ]


def _restart(folder: Path, sizes: Sizes) -> list[Figure]:
    laid = lay(folder, sizes.stored, _now())
    took = []
    for number in range(sizes.restarts):
        port = free_port()
        start = time.perf_counter()
        with subprocess.Popen(
            command(folder, port), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                asyncio.run(_first_answer(port, laid[number * len(laid) // sizes.restarts]))
                took.append(time.perf_counter() - start)
            finally:
                process.kill()  # as a power failure would, so that the next one starts from what that leaves
    middle = statistics.median(took)
    title = f"From start to the first acknowledged action, {sizes.stored:,} open matches stored"
    return [Figure(title, f"{middle:.2f} s", wanted=f"{_RESTART:g} s", met=middle <= _RESTART)]


async def _first_answer(port: int, laid: Laid) -> None:
    """Both seats connect as soon as the server listens, and the one to decide acts."""
    answered = asyncio.get_running_loop().create_future()

    def heard(content: bytes, lines: list[Any]) -> None:
        message = json.loads(content)
        if message["type"] == "state" and message.get("decisions") and not answered.done():
            act = {"type": "act", "id": "first-" + str(message["seq"]), "prompt": message["prompt"]["number"]}
            lines[0].send(json.dumps({**act, "token": message["decisions"][0]["token"]}).encode())
        elif message["type"] == "ack":
            answered.set_result(None)
        elif message["type"] == "refused":
            answered.set_exception(RuntimeError(message["code"]))

    for key in laid.keys:
        lines: list[Any] = []
        while not lines:
            try:
                lines.append(await dial(port, lambda content, lines=lines: heard(content, lines)))  # type: ignore[misc]
            except OSError:
                await asyncio.sleep(0.005)
        lines[0].send(json.dumps({"type": "hello", "match": laid.match, "key": key}).encode())
    await asyncio.wait_for(answered, 60)


def _floods(folder: Path, sizes: Sizes) -> list[Figure]:
    from benchmarks.server import floods  # which measures with what is here

    return floods.figures(sizes.flood)


def _now() -> int:
    return int(time.time() * 1000)


def _previews(folder: Path, sizes: Sizes) -> list[Figure]:
    return previews.measure(folder, sizes.previews)


def _seats(folder: Path, sizes: Sizes) -> list[Figure]:
    return seats.measure(folder, sizes.seats)


_PARTS: Final = {
    "load": _load,
    "double": _double,
    "idle": _idle,
    "restart": _restart,
    "previews": _previews,
    "seats": _seats,
    "floods": _floods,
}
