"""The actor of one match: the only code that changes it, one command after the other.

Memory is a cache of the log. If the database fails in a way that leaves the end of the log unknown, the actor
is dropped, and the next request loads another one from the log.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from copy import copy
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from skirmish.core import Decide, MatchError, Seat, SkirmishError
from skirmish.match import Command, Issued, Match, Snapshot
from skirmish.match.commands import AcceptDraw, DeclineDraw, Flag, Rematch, Submit, TakeSeat
from skirmish.records import Record
from skirmish.server.matches.access import SEATS, SWAPPED, Grant, Subscriber
from skirmish.server.matches.bot_seat import BotSeat
from skirmish.server.matches.log import MatchLog
from skirmish.server.matches.player_names import check_name
from skirmish.server.matches.projection import Projection
from skirmish.server.matches.seat_keys import RevokedKeys, check_may_renew, hashed, new_key
from skirmish.server.matches.subscribers import Subscribers
from skirmish.server.rate_limits import client_of
from skirmish.server.storage.entries import Renewal, Role, StorageFailure
from skirmish.server.wire.http import Renewed, RenewKey
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
        self._subscribers = Subscribers(log.stored, log.snapshot)
        self._lock = asyncio.Lock()
        self._refusals = host.refusals(log.stored.id)

    @classmethod
    async def load(cls, host: MatchRegistry, match: str) -> MatchActor | None:
        """The actor of a stored match; None for an unknown id."""
        log = await MatchLog.load(host.store, match)
        if log is None:
            return None
        await log.begin_epoch(host.clock.now())
        actor = cls(host, log)
        actor._resume()
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

    @property
    def projection(self) -> Projection:
        """What each role may see now."""
        return Projection(self.stored, self.log.snapshot, self.log.changes)

    def state(self, grant: Grant, since: int) -> StateMessage:
        """The present, with the entries after ``since``, as far as a grant shows them."""
        return self.projection.state(grant.role, since, self._host.clock.now())

    def presence(self) -> Presence:
        """Which seats are present."""
        return self._subscribers.presence(self.snapshot, self._bot.thinking)

    def view(self, grant: Grant) -> Any:
        """The game as a grant shows it. Raises MatchError before the match has started."""
        self._check(grant)
        if self.match is None:
            raise MatchError("not-started")
        return self.match.view(grant.seat)

    def record(self, grant: Grant) -> Record:
        """The record, as far as a grant shows it. Raises MatchError before the match has started."""
        started = self.log.started
        if self.match is None or started is None:
            raise MatchError("not-started")
        date = datetime.fromtimestamp(self._host.clock.wall_time(started) / 1000, UTC).date().isoformat()
        return self.match.record(grant.seat, {"Date": date})

    @property
    def watched(self) -> bool:
        """Whether a client looks at the match, or did a moment ago."""
        return len(self._subscribers) > 0 or self._host.clock.now() < self._watched_until

    # Subscribers

    def attach(self, grant: Grant, subscriber: Subscriber) -> None:
        """Greet a subscriber, and send it everything from now on."""
        if self.dropped or self._revoked.has(grant):
            subscriber.close("going-down" if self.dropped else "revoked-key")
            return
        now = self._host.clock.now()
        self.owner = client_of(subscriber.address) or self.owner
        self._subscribers.add(subscriber, grant, now)
        self._bot.consider(self)  # which may have waited for this
        self._subscribers.greet(subscriber, self.projection, self.presence(), now)
        self._host.publish(self)  # to the others, for whom presence has changed

    def detach(self, subscriber: Subscriber) -> None:
        """Send a subscriber nothing any more."""
        now = self._host.clock.now()
        if self._subscribers.remove(subscriber, now):
            self._watched_until = now + UNWATCHED
            self._host.publish(self)

    def publish(self) -> None:
        """Send every subscriber what it has not seen."""
        if not self._subscribers.publish(self.projection, self.presence(), self._host.clock.now()):
            self._host.publish(self)  # the next page of a long log, once other matches have had their turn

    # Commands

    async def issue(self, grant: Grant, name: str, command: Command) -> Ack:
        """Execute a seat's command. The same id (``name``) again changes nothing and gets the same answer.

        The match starts when both seats are taken and their entropies are open.
        """
        seat = grant.seat
        if seat is None:
            raise MatchError("only-watching")

        async def answer() -> Ack:
            async with self._lock:
                self._check(grant)
                # Each seat has ids of its own: it can't use up the opponent's, or a computer's.
                command_id = f"{seat.letter} {name}"
                # A refusal is final too: a doubled message must not accept an offer made in between.
                if refusal := self._refusals.get((command_id, command)):
                    raise copy(refusal)
                seq = self.log.number_of(command_id, command)
                if seq is None:
                    if isinstance(command, Rematch):
                        self._host.check_room()
                    now = self._host.clock.now()
                    try:
                        self._check_joining(command, seat)
                        await self._flag(now, refuse=True)
                        self.log.check_room(command)
                        claim = await self._claim(grant, command, now)
                        seq = await self._commit(Issued(command, seat, now), command_id, claim)
                        if claim is not None and claim.key is not None:
                            grant.key = claim.key
                            self._revoke(claim.role, claim.key)
                    except SkirmishError as error:
                        if not isinstance(error, StorageFailure):
                            self._remember(error, command_id, command)
                        raise
                return Ack(name, seq)

        # The client may go away meanwhile; a commit that is under way has to be followed up all the same.
        return await asyncio.shield(self._host.tasks.request(answer()))

    def _remember(self, refusal: SkirmishError, command_id: str, command: Command) -> None:
        self._refusals[command_id, command] = copy(refusal)  # the traceback refers to this actor
        if len(self._refusals) > _MOST_REFUSALS:
            del self._refusals[next(iter(self._refusals))]

    async def decide(self, seat: Seat, prompt: int, token: str) -> bool:
        """Execute a computer's decision; False if the prompt has changed."""
        async with self._lock:
            now = self._host.clock.now()
            await self._flag(now)
            if self.dropped or self.snapshot.prompt != prompt or not self.awaits(seat):
                return False
            await self._commit(Issued(Submit(token, prompt), seat, now), f"{seat.letter} computer-{prompt}")
            return True

    async def answer_draw(self, seat: Seat, *, accept: bool) -> None:
        """Execute a computer's answer to the offer of a draw, if the offer still stands."""
        async with self._lock:
            now = self._host.clock.now()
            await self._flag(now)
            match = self.match
            if not self.dropped and match is not None and not match.over and match.draw.by is seat.other:
                await self._commit(Issued(AcceptDraw() if accept else DeclineDraw(), seat, now))

    async def flag(self) -> None:
        """End the match if the running clock is up."""
        async with self._lock:
            if not self.dropped:
                await self._flag(self._host.clock.now())
                self._host.set_deadline(self.id, self.log.status.due)  # in case the timer came early

    async def renew(self, grant: Grant, plan: RenewKey) -> Renewed:
        """Revoke a role's key, also in the rematches that it opens, and issue another one if wanted."""

        async def renewed() -> Renewed:
            async with AsyncExitStack() as locks:
                await locks.enter_async_context(self._lock)
                self._check(grant)
                check_may_renew(grant, plan.role, withdrawn=await self._withdrawn(plan.role))
                opened = [(self, plan.role), *await self._rematches_opened(plan.role, locks)]
                key = new_key() if plan.again and plan.claim is None else None
                new = None if key is None else hashed(key)
                if plan.claim is not None:
                    new = await self._unknown_key(plan.claim)
                now = self._host.clock.now()
                await self._host.store.renew([Renewal(each.id, role, new, now) for each, role in opened])
                for each, role in opened:
                    each._revoke(role, new)
                return Renewed(key)

        return await asyncio.shield(self._host.tasks.request(renewed()))

    async def delete(self, grant: Grant) -> None:
        """Delete the match for a player, unless another person is playing it."""

        async def deleted() -> None:
            async with self._lock:
                self._check(grant)
                if grant.seat is None:
                    raise MatchError("only-watching")
                other = grant.seat.other
                alone = self.stored.levels[other] is not None or self._vacant(other)
                if self.log.status.status != "over" and not alone:
                    raise MatchError("still-playing")
                await self._host.forget([self.id])

        await asyncio.shield(self._host.tasks.request(deleted()))

    def end(self, reason: str) -> None:
        """The match is not to be used any more: close every connection, and stop searching."""
        self.dropped = True
        self._bot.stop()
        self._subscribers.close_all(reason)

    def awaits(self, seat: Seat | None) -> bool:
        """Whether a seat has to decide."""
        pending = None if self.match is None else self.match.pending
        return isinstance(pending, Decide) and pending.seat is seat

    async def _withdrawn(self, role: Role) -> bool:
        """Whether a seat is vacant and no key opens it, because its invitation was revoked."""
        seat = SEATS[role]
        return (
            seat is not None
            and self._vacant(seat)
            and await self._host.store.valid_key(self.id, role) is None
        )

    async def _rematches_opened(self, role: Role, locks: AsyncExitStack) -> list[tuple[MatchActor, Role]]:
        """The rematches that a role's key opens too, locked, with the role that it has there."""
        store, found, actor = self._host.store, list[tuple[MatchActor, Role]](), self
        key = await store.valid_key(self.id, role)
        while (rematch := await self._host.rematch_of(actor)) is not None:
            await locks.enter_async_context(rematch._lock)
            role = SWAPPED[role]
            if key is None or await store.valid_key(rematch.id, role) != key:
                break  # it was renewed there
            found.append((rematch, role))
            actor = rematch
        return found

    def _revoke(self, role: Role, new: bytes | None) -> None:
        """Only this key (its hash) is valid for a role from now on: close subscribers with another one."""
        self._revoked.renew(role, new)
        for subscriber in self._subscribers.with_grant(self._revoked.has):
            self.detach(subscriber)
            subscriber.close("revoked-key")

    def _vacant(self, seat: Seat) -> bool:
        """Whether a seat waits for a person to join."""
        return self.stored.levels[seat] is None and self.snapshot.joined[seat] is None

    def _check(self, grant: Grant) -> None:
        if self.dropped:
            raise StorageFailure("storage-unclear")
        self._revoked.check(grant)

    def _check_joining(self, command: Command, seat: Seat) -> None:
        """Refuse to join with a deceptive name, or without a commitment, as an outdated page does; a match of
        scheme 1 has none."""
        if not isinstance(command, TakeSeat):
            return
        check_name(command.name)
        scheme, vacant = self.snapshot.scheme, self.snapshot.joined[seat] is None
        if vacant and (command.commitment is None) == (scheme == 2):
            raise MatchError("wrong-scheme", scheme=scheme)

    async def _flag(self, now: int, *, refuse: bool = False) -> None:
        """End the match if time is up by ``now``; then refuse the command that came too late."""
        clock = None if self.match is None else self.match.clock
        loser = None if clock is None else clock.flagged(now)
        if loser is None:
            return
        await self._commit(Issued(Flag(), loser, now))
        if refuse:
            raise MatchError("time-is-up", seat=loser.word)

    async def _claim(self, grant: Grant, command: Command, now: int) -> Renewal | None:
        """The key that a command claims its seat with; None if it claims none, or the seat's own key."""
        if not isinstance(command, TakeSeat) or command.claim is None:
            return None
        if bytes.fromhex(command.claim) == grant.key:
            return None
        return Renewal(self.id, grant.role, await self._unknown_key(command.claim), now)

    async def _unknown_key(self, claim: str) -> bytes:
        """The hash of a client's new key. Raises ``key-known`` if the match has or had a key with it."""
        key = bytes.fromhex(claim)
        if await self._host.store.role(self.id, key) is not None:
            raise MatchError("key-known")
        return key

    async def _commit(
        self, issued: Issued, command_id: str | None = None, claim: Renewal | None = None
    ) -> int:
        """Commit a command and have its consequences published; the command's number."""
        try:
            seq, rematch = await self.log.commit(issued, command_id, claim)
        except StorageFailure:
            self._drop()
            raise
        if rematch is not None:
            self._host.opened(rematch)
        self._resume()
        self._host.publish(self)
        return seq

    def _resume(self) -> None:
        """Wait for what happens by itself: a deadline, or a computer's decision."""
        self._host.set_deadline(self.id, self.log.status.due)
        self._bot.consider(self)

    def _drop(self) -> None:
        """The end of the log is unknown: clients reconnect to an actor that has read it."""
        self._host.drop(self)
        self.end("going-down")
