"""An engine: a process without pages and players, in which computers think for servers."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

from skirmish.server.match_service import MatchService, open_match_service
from skirmish.server.nodes.node import ServerNode
from skirmish.server.ops.logging import configure, logger
from skirmish.server.ops.loop_delay import timed_loop
from skirmish.server.ops.metrics_port import metrics_served
from skirmish.server.settings import EVERYWHERE, LOOPBACK, ServerSettings

FINISH: Final = 5.0
"""Seconds for decisions that are being thought about when the engine is told to stop: no search is longer."""


def processors() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def think(settings: ServerSettings, ready: Callable[[int | None], None]) -> None:
    """Think until a signal ends it. ``ready`` is called once it has begun, with the port of the metrics."""
    configure(settings.log)
    asyncio.run(_think(settings, ready))


async def _think(settings: ServerSettings, ready: Callable[[int | None], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, stopped.set)
    async with AsyncExitStack() as stack:
        service = await open_match_service(settings, stack)
        port = None
        if settings.metrics_port is not None:
            host = EVERYWHERE if settings.open_metrics else LOOPBACK
            port = await stack.enter_async_context(
                metrics_served(host, settings.metrics_port, service.metrics.text)
            )
        service.metrics.ready.set_function(lambda: service.matches.node.knows_time and not stopped.is_set())
        await stack.enter_async_context(timed_loop(service.metrics.loop_delay.observe))
        ready(port)
        await stopped.wait()
        logger().info("engine-stops")
        await _finish(service, loop.time() + FINISH)


async def _finish(service: MatchService, until: float) -> None:
    """Take nothing more, and wait for what is being thought about; a second signal changes nothing."""
    node, loop = service.matches.node, asyncio.get_running_loop()
    assert isinstance(node, ServerNode)
    node.take_no_more()
    while (searches := service.matches.tasks.searches) and loop.time() < until:
        await asyncio.wait([*searches], timeout=until - loop.time(), return_when=asyncio.FIRST_COMPLETED)
