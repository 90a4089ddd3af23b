"""The pool of worker processes that think for the computer's seats.

The event loop never thinks and never waits: it sends a view to a worker and goes on. A worker that dies or
hangs is replaced, and what it was asked is asked again. What the levels need is loaded in the workers, or
compiled on a new machine; only one of them compiles at a time, the game first that somebody waits for.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from skirmish import agents, games
from skirmish.core import SkirmishError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.server.engines.fair_queue import FairQueue
from skirmish.server.engines.process import (
    LAST_WORDS,
    SIMPLER,
    TRIES,
    Request,
    WorkerProcess,
    ended,
    started,
)
from skirmish.server.engines.protocol import HEAD, LONGEST_THOUGHT, NotAView, Prepare, Stop, Think

GRACE: Final = 10.0
"""Seconds beyond a search's own limit before its worker is taken for dead: the machine may be busy."""
MOST_WAITING: Final = 64
"""How many thoughts one owner may wait for at once."""
_START: Final = 60.0
"""Seconds in which a new process must be there."""
_COMPILE: Final = 900.0
"""Seconds in which a game must be compiled: a minute on a busy machine, more on a very small one."""
_PAUSES: Final = (0.0, 0.0, 0.5, 2.0, 5.0)
"""Seconds before another process is started, by how many in a row died before they were there."""


class OpponentFailure(SkirmishError):
    """No worker could answer, not even at random."""


