"""The store: reads matches, keys and logs, and hands writes to the :mod:`~skirmish.server.storage.writer`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final, TypeVar, cast

import msgspec
from sqlalchemy import Connection, String, bindparam, column, exists, insert, or_, select, table
from sqlalchemy.engine import URL, make_url

from skirmish.core import Seat
from skirmish.server.storage.engine import (
    DEADLINE,
    DISPOSE_DEADLINE,
    LONGEST_MIGRATION,
    DatabaseEngine,
    PostgresqlEngine,
    database_errors,
    postgresql_engine,
    reading_engine,
    sqlite_engine,
    within,
)
from skirmish.server.storage.entries import (
    BrokenLog,
    Holder,
    Kept,
    LogEntry,
    MatchStatus,
    MovingSeat,
    News,
    Opened,
    Renewal,
    Role,
    SeatMove,
    ServingPeriod,
    StorageFailure,
    StoredMatch,
)
from skirmish.server.storage.migrate import (
    NewerDatabase,
    OlderDatabase,
    check_revision,
    latest_revision,
    migrate,
)
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.news import ENTRY, SHOWING, NewsReader, log_entry, one_match
from skirmish.server.storage.rows import match_checksum
from skirmish.server.storage.schema import epochs, keys, log, matches, moves, serving_periods
from skirmish.server.storage.statements import EPOCH
from skirmish.server.storage.writer import Writer
from skirmish.server.storage.writes import Write
from skirmish.server.wire.common import ClockPlan

T = TypeVar("T")

_MATCH: Final = select(matches).where(matches.c.id == bindparam("match"))
_LOG: Final = select(*ENTRY).where(log.c.match == bindparam("match")).order_by(log.c.seq)
_JOINED: Final = select(log.c.seq).where(
    log.c.match == keys.c.match, log.c.kind == "join", log.c.at == keys.c.revoked
)
"""The command that revoked a key, if it was a player's joining: both have one time."""
_KEY: Final = select(
    keys.c.role, keys.c.revoked, (keys.c.revoked.is_not(None) & exists(_JOINED)).label("claimed")
).where(keys.c.match == bindparam("match"), keys.c.hash == bindparam("hash"))
_VALID_KEY: Final = select(keys.c.hash).where(
    keys.c.match == bindparam("match"), keys.c.role == bindparam("role"), keys.c.revoked.is_(None)
)
_DUE: Final = select(matches.c.id, matches.c.due).where(matches.c.due.is_not(None)).order_by(matches.c.due)
_OF_MATCH: Final = select(log.c.seq).where(log.c.match == matches.c.id)
_EXPIRED: Final = (
    select(matches.c.id)
    .where(
        or_(
            (matches.c.status == "waiting")
            & (matches.c.created < bindparam("unjoined"))
            & ~exists(_OF_MATCH.where(log.c.action_id.is_not(None))),  # only people's commands have an id
            (matches.c.status != "playing")
            & (matches.c.created < bindparam("over"))
            & ~exists(_OF_MATCH.where(log.c.at >= bindparam("over"))),
        )
    )
    .limit(bindparam("most"))
)
_IDS: Final = select(matches.c.id).where(matches.c.id > bindparam("after")).order_by(matches.c.id).limit(500)
_COMPUTERS: Final = select(matches.c.id).where(matches.c.computer_to_move)
_BATTLES: Final = (
    select(matches.c.id).where(matches.c.series == bindparam("series_")).order_by(matches.c.battle)
)
_MOVE: Final = select(moves).where(moves.c.secret == bindparam("secret_"))
_REVISION: Final = select(column("version_num", String)).select_from(table("alembic_version"))
_PERIODS: Final = select(serving_periods).order_by(serving_periods.c.id)


