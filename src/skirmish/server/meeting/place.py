"""The meeting place: seats that are offered and taken, and visitors who are told of them.

The database is the only truth, so that several servers can share it: a seat is open as long as its row is
there, and the transaction that removes the row is the one that takes the seat. What is kept here is only the
list as visitors were told it last.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

import msgspec

from skirmish.core import MatchError, Seat, SkirmishError
from skirmish.presenter.structs import seat_name
from skirmish.server.matches.access import SEATS
from skirmish.server.matches.new_match import planned
from skirmish.server.matches.player_names import check_name, normalized
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.matches.renewals import take
from skirmish.server.matches.seat_keys import new_match_id
from skirmish.server.ops.logging import logger
from skirmish.server.storage.entries import (
    MOST_OFFERS,
    Opened,
    OpenSeat,
    Role,
    StaleEntry,
    TooManyOffers,
)
from skirmish.server.storage.meeting import ListedSeat, ShownMatch
from skirmish.server.wire.http.matches import NewMatch, SeatPlan
from skirmish.server.wire.http.meeting import NewOffer, Offered, OfferedSeat, TakenSeat
from skirmish.server.wire.server import ListedMatch, ListedOffer, Meeting, encode

LEASE: Final = 30_000
"""Milliseconds for which a seat is listed after the player who offers it was last connected."""
FORGOTTEN: Final = 10 * 60_000
"""Milliseconds after that until the match is deleted. A player who returns before is listed again."""
KEEP_EVERY: Final = 10.0
"""Seconds between two renewals of the leases of players who are connected here."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks at what other servers have changed, while anyone is told of it."""
PAUSE: Final = 0.02
"""Seconds between two looks, however often something changes here; more, if a look takes more."""
ROLES: Final[dict[Seat, Role]] = {Seat.SOUTH: "south", Seat.NORTH: "north"}

T = TypeVar("T", ListedOffer, ListedMatch)


class Visitor(Protocol):
    """A connection that is told what changes."""

    def send(self, message: bytes) -> None:
        """Send an encoded message. Never blocks and never raises."""


