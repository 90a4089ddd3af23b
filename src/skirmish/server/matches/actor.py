"""The actor of one match: the only code that changes it, one command after the other.

Memory is a cache of the log. Where another server has added to the log, the actor catches up and tries again.
If the database fails in a way that leaves the end of the log unknown, the actor is dropped, and the next
request loads another one from the log.
"""

from __future__ import annotations

import asyncio
from copy import copy
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from skirmish.core import Decide, MatchError, Seat, SkirmishError
from skirmish.match import Command, Issued, Match, Snapshot
from skirmish.match.commands import AcceptDraw, DeclineDraw, Flag, Rematch, Submit
from skirmish.match.series import Series, battle_tags
from skirmish.records import Record
from skirmish.server.matches.access import Grant, RevokedKey, Subscriber
from skirmish.server.matches.audience import MatchAudience
from skirmish.server.matches.bot_seat import BotSeat
from skirmish.server.matches.catching_up import TRIES, catch_up, retrying
from skirmish.server.matches.joining import check_joining, claimed
from skirmish.server.matches.log import MatchLog
from skirmish.server.matches.seat_keys import RevokedKeys
from skirmish.server.matches.subscribers import Outlook, Subscribers
from skirmish.server.matches.wars import battles_before
from skirmish.server.ops import traces
from skirmish.server.rate_limits import client_of
from skirmish.server.storage.entries import Renewal, Role, StaleEntry, StorageFailure
from skirmish.server.wire.server import Ack, Presence, StateMessage

if TYPE_CHECKING:
    from skirmish.server.matches.registry import MatchRegistry

_MOST_REFUSALS: Final = 16
"""The latest refused commands of a match whose ids are remembered."""

UNWATCHED: Final = 60_000
"""Milliseconds for which computers play each other before anyone looks, or after the last one has left."""


