"""Processes that are measured: starting and ending them, and what they use."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psutil

from skirmish.server.settings import LIMITS

MEGABYTE: Final = 1e6
_SKIRMISH: Final = str(Path(sys.executable).with_name("skirmish"))
_PATIENCE: Final = 60.0
NOTHING: Final[Mapping[str, str]] = {}


def room_for_sockets() -> None:
    """As many open files as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(folder: Path | str, port: int, *, limited: bool = False) -> list[str]:
    """The real server of a data folder or a database, with default settings, except, unless ``limited``, for
    the rate limits per address."""
    limits = [] if limited else [word for name in LIMITS for word in ("--limit", f"{name}=0")]
    return [
        *(_SKIRMISH, "serve", "--no-browser", "--port", str(port)),
        *("--database" if isinstance(folder, str) else "--data", str(folder)),
        *("--log", "quiet", "--workers", "1", *limits),
    ]


class Measured:
    """A server's process. What it uses is its own, without the workers that think for it."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self._seen = psutil.Process(process.pid)

    def cpu(self) -> float:
        """CPU seconds until now."""
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def precise_cpu(self) -> tuple[float, float]:
        """CPU seconds until now, precisely: of the event loop's thread, and of all threads that run."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        used = {each.name: _spent(each) for each in tasks.iterdir()}
        return used[str(self.process.pid)], sum(used.values())

    def memory(self) -> float:
        """Megabytes in memory now (RSS)."""
        return float(self._seen.memory_info().rss) / MEGABYTE

    def peak(self) -> float:
        """The most megabytes that it has had in memory so far."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
        return int(kilobytes) * 1024 / MEGABYTE

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()

    def settle(self) -> None:
        """Wait until it and its workers have nothing to do: what they load at the start is loaded."""
        everyone = [self._seen, *self._seen.children(recursive=True)]
        before, end = -1.0, time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            now = sum(each.cpu_times().user + each.cpu_times().system for each in everyone)
            if now - before < 0.02:
                return
            before = now
            time.sleep(0.5)


def _spent(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
    except OSError:  # it has ended meanwhile
        return 0.0


@contextmanager
def running(call: list[str], port: int, environment: Mapping[str, str] = NOTHING) -> Iterator[Measured]:
    """A server that answers."""
    room_for_sockets()  # which it inherits
    with subprocess.Popen(
        call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **environment}
    ) as process:
        try:
            wait_for(port, process)
            yield Measured(process, port)
        finally:
            process.kill()


@contextmanager
def real_server(
    folder: Path | str, environment: Mapping[str, str] = NOTHING, *, limited: bool = False
) -> Iterator[Measured]:
    """The server of a data folder or a database."""
    port = free_port()
    with running(command(folder, port, limited=limited), port, environment) as server:
        yield server


@contextmanager
def echo_server() -> Iterator[Measured]:
    """The peer."""
    port = free_port()
    with running([sys.executable, "-m", "benchmarks.server.echo", str(port)], port) as server:
        yield server


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a port accepts connections."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with status {process.returncode}")
        time.sleep(0.005)
    raise RuntimeError("the server does not answer")


def post(port: int, path: str, body: Mapping[str, Any]) -> Any:
    """What a server answers to a request."""
    headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"}
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)) as connection:
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {answer.read()[:200]!r}")
        return json.loads(answer.read())


class Told:
    """The load generator's process and its reports."""

    def __init__(self, order: Mapping[str, Any]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server.crowd"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()

    def __enter__(self) -> Told:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def until(self, what: str) -> dict[str, Any]:
        """The next report of that kind."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said: dict[str, Any] = json.loads(line)
            if said["what"] == what:
                return said
        raise RuntimeError(f"the crowd ended before it said: {what}")

    def turn(self, seconds: float) -> dict[str, Any]:
        """Let a crowd that takes turns play for a while."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n".encode())
        self._process.stdin.flush()
        return self.until("turn")

    def cpu(self) -> float:
        """CPU seconds that it has used."""
        times = psutil.Process(self._process.pid).cpu_times()
        return float(times.user + times.system)

    def leave(self) -> None:
        """Let idle sockets close."""
        assert self._process.stdin is not None
        self._process.stdin.close()
