"""The processes on this machine that play an arena's games."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Final, Protocol

from skirmish.child_process import worker_command, worker_environment
from skirmish.lab.runner import PlayedGame
from skirmish.lab.schedule import Fixture, Plan
from skirmish.lab.worker import ABANDON_AFTER

_CLEANUP: Final = 3.0
"""Seconds that a worker has, after it abandons its game, to kill the programs that
played for it: they are not in its process group, and killing the worker would leave them behind."""


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that could not be finished: its worker died, or raised an unexpected error."""

    number: int
    reason: str
    lost: bool = False
    """Whether its whole machine was lost, which is hardly the game's fault."""


class Pool(Protocol):
    """Plays games for an arena, several at a time."""

    @property
    def capacity(self) -> int:
        """How many games it can play at once."""

    def start(self, fixture: Fixture) -> None:
        """Start a game; the caller keeps within :attr:`capacity`."""

    def finished(self) -> Iterator[PlayedGame | Crash]:
        """Wait until at least one game is over, and yield those that are."""

    def close(self) -> None:
        """Stop at once, also in the middle of a game."""


class ProcessPool:
    """``jobs`` worker processes, each playing one game at a time. A worker that dies is replaced."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.capacity = jobs
        self._plan = plan
        self._idle: list[_Worker] = []
        self._busy: dict[_Worker, int] = {}
        self._ready = selectors.DefaultSelector()

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the workers."""
        return tuple(worker.pid for worker in (*self._busy, *self._idle))

    def start(self, fixture: Fixture) -> None:
        """Start a game."""
        while self._idle:
            worker = self._idle.pop()
            try:
                worker.ask(str(fixture.number))
            except OSError:  # it died while idle, which is no crash of this game
                self._dismiss(worker)
                continue
            self._busy[worker] = fixture.number
            return
        worker = self._started()
        with suppress(OSError):  # if it is dead already, reading its answer will tell
            worker.ask(json.dumps(self._plan.to_json()))
            worker.ask(str(fixture.number))
        self._busy[worker] = fixture.number

    def finished(self) -> Iterator[PlayedGame | Crash]:
        """Wait until at least one game is over, and yield those that are."""
        for key, _ in self._ready.select():
            worker: _Worker = key.data
            if worker not in self._busy:
                self._idle.remove(worker)
                self._dismiss(worker)
                continue
            line = worker.answers.readline()
            number = self._busy.pop(worker)
            if not line.endswith(b"\n"):
                yield Crash(number, self._dismiss(worker))
                continue
            self._idle.append(worker)
            answer = json.loads(line)
            yield Crash(number, answer["crashed"]) if "crashed" in answer else PlayedGame.from_json(answer)

    def close(self) -> None:
        """Stop at once, also in the middle of a game."""
        for worker in (*self._busy, *self._idle):
            worker.leave()  # tell all of them first, then wait for each
        for worker in (*self._busy, *self._idle):
            self._dismiss(worker)
        self._busy.clear()
        self._idle.clear()
        self._ready.close()

    def _started(self) -> _Worker:
        worker = _Worker()
        self._ready.register(worker.answers, selectors.EVENT_READ, worker)
        return worker

    def _dismiss(self, worker: _Worker) -> str:
        self._ready.unregister(worker.answers)
        worker.leave()
        return worker.end()


class _Worker:
    """A process of :mod:`skirmish.lab.worker`, in a session of its own so that Ctrl-C reaches only us."""

    def __init__(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # open as long as the process
        self._process = subprocess.Popen(  # noqa: S603  # our own interpreter and module
            worker_command("skirmish.lab.worker"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=worker_environment(),
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: IO[bytes] = self._process.stdin
        self.answers: IO[bytes] = self._process.stdout

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def ask(self, line: str) -> None:
        """Send a line."""
        self._questions.write(f"{line}\n".encode())
        self._questions.flush()

    def leave(self) -> None:
        """Close its input: it exits, also in the middle of a game."""
        with suppress(OSError):
            self._questions.close()

    def end(self) -> str:
        """Wait for it to exit, or kill it; returns its exit status and its last line of standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ABANDON_AFTER + _CLEANUP)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        status = self._process.wait()
        self.answers.close()
        with self._errors:
            self._errors.seek(0)
            said = self._errors.read().decode("utf-8", "replace").split("\n")
        return " ".join([f"exit status {status}", *[line for line in said if line.strip()][-1:]])