class Opponents:
    """``workers`` processes that think. ``counts`` tells what has happened, for whoever keeps figures."""

    def __init__(
        self, workers: int | None = None, *, most_waiting: int = MOST_WAITING, grace: float = GRACE
    ) -> None:
        self._size = max(1, min(4, os.cpu_count() or 1) if workers is None else workers)
        self._grace = grace
        self._queue: FairQueue[Request] = FairQueue(most_waiting)
        self._workers: list[WorkerProcess] = []
        self._listening: set[asyncio.Task[None]] = set()
        self._compiled: set[str] = set()
        """Games that some worker has had ready: others load them in a moment."""
        self._hopeless = Counter[str]()
        """How often a game could not be prepared."""
        self._stillborn = 0
        self._numbers = 0
        self._closing = asyncio.Event()
        self._closing.set()
        self.counts = Counter[str]()

    # What the tables use

    async def start(self) -> None:
        """Start the workers. They get ready in the background."""
        self._closing.clear()
        for _ in range(self._size):
            self._hire(None)

    async def close(self) -> None:
        """End every worker. Whoever waits for a thought is cancelled."""
        self._closing.set()
        for request in (*self._queue.drained(), *filter(None, (w.request or w.first for w in self._workers))):
            request.answer.cancel()
        for worker in self._workers:
            assert worker.process.stdin is not None
            worker.process.stdin.close()
        if self._listening:
            await asyncio.wait(self._listening, timeout=LAST_WORDS)
        for worker in self._workers:
            worker.kill()
        if self._listening:
            await asyncio.wait(self._listening)

    async def think(self, level: str, game_name: str, view: Any, *, owner: str) -> str:
        """The token on which an opponent decides who sees this view.

        Owners wait in turn, however much each of them asks for. Raises ``over-budget`` for an owner that
        waits for too many already, and :class:`OpponentFailure` where no process can be had at all.
        """
        if level not in agents.names():
            raise UnknownName("unknown-agent", name=excerpt(level), known=", ".join(agents.names()))
        if game_name not in games.names():
            raise games.unknown(game_name)
        if type(view).__name__ != "View":
            raise NotAView(type(view).__name__)
        if self._closing.is_set():
            raise OpponentFailure("no-opponents")
        self._numbers += 1
        request = Request(self._numbers, level, game_name, view)
        self._queue.put(request, owner)
        self.counts["asked"] += 1
        try:
            self._make_way(request)
            self._share_out()
            return await request.answer
        finally:
            self._queue.leave(request, owner)
            for worker in self._workers:
                if worker.request is request:  # nobody waits any more: it may stop
                    worker.ask(Stop(request.number))

    def preparing(self, game_name: str) -> bool:
        """Whether nobody can think about this game yet, because its code is still being made ready."""
        return game_name not in self._compiled and not self._given_up(game_name)

    def alive(self) -> bool:
        """Whether there are workers, or will be in a moment."""
        return not self._closing.is_set() and self._stillborn < len(_PAUSES)

    # Handing out work

    def _given_up(self, game: str) -> bool:
        return self._hopeless[game] > TRIES and game not in self._compiled

    def _share_out(self) -> None:
        """Give whoever has nothing to do something to do."""
        for worker in self._workers:
            if worker.at_hand and worker.request is None and (request := self._next_for(worker)) is not None:
                self._give(worker, request)
        self._prepare()

    def _next_for(self, worker: WorkerProcess) -> Request | None:
        first, worker.first = worker.first, None
        if first is not None and not first.answer.done():
            return first
        able = {None, *worker.ready, *filter(self._given_up, games.names())}
        return self._queue.next(lambda request: request.needs in able)

    def _give(self, worker: WorkerProcess, request: Request) -> None:
        agent = request.agent
        assert agent is not None
        if request.needs is not None and self._given_up(request.needs):
            agent = SIMPLER[0]
        worker.request = request
        worker.limit("thought", LONGEST_THOUGHT + self._grace)
        seed = secrets.randbits(64)  # never from the match: an opponent's whims tell nothing about its dice
        worker.ask(Think(request.number, agent, request.game, request.view, seed))

    def _prepare(self) -> None:
        """Let workers load what is compiled, and one of them compile what is not."""
        compiling = any(w.preparing is not None and w.preparing not in self._compiled for w in self._workers)
        for worker in self._workers:
            if not worker.at_hand or worker.preparing is not None:
                continue
            for game in self._wanted():
                if game in worker.ready or self._given_up(game) or (compiling and game not in self._compiled):
                    continue
                compiling = compiling or game not in self._compiled
                worker.preparing = game
                worker.limit("preparation", _COMPILE)
                worker.ask(Prepare(game))
                break

    def _wanted(self) -> list[str]:
        """The games, those first that somebody waits for, the longest wait before all."""
        waiting = sorted(self._queue, key=lambda each: each.number)
        asked = dict.fromkeys(each.needs for each in waiting if each.needs is not None)
        return [*asked, *(name for name in games.names() if name not in asked)]

    def _make_way(self, request: Request) -> None:
        """Somebody waits for a game while another is compiled that nobody asked for: that can be done later.

        Nothing is lost but the function that was at hand: what is compiled is kept, one function at a time.
        """
        needed = request.needs
        if needed is None or not self.preparing(needed):
            return
        waited_for = {each.needs for each in self._queue}
        for worker in self._workers:
            if worker.preparing is not None and worker.request is None and self.preparing(worker.preparing):
                if worker.preparing not in waited_for:
                    worker.preparing = None  # no fault of the game's
                    worker.kill()
                return

    # Workers come and go

    def _hire(self, first: Request | None) -> None:
        task = asyncio.get_running_loop().create_task(self._employ(first))
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    async def _employ(self, first: Request | None) -> None:
        """Start a process, hear what it says until its end, and see to it that another follows."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), _PAUSES[min(self._stillborn, len(_PAUSES) - 1)])
        if self._closing.is_set():
            return
        try:
            process = await started()
        except OSError:  # no memory or no processes left: that may pass
            self._missed(first)
            return
        worker = WorkerProcess(process, first)
        self._workers.append(worker)
        worker.limit("start", _START)
        if self._closing.is_set():
            worker.kill()
        try:
            await self._listen(worker)
        finally:
            for what in [*worker.timers]:
                worker.done(what)
            await ended(worker)
            self._workers.remove(worker)
            self._lost(worker)

    async def _listen(self, worker: WorkerProcess) -> None:
        assert worker.process.stdout is not None
        read = worker.process.stdout.readexactly
        with suppress(asyncio.IncompleteReadError, OSError, ValueError):
            while True:
                size = int.from_bytes(await read(HEAD), "big")
                if not self._heard(worker, *json.loads(await read(size))):
                    worker.kill()
                    return
                self._share_out()

    def _heard(self, worker: WorkerProcess, what: str, *facts: Any) -> bool:
        """Take note of what a worker says; whether it may stay."""
        match what:
            case "here":
                worker.done("start")
                worker.here, self._stillborn = True, 0
            case "ready":
                worker.done("preparation")
                worker.ready.add(facts[0])
                worker.preparing = None
                self._compiled.add(facts[0])
                self._hopeless.pop(facts[0], None)
            case "answer":
                worker.done("thought")
                request, worker.request = worker.request, None
                if request is not None and not request.answer.done():
                    self.counts["answered"] += 1
                    request.answer.set_result(facts[1])
            case _:  # "failed" or "unprepared": whoever comes next may do better
                return False
        return True

    def _lost(self, worker: WorkerProcess) -> None:
        """A worker has gone: ask for its work again, and have another one come."""
        if self._closing.is_set():
            return
        self.counts["replaced"] += 1
        if not worker.here:
            self._missed(worker.first)
            return
        if worker.preparing is not None:
            self._hopeless[worker.preparing] += 1
            worker.preparing = None
        request = worker.request or worker.first
        if request is None or request.answer.done():
            self._hire(None)
        else:
            self._retry(request)
        self._share_out()

    def _missed(self, first: Request | None) -> None:
        """A process died, or could not be started, before it was there."""
        self._stillborn += 1
        if first is not None and not first.answer.done():
            self._retry(first)
        else:
            self._hire(None)
        if self._stillborn >= len(_PAUSES):
            for request in self._queue.drained():
                _fail(request)

    def _retry(self, request: Request) -> None:
        """Ask again: the next worker of the same kind, or a new one whose first and simpler task it is."""
        request.failures += 1
        self.counts["retried"] += 1
        if request.agent is None:
            _fail(request)
            self._hire(None)
        elif request.failures < TRIES:
            self._queue.put_back(request)
            self._hire(None)
        else:
            self._hire(request)


def _fail(request: Request) -> None:
    if not request.answer.done():
        request.answer.set_exception(OpponentFailure("no-opponents"))
