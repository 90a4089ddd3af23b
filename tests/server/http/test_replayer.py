"""Records are replayed in a process of its own: lazily, within limits, with errors in words."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from skirmish.core import SkirmishError
from skirmish.records import RecordError
from skirmish.server.http import replay_worker
from skirmish.server.http.replayer import MOST_WAITING, Replayer
from tests.server.live import Live, running

pytestmark = pytest.mark.anyio
SLOW = "(" * 60_000
"""A text that takes a moment to be refused."""


@pytest.fixture
async def replayer() -> AsyncIterator[Replayer]:
    found = Replayer()
    yield found
    await found.close()
    assert found.pid is None


async def code_of(replayer: Replayer, *job: object, owner: str = "a") -> str:
    with pytest.raises(SkirmishError) as caught:
        await replayer.replay(*job, owner=owner)  # type: ignore[arg-type]
    return caught.value.code


async def test_errors_come_back_whole(replayer: Replayer) -> None:
    assert replayer.pid is None
    with pytest.raises(RecordError) as caught:
        await replayer.replay("record", '[Game "island"]\n[Variant "classic"]\n\nxx', owner="a")
    assert caught.value.line > 0
    assert replayer.pid is not None
    assert psutil.Process(replayer.pid).nice() > psutil.Process().nice()
    assert await code_of(replayer, "record", "") == "no-record"


async def test_a_process_without_work_is_ended() -> None:
    replayer = Replayer(idle=0.0)
    for _ in range(2):
        assert await code_of(replayer, "record", "") == "no-record"
        async with asyncio.timeout(90):
            while replayer.pid is not None:
                await asyncio.sleep(0.02)
    await replayer.close()
    assert not [each for each in psutil.Process().children() if "replay_worker" in str(each.cmdline())]


async def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    replayer = Replayer(seconds=3)
    for how, code in ((signal.SIGSTOP, "replay-too-slow"), (signal.SIGKILL, "fault")):
        assert await code_of(replayer, "record", "") == "no-record"
        assert replayer.pid is not None
        os.kill(replayer.pid, how)
        assert await code_of(replayer, "record", "") == code
        assert replayer.pid is None
    await replayer.close()


async def test_a_client_waits_for_a_few_and_others_go_between(replayer: Replayer) -> None:
    done = list[str]()

    async def ask(owner: str) -> None:
        await code_of(replayer, "record", SLOW, owner=owner)
        done.append(owner)

    asked = [asyncio.create_task(ask("a")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert await code_of(replayer, "record", SLOW) == "over-budget"
    asked.append(asyncio.create_task(ask("b")))
    await asyncio.gather(*asked)
    assert done[-1] == "a"  # b came last and was not the last to be served


def test_the_process_starts_without_what_it_does_not_need() -> None:
    """Who opens the editor waits for it: with the store it took three times as long."""
    names = "{'sqlalchemy', 'alembic', 'litestar', 'structlog', 'numpy', 'numba'}"
    loaded = f"import sys, skirmish.server.http.replay_worker; print({names} & {{*sys.modules}} or '')"
    found = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True, text=True)
    assert found.stdout.split() == []


def test_only_errors_are_made_of_an_answer(tmp_path: Path) -> None:
    class Touch:
        def __reduce__(self) -> tuple[Any, ...]:
            return Path.touch, (tmp_path / "made",)

    for evil in (Touch(), os.system, Replayer, asyncio.sleep):
        with pytest.raises((pickle.UnpicklingError, AttributeError)):
            replay_worker.decode_answer(b"e" + pickle.dumps(evil))
    assert not (tmp_path / "made").exists()


def test_a_server_replays_in_a_process_that_it_starts_when_it_is_needed(tmp_path: Path) -> None:
    def children(live: Live) -> list[str]:
        return [
            word
            for each in psutil.Process(live.pid).children()
            for word in each.cmdline()
            if word.endswith("replay_worker")
        ]

    with running(tmp_path, "--workers", "1") as live, live.client() as client:
        assert not children(live)
        answer = client.post("/api/replay", json={"text": "nothing"})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-tags"), answer.text
        assert len(children(live)) == 1