class MeetingPlace:
    """Offers, takes and lists seats. While :meth:`open` is open, visitors are told of changes."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches
        self._store = matches.meetings
        self._visitors: set[Visitor] = set()
        self._changed = asyncio.Event()
        self._offers: dict[str, ListedOffer] = {}
        self._shown: dict[str, ListedMatch] = {}
        self._open = 0
        self._names: dict[str, tuple[str, str]] = {}
        """The players of matches that anyone may watch, which do not change."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Tell visitors of changes, and keep the seats open of players who are connected here."""
        tasks = [asyncio.create_task(each) for each in (self._keep_telling(), self._keep_leases())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    # Seats

    async def offer(self, plan: NewOffer, client: str) -> Offered:
        """Set up a match for two people, or one in each of several games, and offer its seat to anyone.

        Raises MatchError: ``deceptive-name``, ``too-many-offers``; ``quick-offered`` if there is a quick
        offer already, whose match is in the facts.
        """
        name = normalized(plan.name)
        check_name(name)
        self._matches.check_room()
        now, hashed = self._matches.clock.now(), sha256(client.encode()).digest()
        offer = new_match_id() if len(plan.games) > 1 else None  # as unique as a match
        made = {
            game: _offered(plan, game, variant, _Offer(name, now, hashed, offer))
            for game, variant in plan.games.items()
        }
        try:
            await self._matches.store.create(*(new for new, _ in made.values()))
        except TooManyOffers:
            raise MatchError("too-many-offers", most=MOST_OFFERS) from None
        except StaleEntry:
            for game in plan.games:
                if (known := await self._store.quick_offer(game)) is not None:
                    raise MatchError("quick-offered", match=known) from None
            return await self.offer(plan, client)  # it was taken a moment ago
        self.changed()
        _, own = made.pop(plan.game)
        return Offered(**msgspec.structs.asdict(own), also=[each for _, each in made.values()])

    async def take(self, match: str, claim: str) -> TakenSeat:
        """Sit down on an open seat, with a key of this hash; again gives the same answer.

        Raises ``seat-taken`` if another client was first, or the offer was withdrawn.
        """
        listed = await self._store.open_seat(match)
        seat = await self._seat_of(match, claim) if listed is None else listed.seat.seat
        actor = None if seat is None else await self._matches.actor(match)
        if seat is None or actor is None:
            raise MatchError("seat-taken")
        if listed is not None:
            await take(self._matches, actor, ROLES[seat], claim)
            self.changed()
        return TakenSeat(match, seat_name(seat), actor.stored.game, actor.stored.variant)

    async def _seat_of(self, match: str, claim: str) -> Seat | None:
        """The seat that a client has taken with a key of this hash."""
        holder = await self._matches.store.role(match, bytes.fromhex(claim))
        return None if holder is None or holder.revoked else SEATS[holder.role]

    async def withdraw(self, match: str, key: str) -> None:
        """Take an offer back, in all of its games: the matches are deleted.

        Raises ``seat-taken`` if the seat is not open now.
        """
        grant = await self._matches.enter(match, key)
        if grant.seat is None:
            raise MatchError("only-watching")
        others = await self._store.others(match)
        try:
            await self._store.withdraw(match, others)
        except StaleEntry:
            raise MatchError("seat-taken") from None
        self._matches.forgotten([match])
        self.changed()
        await self._matches.refresh(others)  # one whose seat was taken meanwhile was kept

    # Visitors

    async def visit(self, visitor: Visitor) -> None:
        """Tell a visitor the whole list, and all changes from now on."""
        if not self._visitors:
            await self._look()
        visitor.send(
            encode(Meeting([*self._offers.values()], [*self._shown.values()], whole=True, open=self._open))
        )
        self._visitors.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Tell a visitor nothing any more."""
        self._visitors.discard(visitor)

    def changed(self) -> None:
        """Look at the database soon."""
        self._changed.set()

    async def _keep_telling(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY if self._visitors else KEEP_EVERY):
                    await self._changed.wait()
            except TimeoutError:
                pass
            self._changed.clear()
            if self._visitors:
                began = time.perf_counter()
                await _safely(self._look(), "meeting")
                await asyncio.sleep(max(PAUSE, time.perf_counter() - began))

    async def _look(self) -> None:
        """Read the list, and tell visitors what has changed in it."""
        now = self._matches.clock.now()
        seats, self._open = await self._store.listed(now)
        offers = {each.seat.match: _offer(each) for each in seats}
        found = await self._store.shown(now)
        self._names = {
            each.match: self._names.get(each.match) or await self._store.names(each.match) for each in found
        }
        shown = {each.match: self._match(each) for each in found}
        message = Meeting(
            _news(self._offers, offers),
            _news(self._shown, shown),
            [each for each in (*self._offers, *self._shown) if each not in offers and each not in shown],
            open=self._open,
        )
        self._offers, self._shown = offers, shown
        if message.offers or message.shown or message.gone:
            encoded = encode(message)
            for visitor in self._visitors:
                visitor.send(encoded)

    def _match(self, found: ShownMatch) -> ListedMatch:
        return ListedMatch(
            found.match,
            found.game,
            found.variant,
            self._names[found.match],
            found.levels,
            found.created,
            found.delay // 1000,
            self._matches.watchers(found.match),
        )

    # Leases

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(KEEP_EVERY)
            await _safely(self.keep_leases(), "leases")

    async def keep_leases(self) -> None:
        """List the seats on whose players this server has a connection; delete what was long abandoned."""
        now, leases = self._matches.clock.now(), await self._store.leases()
        kept = [match for match, free, _ in leases if self._matches.present(match, free.other)]
        if kept:
            await self._store.renew([(match, now + LEASE) for match in kept])
        for match, free, until in leases:
            if until < now - FORGOTTEN and not self._matches.present(match, free.other):
                with suppress(StaleEntry):  # a client has taken it, or its player is back, at another server
                    await self._store.abandon(match, now - FORGOTTEN)
                    self._matches.forgotten([match])
        self.changed()


async def _safely(work: Coroutine[Any, Any, None], where: str) -> None:
    """A failing database ends no task: the store reports it, and another try comes soon."""
    try:
        await work
    except SkirmishError:
        pass
    except Exception:
        logger().exception("fault", where=where)


def _news(before: Mapping[str, T], now: Mapping[str, T]) -> list[T]:
    """What is new or has changed."""
    return [each for match, each in now.items() if before.get(match) != each]


@dataclass(frozen=True, slots=True)
class _Offer:
    """What the seats of one offer have in common, besides the client's plan."""

    name: str
    now: int
    client: bytes
    seats: str | None
    """The id that its seats have in common, if there are several."""


def _offered(plan: NewOffer, game: str, variant: str, by: _Offer) -> tuple[Opened, OfferedSeat]:
    """A match with an open seat in one of the games of an offer, and the answer to the client."""
    person = SeatPlan("person")
    match = NewMatch(
        game, variant, person, person, plan.first, plan.clock, show=plan.show, series=plan.series
    )
    opened, created = planned(match, by.now)
    own = Seat.SOUTH if plan.side == "south" else Seat.NORTH
    if plan.side == "random":
        own = Seat(secrets.randbelow(2))
    free = own.other
    seat = OpenSeat(
        created.match,
        free,
        plan.side == "random",
        by.name,
        by.now,
        by.now + LEASE,
        by.client,
        game if plan.quick else None,
        by.seats,
    )
    # No key opens the free seat until it is taken.
    keys = tuple(each for each in opened.keys if each[0] != ROLES[free])
    key = created.south if own is Seat.SOUTH else created.north
    assert key is not None
    offered = OfferedSeat(
        created.match, game, variant, created.commitment, seat_name(own), key, created.watch
    )
    return replace(opened, seat=seat, keys=keys), offered


def _offer(listed: ListedSeat) -> ListedOffer:
    seat = listed.seat
    return ListedOffer(
        seat.match,
        listed.game,
        listed.variant,
        None if seat.tossed else seat_name(seat.seat),
        seat.name,
        seat.created,
        listed.clock,
        None if listed.delay is None else listed.delay // 1000,
        seat.quick is not None,
        listed.form,
    )
