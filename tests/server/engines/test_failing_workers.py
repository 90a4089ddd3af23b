"""Real worker processes that are killed, hang, do not start or cannot compile: what the pool does then."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import psutil
import pytest

from skirmish.core import SkirmishError
from skirmish.server.engines.process import WorkerProcess
from skirmish.server.engines.protocol import Think, WorkerMessage
from tests.agents.blocked import blocked_compiler
from tests.server.engines.workers import all_ready, busy, legal, pool, run, until, view_of


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_answer_comes() -> None:
    async def work() -> None:
        async with pool() as engines:
            await all_ready(engines)
            view = view_of("hill218")
            thought = asyncio.create_task(engines.think("general", "hill218", view, owner="me"))
            await until(lambda: busy(engines))
            killed = busy(engines)[0].pid
            os.kill(killed, signal.SIGKILL)
            assert await thought in legal("hill218", view)
            assert engines.counts == {"asked": 1, "answered": 1, "replaced": 1, "retried": 1}
            assert [each.pid for each in engines.workers] != [killed]

    run(work())


@pytest.mark.parametrize("kills", [2, 3])
def test_a_thought_that_kills_its_workers_is_left_to_simpler_ones(
    kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    send = WorkerProcess.send

    def deadly(worker: WorkerProcess, message: WorkerMessage) -> None:
        if isinstance(message, Think):
            asked.append(message.agent)
            if len(asked) <= kills:
                os.kill(worker.pid, signal.SIGKILL)
        send(worker, message)

    monkeypatch.setattr(WorkerProcess, "send", deadly)

    async def work() -> None:
        async with pool(2) as engines:
            view = view_of("island")
            assert await engines.think("captain", "island", view, owner="me") in legal("island", view)
            assert asked == ["captain", "captain", "greedy", "random"][: kills + 1]
            await until(lambda: len(engines.workers) == 2)
            assert await engines.think("captain", "island", view, owner="me") in legal("island", view)
            assert asked[-1] == "captain"

    run(work())


def test_when_no_worker_can_answer_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    send = WorkerProcess.send

    def deadly(worker: WorkerProcess, message: WorkerMessage) -> None:
        if isinstance(message, Think):
            os.kill(worker.pid, signal.SIGKILL)
        send(worker, message)

    monkeypatch.setattr(WorkerProcess, "send", deadly)

    async def work() -> None:
        async with pool() as engines:
            with pytest.raises(SkirmishError) as raised:
                await engines.think("greedy", "island", view_of("island"), owner="me")
            assert raised.value.code == "no-opponents"

    run(work())


def test_a_worker_that_does_not_even_start_is_no_endless_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def work() -> None:
        async with pool() as engines:
            with pytest.raises(SkirmishError) as raised:
                await engines.think("recruit", "island", view_of("island"), owner="me")
            assert raised.value.code == "no-opponents"
            assert not engines.alive()

    run(work())


def test_a_worker_that_hangs_is_replaced() -> None:
    async def work() -> None:
        async with pool(grace=3.0) as engines:  # seven seconds, enough for the replacement on a busy machine
            await all_ready(engines)
            stopped = engines.workers[0].pid
            os.kill(stopped, signal.SIGSTOP)
            view, start = view_of("island"), time.perf_counter()
            assert await engines.think("recruit", "island", view, owner="me") in legal("island", view)
            assert time.perf_counter() - start > 6.9
            assert engines.counts["replaced"] == 1
            assert not psutil.pid_exists(stopped)

    run(work())


def test_a_worker_that_dies_with_nothing_to_do_is_replaced_before_it_is_asked() -> None:
    async def work() -> None:
        async with pool() as engines:
            await all_ready(engines)
            killed = engines.workers[0].pid
            os.kill(killed, signal.SIGKILL)
            await until(lambda: killed not in [each.pid for each in engines.workers])
            await all_ready(engines)

    run(work())


def test_a_level_that_cannot_be_compiled_plays_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked_compiler(tmp_path, monkeypatch, cold=False).fail()

    async def work() -> None:
        async with pool() as engines:
            await until(lambda: engines.workers and engines.workers[0].started)
            await until(lambda: not engines.workers[0].preparing)
            view = view_of("hill218")
            assert await engines.think("general", "hill218", view, owner="me") in legal("hill218", view)
            assert engines.workers[0].ready == set()
            assert engines.counts["replaced"] == engines.counts["retried"] == 0

    run(work())


def test_a_thought_may_be_cancelled() -> None:
    async def work() -> None:
        async with pool() as engines:
            await all_ready(engines)
            worker, view = engines.workers[0], view_of("hill218")
            for _ in range(3):
                thoughts = [
                    asyncio.create_task(engines.think("general", "hill218", view, owner=str(n)))
                    for n in range(3)
                ]
                await until(lambda: busy(engines))
                for thought in thoughts:
                    thought.cancel()
                await asyncio.wait(thoughts)
                assert all(thought.cancelled() for thought in thoughts)
            start = time.perf_counter()
            assert await engines.think("recruit", "hill218", view, owner="me") in legal("hill218", view)
            assert time.perf_counter() - start < 0.8  # cancelled searches were stopped
            assert engines.workers == (worker,)

    run(work())


def test_a_game_that_kills_its_workers_is_prepared_no_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "numba.py").write_text("import os; os._exit(1)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def work() -> None:
        async with pool() as engines:
            await until(lambda: engines.workers and engines.workers[0].started)
            await until(lambda: engines.counts["replaced"] > 2)
            await until(lambda: any(each.available and not each.preparing for each in engines.workers))
            replaced = engines.counts["replaced"]
            view = view_of("hill218")
            assert await engines.think("greedy", "hill218", view, owner="me") in legal("hill218", view)
            assert engines.counts["replaced"] == replaced

    run(work())
