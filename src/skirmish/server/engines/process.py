"""A worker as the server sees it: a process, what it was asked for, and until when it must answer."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import skirmish
from skirmish import agents
from skirmish.server.engines.protocol import Question, question_frame

TRIES: Final = 2
"""How often a level is asked. After that a simpler opponent answers, each in a worker of its own."""
SIMPLER: Final = ("greedy", "random")
LAST_WORDS: Final = 2.0
"""Seconds in which a process must have ended that nobody asks for anything any more."""
_ONE_THREAD: Final = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Request:
    """A decision that somebody waits for. ``failures``: how often it was asked in vain."""

    def __init__(self, number: int, level: str, game: str, view: Any) -> None:
        self.number = number
        self.level = level
        self.game = game
        self.view = view
        self.failures = 0
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def agent(self) -> str | None:
        """Who is to decide now; nobody is left after the simplest one has failed."""
        return next(iter((*(self.level,) * TRIES, *SIMPLER)[self.failures :]), None)

    @property
    def needs(self) -> str | None:
        """The game that must be loaded for it, if any."""
        return self.game if self.agent in agents.LEVELS else None


class WorkerProcess:
    """A process, and what it is at. ``first``: a request that was kept for it."""

    def __init__(self, process: Process, first: Request | None) -> None:
        self.process = process
        self.first = first
        self.here = False
        self.leaving = False
        self.ready: set[str] = set()
        self.preparing: str | None = None
        self.request: Request | None = None
        self.timers: dict[str, asyncio.TimerHandle] = {}

    @property
    def at_hand(self) -> bool:
        """Whether it can be asked for something."""
        return self.here and not self.leaving

    def ask(self, question: Question) -> None:
        """Send a question; a process that can't hear it any more is noticed by whoever listens to it."""
        assert self.process.stdin is not None
        if not self.process.stdin.is_closing():
            self.process.stdin.write(question_frame(question))

    def limit(self, what: str, seconds: float) -> None:
        """End the process unless :meth:`done` is said of this in time."""
        self.timers[what] = asyncio.get_running_loop().call_later(seconds, self.kill)

    def done(self, what: str) -> None:
        """It kept within its limit."""
        if (timer := self.timers.pop(what, None)) is not None:
            timer.cancel()

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        self.leaving = True
        with suppress(ProcessLookupError):
            self.process.kill()


async def ended(worker: WorkerProcess) -> None:
    """Wait for the end of a process that says no more, or bring it about."""
    try:
        await asyncio.wait_for(worker.process.wait(), LAST_WORDS)
    except TimeoutError:
        worker.kill()
        await worker.process.wait()


async def started() -> Process:
    """A new worker. What it complains about is heard by nobody: it might tell what a seat may not know.

    It stays in the server's session: Linux weighs how kind processes are only within one.
    """
    home = str(Path(skirmish.__file__).parents[1])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    alone = {name: os.environ.get(name, "1") for name in _ONE_THREAD}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "skirmish.server.engines.worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, **alone, "PYTHONPATH": path},
    )
