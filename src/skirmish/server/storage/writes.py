"""Writes: what is written to the database together or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Final

from skirmish.core import value
from skirmish.server.storage.entries import (
    LogEntry,
    MatchStatus,
    Opened,
    Renewal,
    SeatMove,
    ServingPeriod,
)


@value
class Write:
    """Rows that are written together or not at all."""

    entries: Sequence[LogEntry] = ()
    statuses: Sequence[tuple[str, MatchStatus]] = ()
    opened: Sequence[Opened] = ()
    renewals: Sequence[Renewal] = ()
    deleted: Sequence[str] = ()
    """Matches that are deleted, with their keys and logs."""
    probe: bool = False
    """Whether to write something that changes nothing, to see that writing works."""
    serving: Sequence[ServingPeriod] = ()
    beat: int | None = None
    """The server time, if there is nothing else to tell it."""
    closed: Sequence[tuple[str, int]] = ()
    """Open seats, by match, that are taken or withdrawn at a time: if one is not open then, nothing is
    written."""
    instead: Sequence[str] = ()
    """The other seats of an offer in several games, by match: those that are open are withdrawn, with their
    matches."""
    abandoned: Sequence[tuple[str, int]] = ()
    """Open seats that are removed because their leases ended before a time: if one's has not, or it is taken,
    nothing is written."""
    leases: Sequence[tuple[str, int]] = ()
    """Open seats, and until when they are listed."""
    moves: Sequence[tuple[SeatMove, int]] = ()
    """Moves that are offered, and when. Those that have lapsed by then are deleted."""
    moved: tuple[bytes, int] | None = None
    """The secret of a move that is made or withdrawn, and when: if it is not there, nothing is written."""
    unshown: Sequence[str] = ()
    """Matches that from now on take a key to be watched."""
    valid: Sequence[tuple[str, bytes]] = ()
    """Keys (their hashes), each after its match: if one was revoked, nothing is written."""

    def changes(self) -> Iterator[tuple[str, int]]:
        """The matches that viewers may have open, with the number of the last entry; 0 if anything else has
        changed too."""
        yield from ((match, 0) for match in (*self.deleted, *self.instead, *self.unshown))
        yield from ((renewal.match, 0) for renewal in self.renewals)
        yield from ((entry.match, entry.seq) for entry in self.entries[-1:])


_REST: Final = attrgetter(
    *(each.name for each in fields(Write) if each.name not in ("entries", "statuses", "valid"))
)
_NOTHING: Final = _REST(Write())


def only_append(writes: Iterable[Write]) -> bool:
    """Whether writes do nothing but add entries, with the statuses that their matches have then, as long as
    some keys are valid: as nearly all do."""
    return all(write.entries and _REST(write) == _NOTHING for write in writes)
