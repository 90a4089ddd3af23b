"""What the meeting place asks the database: which seats are open, and which matches anyone may watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, bindparam, exists, func, or_, select

from skirmish.core import Seat
from skirmish.server.storage.entries import OpenSeat, Renewal
from skirmish.server.storage.news import SHOWING
from skirmish.server.storage.schema import log, matches, open_seats, showings
from skirmish.server.storage.store import Store
from skirmish.server.storage.writes import Write
from skirmish.server.wire.common import ClockPlan

MOST_SEATS: Final = 1000
MOST_SHOWN: Final = 100
"""Open seats and matches in a list; more are counted, but not listed."""
QUIET: Final = 30 * 60_000
"""Milliseconds without an entry after which a match that anyone may watch is not listed any more."""

_SEATS: Final = (
    select(
        open_seats,
        matches.c.game,
        matches.c.variant,
        matches.c.clock,
        matches.c.form,
        showings.c.delay.label("delay"),
    )
    .join(matches, matches.c.id == open_seats.c.match)
    .outerjoin(showings, showings.c.match == open_seats.c.match)
    .order_by(open_seats.c.created, open_seats.c.match)
)
_LISTED: Final = _SEATS.where(open_seats.c.until >= bindparam("now")).limit(MOST_SEATS)
_OPEN: Final = _SEATS.where(open_seats.c.match == bindparam("match_"))
_COUNT: Final = select(func.count()).select_from(open_seats).where(open_seats.c.until >= bindparam("now"))
_QUICK: Final = select(open_seats.c.match).where(open_seats.c.quick == bindparam("quick_"))
_OFFER: Final = select(open_seats.c.match).where(open_seats.c.offer == bindparam("offer_"))
_LEASES: Final = select(open_seats.c.match, open_seats.c.seat, open_seats.c.until)
_LATE: Final = bindparam("now", type_=BigInteger) - showings.c.delay
_SHOWN: Final = (
    select(
        matches.c.id,
        matches.c.game,
        matches.c.variant,
        matches.c.south_level,
        matches.c.north_level,
        matches.c.created,
        showings.c.delay,
    )
    .join(showings, showings.c.match == matches.c.id)
    .where(
        matches.c.status != "waiting",
        or_(
            # The end of a match comes late, too.
            showings.c.ended > _LATE,
            showings.c.ended.is_(None)
            & exists(select(log.c.seq).where(log.c.match == matches.c.id, log.c.at > _LATE - QUIET)),
        ),
    )
    .order_by(matches.c.created.desc(), matches.c.id)
    .limit(MOST_SHOWN)
)
_NAMES: Final = (
    select(log.c.seat, log.c.payload)
    .where(log.c.match == bindparam("match_"), log.c.kind == "join")
    .order_by(log.c.seq)
)


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """An open seat with what its match is."""

    seat: OpenSeat
    game: str
    variant: str
    clock: ClockPlan | None
    delay: int | None
    """By how many milliseconds anyone may watch late; None: only with the spectators' link."""
    form: str | None = None
    """How the series is won that its match begins."""


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """A running match that anyone may watch."""

    match: str
    game: str
    variant: str
    levels: tuple[str | None, str | None]
    created: int
    delay: int


class MeetingStore:
    """The open seats and public matches of a store. The database is the only truth: servers may share it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def listed(self, now: int) -> tuple[list[ListedSeat], int]:
        """The open seats, the oldest first, and how many there are in all."""
        rows, counted = await self._store.read((_LISTED, {"now": now}), (_COUNT, {"now": now}))
        return [_listed(row) for row in rows], counted[0][0]

    async def open_seat(self, match: str) -> ListedSeat | None:
        """A match's open seat, even if it is not listed at the moment."""
        (rows,) = await self._store.read((_OPEN, {"match_": match}))
        return _listed(rows[0]) if rows else None

    async def quick_offer(self, game: str) -> str | None:
        """The match that a quick match in this game takes."""
        (rows,) = await self._store.read((_QUICK, {"quick_": game}))
        return rows[0].match if rows else None

    async def leases(self) -> list[tuple[str, Seat, int]]:
        """Every open seat, also those that are not listed: its match, the seat, and until when."""
        (rows,) = await self._store.read((_LEASES, {}))
        return [(row.match, Seat(row.seat), row.until) for row in rows]

    async def renew(self, leases: Sequence[tuple[str, int]]) -> None:
        """List open seats until these times."""
        await self._store.write(Write(leases=leases))

    async def others(self, match: str) -> tuple[str, ...]:
        """The other matches of the same offer, where it is one in several games."""
        listed = await self.open_seat(match)
        if listed is None or listed.seat.offer is None:
            return ()
        (rows,) = await self._store.read((_OFFER, {"offer_": listed.seat.offer}))
        return tuple([row.match for row in rows if row.match != match])

    async def take(self, key: Renewal, instead: Sequence[str] = ()) -> None:
        """Give an open seat to the holder of a key, instead of the other seats of the same offer, whose
        matches are deleted. Raises StaleEntry if another client was first, at any of them."""
        await self._store.write(Write(closed=((key.match, key.at),), renewals=(key,), instead=instead))

    async def withdraw(self, match: str, instead: Sequence[str] = ()) -> None:
        """Delete a match whose seat is open, listed or not, and the others of its offer. Raises StaleEntry if
        it is not open any more."""
        await self._store.write(Write(closed=((match, 0),), deleted=(match,), instead=instead))

    async def abandon(self, match: str, before: int) -> None:
        """Delete a match whose seat was last listed before a time. Raises StaleEntry if it was taken, or
        listed again, meanwhile."""
        await self._store.write(Write(abandoned=((match, before),), deleted=(match,)))

    async def delay(self, match: str) -> int | None:
        """By how many milliseconds anyone may watch a match late; None: only with a key."""
        (rows,) = await self._store.read((SHOWING, {"match": match}))
        return rows[0].delay if rows else None

    async def hide(self, match: str) -> None:
        """From now on, watching a match takes a key."""
        await self._store.write(Write(unshown=(match,)))

    async def shown(self, now: int) -> list[ShownMatch]:
        """The running matches that anyone may watch, the newest first."""
        (rows,) = await self._store.read((_SHOWN, {"now": now}))
        return [
            ShownMatch(
                row.id, row.game, row.variant, (row.south_level, row.north_level), row.created, row.delay
            )
            for row in rows
        ]

    async def names(self, match: str) -> tuple[str, str]:
        """The names under which the players joined."""
        (rows,) = await self._store.read((_NAMES, {"match_": match}))
        found = ["", ""]
        for row in rows:
            found[row.seat] = str(msgspec.json.decode(row.payload).get("name", ""))
        return found[0], found[1]


def _listed(row: Any) -> ListedSeat:
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=ClockPlan)
    seat = OpenSeat(
        row.match,
        Seat(row.seat),
        bool(row.tossed),
        row.name,
        row.created,
        row.until,
        bytes(row.client),
        row.quick,
        row.offer,
    )
    return ListedSeat(seat, row.game, row.variant, clock, row.delay, row.form)
