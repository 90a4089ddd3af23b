"""The server context: what all requests and connections of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.server.turns import Turns

if TYPE_CHECKING:
    from skirmish.server.engines.pool import EnginePool
    from skirmish.server.http.addresses import Addresses
    from skirmish.server.http.replayer import Replayer
    from skirmish.server.http.static import BuiltPage
    from skirmish.server.matches.registry import MatchRegistry
    from skirmish.server.network_access import NetworkAccess
    from skirmish.server.ops.metrics import Metrics
    from skirmish.server.rate_limits import RateLimits
    from skirmish.server.settings import ServerSettings
    from skirmish.server.sockets.connection import ClientConnection
    from skirmish.server.storage.store import Store


@dataclass(slots=True)
class ServerContext:
    """The parts of a running server. :func:`skirmish.server.app.open_context` makes it and closes it."""

    settings: ServerSettings
    addresses: Addresses
    page: BuiltPage
    rate_limits: RateLimits
    metrics: Metrics
    store: Store
    engines: EnginePool
    matches: MatchRegistry
    replayer: Replayer
    turns: Turns = field(default_factory=Turns)
    connections: set[ClientConnection] = field(default_factory=set)
    network: NetworkAccess | None = None
    """Opens the server to the local network; None where the settings have decided that."""
    closing: bool = False
    database_asked: tuple[float, bool] | None = None
    """When the database was last asked whether it answers, and the result."""

    @staticmethod
    def of(state: Any) -> ServerContext:
        """The context of the application that a request was made to."""
        context: ServerContext = state.context
        return context
