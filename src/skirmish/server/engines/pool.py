"""The engine pool: worker processes that think for the computer's seats.

The event loop never searches: it sends a view to a worker and awaits the answer. A worker that dies or hangs
is replaced, and its request is sent again. On a new machine the levels' code is compiled in the background;
until then workers answer without it.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Protocol

from skirmish import agents, games
from skirmish.core import SkirmishError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.server.engines.fair_queue import FairQueue
from skirmish.server.engines.limits import (
    ESTIMATE,
    EXIT,
    GRACE,
    LONGEST_SEARCH,
    MOST_WAITING,
    RESTART_PAUSES,
    START,
    TRIES,
)
from skirmish.server.engines.process import EngineRequest, WorkerProcess, start_worker
from skirmish.server.engines.protocol import HEAD, Advice, Prepare, Stop, Think, check_view


class EngineFailure(SkirmishError):
    """No worker could answer, not even with a fallback."""


class Engines(Protocol):
    """What matches need of the pool; tests have their own."""

    async def think(
        self,
        level: str,
        game_name: str,
        view: Any,
        *,
        owner: str,
        seconds: float = LONGEST_SEARCH,
        match: str = "",
        later: bool = False,
    ) -> str:
        """The token that a level decides on."""

    async def advise(self, level: str, game_name: str, view: Any, *, owner: str, seconds: float) -> Advice:
        """A level's decision, what it thinks of it, and what it likes second best."""

    async def accepts_draw(self, level: str, game_name: str, view: Any, *, owner: str) -> bool:
        """Whether a level accepts a draw."""

    def alive(self) -> bool:
        """Whether they can be asked."""

    def room(self, *, later: bool = False) -> int:
        """How many more decisions would be begun at once, or after some that no person waits for. Those are
        asked for ``later`` themselves, and need a worker that has nothing to do."""


