"""What ``skirmish admin`` does with matches, through the database alone: a server may run beside it, or none.

A running server is told to read the match again (:mod:`skirmish.server.ops.orders`). Nothing hidden is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal
from uuid import uuid4

from skirmish.core import MatchError, Seat
from skirmish.core.errors import excerpt
from skirmish.match import Issued
from skirmish.match.commands import Close
from skirmish.server.clock import SystemClock
from skirmish.server.matches.log import MatchLog
from skirmish.server.storage.entries import StaleEntry, StorageFailure, StoredMatch
from skirmish.server.storage.operator import OperatorStore
from skirmish.server.storage.store import Store

Result = Literal["draw", "south", "north"]
"""How the operator ends a match: drawn, or won by a seat."""
_TRIES: Final = 5
"""A player may decide at the same moment: then the operator's entry comes after theirs."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What an operator may know of a match: no hand, no secret, no key. Times are wall time in
    milliseconds."""

    match: StoredMatch
    status: str
    names: tuple[str | None, str | None]
    """The name with which each seat was taken; None: it is vacant, or a computer's."""
    entries: int
    created: int
    last: int
    over: str | None
    """How it ended."""


async def server_time(store: Store) -> int:
    """The latest server time that the database knows; a running server is at most a few seconds ahead."""
    return max((each.until for each in await store.serving_periods()), default=0)


async def report(store: Store, match: str) -> MatchReport:
    """What is stored of a match. Raises ``no-such-match``."""
    log = await _log(store, match)
    clock = SystemClock(await store.serving_periods())
    last = log.changes[-1].issued.at if log.changes else log.stored.created
    joined = log.snapshot.joined
    names = tuple(
        None if taken is None or log.stored.levels[seat] is not None else taken.name
        for seat, taken in enumerate(joined)
    )
    ended = None if log.snapshot.match is None else log.snapshot.match.over
    return MatchReport(
        log.stored,
        log.status.status,
        (names[0], names[1]),
        len(log.changes),
        clock.wall_time(log.stored.created),
        clock.wall_time(last),
        None if ended is None else ended.how,
    )


async def close(store: Store, match: str, result: Result) -> None:
    """End a match that is being played. Its log and its record say that it was the operator.

    Raises ``no-such-match``, ``not-started`` and ``match-over``.
    """
    for left in reversed(range(_TRIES)):
        log = await _log(store, match)
        last = log.changes[-1].issued.at if log.changes else 0
        winner = {"south": Seat.SOUTH.letter, "north": Seat.NORTH.letter}.get(result)
        closing = Issued(Close(winner), None, max(await server_time(store), last))
        try:
            await log.commit(closing, f"admin {uuid4().hex}")
            break
        except StaleEntry:
            if not left:
                raise StorageFailure("storage-failed") from None
    await OperatorStore(store).reload(match)


async def delete(store: Store, match: str) -> None:
    """Delete a match, whatever its state. Raises ``no-such-match``."""
    if not await OperatorStore(store).knows(match):  # one that is damaged can be deleted, too
        raise MatchError("no-such-match", match=excerpt(match))
    for left in reversed(range(_TRIES)):
        try:
            await store.delete([match])
            break
        except StaleEntry:  # an entry came in between
            if not left:
                raise StorageFailure("storage-failed") from None
    await OperatorStore(store).reload(match)


async def _log(store: Store, match: str) -> MatchLog:
    log = await MatchLog.load(store, match)
    if log is None:
        raise MatchError("no-such-match", match=excerpt(match))
    return log
