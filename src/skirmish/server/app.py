"""Builds the application: its context, and the origin guard in front of what answers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from skirmish.server.context import ServerContext
from skirmish.server.http.access_log import AccessLog
from skirmish.server.http.addresses import Addresses
from skirmish.server.http.guard import OriginGuard
from skirmish.server.http.late_application import LateApplication
from skirmish.server.http.replayer import Replayer
from skirmish.server.http.static import BuiltPage
from skirmish.server.match_service import open_match_service
from skirmish.server.matches.retention import keep_sweeping
from skirmish.server.meeting.place import MeetingPlace
from skirmish.server.ops.loop_delay import timed_loop
from skirmish.server.ops.orders import OperatorOrders
from skirmish.server.rate_limits import RateLimits
from skirmish.server.settings import ServerSettings
from skirmish.server.sockets.connection import SocketApp
from skirmish.server.storage.operator import OperatorStore


@asynccontextmanager
async def open_context(settings: ServerSettings, addresses: Addresses) -> AsyncIterator[ServerContext]:
    """Open the database, start the engines and resume the matches; finish what was begun at the end.

    Raises a :class:`~skirmish.core.SkirmishError` if the database can't be opened.
    """
    async with AsyncExitStack() as stack:
        service = await open_match_service(settings, stack)
        metrics, store, matches = service.metrics, service.store, service.matches
        if settings.keep is not None:
            matches.tasks.search(keep_sweeping(matches, settings.keep))
        page, rate_limits = BuiltPage(settings.page), RateLimits(settings.limits)
        replayer = Replayer()
        stack.push_async_callback(replayer.close)
        place = MeetingPlace(matches)
        await stack.enter_async_context(place.open())
        orders = OperatorOrders(OperatorStore(store), matches.reload, lambda: context.close_banned())
        context = ServerContext(
            *(settings, addresses, page, rate_limits, metrics, store),
            *(service.engines, matches, replayer, place, orders),
        )
        matches.takes_none = lambda: orders.restrictions.stopped
        metrics.bans.set_function(lambda: len(orders.restrictions.banned))
        metrics.stopped.set_function(lambda: orders.restrictions.stopped)
        metrics.ready.set_function(context.seems_ready)
        await stack.enter_async_context(orders.watched())
        await stack.enter_async_context(timed_loop(metrics.loop_delay.observe))
        yield context


def make_app(context: ServerContext) -> AccessLog:
    """The whole ASGI application."""
    parts = (
        *(lambda: context.addresses, context.rate_limits, context.metrics),
        *(context.turns, context.orders.refuses),
    )
    guard = OriginGuard(LateApplication(context), SocketApp(context), *parts)
    return AccessLog(guard, context.metrics)
