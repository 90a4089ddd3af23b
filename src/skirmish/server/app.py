"""Builds the application: context, routes, error handlers, and the origin guard in front of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from math import nan

from litestar import Litestar
from litestar.datastructures import State as AppState

from skirmish import __version__, games
from skirmish.server.context import ServerContext
from skirmish.server.engines.pool import EnginePool
from skirmish.server.heartbeat import Heartbeat, open_clock
from skirmish.server.http import api, ops, pages
from skirmish.server.http.access_log import AccessLog
from skirmish.server.http.addresses import Addresses
from skirmish.server.http.errors import EXCEPTION_HANDLERS
from skirmish.server.http.guard import OriginGuard
from skirmish.server.http.openapi import BodySchemas, openapi_config
from skirmish.server.http.replayer import Replayer
from skirmish.server.http.static import BuiltPage
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.matches.retention import keep_sweeping
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import RateLimits
from skirmish.server.settings import ServerSettings
from skirmish.server.sockets.connection import SocketApp
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import LONGEST_MESSAGE


@asynccontextmanager
async def open_context(settings: ServerSettings, addresses: Addresses) -> AsyncIterator[ServerContext]:
    """Open the database, start the engines and resume the matches; finish what was begun at the end.

    Raises a :class:`~skirmish.core.SkirmishError` if the database can't be opened.
    """
    for name, fault in games.broken().items():
        logger().error(fault.code, game=name, **fault.facts)
    async with AsyncExitStack() as stack:
        metrics = Metrics()
        monitor = StorageMonitor(
            metrics.commit_seconds.observe, lambda cause: metrics.storage_failures.labels(cause).inc()
        )
        store = await Store.open(settings.database, monitor)
        stack.push_async_callback(store.close)
        engines = EnginePool(settings.workers, timed=metrics.thinking.time)
        stack.push_async_callback(engines.close)
        await engines.start()
        clock = await open_clock(store)
        matches = MatchRegistry(store, clock, engines)
        await stack.enter_async_context(Heartbeat(clock, store, matches.clocks_run).beating())
        stack.push_async_callback(matches.close)
        await matches.start()
        if settings.keep is not None:
            matches.tasks.search(keep_sweeping(matches, settings.keep))
        metrics.loaded.set_function(lambda: matches.loaded)
        metrics.damaged.set_function(lambda: matches.quarantined)
        metrics.follow(metrics.commits, lambda: store.commits)
        metrics.writes_waiting.set_function(lambda: store.waiting)
        metrics.oldest_write.set_function(lambda: store.oldest_wait)
        metrics.free_bytes.set_function(lambda: nan if (free := store.free_bytes()) is None else free)
        metrics.follow(metrics.replaced, lambda: engines.counts["replaced"])
        page, rate_limits = BuiltPage(settings.page), RateLimits(settings.limits)
        replayer = Replayer()
        stack.push_async_callback(replayer.close)
        yield ServerContext(
            settings, addresses, page, rate_limits, metrics, store, engines, matches, replayer
        )


def make_app(context: ServerContext) -> AccessLog:
    """The whole ASGI application."""
    bodies = BodySchemas()
    http = Litestar(
        [*api.HANDLERS, *ops.HANDLERS, *pages.HANDLERS],
        state=AppState({"context": context}),
        openapi_config=openapi_config(bodies, __version__),
        plugins=[bodies],
        request_max_body_size=LONGEST_MESSAGE,
        exception_handlers=EXCEPTION_HANDLERS,
        logging_config=None,
    )
    parts = (lambda: context.addresses, context.rate_limits, context.metrics, context.turns)
    guard = OriginGuard(http, SocketApp(context), *parts)
    return AccessLog(guard, context.metrics)
