"""What servers ask of a PostgreSQL database that they share: the time, claims, and what others have changed.

Every statement is a transaction of its own: a server that freezes between two of them holds no lock. Each may
be executed twice.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import ARRAY, BigInteger, Connection, String, bindparam, text

from skirmish.server.storage.engine import (
    DEADLINE,
    MOST_URGENT,
    PostgresqlEngine,
    database_errors,
    within,
)
from skirmish.server.storage.entries import ServingPeriod, StorageFailure
from skirmish.server.storage.store import Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

PATIENCE: Final = 2.0
"""Seconds for a statement: what it asks for is of no use later."""
LEASE: Final = 2_000
"""Milliseconds for which a claim lasts unless it is kept."""
GAP: Final = 5_000
"""Milliseconds without a beat of any server that count as time; in a longer gap no server ran."""
STEP: Final = 1_000
"""Milliseconds by which the database's clock must go back to have been set."""
_OLD: Final = 60_000
"""Milliseconds after which an expired claim is deleted."""

_WORDS: Final = {
    "UNCLAIMED": "NOT EXISTS (SELECT FROM claims WHERE match = id AND until >= WALL)",
    "WALL": "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    "LAST": "(SELECT max(id) FROM serving_periods)",
    "RUNS": f"(wall - wall_offset BETWEEN until - {STEP} AND until + {GAP})",
    "LEASE": str(LEASE),
    "OLD": str(_OLD),
}


def _sql(statement: str, *parameters: Any) -> Any:
    """A statement, in which some words stand for expressions."""
    for word, meaning in _WORDS.items():
        statement = re.sub(rf"\b{word}\b", meaning, statement)
    return text(statement).bindparams(*parameters)


_BEAT: Final = _sql("""
    UPDATE serving_periods SET until = greatest(until, wall - wall_offset)
    FROM (SELECT WALL AS wall) AS clock
    WHERE id = LAST AND RUNS
    RETURNING since, until, wall_offset, wall
""")
_BEGIN: Final = _sql("""
    INSERT INTO serving_periods (since, until, wall_offset)
    SELECT coalesce(until, wall), coalesce(until, wall), wall - coalesce(until, wall)
    FROM (SELECT WALL AS wall) AS clock LEFT JOIN serving_periods ON id = LAST
    WHERE id IS NULL OR NOT RUNS
    RETURNING since, until, wall_offset, until + wall_offset AS wall
""")
_CLAIM: Final = """
    INSERT INTO claims (match, node, until)
    SELECT id, :node, WALL + LEASE FROM (%s) AS wanted ORDER BY id
    ON CONFLICT (match) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE claims.until < WALL OR claims.node = excluded.node
    RETURNING match
"""
_IDS: Final = bindparam("ids", type_=ARRAY(String))
_CLAIM_THESE: Final = _sql(_CLAIM % "SELECT unnest(:ids) AS id", _IDS)
_CLAIM_THINKING: Final = _sql(
    _CLAIM % "SELECT id FROM matches WHERE id = ANY(:ids) AND computer_to_move AND UNCLAIMED", _IDS
)
_CLAIM_DUE: Final = _sql(
    _CLAIM % "SELECT id FROM matches WHERE due < :due AND id <> ALL(:ids) AND UNCLAIMED LIMIT :most",
    _IDS,
    bindparam("due", type_=BigInteger),
)
_WAITING: Final = _sql(
    """
    SELECT id, south_level IS NOT NULL AND north_level IS NOT NULL AS exhibition FROM matches
    WHERE computer_to_move AND (south_level IS NULL OR north_level IS NULL OR id = ANY(:shown))
        AND id <> ALL(:ids) AND UNCLAIMED
    ORDER BY exhibition LIMIT :most
    """,
    _IDS,
    bindparam("shown", type_=ARRAY(String)),
)
_KEEP: Final = _sql(
    "UPDATE claims SET until = WALL + LEASE WHERE node = :node AND match = ANY(:ids) RETURNING match", _IDS
)
_RELEASE: Final = _sql("DELETE FROM claims WHERE node = :node AND match = ANY(:ids)", _IDS)
_RELEASE_ALL: Final = _sql("DELETE FROM claims WHERE node = :node OR until < WALL - OLD")
_MARKS: Final = _sql(
    """
    SELECT id,
        (SELECT max(seq) FROM log WHERE match = id) AS seq,
        (SELECT count(*) + count(revoked) FROM keys WHERE match = id) AS keys,
        (SELECT delay FROM showings WHERE match = id) AS showing
    FROM matches WHERE id = ANY(:ids)
    """,
    _IDS,
)


