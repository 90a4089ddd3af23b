"""Garbage with cycles is found, by the clock and not by Python's own count."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from skirmish.server.ops import gc_policy as sweeping
from skirmish.server.ops.gc_policy import rare_sweeps


class Knot:
    def __init__(self) -> None:
        self.self = self


def test_cycles_are_swept_up_by_the_clock() -> None:
    async def work() -> None:
        async with rare_sweeps(0.02):
            knot = weakref.ref(Knot())
            while knot() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 20))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_python_itself_does_not_look_meanwhile() -> None:
    async def work() -> None:
        async with rare_sweeps():
            before = [each["collections"] for each in gc.get_stats()]
            kept = [[number] for number in range(300_000)]
            assert [each["collections"] for each in gc.get_stats()] == before
            del kept

    asyncio.run(work())


def test_very_much_is_looked_at_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "_TICK", 0.01)

    async def work() -> None:
        async with rare_sweeps(1000.0, many=50_000):
            knot = weakref.ref(Knot())
            await asyncio.sleep(0.1)
            assert knot() is not None
            kept = [[number] for number in range(60_000)]
            while knot() is not None:
                await asyncio.sleep(0.01)
            del kept

    asyncio.run(asyncio.wait_for(work(), 20))
