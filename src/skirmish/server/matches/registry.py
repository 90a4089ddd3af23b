"""The registry of matches: creates them, finds the actor a key grants access to, keeps actors in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

from skirmish.agents.pace import least_time
from skirmish.core import MatchError, Seat, SkirmishError
from skirmish.match import Command
from skirmish.server.clock import ServerClock
from skirmish.server.engines.pool import Engines
from skirmish.server.matches.access import SEATS, Grant, RevokedKey, UnknownKey
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.new_match import planned
from skirmish.server.matches.renewals import renew
from skirmish.server.matches.seat_keys import hashed
from skirmish.server.matches.tasks import MatchTasks
from skirmish.server.matches.wakeups import Wakeups, log_unplayable
from skirmish.server.nodes.alone import Alone
from skirmish.server.nodes.node import ServerNode
from skirmish.server.nodes.thinking_queue import Rank, Wish
from skirmish.server.ops.logging import bound, logger
from skirmish.server.storage.entries import BrokenLog, Opened, StorageFailure
from skirmish.server.storage.meeting import MeetingStore
from skirmish.server.storage.store import Store
from skirmish.server.wire.http.matches import Created, NewMatch, Renewed, RenewKey

KEEP: Final = 500
"""Actors that stay in memory without subscribers: a megabyte or two each."""
MOST_EXHIBITIONS: Final = 4
"""Matches between computers that think at once for one client."""
FREE_FLOOR: Final = 64 * 1024 * 1024
"""Bytes of free disk space under which no new match is set up."""


class MatchRegistry:
    """All matches of this server. ``await start()`` before use.

    Requests, searches and deadlines run as tasks of its own; :meth:`close` waits for their end.
    """

    def __init__(
        self,
        store: Store,
        clock: ServerClock,
        engines: Engines,
        *,
        keep: int = KEEP,
        least_time: Callable[[str, str], float] = least_time,
        node: ServerNode | Alone | None = None,
    ) -> None:
        self.store = store
        self.meetings = MeetingStore(store)
        self.clock = clock
        self.engines = engines
        self.least_time = least_time
        self.takes_none: Callable[[], bool] = lambda: False
        """Whether the operator has stopped new matches."""
        self.node = node or Alone()
        """This server among those that share the database."""
        self.tasks = MatchTasks()
        self._keep = keep
        # A reference elsewhere, such as a connection's, keeps an actor alive; the others live as long as they
        # are among the last used. An actor that still exists is found again: no match ever has two.
        self._live: WeakValueDictionary[str, MatchActor] = WeakValueDictionary()
        self._recent: OrderedDict[str, MatchActor] = OrderedDict()
        self._loading: dict[str, asyncio.Task[MatchActor | None]] = {}
        self._creators: dict[str, str] = {}
        """The clients of new matches that a computer begins, until these are loaded in a moment."""
        self._refusals: OrderedDict[str, dict[tuple[str, Command], SkirmishError]] = OrderedDict()
        self.rekeying = asyncio.Lock()
        """Held by a task that locks several matches to renew keys: two could wait for each other."""
        self._exhibitions: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.wakeups = Wakeups(clock, store, engines, self.node, self.tasks, self.actor)
        self._unpublished: dict[MatchActor, None] = {}
        self._publisher: asyncio.Task[None] | None = None
        self._quarantined: dict[str, BrokenLog] = {}
        """Damaged matches. They are not read again, so that trying to open one costs nothing."""

    async def start(self) -> None:
        """Resume where the server stopped: running clocks, and computers that have to decide.

        Matches are loaded only when something is due in them. Servers that share the database claim that.
        """
        if self.shared:
            return
        await self.wakeups.resume()

    async def close(self) -> None:
        """Stop: what was begun is committed and published, searches are cancelled."""
        self.wakeups.close()
        await self.node.drain()
        while pending := [*self.tasks.searches, *self.tasks.requests, *self._loading.values()]:
            self.tasks.cancel_searches()
            await asyncio.gather(*pending, return_exceptions=True)
        if self._publisher is not None:
            await self._publisher

    async def idle(self, *, searches: bool = True) -> None:
        """Wait until nothing happens by itself any more. For tests.

        With ``searches`` False, searches may go on.
        """
        while pending := [
            *self.tasks.requests,
            *self._loading.values(),
            *(self.tasks.searches if searches else ()),
            *([self._publisher] if self._publisher is not None and not self._publisher.done() else ()),
        ]:
            await asyncio.wait(pending)

    async def crash(self) -> None:
        """Stop as a killed process would: nothing is finished and nothing is published. For tests."""
        self.wakeups.close()
        pending = [*self.tasks.cancel_all(), *self._loading.values()]
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)

    @property
    def loaded(self) -> int:
        """The number of actors in memory."""
        return len(self._live)

    @property
    def quarantined(self) -> int:
        """The number of damaged matches that were found, which are not read again."""
        return len(self._quarantined)

    @property
    def loading(self) -> int:
        """The number of matches that are being loaded."""
        return len(self._loading)

    # Requests

    async def create(self, plan: NewMatch, client: str = "") -> Created:
        """Set up a match for a client. Its keys are in the answer and nowhere else."""
        self.check_room()
        opened, created = planned(plan, self.clock.now())
        await self.store.create(opened)
        if client and opened.status.computer_to_move:
            self._creators[created.match] = client
        self.opened(opened)
        return created

    async def enter(self, match: str, key: str) -> Grant:
        """What a key grants. Raises :class:`UnknownKey` (for an unknown match too) or :class:`RevokedKey`."""
        key_hash = hashed(key)
        holder = await self.store.role(match, key_hash)
        if holder is None:
            raise UnknownKey("unknown-key")
        if holder.revoked:
            raise RevokedKey("link-used" if holder.claimed else "revoked-key")
        actor = await self.actor(match)
        if actor is None:
            raise UnknownKey("unknown-key")
        return Grant(holder.role, actor, key_hash)

    async def has_both(self, grant: Grant, key: str | None) -> bool:
        """Whether a player also has this key of the other seat: both sides are played at one screen."""
        if key is None or grant.seat is None:
            return False
        holder = await self.store.role(grant.actor.id, hashed(key))
        return holder is not None and not holder.revoked and SEATS[holder.role] is grant.seat.other

    async def watch(self, match: str) -> Grant:
        """What anyone may see of a match. Raises :class:`UnknownKey` if that takes a key."""
        delay = await self.meetings.delay(match)
        actor = None if delay is None else await self.actor(match)
        if delay is None or actor is None:
            raise UnknownKey("unknown-key")
        await actor.admit(delay)
        return Grant("public", actor, b"")

    async def hide(self, match: str, key: str) -> None:
        """A player does not want that anyone may watch."""
        grant = await self.enter(match, key)
        if grant.seat is None:
            raise MatchError("only-watching")
        await self.meetings.hide(match)
        actor = await self.actor(match)  # another one, if that was dropped meanwhile
        if actor is not None:
            actor.hide()

    def present(self, match: str, seat: Seat) -> bool:
        """Whether a client of this server has a seat of a match open."""
        actor = self._live.get(match)
        return actor is not None and actor.subscribers.present(seat)

    def watchers(self, match: str) -> int:
        """How many clients watch a match."""
        actor = self._live.get(match)
        return self.node.elsewhere(match).watchers if actor is None else actor.subscribers.watchers

    async def renew(self, match: str, key: str, plan: RenewKey) -> Renewed:
        """Revoke a role's keys, and issue another one if wanted."""
        grant = await self.enter(match, key)
        return await renew(self, grant, plan)

    async def delete(self, match: str, key: str) -> None:
        """Delete a match that is over, or that no other person has joined."""
        grant = await self.enter(match, key)
        await grant.actor.delete(grant)

    async def forget(self, matches: Sequence[str]) -> None:
        """Delete matches, and close their connections."""
        await self.store.delete(matches)
        self.forgotten(matches)

    def forgotten(self, matches: Sequence[str]) -> None:
        """Matches were deleted: close their connections."""
        for match in matches:
            self.wakeups.set_deadline(match, None)
            self._quarantined.pop(match, None)
            self._recent.pop(match, None)
            self._refusals.pop(match, None)
            actor = self._live.pop(match, None)
            if actor is not None:
                actor.end("unknown-key")

    async def refresh(self, matches: Sequence[str]) -> None:
        """Matches may have been deleted: close the connections of those that were. If the database fails, the
        next command finds out."""
        for match in matches:
            if (actor := self._live.get(match)) is not None:
                await self._catch_up(actor)

    def reload(self, match: str) -> None:
        """Another program has added entries to a match, or deleted it: its viewers are told."""
        self._quarantined.pop(match, None)
        self._refusals.pop(match, None)
        actor = self._live.get(match)
        if actor is not None and not self.wakeups.closed:
            self.tasks.request(self._catch_up(actor))

    async def _catch_up(self, actor: MatchActor) -> None:
        with bound(match=actor.id), suppress(SkirmishError):  # the next command finds out, too
            await actor.catch_up()

    def check_room(self) -> None:
        """Refuse a new match when the operator wants none, and when the disk is nearly full: matches in
        progress need the rest."""
        if self.takes_none():
            raise MatchError("no-new-matches")
        free = self.store.free_bytes()
        if free is not None and free < FREE_FLOOR:
            raise StorageFailure("no-room")

    # For actors

    async def rematch_of(self, actor: MatchActor) -> MatchActor | None:
        """The actor of the rematch that was agreed on; None if there is none."""
        following = actor.snapshot.next
        return None if following is None else await self.actor(following)

    def publish(self, actor: MatchActor) -> None:
        """Have an actor publish soon."""
        self._unpublished[actor] = None
        if self._publisher is None or self._publisher.done():
            self._publisher = asyncio.create_task(self._publish(), name="skirmish publisher")

    def publish_now(self, actor: MatchActor) -> None:
        """Have an actor publish at once; whatever goes wrong then."""
        self._unpublished.pop(actor, None)
        try:
            actor.publish()
        except Exception:
            with bound(match=actor.id):
                logger().exception("fault", where="publishing")

    async def _publish(self) -> None:
        """One actor at a time, so that others get a turn in between."""
        while self._unpublished:
            await asyncio.sleep(0)
            for actor in [*islice(self._unpublished, 1)]:
                self.publish_now(actor)

    def creator(self, match: str) -> str:
        """The client that a new match is for; the match itself if that is unknown."""
        return self._creators.get(match, match)

    def refusals(self, match: str) -> dict[tuple[str, Command], SkirmishError]:
        """The latest refusals of a match, by command. They outlive its actor: a doubled message may come when
        the database has failed in between."""
        found = self._refusals.setdefault(match, {})
        self._refusals.move_to_end(match)
        if len(self._refusals) > 4 * self._keep:
            self._refusals.popitem(last=False)
        return found

    def exhibition(self, owner: str) -> asyncio.Semaphore:
        """What computers that play each other wait for before they think: a few matches of each client do at
        once, so that it still gets answers where it plays itself."""
        found = self._exhibitions.get(owner)
        if found is None:
            found = self._exhibitions[owner] = asyncio.Semaphore(MOST_EXHIBITIONS)
        return found

    # For the other servers that share the database

    @property
    def shared(self) -> bool:
        """Whether other servers may share the database."""
        return self.node.shared

    def live(self, match: str) -> MatchActor | None:
        """The actor of a match, if it is in memory."""
        return self._live.get(match)

    def live_actors(self) -> list[MatchActor]:
        """All actors in memory."""
        return [*self._live.values()]

    def opened(self, opened: Opened) -> None:
        """A new match is committed; with computers on both seats it has begun."""
        if opened.status.computer_to_move and self.shared:
            match = opened.match.id
            # From now on the wish knows the client: the match may be loaded by another server only.
            client = self._creators.pop(match, match)
            self.node.may_think(Wish(match, Rank.EXHIBITION, client), claim=True)
        elif opened.status.computer_to_move:
            self.wakeups.wake([opened.match.id])
        elif opened.status.due is not None:
            self.wakeups.set_deadline(opened.match.id, opened.status.due)

    def drop(self, actor: MatchActor) -> None:
        """Forget an actor. Its match is loaded again soon: it may wait for a computer and have no client."""
        if self._live.get(actor.id) is actor:
            del self._live[actor.id]
        self._recent.pop(actor.id, None)
        self._unpublished.pop(actor, None)
        self.wakeups.retry(actor.id)

    # Loading

    async def actor(self, match: str) -> MatchActor | None:
        """The actor of a match, loaded if need be."""
        if damaged := self._quarantined.get(match):
            raise damaged.with_traceback(None)
        actor = self._live.get(match)
        if actor is None:
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
            actor = await asyncio.shield(task)
            if actor is None:
                return None
        elif self.shared:
            await actor.catch_up()
        self._recent[match] = actor
        self._recent.move_to_end(match)
        if len(self._recent) > self._keep:
            self._recent.popitem(last=False)
        return actor

    async def _load(self, match: str) -> MatchActor | None:
        try:
            actor = await MatchActor.load(self, match)
            if actor is not None:
                self._live[match] = actor
            return actor
        except BrokenLog as error:
            self._quarantined[match] = error
            with bound(match=match):
                log_unplayable(error, **error.facts)
            raise
        finally:
            self._creators.pop(match, None)
            del self._loading[match]