class Store:
    """An open database. Every writing method returns after the commit."""

    def __init__(self, engine: DatabaseEngine, monitor: StorageMonitor) -> None:
        self.engine = engine
        self.monitor = monitor
        self._writer = Writer(engine, monitor)
        self._news = NewsReader(self._read)

    @classmethod
    async def open(cls, url: str, monitor: StorageMonitor | None = None) -> Store:
        """Open ``sqlite:///PATH`` or ``postgresql+asyncpg://…`` and bring it up to date.

        Raises :class:`StorageFailure` (``no-database``, ``database-too-new``) if that can't be done.
        """
        parsed = make_url(url)
        try:
            engine = await _migrated(parsed)
        except database_errors(NewerDatabase) as error:
            raise _cannot_open(parsed, error) from error
        store = cls(engine, monitor or StorageMonitor())
        store._writer.start()
        return store

    @classmethod
    async def join(cls, url: str) -> Store:
        """Open a database that is up to date, and that a server may use, without migrating it.

        Raises :class:`StorageFailure` (``no-database``, ``database-too-new``, ``database-too-old``).
        """
        await (await cls.open_for_reading(url)).close()
        parsed = make_url(url)
        sqlite = parsed.get_backend_name() == "sqlite"
        store = cls(sqlite_engine(parsed) if sqlite else postgresql_engine(parsed), StorageMonitor())
        store._writer.start()
        return store

    @classmethod
    async def open_for_reading(cls, url: str) -> Store:
        """Open a database without changing it; a server may use it.

        Raises :class:`StorageFailure` (``no-database``, ``database-too-new``, ``database-too-old``).
        """
        parsed = make_url(url)
        engine = reading_engine(parsed)
        try:
            await within(DEADLINE, engine.run(check_revision))
        except database_errors(NewerDatabase, OlderDatabase) as error:
            await engine.dispose()
            raise _cannot_open(parsed, error) from error
        return cls(engine, StorageMonitor())

    async def close(self) -> None:
        """Commit what waits, then close; a database that hangs is left after a few seconds."""
        await self._writer.close()
        with suppress(TimeoutError):
            await within(DISPOSE_DEADLINE, self.engine.dispose())

    async def crash(self) -> None:
        """Close without committing what waits, as a killed process would. For tests."""
        await self._writer.crash()
        await self.engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return isinstance(self.engine, PostgresqlEngine)

    def after_commits(self, tell: Callable[[Sequence[Write]], None]) -> None:
        """Have every committed transaction told, before its writes are answered."""
        self._writer.told = tell

    @property
    def commits(self) -> int:
        """The number of transactions committed."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """The number of writes that are not committed yet."""
        return self._writer.waiting

    @property
    def oldest_wait(self) -> float:
        """Seconds for which the oldest of them has waited."""
        return self._writer.oldest_wait

    def free_bytes(self) -> int | None:
        """The free space on SQLite's disk; None for PostgreSQL, which may be on another machine."""
        path = self.engine.url.database
        if self.engine.url.get_backend_name() != "sqlite" or not path or path == ":memory:":
            return None
        return disk_usage(Path(path).absolute().parent).free

    async def writable(self) -> bool:
        """Whether writing works: as the latest writes show, or else by a write that changes nothing."""
        known = self.monitor.writable()
        if known is None:
            try:
                await self._writer.write(Write(probe=True))
            except StorageFailure:
                return False
        return known is not False

    async def schema_fits(self) -> bool:
        """Whether the database has had all migrations that this version knows; True if it does not answer.

        It may have had more: another server is being upgraded.
        """
        try:
            (found,) = await self.read((_REVISION, {}))
        except StorageFailure:
            return True
        return bool(found) and found[0].version_num >= latest_revision()

    async def append(
        self,
        entries: Sequence[LogEntry],
        status: MatchStatus | None = None,
        opened: Sequence[Opened] = (),
        renewals: Sequence[Renewal] = (),
        key: bytes | None = None,
    ) -> None:
        """Add entries to a match's log, all or none, with its status then, the rematch it opened and the keys
        that it replaced.

        Raises :class:`StaleEntry` if the log has an entry of that number or command id already, or if
        ``key`` was revoked; :class:`StorageFailure` if the database failed.
        """
        match = entries[0].match
        changed = () if status is None else ((match, status),)
        valid = () if key is None else ((match, key),)
        await self._writer.write(Write(entries, changed, opened, renewals, valid=valid))

    async def write(self, write: Write) -> None:
        """Write anything, all or none. Raises :class:`StaleEntry` and :class:`StorageFailure`."""
        await self._writer.write(write)

    async def create(self, *new: Opened) -> None:
        """Add matches with their first entries and keys: all of them or none."""
        await self._writer.write(Write(opened=new))

    async def serving_periods(self) -> list[ServingPeriod]:
        """When servers ran on this database, in order."""
        (found,) = await self.read((_PERIODS, {}))
        return [ServingPeriod(each.since, each.until, each.wall_offset) for each in found]

    async def serve(self, period: ServingPeriod) -> None:
        """A period of serving begins."""
        await self._writer.write(Write(serving=(period,)))

    async def beat(self, at: int) -> None:
        """The server runs at that server time. Entries tell so too."""
        await self._writer.write(Write(beat=at))

    async def delete(self, matches: Sequence[str]) -> None:
        """Delete matches with their keys and logs."""
        await self._writer.write(Write(deleted=matches))

    async def expired(self, unjoined: int, over: int, most: int) -> list[str]:
        """Matches that no person joined, set up before ``unjoined``, and matches that are over or have not
        started, without an entry since ``over``; up to ``most`` of them."""
        (found,) = await self.read((_EXPIRED, {"unjoined": unjoined, "over": over, "most": most}))
        return [each.id for each in found]

    async def match_ids(self, after: str) -> list[str]:
        """The ids of some matches, in order, beginning after that one."""
        (found,) = await self.read((_IDS, {"after": after}))
        return [each.id for each in found]

    async def begin_epoch(self, least: int = 0) -> int:
        """Begin another epoch, above ``least``, after a backup was restored; its number. For commands, not
        for servers: matches are told of it when they are loaded."""

        def begun(connection: Connection) -> int:
            number: int = max(least, connection.execute(EPOCH).scalar_one()) + 1
            connection.execute(insert(epochs).values(number=number))
            return number

        try:
            return await self.engine.run(begun)
        except database_errors() as error:
            raise StorageFailure("storage-failed") from error

    async def load(self, match: str) -> Kept | None:
        """A match with its whole log; None for an unknown id. Raises :class:`BrokenLog`."""
        given = {"match": match}
        row, rows, epoch, shown = await self._read_match(
            (_MATCH, given), (_LOG, given), (EPOCH, {}), (SHOWING, given)
        )
        if not row:
            return None
        entries, now = tuple([log_entry(each) for each in rows]), epoch[0][0]
        restored = now if now > (row[0].epoch or 0) else 0
        return Kept(_match(row[0]), _status(row[0]), entries, restored, shown[0].delay if shown else None)

    async def news(self, match: str, after: int, *, entries_only: bool = False) -> News | None:
        """What has changed in a match after that entry; None if it was deleted. Raises :class:`BrokenLog`."""
        return await self._news.of(match, after, entries_only=entries_only)

    async def role(self, match: str, key: bytes) -> Holder | None:
        """The role that a key (its hash) grants in a match; None for an unknown key. Raises
        :class:`BrokenLog`."""
        (found,) = await self._read_match((_KEY, {"match": match, "hash": key}))
        if not found:
            return None
        role, revoked, claimed = found[0]
        return Holder(cast(Role, role), revoked is not None, bool(claimed))

    async def move(self, secret: bytes) -> SeatMove | None:
        """The move that a secret (its hash) makes; None if there is none."""
        (found,) = await self.read((_MOVE, {"secret_": secret}))
        seats = tuple([MovingSeat(each.match, cast(Role, each.role), bytes(each.key)) for each in found])
        return SeatMove(secret, found[0].until, seats) if found else None

    async def battles(self, series: str) -> list[str]:
        """The matches of a series, in their order."""
        (found,) = await self.read((_BATTLES, {"series_": series}))
        return [each.id for each in found]

    async def valid_key(self, match: str, role: Role) -> bytes | None:
        """The hash of the key that grants a role in a match now; None if none does."""
        (found,) = await self.read((_VALID_KEY, {"match": match, "role": role}))
        return bytes(found[0].hash) if found else None

    async def open_matches_due(self) -> list[tuple[str, int]]:
        """Every match in which a clock runs, with the time when it will be up, soonest first."""
        (found,) = await self.read((_DUE, {}))
        return [(each.id, each.due) for each in found]

    async def computers_to_move(self) -> list[str]:
        """Every match that waits for a computer's decision."""
        (found,) = await self.read((_COMPUTERS, {}))
        return [each.id for each in found]

    async def read(self, *queries: tuple[Any, dict[str, Any]]) -> list[Sequence[Any]]:
        """The rows of several queries, over one connection."""

        def rows(connection: Connection) -> list[Sequence[Any]]:
            return [connection.execute(query, given).all() for query, given in queries]

        return await self._read(rows)

    async def _read_match(self, *queries: tuple[Any, dict[str, Any]]) -> list[Sequence[Any]]:
        """The same for the rows of one match."""
        with one_match():
            return await self.read(*queries)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await within(DEADLINE, self.engine.read(work))
        except database_errors(UnicodeError) as error:
            self.monitor.failed(error, "read")
            raise StorageFailure("storage-failed") from error


