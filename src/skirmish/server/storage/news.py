"""Group reads: all matches that catch up during one read share the next, as writes share a commit.

Where servers share a database, each reads what the others have written. Under load there is more to read and
less time for it: then a read is for more matches, instead of there being more reads.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, cast

import msgspec
from sqlalchemy import ARRAY, Connection, Integer, String, any_, bindparam, func, select

from skirmish.core import Seat, SkirmishError
from skirmish.match import Issued
from skirmish.match.commands import decode
from skirmish.server.ops.logging import logger
from skirmish.server.storage.entries import Access, BrokenLog, LogEntry, News, Role, StorageFailure, checksum
from skirmish.server.storage.monitor import DAMAGE, cause_of
from skirmish.server.storage.schema import keys, log, showings

ENTRY: Final = (
    *(log.c.match, log.c.seq, log.c.action_id, log.c.kind),
    *(log.c.seat, log.c.payload, log.c.at, log.c.checksum),
)
"""The columns of an entry."""
SHOWING: Final = select(showings.c.delay).where(showings.c.match == bindparam("match"))
"""By how many milliseconds anyone may watch a match late; no row: only with a key."""
_SEATS: Final = {None: None, 0: Seat.SOUTH, 1: Seat.NORTH}

_KEY: Final = (keys.c.match, keys.c.role, keys.c.hash, keys.c.revoked)
_SHOWN: Final = (showings.c.match, showings.c.delay)
_IDS: Final = bindparam("ids", type_=ARRAY(String))
_ASKED: Final = (
    func.unnest(_IDS, bindparam("after", type_=ARRAY(Integer)))
    .table_valued("match", "after", name="asked")
    .render_derived()
)
_OF_MANY: Final = (
    select(*ENTRY)
    .join(_ASKED, (log.c.match == _ASKED.c.match) & (log.c.seq > _ASKED.c.after))
    .order_by(log.c.match, log.c.seq),
    select(*_KEY).where(keys.c.match == any_(_IDS)),
    select(*_SHOWN).where(showings.c.match == any_(_IDS)),
)
_OF_ONE: Final = (
    select(*ENTRY)
    .where(log.c.match == bindparam("match"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq),
    select(*_KEY).where(keys.c.match == bindparam("match")),
    select(*_SHOWN).where(showings.c.match == bindparam("match")),
)


class _Asked(NamedTuple):
    match: str
    after: int
    entries_only: bool
    answer: asyncio.Future[News | None]


class NewsReader:
    """Reads one group after the other, while there is anything to read. ``read`` does some work over a
    connection, or raises :class:`StorageFailure`."""

    def __init__(self, read: Callable[[Callable[[Connection], Any]], Awaitable[Any]]) -> None:
        self._read = read
        self._waiting: list[_Asked] = []
        self._task: asyncio.Task[None] | None = None

    async def of(self, match: str, after: int, *, entries_only: bool = False) -> News | None:
        """What has changed in a match after an entry, until now; None if it was deleted, unless only entries
        are asked for, which is less work.

        Raises :class:`BrokenLog` and :class:`StorageFailure`.
        """
        asked = _Asked(match, after, entries_only, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="skirmish news")
        return await asked.answer

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                await self._answer(group)
            except Exception as error:
                if not isinstance(error, StorageFailure):  # which is reported
                    logger().exception("fault", where="news")
                for each in group:
                    _settle(each.answer, StorageFailure("storage-failed"))

    async def _answer(self, group: Sequence[_Asked]) -> None:
        asked, whole = dict[str, int](), set[str]()
        for each in group:
            asked[each.match] = min(each.after, asked.get(each.match, each.after))
            if not each.entries_only:
                whole.add(each.match)
        try:
            with one_match():
                found = await self._read(lambda connection: _rows(connection, asked, whole))
        except BrokenLog as error:  # damaged pages of one of them
            if len(asked) == 1:
                for each in group:
                    _settle(each.answer, error)
                return
            for each in group:
                await self._answer([each])
            return
        for each in group:
            try:
                answer: News | SkirmishError | None = _news(each, *[rows[each.match] for rows in found])
            except BrokenLog as error:
                answer = error
            _settle(each.answer, answer)


def _settle(answer: asyncio.Future[News | None], found: News | SkirmishError | None) -> None:
    if answer.done():  # its caller was cancelled
        return
    if isinstance(found, SkirmishError):
        answer.set_exception(found)
    else:
        answer.set_result(found)


def _rows(
    connection: Connection, asked: Mapping[str, int], whole: Collection[str]
) -> list[Mapping[str, list[Any]]]:
    """Entries of what is asked, keys and showings of the ``whole`` ones, each by match."""
    found = list[Mapping[str, list[Any]]]()
    for of_many, of_one, ids in zip(_OF_MANY, _OF_ONE, (asked, whole, whole), strict=True):
        after = [asked[each] for each in ids]
        if connection.dialect.name == "postgresql":
            given = [{"ids": [*ids], "after": after}] if ids else []
            query: Any = of_many
        else:  # one server, to which only an operator's commands are news
            given = [{"match": match, "after": seq} for match, seq in zip(ids, after, strict=True)]
            query = of_one
        by_match = defaultdict[str, list[Any]](list)
        for each in given:
            for row in connection.execute(query, each):
                by_match[row.match].append(row)
        found.append(by_match)
    return found


def _news(asked: _Asked, entries: list[Any], held: list[Any], shown: list[Any]) -> News | None:
    new = tuple([log_entry(row) for row in entries if row.seq > asked.after])
    if asked.entries_only:
        return News(new, None)
    if not held:
        return None
    valid: dict[Role, bytes | None] = {cast(Role, row.role): None for row in held}
    valid |= {cast(Role, row.role): bytes(row.hash) for row in held if row.revoked is None}
    return News(new, Access(valid, shown[0].delay if shown else None))


@contextmanager
def one_match() -> Iterator[None]:
    """Of what is read here, damaged pages are the fault of a match, not of the database."""
    try:
        yield
    except StorageFailure as error:
        cause = error.__cause__
        if cause is not None and cause_of(cause).startswith(DAMAGE):
            raise BrokenLog("unreadable-match", where="pages") from error
        raise


def log_entry(row: Any) -> LogEntry:
    """A row of the log. Raises :class:`BrokenLog` if we cannot have written it."""
    match, seq, command_id, kind, seat, payload, at, found = row
    if found is not None and found != checksum(match, seq, command_id, kind, seat, payload, at):
        raise BrokenLog("unreadable-match", where=f"entry {seq}: changed")
    try:
        plain = msgspec.json.decode(payload)
        chance = tuple(plain.pop("chance", ()))
        issued = Issued(decode({**plain, "kind": kind}), _SEATS[seat], at)
    except (ValueError, KeyError, AttributeError, TypeError, msgspec.MsgspecError) as error:
        raise BrokenLog("unreadable-match", where=f"entry {seq}: no command") from error
    return LogEntry(match, seq, command_id, issued, chance)