_PAUSE: Final = text("SELECT pg_sleep(0.1)")
"""Lasts long enough for others at the same time to need connections of their own."""


class Mark(NamedTuple):
    """How far a match has come in the database: it differs if anything has changed that viewers notice."""

    seq: int
    keys: int
    """Grows whenever a key is added or revoked."""
    showing: int | None


@dataclass(frozen=True, slots=True)
class Beat:
    """An answer of the database: its wall time, and the period of serving that goes on."""

    wall: int
    period: ServingPeriod


class SharedStore:
    """The database as several servers see it. Every method raises :class:`StorageFailure` if it fails."""

    def __init__(self, store: Store) -> None:
        self._monitor = store.monitor
        assert isinstance(store.engine, PostgresqlEngine)
        self._engine = store.engine

    def connection(self) -> AsyncConnection:
        """A connection of one's own, to be opened and closed by the caller."""
        return self._engine.reading.connect()

    async def connect(self) -> None:
        """Make the connections of urgent statements: making one takes too long while the database is slow."""
        await asyncio.gather(*(self._run(_PAUSE) for _ in range(MOST_URGENT)))

    async def beat(self) -> Beat:
        """This server runs: charge the time since the last beat of any server, unless none ran meanwhile."""
        while True:
            for statement in (_BEAT, _BEGIN):
                if rows := await self._run(statement):
                    row = rows[0]
                    return Beat(row.wall, ServingPeriod(row.since, row.until, row.wall_offset))

    async def claim(self, node: str, matches: Iterable[str]) -> list[str]:
        """Claim matches; those of them that no other server holds."""
        return [each.match for each in await self._run(_CLAIM_THESE, node=node, ids=sorted(matches))]

    async def claim_thinking(self, node: str, matches: Iterable[str]) -> list[str]:
        """Claim those of these matches that wait for a computer and that no server sees to."""
        return [each.match for each in await self._run(_CLAIM_THINKING, node=node, ids=[*matches])]

    async def claim_due(self, node: str, due: int, *, but: Sequence[str], most: int) -> list[str]:
        """Claim matches that no server sees to, with a clock that was up at ``due``."""
        rows = await self._run(_CLAIM_DUE, node=node, due=due, ids=but, most=most)
        return [each.match for each in rows]

    async def waiting(self, *, shown: Sequence[str], but: Sequence[str], most: int) -> list[tuple[str, bool]]:
        """Matches that wait for a computer and that no server sees to, and whether two computers play.

        Computers that play each other count where they are ``shown``."""
        rows = await self._run(_WAITING, shown=shown, ids=but, most=most)
        return [(each.id, each.exhibition) for each in rows]

    async def keep(self, node: str, matches: Iterable[str]) -> list[str]:
        """Keep claims; those of them that this server still has."""
        return [each.match for each in await self._run(_KEEP, node=node, ids=[*matches])]

    async def release(self, node: str, matches: Iterable[str]) -> None:
        """Give claims up."""
        await self._run(_RELEASE, node=node, ids=[*matches])

    async def release_all(self, node: str) -> None:
        """Give up every claim of a server, and delete those that expired long ago."""
        await self._run(_RELEASE_ALL, node=node)

    async def marks(self, matches: Iterable[str]) -> dict[str, Mark]:
        """How far matches have come; a match that was deleted is missing."""
        rows = await self._run(_MARKS, DEADLINE, ids=[*matches])
        return {row.id: Mark(row.seq or 0, row.keys, row.showing) for row in rows}

    async def _run(self, statement: Any, patience: float = PATIENCE, **given: Any) -> Sequence[Any]:
        def rows(connection: Connection) -> Sequence[Any]:
            result = connection.execute(statement, given)
            return result.all() if result.returns_rows else ()

        try:
            return await within(patience, self._engine.read(rows, urgent=True))
        except database_errors() as error:
            self._monitor.failed(error, "read")
            raise StorageFailure("storage-failed") from error
