"""Servers that share a PostgreSQL database, each in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.processes import environment
from tests.server.forked_servers import Forks
from tests.server.live import PATIENCE, WORKER, ForkedLive, Json, free_port
from tests.server.postgres import emptied


@pytest.fixture(scope="module")
def forks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forks]:
    """Where the servers of a module come from."""
    forks = Forks(environment(tmp_path_factory.mktemp("forks")))
    yield forks
    forks.close()


@pytest.fixture
def shared(postgresql: Any) -> str:
    """The address of an empty database."""
    return emptied(postgresql)


class ForkedEngine:
    """``skirmish engine`` on the same database, with a worker."""

    def __init__(self, forks: Forks, folder: Path, database: str, *arguments: str) -> None:
        self._forks = forks
        self.said = folder / "engine.out"
        self.port = free_port()
        more = ("--log", "json", "--metrics-port", str(self.port), *WORKER, *arguments)
        folder.mkdir()
        self.pid = forks.start(("--database", database, *more), self.said, workers=True, command="engine")
        self.running = True
        self.frozen = False
        end = time.monotonic() + PATIENCE
        while not self._listens():
            assert time.monotonic() < end, self.said.read_text()
            time.sleep(0.02)

    def _listens(self) -> bool:
        with suppress(httpx.TransportError):
            self.metrics()
            return True
        return False

    def metrics(self) -> dict[str, float]:
        """Every metric that has no label."""
        text = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE).text
        rows = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in rows if "{" not in name}

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal that does not end it."""
        self.frozen |= how is signal.SIGSTOP
        os.kill(self.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it by a signal; its exit status."""
        self.running = False
        for each in (how, signal.SIGCONT):
            os.kill(self.pid, each)
        return self._forks.wait(self.pid)

    def complaints(self) -> list[Json]:
        """Errors in its log."""
        lines = [json.loads(line) for line in self.said.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "critical") or "exception" in line]


@pytest.fixture
def engine(forks: Forks, shared: str, tmp_path: Path) -> Iterator[Callable[..., ForkedEngine]]:
    """Starts another engine on the same database; at the end none of them has anything to complain about."""
    engines: list[ForkedEngine] = []

    def start(*arguments: str) -> ForkedEngine:
        engines.append(ForkedEngine(forks, tmp_path / f"engine{len(engines)}", shared, *arguments))
        return engines[-1]

    yield start
    for each in engines:
        if each.running:
            with suppress(ProcessLookupError):
                each.stop(signal.SIGKILL)
    for each in engines:
        assert [line for line in each.complaints() if not (each.frozen and _late(line))] == []


@pytest.fixture
def node(forks: Forks, shared: str, tmp_path: Path) -> Iterator[Callable[..., ForkedLive]]:
    """Starts another server on the same database; at the end none of them has anything to complain about."""
    nodes: list[ForkedLive] = []

    def start(*arguments: str, database: str = shared, **more: Any) -> ForkedLive:
        nodes.append(ForkedLive(forks, tmp_path / f"node{len(nodes)}", database, *arguments, **more))
        nodes[-1].frozen = database != shared  # it will be cut off
        return nodes[-1].start()

    yield start
    for each in nodes:
        if each.running:
            with suppress(ProcessLookupError):
                each.stop(signal.SIGKILL)
    for each in nodes:
        assert [line for line in each.complaints() if not (each.frozen and _late(line))] == []


def _late(line: Json) -> bool:
    """Whether a server complains that the database did not answer: it was frozen or cut off itself."""
    return line["event"] == "storage-failed" or "QueuePool" in str(line)
