"""Cyclic garbage is collected on a timer and not by Python's own count."""

from __future__ import annotations

import asyncio
import gc
import weakref

from skirmish.server.ops.gc_policy import timed_collection


class Knot:
    def __init__(self) -> None:
        self.self = self


def test_cycles_are_collected_on_a_timer() -> None:
    async def work() -> None:
        async with timed_collection(0.02):
            knot = weakref.ref(Knot())
            while knot() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 90))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_automatic_collections_are_off() -> None:
    async def work() -> None:
        async with timed_collection():
            before = [each["collections"] for each in gc.get_stats()]
            kept = [[number] for number in range(300_000)]
            assert [each["collections"] for each in gc.get_stats()] == before
            del kept

    asyncio.run(work())


def test_many_new_objects_are_collected_early() -> None:
    async def work() -> None:
        async with timed_collection(1000.0, many=50_000, tick=0.01):
            knot = weakref.ref(Knot())
            await asyncio.sleep(0.1)
            assert knot() is not None
            kept = [[number] for number in range(60_000)]
            while knot() is not None:
                await asyncio.sleep(0.01)
            del kept

    asyncio.run(asyncio.wait_for(work(), 90))
