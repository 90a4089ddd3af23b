"""The statements that write open seats, and moves of seats to another device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from skirmish.server.storage.entries import MOST_OFFERS, OpenSeat, SeatMove, StaleEntry, TooManyOffers
from skirmish.server.storage.schema import moves, open_seats

_INSERT_SEAT: Final = insert(open_seats)
LEASE: Final = (
    update(open_seats).where(open_seats.c.match == bindparam("match_")).values(until=bindparam("until_"))
)
"""Sets until when open seats are listed."""


def lock_clients(seats: Sequence[OpenSeat], connection: Connection) -> None:
    """Until the end of the transaction, let no other server add an open seat of the same clients."""
    if connection.dialect.name == "postgresql":
        for mark in sorted({int.from_bytes(each.client[:8], "big", signed=True) for each in seats}):
            connection.execute(select(func.pg_advisory_xact_lock(mark)))


def open_seat(seat: OpenSeat, connection: Connection) -> None:
    """Add an open seat. A quick match's replaces the one that has lapsed; IntegrityError if it has not.

    Raises :class:`TooManyOffers` if its client has made as many other offers as it may. The seats of an offer
    in several games count once.
    """
    offer = func.coalesce(open_seats.c.offer, open_seats.c.match)
    others = (open_seats.c.client == seat.client, open_seats.c.until >= seat.created)
    count = select(func.count(offer.distinct())).where(*others, offer != (seat.offer or seat.match))
    if connection.execute(count).scalar_one() >= MOST_OFFERS:
        raise TooManyOffers
    if seat.quick is not None:
        lapsed = (open_seats.c.quick == seat.quick, open_seats.c.until < seat.created)
        connection.execute(update(open_seats).where(*lapsed).values(quick=None))
    connection.execute(_INSERT_SEAT, [{**asdict(seat), "seat": int(seat.seat)}])


def offer_move(move: SeatMove, at: int, connection: Connection) -> None:
    """Add a move, and remove those that have lapsed."""
    connection.execute(delete(moves).where(moves.c.until < at))
    rows = [{"secret": move.secret, "until": move.until, **asdict(seat)} for seat in move.seats]
    connection.execute(insert(moves), rows)


def end_move(secret: bytes, at: int, connection: Connection) -> None:
    """Remove a move, and those that have lapsed. Raises :class:`StaleEntry` if it is not there any more."""
    connection.execute(delete(moves).where(moves.c.until < at))
    if not (connection.execute(delete(moves).where(moves.c.secret == secret))).rowcount:
        raise StaleEntry


def remove_seat(match: str, condition: ColumnElement[bool], connection: Connection) -> None:
    """Remove an open seat. Raises :class:`StaleEntry` if it is not open, or not so: another was first."""
    if connection.execute(delete(open_seats).where(open_seats.c.match == match, condition)).rowcount != 1:
        raise StaleEntry
