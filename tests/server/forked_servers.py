"""Servers that start in a moment: everything is imported once, and each server is forked from that.

Starting Python and importing takes a second and a half, all else a tenth of one. A forked server runs the
real command in its own process, and is killed like any other. ``python -m tests.server.forked_servers`` is
the parent process; :class:`Forks` is a test's handle on it.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

IMPORTED = (
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.protocols.http.httptools_impl",
    "skirmish.cli.commands.engine",
    "skirmish.cli.commands.serve",
    "skirmish.server.engine_main",
    "skirmish.server.main",
    "skirmish.presenter",
)


class Forks:
    """The process from which servers are forked."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked_servers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**env, "PYTHONPATH": os.pathsep.join((str(Path(__file__).parents[2]), env["PYTHONPATH"]))},
            text=True,
        )

    def start(
        self,
        arguments: Sequence[str],
        said: Path,
        *,
        workers: bool,
        wall: Path | None = None,
        deaf: float = 0.0,
        command: str = "serve",
    ) -> int:
        """Start ``skirmish serve``, or another command; what it says and logs goes into a file. Its process.

        ``wall`` is a file with the milliseconds by which its wall clock is wrong. ``deaf`` is the share of
        other servers' messages that it does not hear.
        """
        call = [command, *arguments]
        return int(self._ask("start", call, str(said), workers, wall and str(wall), deaf))

    def kill(self, process: int) -> None:
        """``kill -9``, and wait until it is dead."""
        os.kill(process, signal.SIGKILL)
        self.wait(process)

    def wait(self, process: int) -> int:
        """Wait until a server ends; its exit status."""
        return int(self._ask("wait", process))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()

    def _ask(self, *what: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(what)}\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def _wrong_time(wall: str) -> int:
    """The machine's time, in nanoseconds, and what a file adds to it."""
    return time.time_ns() + int(Path(wall).read_text() or "0") * 1_000_000


async def _no_workers(self: Any) -> None:
    """An engine pool without processes."""


def _deafen(share: float) -> None:
    from skirmish.server.nodes.channel import Channel

    heard, rng = Channel.deliver, random.Random()

    def deliver(self: Channel, *message: Any) -> None:
        if rng.random() >= share:
            heard(self, *message)

    Channel.deliver = deliver  # type: ignore[assignment,method-assign]


def _serve(arguments: list[str], said: str, workers: bool, wall: str | None, deaf: float) -> int:
    from skirmish.cli.main import main
    from skirmish.server import match_service
    from skirmish.server.clock import SystemClock
    from skirmish.server.engines.pool import EnginePool

    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    written = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if not workers:  # no match has a computer, and preparing the games takes long
        EnginePool.start = _no_workers  # type: ignore[method-assign]
    if deaf:
        _deafen(deaf)
    if wall is not None:
        clock = partial(SystemClock, wall=partial(_wrong_time, wall))
        match_service.open_clock = partial(match_service.open_clock, make=clock)  # type: ignore[attr-defined]
    return main(arguments)


def _forked(arguments: list[str], *more: Any) -> int:
    child = os.fork()
    if child == 0:
        try:
            os._exit(_serve(arguments, *more))
        except BaseException:
            traceback.print_exc()
            os._exit(70)
    return child


def _main() -> None:
    for name in IMPORTED:
        importlib.import_module(name)
    from skirmish import games

    for name in games.names():
        games.load(name)
    gc.freeze()
    asked = os.fdopen(os.dup(0))  # standard input stays untouched, for those who are forked
    for line in asked:
        match json.loads(line):
            case ["start", arguments, *more]:
                answer = _forked(arguments, *more)
            case ["wait", process]:
                answer = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _main()
