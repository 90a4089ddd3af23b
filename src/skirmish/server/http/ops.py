"""For operators: whether the server lives, is ready and is healthy, and its metrics."""

from __future__ import annotations

import time
from typing import Final

from litestar import Response, get
from litestar.datastructures import State as AppState
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from skirmish import __version__
from skirmish.server.context import ServerContext
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.guard import is_local
from skirmish.server.http.responses import refusals
from skirmish.server.request_error import RequestError

_PROMETHEUS: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]
"""Litestar adds the character set."""
_NO_STORE: Final = {"cache-control": "no-store"}
_FRESH: Final = 1.0
"""Seconds for which it is known how the database is: requests cost no more than that."""


class Health(Struct):
    """Whether everything works that a match needs: ``status`` is ``ok`` or ``degraded``."""

    status: str
    version: str
    database: bool
    workers: bool


class Liveness(Struct):
    """That the process answers, and of which version it is."""

    version: str


class Readiness(Struct):
    """Whether a proxy should send players here, and if not, why: ``database``, ``schema``, ``draining``, …"""

    ready: bool
    reasons: list[str]


@get("/live", summary="Does the process answer?", sync_to_thread=False, responses=refusals(421))
def live() -> Response[Liveness]:
    """The process answers. It asks nothing else: a database that is down is no reason to restart a server."""
    return Response(Liveness(__version__), headers=_NO_STORE)


@get(
    "/ready",
    summary="Should players be sent here?",
    responses={503: refusals(503)[503], **refusals(421)},
)
async def ready(state: AppState) -> Response[Readiness]:
    """Whether the server can take players: it is not about to stop, and the database takes writes and has the
    tables that this version needs."""
    context = ServerContext.of(state)
    reasons = [
        *([] if await _database_writes(context) else ["database"]),
        *([] if context.schema_fits else ["schema"]),
        *([] if context.matches.node.knows_time else ["time"]),
        *sorted(context.not_ready),
    ]
    status = 503 if reasons else 200
    return Response(Readiness(not reasons, reasons), status_code=status, headers=_NO_STORE)


@get("/health", summary="Is the server healthy?", responses={503: refusals(503)[503], **refusals(421)})
async def health(state: AppState) -> Response[Health]:
    """Whether the database takes writes and engine workers run, here or elsewhere."""
    context = ServerContext.of(state)
    database = await _database_writes(context)
    workers = context.engines.alive() and context.matches.node.thinkers > 0
    well = database and workers and context.matches.node.knows_time and not context.closing
    answer = Health("ok" if well else "degraded", __version__, database, workers)
    return Response(answer, status_code=200 if well else 503, headers=_NO_STORE)


async def _database_writes(context: ServerContext) -> bool:
    """Whether the database takes writes now, or did when it was last asked, a moment ago."""
    now = time.monotonic()
    if context.database_asked is None or now - context.database_asked[0] > _FRESH:
        context.metrics.health_checks.inc()
        writable = await context.store.writable()
        context.database_asked = (now, writable)
        context.schema_fits = not writable or await context.store.schema_fits()
    return context.database_asked[1]


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: HttpRequest, state: AppState) -> Response[bytes]:
    """Metrics for Prometheus; only for this machine unless the settings open them.

    Behind a reverse proxy every visitor may seem to come from this machine.
    """
    context = ServerContext.of(state)
    local = not context.settings.proxied and is_local(request.scope, context.addresses)
    if not (context.settings.open_metrics or local):
        raise RequestError("not-found", path="/metrics")
    return Response(context.metrics.text(), media_type=_PROMETHEUS, headers=_NO_STORE)


HANDLERS: Final = [live, ready, health, metrics]