class EnginePool:
    """``size`` worker processes. ``counts`` says how many requests were asked, answered and retried, and how
    many workers were replaced."""

    def __init__(
        self,
        size: int | None = None,
        *,
        most_waiting: int = MOST_WAITING,
        grace: float = GRACE,
        timed: Callable[[], AbstractContextManager[Any]] = nullcontext,
    ) -> None:
        self._size = max(1, min(4, os.cpu_count() or 1) if size is None else size)
        self._grace = grace
        self._timed = timed
        """Opened around each decision, to record how long it takes."""
        self._queue: FairQueue[EngineRequest] = FairQueue(most_waiting)
        self._workers: list[WorkerProcess] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed_preparations = Counter[str]()
        """How many workers ended while they loaded a game's compiled code."""
        self._failed_starts = 0
        """How many workers in a row ended before they reported."""
        self._numbers = 0
        self._closing = asyncio.Event()
        self._closing.set()
        self.counts = Counter[str]()
        self.freed: Callable[[], None] = lambda: None
        """Called when there may be more room."""

    @property
    def workers(self) -> tuple[WorkerProcess, ...]:
        """The processes that run now."""
        return tuple(self._workers)

    @property
    def waiting(self) -> int:
        """The number of requests that no worker has begun."""
        return len([*self._queue])

    async def start(self) -> None:
        """Start the workers. They prepare the games in the background."""
        self._closing.clear()
        for _ in range(self._size):
            self._add_worker(None)

    async def close(self) -> None:
        """End every worker. Requests that still wait are cancelled."""
        self._closing.set()
        unfinished = filter(None, (worker.request or worker.reserved for worker in self._workers))
        for request in (*self._queue.drain(), *unfinished):
            request.answer.cancel()
        for worker in self._workers:
            assert worker.process.stdin is not None
            worker.process.stdin.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=EXIT)
        for worker in self._workers:
            worker.kill()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def think(
        self,
        level: str,
        game_name: str,
        view: Any,
        *,
        owner: str,
        seconds: float = LONGEST_SEARCH,
        match: str = "",
        later: bool = False,
    ) -> str:
        """The token that a level decides on for the seat that has this view, searching at most so long.

        ``match`` names the match and the seat: its next decision goes to the same worker, which may still
        have its search tree, unless that worker is busy.
        Owners take turns, however many requests each of them has; decisions for which no person waits come
        ``later``. Raises ``over-budget`` for an owner with
        too many, NotAView for what cannot be sent, and :class:`EngineFailure` if no process can be started.
        """
        kept = match if level == agents.LEVELS[-1] else ""  # the others are limited by nodes and keep nothing
        return await self._ask(level, game_name, view, owner, seconds, match=kept, later=later)

    async def advise(self, level: str, game_name: str, view: Any, *, owner: str, seconds: float) -> Advice:
        """A level's decision, and what it thinks of it; raises what :meth:`think` does."""
        return Advice.parse(await self._ask(level, game_name, view, owner, seconds, advises=True))

    async def accepts_draw(self, level: str, game_name: str, view: Any, *, owner: str) -> bool:
        """Whether a level accepts a draw for the seat that has this view; raises what :meth:`think` does."""
        return await self._ask(level, game_name, view, owner, ESTIMATE, draw=True) == "yes"

    async def _ask(
        self,
        level: str,
        game_name: str,
        view: Any,
        owner: str,
        seconds: float,
        *,
        draw: bool = False,
        match: str = "",
        advises: bool = False,
        later: bool = False,
    ) -> str:
        if level not in agents.names():
            raise UnknownName("unknown-agent", name=excerpt(level), known=", ".join(agents.names()))
        if game_name not in games.names():
            raise games.unknown(game_name)
        check_view(game_name, view)
        if self._closing.is_set():
            raise EngineFailure("no-opponents")
        self._numbers += 1
        request = EngineRequest(self._numbers, level, game_name, view, seconds, draw, match, advises, later)
        self._queue.put(request, owner, int(later))
        self.counts["asked"] += 1
        try:
            self._dispatch()
            with self._timed():
                return await request.answer
        finally:
            self._queue.release(request, owner)
            for worker in self._workers:
                if worker.request is request:  # cancelled: the search may stop
                    worker.send(Stop(request.number))

    def alive(self) -> bool:
        """Whether there are workers, or will be in a moment."""
        return not self._closing.is_set() and self._failed_starts < len(RESTART_PAUSES)

    def room(self, *, later: bool = False) -> int:
        """How many more decisions would be begun at once, or after some that no person waits for."""
        available = [worker for worker in self._workers if worker.available]
        taken = [worker.request or worker.reserved for worker in available]
        if later:
            return taken.count(None)
        ahead = [each for each in (*taken, *self._queue) if each is not None and not each.later]
        return max(0, len(available) - len(ahead))

    # Requests

    def _dispatch(self) -> None:
        """Give every idle worker a request: of a match that it worked for last, if there is a choice."""
        idle = [worker for worker in self._workers if worker.available and worker.request is None]
        for worker in [*idle]:
            reserved, worker.reserved = worker.reserved, None
            if reserved is not None and not reserved.answer.done():
                idle.remove(worker)
                self._assign(worker, reserved)
        while idle and (request := self._queue.next()) is not None:
            match = request.match
            best = max(idle, key=lambda worker: (match in worker.matches, -len(worker.matches)))
            idle.remove(best)
            self._assign(best, request)

    def _assign(self, worker: WorkerProcess, request: EngineRequest) -> None:
        agent = request.agent
        assert agent is not None
        worker.request = request
        worker.remember(request.match)
        worker.set_deadline("answer", request.seconds + self._grace)
        seed = secrets.randbits(64)  # never from the match, whose chance it must not reveal
        worker.send(
            Think(
                request.number,
                agent,
                request.game,
                request.view,
                seed,
                request.seconds,
                request.draw,
                request.match,
                request.advises,
            )
        )

    def _prepare(self, worker: WorkerProcess) -> None:
        """Let a new worker load the compiled code of all games that have not failed too often."""
        for game in games.names():
            if games.offers(game, "kernel.engine") and self._failed_preparations[game] <= TRIES:
                worker.preparing.add(game)
                worker.send(Prepare(game))

    # Workers

    def _add_worker(self, reserved: EngineRequest | None) -> None:
        task = asyncio.get_running_loop().create_task(self._run_worker(reserved))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_worker(self, reserved: EngineRequest | None) -> None:
        """Start a process, read what it reports until its end, and start its successor."""
        pause = RESTART_PAUSES[min(self._failed_starts, len(RESTART_PAUSES) - 1)]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), pause)
        if self._closing.is_set():
            return
        try:
            process = await start_worker()
        except OSError:  # no memory or no processes left: that may pass
            self._start_failed(reserved)
            return
        worker = WorkerProcess(process, reserved)
        self._workers.append(worker)
        worker.set_deadline("start", START)
        if self._closing.is_set():
            worker.kill()
        try:
            await self._read(worker)
        finally:
            await worker.ended()
            self._workers.remove(worker)
            self._replace(worker)

    async def _read(self, worker: WorkerProcess) -> None:
        assert worker.process.stdout is not None
        read = worker.process.stdout.readexactly
        with suppress(asyncio.IncompleteReadError, OSError, ValueError):
            while True:
                size = int.from_bytes(await read(HEAD), "big")
                if not self._handle(worker, *json.loads(await read(size))):
                    worker.kill()
                    return
                self._dispatch()
                self.freed()

    def _handle(self, worker: WorkerProcess, what: str, *facts: Any) -> bool:
        """Take in a report of a worker; False if the worker has to be replaced."""
        match what:
            case "started":
                worker.clear_deadline("start")
                worker.started, self._failed_starts = True, 0
                self._prepare(worker)
            case "ready":
                worker.preparing.discard(facts[0])
                worker.ready.add(facts[0])
                self._failed_preparations.pop(facts[0], None)
            case "unprepared":  # it answers without compiled code
                worker.preparing.discard(facts[0])
            case "answer":
                worker.clear_deadline("answer")
                request, worker.request = worker.request, None
                if request is not None and not request.answer.done():
                    self.counts["answered"] += 1
                    request.answer.set_result(facts[1])
            case _:  # "failed": a new worker may do better
                return False
        return True

    def _replace(self, worker: WorkerProcess) -> None:
        """A worker has ended: start another one, and send its request again."""
        if self._closing.is_set():
            return
        self.counts["replaced"] += 1
        if not worker.started:
            self._start_failed(worker.reserved)
            return
        self._failed_preparations.update(worker.preparing)
        request = worker.request or worker.reserved
        if request is None or request.answer.done():
            self._add_worker(None)
        else:
            self._retry(request)
        self._dispatch()

    def _start_failed(self, reserved: EngineRequest | None) -> None:
        """A process could not be started, or ended before it reported."""
        self._failed_starts += 1
        if reserved is not None and not reserved.answer.done():
            self._retry(reserved)
        else:
            self._add_worker(None)
        if not self.alive():
            for request in self._queue.drain():
                _fail(request)

    def _retry(self, request: EngineRequest) -> None:
        """Ask again: any worker, or after ``TRIES`` failures a new one that is reserved for the fallback."""
        request.failures += 1
        self.counts["retried"] += 1
        if request.agent is None:
            _fail(request)
            self._add_worker(None)
        elif request.failures < TRIES:
            self._queue.put_back(request)
            self._add_worker(None)
        else:
            self._add_worker(request)


def _fail(request: EngineRequest) -> None:
    if not request.answer.done():
        request.answer.set_exception(EngineFailure("no-opponents"))