class MatchActor:
    """One match in memory. Commands wait for each other; queries never wait."""

    def __init__(self, host: MatchRegistry, log: MatchLog) -> None:
        self.id = log.stored.id
        self.log = log
        self.stored = log.stored
        self.dropped = False
        self.owner = host.creator(log.stored.id)
        """For whom computers think: the client that looked at the match last, or made it."""
        self._watched_until = log.stored.created + UNWATCHED
        self._host = host
        self._bot = BotSeat(host, log.stored)
        self._revoked = RevokedKeys()
        self._audience = MatchAudience(log, host.clock, self._bot)
        self._lock = asyncio.Lock()
        self._refusals = host.refusals(log.stored.id)

    @classmethod
    async def load(cls, host: MatchRegistry, match: str) -> MatchActor | None:
        """The actor of a stored match; None for an unknown id."""
        for _ in range(TRIES):
            log = await MatchLog.load(host.store, match)
            if log is None:
                return None
            try:
                await log.begin_epoch(host.clock.now())
                break
            except StaleEntry:  # another server has just done that
                continue
        else:
            raise StorageFailure("storage-unclear")
        actor = cls(host, log)
        actor._audience.subscribers.attend_elsewhere(host.node.elsewhere(match), host.clock.now())
        actor.resume(own=not host.shared)
        return actor

    # Queries

    @property
    def snapshot(self) -> Snapshot:
        """The match with what surrounds it: who has joined, the prompt's number, the rematch."""
        return self.log.snapshot

    @property
    def match(self) -> Match | None:
        """The match as it stands; None until both seats are taken."""
        return self.log.snapshot.match

    def outlook(self, role: Role) -> Outlook:
        """What a role sees now: anyone who watches late, the match as it was some time ago."""
        return self._audience.outlook(role)

    def state(self, grant: Grant, since: int) -> StateMessage:
        """The present, with the entries after ``since``, as far as a grant shows them."""
        outlook = self.outlook(grant.role)
        return outlook.projection.state(grant.role, since, outlook.now)

    def presence(self) -> Presence:
        """Which seats are present."""
        return self._audience.presence()

    def seen(self, grant: Grant) -> Match:
        """The match as a grant shows it. Raises MatchError before it has started."""
        match = self.outlook(grant.role).projection.snapshot.match
        if match is None:
            raise MatchError("not-started")
        return match

    def view(self, grant: Grant) -> Any:
        """The game as a grant shows it. Raises MatchError before the match has started."""
        self.check(grant)
        return self.seen(grant).view(grant.seat)

    def record(self, grant: Grant) -> Record:
        """The record, as far as a grant shows it. Raises MatchError before the match has started."""
        match, started = self.seen(grant), self.log.started
        assert started is not None
        date = datetime.fromtimestamp(self._host.clock.wall_time(started) / 1000, UTC).date().isoformat()
        tags = battle_tags(self.stored.form, self.stored.series, self.stored.battle)
        return match.record(grant.seat, {"Date": date, **tags})

    @property
    def watched(self) -> bool:
        """Whether a client looks at the match, or did a moment ago."""
        return self.subscribers.attended or self._host.clock.now() < self._watched_until

    @property
    def followed(self) -> bool:
        """Whether it matters here at once what happens in the match."""
        return len(self.subscribers) > 0 or self._bot.thinking_here

    # Subscribers

    @property
    def subscribers(self) -> Subscribers:
        """The connections that are sent what happens."""
        return self._audience.subscribers

    async def admit(self, delay: int) -> None:
        """Prepare for anyone who watches, this many milliseconds late."""
        await self._audience.admit(delay)

    def attach(self, grant: Grant, subscriber: Subscriber) -> None:
        """Greet a subscriber, and send it everything from now on."""
        if self.dropped or self._revoked.has(grant):
            subscriber.close("going-down" if self.dropped else "revoked-key")
            return
        if grant.role != "public":
            self.owner = client_of(subscriber.address) or self.owner
        self.subscribers.add(subscriber, grant, self._host.clock.now())
        self._host.node.attended(self.id)
        self._bot.consider(self)  # which may have waited for this
        self.subscribers.greet(subscriber, self.outlook(grant.role))
        self._host.publish(self)  # to the others, for whom presence has changed

    def detach(self, subscriber: Subscriber) -> None:
        """Send a subscriber nothing any more."""
        now = self._host.clock.now()
        if self.subscribers.remove(subscriber, now):
            self._watched_until = now + UNWATCHED
            self._host.node.attended(self.id)
            self._host.publish(self)

    def attended_elsewhere(self) -> None:
        """Other servers have more connections to the match than before, or fewer."""
        now, attended = self._host.clock.now(), self.subscribers.attended
        if self.subscribers.attend_elsewhere(self._host.node.elsewhere(self.id), now):
            if attended and not self.subscribers.attended:
                self._watched_until = now + UNWATCHED
            self._host.publish(self)

    def publish(self) -> None:
        """Send every subscriber what it has not seen."""
        with traces.consequence("push", self.id, viewers=len(self.subscribers)):
            self._audience.publish(lambda: self._host.publish(self))

    # Commands

    async def issue(self, grant: Grant, name: str, command: Command) -> Ack:
        """Execute a seat's command. The same id (``name``) again changes nothing and gets the same answer.

        The match starts when both seats are taken and their entropies are open. The caller is a task that
        nothing cancels.
        """
        seat = grant.seat
        if seat is None:
            raise MatchError("only-watching")

        # The client may go away and the server may stop: what was begun is followed up.
        with self._host.tasks.counted():
            # Each seat has ids of its own: it can't use up the opponent's, or a computer's.
            command_id = f"{seat.letter} {name}"
            before = None
            if isinstance(command, Rematch) and not self._is_settled(grant, command_id, command):
                before = await battles_before(self._host, self.stored)  # not under the lock: it loads matches
            async with self._lock:
                self.check(grant)
                # A refusal is final too: a doubled message must not accept an offer made in between.
                if refusal := self._refusals.get((command_id, command)):
                    raise copy(refusal)
                try:
                    seq = await retrying(
                        self, self._host, lambda: self._execute(grant, seat, command_id, command, before)
                    )
                except (StorageFailure, RevokedKey):
                    raise
                except SkirmishError as error:
                    self._remember(error, command_id, command)
                    raise
                return Ack(name, seq)

    def _is_settled(self, grant: Grant, command_id: str, command: Command) -> bool:
        """Whether the answer to a rematch no longer depends on how the series stands."""
        self.check(grant)
        refused = (command_id, command) in self._refusals
        known = self.log.number_of(command_id, command) is not None
        return refused or known or self.snapshot.next is not None

    async def _execute(
        self, grant: Grant, seat: Seat, command_id: str, command: Command, before: Series | None
    ) -> int:
        """The number of a command: of the entry with that id, or else of a new one."""
        self.check(grant)
        seq = self.log.number_of(command_id, command)
        if seq is not None:
            return seq
        if isinstance(command, Rematch):
            self._host.check_room()
        now = self._now()
        check_joining(self.snapshot, command, seat)
        await self._flag(now, refuse=True)
        self.log.check_room(command)
        claim = await claimed(self._host.store, self.id, grant, command, now)
        key = grant.key if self._host.shared else None
        seq = await self._commit(Issued(command, seat, now), command_id, claim, key, before)
        if claim is not None and claim.key is not None:
            grant.key = claim.key
            self.rekeyed(claim.role, claim.key)
        return seq

    def _now(self) -> int:
        """The server time. No entry is older than the one before it, whichever server wrote that."""
        latest = self.log.changes[-1].issued.at if self.log.changes else 0
        return max(latest, self._host.clock.now())

    async def catch_up(self, *, entries_only: bool = False) -> None:
        """Take in what other servers have changed."""
        async with self._lock:
            if not self.dropped:
                await catch_up(self, self._host, entries_only=entries_only)

    def _remember(self, refusal: SkirmishError, command_id: str, command: Command) -> None:
        self._refusals[command_id, command] = copy(refusal)  # the traceback refers to this actor
        if len(self._refusals) > _MOST_REFUSALS:
            del self._refusals[next(iter(self._refusals))]

    async def decide(self, seat: Seat, prompt: int, token: str) -> bool:
        """Execute a computer's decision; False if the prompt has changed."""

        async def decided() -> bool:
            now = self._now()
            await self._flag(now)
            if self.dropped or self.snapshot.prompt != prompt or not self.awaits(seat):
                return False
            await self._commit(Issued(Submit(token, prompt), seat, now), f"{seat.letter} computer-{prompt}")
            return True

        async with self._lock:
            return await retrying(self, self._host, decided)

    async def answer_draw(self, seat: Seat, *, accept: bool) -> None:
        """Execute a computer's answer to the offer of a draw, if the offer still stands."""

        async def answered() -> None:
            now = self._now()
            await self._flag(now)
            match = self.match
            if not self.dropped and match is not None and not match.over and match.draw.by is seat.other:
                await self._commit(Issued(AcceptDraw() if accept else DeclineDraw(), seat, now))

        async with self._lock:
            await retrying(self, self._host, answered)

    async def flag(self) -> None:
        """End the match if the running clock is up."""
        async with self._lock:
            if not self.dropped:
                await retrying(self, self._host, lambda: self._flag(self._now()))
                self._host.wakeups.set_deadline(self.id, self.log.status.due)  # in case the timer came early

    @property
    def lock(self) -> asyncio.Lock:
        """Held while the log or the keys change."""
        return self._lock

    def hide(self) -> None:
        """From now on, watching takes a key."""
        self.log.showing = None
        self.rekeyed("public", None)
        self._host.publish(self)

    async def delete(self, grant: Grant) -> None:
        """Delete the match for a player, unless another person is playing it."""

        async def deleted() -> None:
            async with self._lock:
                self.check(grant)
                if grant.seat is None:
                    raise MatchError("only-watching")
                other = grant.seat.other
                alone = self.stored.levels[other] is not None or self.vacant(other)
                if self.log.status.status != "over" and not alone:
                    raise MatchError("still-playing")
                await self._host.forget([self.id])

        await asyncio.shield(self._host.tasks.request(deleted()))

    def end(self, reason: str) -> None:
        """The match is not to be used any more: close every connection, and stop searching."""
        self.dropped = True
        self._bot.stop()
        self._host.node.release(self.id)
        self._audience.stop()
        self.subscribers.close_all(reason)

    def leave_thinking(self) -> None:
        """Leave the computer's decision to another server."""
        self._bot.stop()
        self._bot.consider(self, claim=False)

    async def see_to(self) -> None:
        """Do what the match waits for by itself, because no other server does."""
        await self.flag()
        self._bot.consider(self)

    def awaits(self, seat: Seat | None) -> bool:
        """Whether a seat has to decide."""
        pending = None if self.match is None else self.match.pending
        return isinstance(pending, Decide) and pending.seat is seat

    def rekeyed(self, role: Role, key: bytes | None) -> bool:
        """Only this key (its hash) is valid for a role from now on: close subscribers with another one.

        Whether that is news."""
        changed = self._revoked.renew(role, key)
        for subscriber in self.subscribers.with_grant(self._revoked.has):
            self.detach(subscriber)
            subscriber.close("revoked-key")
        return changed

    def vacant(self, seat: Seat) -> bool:
        """Whether a seat waits for a person to join."""
        return self.stored.levels[seat] is None and self.snapshot.joined[seat] is None

    def check(self, grant: Grant) -> None:
        """Raise what keeps a grant from being used: the match was dropped, or the key revoked."""
        self.check_kept()
        self._revoked.check(grant)

    def check_kept(self) -> None:
        """Raise ``storage-unclear`` if this actor was dropped: another one has taken its place."""
        if self.dropped:
            raise StorageFailure("storage-unclear")

    async def _flag(self, now: int, *, refuse: bool = False) -> None:
        """End the match if time is up by ``now``; then refuse the command that came too late."""
        clock = None if self.match is None else self.match.clock
        loser = None if clock is None else clock.flagged(now)
        if loser is None:
            return
        await self._commit(Issued(Flag(), loser, now))
        if refuse:
            raise MatchError("time-is-up", seat=loser.word)

    async def _commit(
        self,
        issued: Issued,
        command_id: str | None = None,
        claim: Renewal | None = None,
        key: bytes | None = None,
        before: Series | None = None,
    ) -> int:
        """Commit a command and publish its consequences; the command's number."""
        try:
            seq, rematch = await self.log.commit(issued, command_id, claim, key, before)
        except StorageFailure:
            self.drop()
            raise
        if rematch is not None:
            self._host.opened(rematch)
        self.resume()
        self._host.publish_now(self)
        return seq

    def resume(self, *, own: bool = True) -> None:
        """Wait for what happens by itself: a deadline, or a computer's decision. If that was brought about by
        another server (not ``own``), the computer is that server's."""
        self._host.wakeups.set_deadline(self.id, self.log.status.due)
        self._bot.consider(self, claim=own)

    def drop(self) -> None:
        """The end of the log is unknown: clients reconnect to an actor that has read it."""
        self._host.drop(self)
        self.end("going-down")
