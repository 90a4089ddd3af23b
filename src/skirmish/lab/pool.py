"""Those who play an arena's games: processes on this machine."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, Protocol

import skirmish
from skirmish.lab.runner import Played
from skirmish.lab.schedule import Fixture, Plan
from skirmish.lab.worker import LAST_BREATH

_ONE_THREAD: Final = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


_LAST_WORDS: Final = 3.0
"""Seconds after its last breath in which a process ends the programs that played for it: they are not in its
process group, and killing it would leave them behind."""


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that nobody could finish: whoever played it died, or tripped over a mistake of ours."""

    number: int
    reason: str


class Crew(Protocol):
    """Whoever plays games for an arena, some at a time."""

    @property
    def hands(self) -> int:
        """How many games it can take on at once."""

    def start(self, fixture: Fixture) -> None:
        """Begin a game. Never more at once than there are hands."""

    def finished(self) -> Iterator[Played | Crash]:
        """Wait until a game or more are over, and give them."""

    def close(self) -> None:
        """Stop at once, whatever is being played."""


class Processes:
    """So many processes of their own, each with one game at a time. One that dies is replaced."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.hands = jobs
        self._plan = plan
        self._idle: list[_Worker] = []
        self._busy: dict[_Worker, int] = {}
        self._ready = selectors.DefaultSelector()

    def start(self, fixture: Fixture) -> None:
        """Begin a game."""
        while self._idle:
            worker = self._idle.pop()
            try:
                worker.ask(str(fixture.number))
            except OSError:  # it died while it had nothing to do: no fault of this game's
                self._dismiss(worker)
                continue
            self._busy[worker] = fixture.number
            return
        worker = self._hired()
        with suppress(OSError):  # if it is dead already, that will show as its answer
            worker.ask(json.dumps(self._plan.to_json()))
            worker.ask(str(fixture.number))
        self._busy[worker] = fixture.number

    def finished(self) -> Iterator[Played | Crash]:
        """Wait until a game or more are over, and give them."""
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
            yield Crash(number, answer["crashed"]) if "crashed" in answer else Played.from_json(answer)

    def close(self) -> None:
        """Stop at once, whatever is being played."""
        for worker in (*self._busy, *self._idle):
            worker.leave()  # all of them first, and then wait for each
        for worker in (*self._busy, *self._idle):
            self._dismiss(worker)
        self._busy.clear()
        self._idle.clear()
        self._ready.close()

    def _hired(self) -> _Worker:
        worker = _Worker()
        self._ready.register(worker.answers, selectors.EVENT_READ, worker)
        return worker

    def _dismiss(self, worker: _Worker) -> str:
        self._ready.unregister(worker.answers)
        worker.leave()
        return worker.end()


class _Worker:
    """A process of :mod:`skirmish.lab.worker`, in a session of its own: Ctrl-C is ours to answer."""

    def __init__(self) -> None:
        home = str(Path(skirmish.__file__).parents[1])
        path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
        alone = {name: os.environ.get(name, "1") for name in _ONE_THREAD}
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # open as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-m", "skirmish.lab.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env={**os.environ, **alone, "PYTHONPATH": path},
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: IO[bytes] = self._process.stdin
        self.answers: IO[bytes] = self._process.stdout

    def ask(self, line: str) -> None:
        """Send a line."""
        self._questions.write(f"{line}\n".encode())
        self._questions.flush()

    def leave(self) -> None:
        """Nothing more will be asked of it: it ends, in the middle of a game as well."""
        with suppress(OSError):
            self._questions.close()

    def end(self) -> str:
        """Wait for its end, or bring it about; gives how it ended and the last it said."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_BREATH + _LAST_WORDS)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        status = self._process.wait()
        self.answers.close()
        with self._complaints:
            self._complaints.seek(0)
            said = self._complaints.read().decode("utf-8", "replace").split("\n")
        return " ".join([f"exit status {status}", *[line for line in said if line.strip()][-1:]])
