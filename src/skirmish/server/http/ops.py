"""For whoever runs a server: is it well, and how much is it doing."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from skirmish import __version__
from skirmish.server.context import Hall
from skirmish.server.http.api import refusals
from skirmish.server.http.errors import RequestError
from skirmish.server.http.guard import Addresses, address, header
from skirmish.server.storage import StorageFailure

_PROMETHEUS: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]
"""Litestar adds the character set."""


class Health(Struct):
    """Whether everything works that a match needs."""

    status: str
    version: str
    database: bool
    workers: bool


@get("/health", summary="Is the server well?", responses={503: refusals(503)[503], **refusals(421)})
async def health(state: State) -> Response[Health]:
    """The database answers, and the computer's players are alive."""
    hall = Hall.of(state)
    database, workers = await _reachable(hall), hall.opponents.alive()
    well = database and workers and not hall.closing
    answer = Health("ok" if well else "ailing", __version__, database, workers)
    return Response(answer, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def _reachable(hall: Hall) -> bool:
    try:
        await hall.store.role("", b"")
    except StorageFailure:
        return False
    return True


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """Figures for Prometheus: for this machine itself, unless it was said that all may see them."""
    hall = Hall.of(state)
    if not (hall.settings.open_metrics or from_here(request.scope, hall.known)):
        raise RequestError("not-found", path="/metrics")
    return Response(hall.metrics.text(), media_type=_PROMETHEUS, headers={"cache-control": "no-store"})


def from_here(scope: Any, known: Addresses) -> bool:
    """Whether a request comes from this very machine, and not through a proxy that runs on it."""
    try:
        local = ipaddress.ip_address(address(scope)).is_loopback
    except ValueError:
        return False
    return local and header(scope, b"host").lower() in known.local and not header(scope, b"x-forwarded-for")


HANDLERS: Final = [health, metrics]
