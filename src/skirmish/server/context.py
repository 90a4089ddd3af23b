"""The server context: what all requests and connections of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.server.http.pictures import PictureCache
from skirmish.server.turns import Turns

if TYPE_CHECKING:
    from skirmish.server.engines.on_demand import EngineOnDemand
    from skirmish.server.engines.pool import EnginePool
    from skirmish.server.http.addresses import Addresses
    from skirmish.server.http.replayer import Replayer
    from skirmish.server.http.static import BuiltPage
    from skirmish.server.matches.registry import MatchRegistry
    from skirmish.server.meeting.place import MeetingPlace
    from skirmish.server.network_access import NetworkAccess
    from skirmish.server.ops.metrics import Metrics
    from skirmish.server.ops.orders import OperatorOrders
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
    engines: EnginePool | EngineOnDemand
    matches: MatchRegistry
    replayer: Replayer
    place: MeetingPlace
    orders: OperatorOrders
    turns: Turns = field(default_factory=Turns)
    pictures: PictureCache = field(default_factory=PictureCache)
    connections: set[ClientConnection] = field(default_factory=set)
    network: NetworkAccess | None = None
    """Opens the server to the local network; None where the settings have decided that."""
    closing: bool = False
    database_asked: tuple[float, bool] | None = None
    """When the database was last asked whether it answers, and the result."""
    schema_fits: bool = True
    """Whether it had the tables that this version needs then."""
    not_ready: set[str] = field(default_factory=set)
    """Why no more players should be sent here, as ``/ready`` reports: ``draining``, …"""

    def seems_ready(self) -> bool:
        """What ``/ready`` would say, as far as it is known without asking the database."""
        writable = self.store.monitor.writable() is not False
        return writable and self.schema_fits and self.matches.node.knows_time and not self.not_ready

    def close_banned(self) -> None:
        """Close the connections of clients that are banned."""
        for connection in [each for each in self.connections if self.orders.refuses(each.address)]:
            connection.close("over-budget")  # who comes back is refused at the door

    @staticmethod
    def of(state: Any) -> ServerContext:
        """The context of the application that a request was made to."""
        context: ServerContext = state.context
        return context
