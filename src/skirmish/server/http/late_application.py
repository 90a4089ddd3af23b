"""The application for HTTP requests, made when the first one comes, or a moment after the start.

The framework takes a third of a second to import, and connections do without it: players of a server that
was restarted go on with their matches at once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from skirmish.server.ops.logging import logger

if TYPE_CHECKING:
    from skirmish.server.context import ServerContext
    from skirmish.server.http.access_log import Asgi

SOON: Final = 1.0
"""Seconds after the start."""


class LateApplication:
    """An ASGI application that is made in a thread; the first requests wait for it."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._made: asyncio.Future[Asgi] | None = None
        asyncio.get_running_loop().call_later(SOON, self._begin)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        made = await asyncio.shield(self._begin())  # it goes on if this client gives up
        await made(scope, receive, send)

    def _begin(self) -> asyncio.Future[Asgi]:
        if self._made is None:
            self._made = asyncio.get_running_loop().run_in_executor(None, self._make)
            self._made.add_done_callback(self._check)
        return self._made

    def _check(self, made: asyncio.Future[Asgi]) -> None:
        """Report that it could not be made. The next request tries again."""
        if not made.cancelled() and (error := made.exception()) is not None:
            self._made = None
            logger().error("fault", where="application", exc_info=error)

    def _make(self) -> Asgi:
        from skirmish.server.http.application import make_http

        return make_http(self._context)
