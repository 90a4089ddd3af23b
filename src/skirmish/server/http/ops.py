"""For operators: health and metrics."""

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
_FRESH: Final = 1.0
"""Seconds for which it is known whether the database takes writes: a request to ``/health`` costs no more."""


class Health(Struct):
    """Whether everything works that a match needs: ``status`` is ``ok`` or ``degraded``."""

    status: str
    version: str
    database: bool
    workers: bool


@get("/health", summary="Is the server healthy?", responses={503: refusals(503)[503], **refusals(421)})
async def health(state: AppState) -> Response[Health]:
    """Whether the database takes writes and the engine workers run."""
    context = ServerContext.of(state)
    database, workers = await _database_writes(context), context.engines.alive()
    well = database and workers and not context.closing
    answer = Health("ok" if well else "degraded", __version__, database, workers)
    return Response(answer, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def _database_writes(context: ServerContext) -> bool:
    """Whether the database takes writes now, or did when it was last asked, a moment ago."""
    now = time.monotonic()
    if context.database_asked is None or now - context.database_asked[0] > _FRESH:
        context.metrics.health_checks.inc()
        context.database_asked = (now, await context.store.writable())
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
    return Response(context.metrics.text(), media_type=_PROMETHEUS, headers={"cache-control": "no-store"})


HANDLERS: Final = [health, metrics]
