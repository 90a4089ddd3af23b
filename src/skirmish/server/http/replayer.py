"""The server's side of the process that replays records and matches."""

from __future__ import annotations

import asyncio
import pickle
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Final

from skirmish.child_process import worker_command, worker_environment
from skirmish.server.engines.fair_queue import FairQueue
from skirmish.server.engines.limits import START
from skirmish.server.engines.protocol import HEAD
from skirmish.server.http.replay_worker import FailedReplay, decode_answer, encode_job, made
from skirmish.server.http.static import File
from skirmish.server.ops.logging import logger
from skirmish.server.request_error import RequestError

SECONDS: Final = 15.0
"""Seconds for one replay; the longest records take about two on a quiet machine."""
MOST_WAITING: Final = 4
"""Replays that one client may wait for at once."""
IDLE: Final = 60.0
"""Seconds without work after which the process is ended: it takes as much memory as a thousand matches."""
_ENDED: Final = (asyncio.IncompleteReadError, OSError)


class Job:
    """A replay that was asked for."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.answer: asyncio.Future[File] = asyncio.get_running_loop().create_future()


class Replayer:
    """Replays one job at a time: live matches need the processor more. Clients take turns.

    The process is started by the first job and killed when one takes too long.
    """

    def __init__(self, seconds: float = SECONDS, idle: float = IDLE) -> None:
        self._seconds = seconds
        self._idle = idle
        self._queue: FairQueue[Job] = FairQueue(MOST_WAITING, "messages")
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        return None if self._process is None else self._process.pid

    async def replay(self, job: str, *arguments: Any, owner: str) -> File:
        """The file that a job (see :data:`~skirmish.server.http.replay_worker.JOBS`) makes, for a client.

        Raises the job's own error, ``over-budget`` for a client that waits for too many, ``replay-too-slow``,
        and ``fault`` if the process fails.
        """
        try:
            asked = Job(encode_job(job, *arguments))
        except (pickle.PicklingError, AttributeError, TypeError):  # values of a game from another package
            return await asyncio.to_thread(made, job, *arguments)
        self._queue.put(asked, owner)
        self._awake.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="skirmish replayer")
        try:
            return await asked.answer
        finally:
            self._queue.release(asked, owner)

    async def close(self) -> None:
        """End the process. What waits is refused."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
        for job in self._queue.drain():
            job.answer.cancel()

    async def _run(self) -> None:
        """Work, and end the process while there is nothing to do."""
        job: Job | None = None
        try:
            while True:
                job = self._queue.next()
                if job is not None:
                    await self._answer(job)
                    continue
                self._awake.clear()
                try:
                    await asyncio.wait_for(self._awake.wait(), self._idle)
                except TimeoutError:
                    await self._end()
                    await self._awake.wait()
        finally:
            if job is not None:
                job.answer.cancel()
            await self._end()

    async def _answer(self, job: Job) -> None:
        try:
            process = await self._started()
            async with asyncio.timeout(self._seconds):
                assert process.stdin is not None
                process.stdin.write(job.content)
                await process.stdin.drain()
                answer = await _read(process)
            file = decode_answer(answer)
        except TimeoutError:
            await self._end()
            _fail(job, RequestError("replay-too-slow", seconds=round(self._seconds)))
        except (FailedReplay, *_ENDED) as fault:
            await self._end()
            logger().error("fault", where="replay", error=str(fault) or type(fault).__name__)
            _fail(job, RequestError("fault"))
        except Exception as error:
            _fail(job, error)
        else:
            if not job.answer.done():
                job.answer.set_result(file)

    async def _started(self) -> Process:
        """The process, once it has reported."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *worker_command("skirmish.server.http.replay_worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # it could reveal hidden cards
                env=worker_environment(),
            )
            async with asyncio.timeout(START):
                await _read(self._process)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read(process: Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return await process.stdout.readexactly(size)


def _fail(job: Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)
