"""The real server that is fuzzed, and what is observed of it besides its answers."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from tests.fuzz.findings import Broken, Findings, Waiting
from tests.server.live import UNLIMITED, Live, running

MOST_MEMORY = 300.0
"""Megabytes that the server may take at any time."""
EXPECTED = ("Invalid HTTP request received.", "Unsupported upgrade request.", "clock-step")
"""Warnings about malformed requests, and about a machine whose clock is set meanwhile."""
_INDEX = "<!doctype html><title>Skirmish</title>"


class Target:
    """A server without rate limits, which would leave most inputs unread (``tests/server/test_floods.py``
    tests them)."""

    def __init__(self, live: Live, findings: Findings) -> None:
        self.live = live
        self.findings = findings
        self._process = psutil.Process(live.pid)
        self._waiting = Waiting("self", live.pid, parent=live.pid)
        self._read = 0
        self._dialled = 0
        self.thoughts = 0
        """How many suggestions a computer was asked for, and thought about."""

    def source(self) -> str:
        """One of this machine's own addresses to connect from. A port is free again a minute after its use:
        one address would not do for all connections of several processes."""
        self._dialled += 1
        process, used = os.getpid(), self._dialled // 5000
        return f"127.{1 + process % 250}.{process // 250 % 250}.{1 + used % 250}"

    def check_log(self) -> None:
        """No fault was logged, and nothing that is not a line of our log."""
        with self.live.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        for line in new[: new.rfind(b"\n") + 1].splitlines(keepends=True):
            self._read += len(line)
            if b'"event": "request"' in line:
                continue
            try:
                entry = json.loads(line)
                usual = entry["level"] == "info" or entry["event"] in EXPECTED
            except (ValueError, KeyError, TypeError):
                usual = False
            if not usual or "exception" in entry:
                raise Broken(f"logged: {line.decode('utf-8', 'replace')}")

    def check_memory(self) -> None:
        """It is still alive and small."""
        if not self._process.is_running():
            raise Broken("the server has ended")
        memory = float(self._process.memory_info().rss) / 1e6
        self.findings.peak = max(self.findings.peak, memory)
        if memory > MOST_MEMORY:
            raise Broken(f"the server takes {memory:.0f} MB")

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Everything that is answered within is answered in time."""
        waited, began, thoughts = self._waiting.seconds(), time.monotonic(), self.thoughts
        yield
        took = time.monotonic() - began
        worked = max(0.0, took - (self._waiting.seconds() - waited))
        self.findings.answered(worked, took, self.thoughts - thoughts)

    def rows(self, table: str) -> int:
        """How many rows of a table are stored."""
        [file] = self.live.data.glob("*.sqlite3")
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
            return int(database.execute(f"select count(*) from {table}").fetchone()[0])

    def close(self) -> None:
        """Observe no more."""
        self._waiting.close()


@contextmanager
def fuzzed(folder: Path, findings: Findings) -> Iterator[Target]:
    """A server for a while."""
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text(_INDEX)
    with running(folder, *UNLIMITED, "--workers", "1", page=page) as live:
        target = Target(live, findings)
        try:
            yield target
            target.check_log()
            target.check_memory()
        finally:
            target.close()