def _cannot_open(url: URL, error: Exception) -> StorageFailure:
    shown = url.render_as_string(hide_password=True)
    if isinstance(error, NewerDatabase):
        return StorageFailure("database-too-new", url=shown)
    if isinstance(error, OlderDatabase):
        return StorageFailure("database-too-old", url=shown)
    return StorageFailure("no-database", url=shown)


async def _migrated(url: URL) -> DatabaseEngine:
    """An engine for a database that is up to date. Migrations may take longer than other statements."""
    sqlite = url.get_backend_name() == "sqlite"
    migrating: DatabaseEngine = (
        sqlite_engine(url) if sqlite else postgresql_engine(url, LONGEST_MIGRATION, LONGEST_MIGRATION)
    )
    try:
        await migrating.run(migrate)
    except BaseException:
        await migrating.dispose()
        raise
    if sqlite:
        return migrating
    await migrating.dispose()
    return postgresql_engine(url)


def _match(row: Any) -> StoredMatch:
    found = row._mapping
    if row.checksum is not None and row.checksum != match_checksum(found):
        raise BrokenLog("unreadable-match", where="match: changed")
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=ClockPlan)
    levels = (row.south_level, row.north_level)
    return StoredMatch(
        row.id,
        row.game,
        row.variant,
        Seat(row.first),
        levels,
        clock,
        bytes(row.secret),
        row.created,
        row.rules or 1,
        row.position,
        row.series,
        row.form,
        row.battle,
        row.past,
    )


def _status(row: Any) -> MatchStatus:
    return MatchStatus(row.status, row.due, bool(row.computer_to_move))
