"""What the operator and running servers tell each other through the database.

``skirmish admin`` writes here, and every server looks once a second (:mod:`skirmish.server.ops.orders`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, literal, select
from sqlalchemy.exc import IntegrityError

from skirmish.server.storage.engine import DEADLINE, database_errors, within
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.schema import log, matches, reloads, restrictions
from skirmish.server.storage.store import Store

BAN, STOP = "ban", "stop"
"""Kinds of restrictions: a network whose clients are refused; no new matches (the subject is empty)."""
_KEPT: Final = 1000
"""Reloads that are kept: far more than there can be between two looks of a server."""
_TRIES: Final = 5

_RESTRICTIONS: Final = select(restrictions).order_by(restrictions.c.kind, restrictions.c.subject)
_LAST: Final = select(func.coalesce(func.max(reloads.c.id), 0).label("id"))
_RELOADS: Final = select(reloads).where(reloads.c.id > bindparam("after")).order_by(reloads.c.id)
_KNOWN: Final = select(matches.c.id).where(matches.c.id == bindparam("match"))
_LISTED: Final = (
    select(
        matches.c.id,
        matches.c.game,
        matches.c.variant,
        matches.c.status,
        matches.c.created,
        func.count(log.c.seq).label("entries"),
        func.coalesce(func.max(log.c.at), matches.c.created).label("last"),
    )
    .outerjoin(log, log.c.match == matches.c.id)
    .group_by(matches.c.id)
    .order_by(func.coalesce(func.max(log.c.at), matches.c.created).desc(), matches.c.id)
)


@dataclass(frozen=True, slots=True)
class Restrictions:
    """What the operator has restricted: networks that are banned, and whether new matches are stopped."""

    banned: tuple[str, ...] = ()
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A stored match in the operator's list. Times are server time."""

    id: str
    game: str
    variant: str
    status: str
    created: int
    entries: int
    last: int
    """When its last entry was written, or else when it was set up."""


class OperatorStore:
    """The operator's part of an open database. Every writing method returns after the commit."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look(self, after: int) -> tuple[Restrictions, list[tuple[int, str]]]:
        """The restrictions, and the matches changed since that change, each with the number of its change."""
        rows, changed = await self._store.read((_RESTRICTIONS, {}), (_RELOADS, {"after": after}))
        banned = tuple([each.subject for each in rows if each.kind == BAN])
        stopped = any(each.kind == STOP for each in rows)
        return Restrictions(banned, stopped), [(each.id, each.match) for each in changed]

    async def knows(self, match: str) -> bool:
        """Whether there is a match of that id."""
        (rows,) = await self._store.read((_KNOWN, {"match": match}))
        return bool(rows)

    async def last_reload(self) -> int:
        """The number of the last change."""
        (rows,) = await self._store.read((_LAST, {}))
        number: int = rows[0].id
        return number

    async def restrict(self, kind: str, subject: str = "") -> bool:
        """Add a restriction; False if it is there already."""
        try:
            await self._execute(insert(restrictions).values(kind=kind, subject=subject))
        except IntegrityError:
            return False
        return True

    async def lift(self, kind: str, subject: str = "") -> bool:
        """Remove a restriction; False if there is none."""
        held = (restrictions.c.kind == kind, restrictions.c.subject == subject)
        return await self._execute(delete(restrictions).where(*held)) > 0

    async def reload(self, match: str) -> None:
        """Have every server read a match again, which another program has changed or deleted.

        Numbers are given in the order of the commits, so that no server misses one: who comes second to the
        same number tries again.
        """
        following = select(_LAST.scalar_subquery() + 1, literal(match))
        old = reloads.c.id <= _LAST.scalar_subquery() - _KEPT
        for left in reversed(range(_TRIES)):
            try:
                await self._execute(
                    insert(reloads).from_select(["id", "match"], following), delete(reloads).where(old)
                )
            except IntegrityError:
                if not left:
                    raise StorageFailure("storage-failed") from None
            else:
                return

    async def listed(
        self, status: str | None = None, game: str | None = None, before: int | None = None
    ) -> list[Listed]:
        """Matches, last used first: those of a status and a game, without an entry since ``before``."""
        query = _LISTED
        if status is not None:
            query = query.where(matches.c.status == status)
        if game is not None:
            query = query.where(matches.c.game == game)
        if before is not None:
            query = query.having(func.coalesce(func.max(log.c.at), matches.c.created) < before)
        (rows,) = await self._store.read((query, {}))
        return [Listed(*each) for each in rows]

    async def _execute(self, *statements: Any) -> int:
        """Execute statements in one transaction; the number of rows that the first one changed."""

        def run(connection: Connection) -> int:
            first, *_ = [connection.execute(each).rowcount for each in statements]
            return first

        try:
            return await within(DEADLINE, self._store.engine.run(run))
        except IntegrityError:
            raise
        except database_errors() as error:
            raise StorageFailure("storage-failed") from error
