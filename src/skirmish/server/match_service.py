"""What a server and an engine have in common: the database, the workers, the matches and their metrics."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass
from math import nan

from skirmish import games
from skirmish.server.engines.on_demand import EngineOnDemand
from skirmish.server.engines.pool import EnginePool
from skirmish.server.heartbeat import Heartbeat, open_clock
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.matches.shared_matches import SharedMatches
from skirmish.server.nodes.node import ServerNode
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics
from skirmish.server.ops.traces import traced
from skirmish.server.settings import ServerSettings
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class MatchService:
    """The parts, in the order in which they were opened."""

    metrics: Metrics
    store: Store
    engines: EnginePool | EngineOnDemand
    matches: MatchRegistry


async def open_match_service(settings: ServerSettings, stack: AsyncExitStack) -> MatchService:
    """Open the database, start the workers and resume the matches; the stack closes them.

    Raises a :class:`~skirmish.core.SkirmishError` if the database can't be opened.
    """
    for name, fault in games.broken().items():
        logger().error(fault.code, game=name, **fault.facts)
    stack.enter_context(traced(settings.traces))
    metrics = Metrics()
    monitor = StorageMonitor(
        metrics.commit_seconds.observe, lambda cause: metrics.storage_failures.labels(cause).inc()
    )
    store = await Store.open(settings.database, monitor)
    stack.push_async_callback(store.close)
    pool = EnginePool(
        settings.workers or (1 if settings.leaves_thinking else None), timed=metrics.thinking.time
    )
    engines = EngineOnDemand(pool) if settings.leaves_thinking else pool
    stack.push_async_callback(engines.close)
    if engines is pool:
        await pool.start()
    if store.shared:
        node = await ServerNode.open(store, thinks=engines is pool)
        pool.freed = node.thinking.look_for_work
        matches = MatchRegistry(store, node.clock, engines, node=node)
        await stack.enter_async_context(node.running(SharedMatches(matches)))
    else:
        clock = await open_clock(store)
        matches = MatchRegistry(store, clock, engines)
        await stack.enter_async_context(Heartbeat(clock, store, matches.wakeups.clocks_run).beating())
    stack.push_async_callback(matches.close)
    await matches.start()
    _measure(metrics, store, pool, matches)
    return MatchService(metrics, store, engines, matches)


def _measure(metrics: Metrics, store: Store, pool: EnginePool, matches: MatchRegistry) -> None:
    metrics.loaded.set_function(lambda: matches.loaded)
    metrics.damaged.set_function(lambda: matches.quarantined)
    metrics.follow(metrics.commits, lambda: store.commits)
    metrics.writes_waiting.set_function(lambda: store.waiting)
    metrics.oldest_write.set_function(lambda: store.oldest_wait)
    metrics.free_bytes.set_function(lambda: nan if (free := store.free_bytes()) is None else free)
    metrics.follow(metrics.replaced, lambda: pool.counts["replaced"])
    metrics.follow(metrics.messages_sent, lambda: matches.node.counts["sent"])
    metrics.follow(metrics.messages_heard, lambda: matches.node.counts["heard"])
    metrics.claims.set_function(lambda: matches.node.claims)
    metrics.engines.set_function(lambda: matches.node.thinkers)
    metrics.thinking_wanted.set_function(lambda: matches.node.wanted)
    metrics.thinking_waiting.set_function(lambda: pool.waiting)
    metrics.workers.set_function(lambda: len(pool.workers))
