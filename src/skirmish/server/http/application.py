"""The routes, and the framework that answers requests to them."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import State as AppState

from skirmish import __version__
from skirmish.server.context import ServerContext
from skirmish.server.http import api, lessons, meeting, moves, ops, pages, positions, sharing
from skirmish.server.http.errors import EXCEPTION_HANDLERS
from skirmish.server.http.openapi import BodySchemas, openapi_config
from skirmish.server.wire.common import LONGEST_MESSAGE


def make_http(context: ServerContext) -> Litestar:
    """The application for HTTP requests."""
    bodies = BodySchemas()
    return Litestar(
        [
            *api.HANDLERS,
            *lessons.HANDLERS,
            *meeting.HANDLERS,
            *moves.HANDLERS,
            *positions.HANDLERS,
            *sharing.HANDLERS,
            *ops.HANDLERS,
            *pages.HANDLERS,
        ],
        state=AppState({"context": context}),
        openapi_config=openapi_config(bodies, __version__),
        plugins=[bodies],
        request_max_body_size=LONGEST_MESSAGE,
        exception_handlers=EXCEPTION_HANDLERS,
        logging_config=None,
    )
