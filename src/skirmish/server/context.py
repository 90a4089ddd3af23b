"""What all requests and sockets of one server share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.server.http.guard import Addresses
from skirmish.server.http.static import Page
from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import Budgets
from skirmish.server.settings import Settings

if TYPE_CHECKING:
    from skirmish.server.engines.pool import Opponents
    from skirmish.server.matches.registry import Tables
    from skirmish.server.sockets.connection import Socket
    from skirmish.server.storage.store import Store


@dataclass(slots=True)
class Hall:
    """A server's parts. ``store``, ``opponents`` and ``tables`` are there while it is open."""

    settings: Settings
    known: Addresses
    page: Page
    budgets: Budgets
    metrics: Metrics = field(default_factory=Metrics)
    sockets: set[Socket] = field(default_factory=set)
    closing: bool = False
    store: Store = None  # type: ignore[assignment]  # while it is open, it is there
    opponents: Opponents = None  # type: ignore[assignment]
    tables: Tables = None  # type: ignore[assignment]

    def watch(self) -> None:
        """Let the figures follow what the parts count by themselves."""
        self.metrics.loaded.set_function(lambda: self.tables.loaded)
        self.metrics.follow(self.metrics.commits, lambda: self.store.commits)
        self.metrics.follow(self.metrics.replaced, lambda: self.opponents.counts["replaced"])

    @staticmethod
    def of(state: Any) -> Hall:
        """The hall that a request is made in."""
        hall: Hall = state.hall
        return hall
