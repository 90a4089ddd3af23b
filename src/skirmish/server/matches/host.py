"""What a match actor needs of the place that keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from skirmish.server.clock import ServerClock
from skirmish.server.engines.pool import Engines
from skirmish.server.matches.tasks import MatchTasks
from skirmish.server.storage.entries import Opened
from skirmish.server.storage.store import Store

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor


class MatchHost(Protocol):
    """The registry, as its actors see it."""

    store: Store
    clock: ServerClock
    engines: Engines
    tasks: MatchTasks

    def publish(self, actor: MatchActor) -> None:
        """Call the actor's :meth:`~MatchActor.publish` soon; acknowledgements go first."""

    def set_deadline(self, match: str, at: int | None) -> None:
        """Call the actor's :meth:`~MatchActor.flag` at that time; None: at none."""

    def opened(self, opened: Opened) -> None:
        """A rematch was committed."""

    def drop(self, actor: MatchActor) -> None:
        """Forget the actor: its memory may differ from the log."""
