"""The matches of a server that shares its database: what it learns from the others reaches its actors."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from skirmish.core import Seat, SkirmishError
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.phrases import pass_on
from skirmish.server.nodes.attendance import NOBODY, Attendance
from skirmish.server.ops import traces
from skirmish.server.ops.logging import bound, logger
from skirmish.server.storage.shared import Mark

if TYPE_CHECKING:
    from skirmish.server.matches.registry import MatchRegistry


class SharedMatches:
    """Does what a :class:`~skirmish.server.nodes.node.ServerNode` asks of the matches of a registry."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._known: WeakKeyDictionary[MatchActor, tuple[int, int | None]] = WeakKeyDictionary()
        """Which keys and showing an actor knows, as the database marks them."""
        self._behind: dict[str, bool] = {}
        """Matches that will catch up in a moment, and whether only entries are new."""

    def followed(self) -> list[str]:
        """Matches with viewers, or with a computer that thinks."""
        return [actor.id for actor in self._registry.live_actors() if actor.followed]

    def changed(self, match: str, seq: int) -> None:
        """Another server has added entries up to a number; 0: it has changed anything else."""
        actor = self._registry.live(match)
        if actor is not None and actor.followed and (seq == 0 or seq > actor.snapshot.seq):
            self._catch_up(actor, entries_only=seq > 0)

    def marked(self, match: str, mark: Mark | None) -> None:
        """How far a match has come in the database; None: it was deleted."""
        actor = self._registry.live(match)
        if actor is None:
            return
        known = None if mark is None else mark[1:]
        if mark is None or mark.seq > actor.snapshot.seq or known != self._known.get(actor):
            self._catch_up(actor, known)

    def _catch_up(
        self,
        actor: MatchActor,
        known: tuple[int, int | None] | None = None,
        *,
        entries_only: bool = False,
    ) -> None:
        if actor.id in self._behind:
            self._behind[actor.id] &= entries_only
        else:
            self._behind[actor.id] = entries_only
            self._registry.tasks.request(self._follow(actor, known))

    async def _follow(self, actor: MatchActor, known: tuple[int, int | None] | None) -> None:
        entries_only = self._behind.pop(actor.id)  # what comes from now on is not read for certain
        with suppress(SkirmishError):  # the database fails, as the store reports; the next look is soon
            with traces.consequence("catch-up", actor.id):
                await actor.catch_up(entries_only=entries_only)
            if known is not None:
                self._known[actor] = known

    def claimed(self, match: str, owner: str | None) -> None:
        """This server sees to a match from now on, for that client if it is to think."""
        self._registry.wakeups.see_to(match, owner)

    def lost(self, match: str) -> None:
        """Another server sees to a match from now on."""
        actor = self._registry.live(match)
        if actor is not None:
            with bound(match=match):
                logger().info("claim-lost")
            actor.leave_thinking()

    def room(self, *, later: bool, but: str | None = None) -> int:
        """In how many more matches computers can think here."""
        return self._registry.wakeups.room(later=later, but=but)

    def shown(self) -> list[str]:
        """Matches between computers that someone watches here."""
        return [
            actor.id
            for actor in self._registry.live_actors()
            if actor.stored.computers == 2 and actor.log.status.computer_to_move and actor.watched
        ]

    def unplayable(self) -> Iterable[str]:
        """Matches that this server cannot load."""
        return self._registry.wakeups.unplayable

    def attended(self) -> list[str]:
        """Matches that have connections here."""
        return [actor.id for actor in self._registry.live_actors() if len(actor.subscribers)]

    def attendance(self, match: str) -> Attendance:
        """The connections to a match here."""
        actor = self._registry.live(match)
        return NOBODY if actor is None else actor.subscribers.attendance

    def elsewhere(self, match: str) -> None:
        """The connections of other servers to a match have changed."""
        actor = self._registry.live(match)
        if actor is not None:
            actor.attended_elsewhere()

    def said(self, match: str, seat: int, phrase: str) -> None:
        """A player has said a phrase at another server."""
        actor = self._registry.live(match)
        if actor is not None:
            pass_on(actor, Seat(seat), phrase)
