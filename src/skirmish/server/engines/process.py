"""A worker as the server sees it: a process, the request it works on, and its deadlines."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any

from skirmish.child_process import worker_command, worker_environment
from skirmish.server.engines.limits import EXIT, FALLBACKS, KEPT_TREES, TRIES
from skirmish.server.engines.protocol import WorkerMessage, encode_message


class EngineRequest:
    """A decision, or with ``draw`` an answer about a draw, that the pool was asked for; with ``advises`` the
    chance of winning comes with it. ``later``: no person waits for it. ``failures`` counts the workers that
    failed to answer it."""

    def __init__(
        self,
        number: int,
        level: str,
        game: str,
        view: Any,
        seconds: float,
        draw: bool = False,
        match: str = "",
        advises: bool = False,
        later: bool = False,
    ) -> None:
        self.number = number
        self.level = level
        self.game = game
        self.view = view
        self.seconds = seconds
        self.draw = draw
        self.match = match
        self.advises = advises
        self.later = later
        self.failures = 0
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def agent(self) -> str | None:
        """The agent to ask next; None after the last fallback has failed."""
        return next(iter((*(self.level,) * TRIES, *FALLBACKS)[self.failures :]), None)


class WorkerProcess:
    """A process and its state. ``reserved`` is the request that it was started for, if any."""

    def __init__(self, process: Process, reserved: EngineRequest | None) -> None:
        self.process = process
        self.reserved = reserved
        self.started = False
        self.leaving = False
        self.ready: set[str] = set()
        """Games whose compiled code it has loaded."""
        self.preparing: set[str] = set()
        """Games whose compiled code it loads, or will once it is compiled."""
        self.request: EngineRequest | None = None
        self.matches: dict[str, None] = {}
        """The matches whose search trees it may still have, the latest last."""
        self._deadlines: dict[str, asyncio.TimerHandle] = {}

    @property
    def pid(self) -> int:
        """The process id."""
        return self.process.pid

    @property
    def available(self) -> bool:
        """Whether it can be sent messages."""
        return self.started and not self.leaving

    def send(self, message: WorkerMessage) -> None:
        """Send a message. A process that no longer reads is noticed where its output is read."""
        assert self.process.stdin is not None
        if not self.process.stdin.is_closing():
            self.process.stdin.write(encode_message(message))

    def remember(self, match: str) -> None:
        """It now works for a match."""
        self.matches.pop(match, None)
        if match:
            self.matches[match] = None
        while len(self.matches) > KEPT_TREES:
            del self.matches[next(iter(self.matches))]

    def set_deadline(self, name: str, seconds: float) -> None:
        """Kill the process unless :meth:`clear_deadline` is called in time."""
        self._deadlines[name] = asyncio.get_running_loop().call_later(seconds, self.kill)

    def clear_deadline(self, name: str) -> None:
        """It was done in time."""
        if (timer := self._deadlines.pop(name, None)) is not None:
            timer.cancel()

    def kill(self) -> None:
        """End the process at once."""
        self.leaving = True
        with suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self) -> None:
        """Wait for the end of a process whose output has ended; kill it if that takes too long."""
        for name in [*self._deadlines]:
            self.clear_deadline(name)
        try:
            await asyncio.wait_for(self.process.wait(), EXIT)
        except TimeoutError:
            self.kill()
            await self.process.wait()


async def start_worker() -> Process:
    """Start a worker process.

    Its standard error is discarded: it could reveal hidden cards. It stays in the server's session, because
    Linux's autogroups apply niceness only within a session.
    """
    return await asyncio.create_subprocess_exec(
        *worker_command("skirmish.server.engines.worker"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=worker_environment(),
    )
