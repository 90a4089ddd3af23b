"""The log of one match in memory: read back from the store, and extended by commits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from skirmish.core import MatchError
from skirmish.match import Change, Command, Issued, Snapshot
from skirmish.match.commands import Rematch, Restore
from skirmish.match.series import Series
from skirmish.match.snapshot import as_asked
from skirmish.server.matches.log_entries import entry_of, read_back, setup, status_of
from skirmish.server.matches.new_match import rematch_of
from skirmish.server.matches.seat_keys import new_match_id
from skirmish.server.matches.wars import with_result
from skirmish.server.ops import traces
from skirmish.server.storage.entries import Kept, LogEntry, MatchStatus, Opened, Renewal, StorageFailure
from skirmish.server.storage.store import Store

_AT_ONCE: Final = 16
"""Entries that are read back before other tasks get a turn, so that loading a long match delays none."""

MOST_ENTRIES: Final = 4000
"""Entries after which a match takes no more commitments, draw offers and takebacks, which could go on
forever. Whole matches have a few hundred; every entry costs memory, and time at each loading."""
_REPEATABLE: Final = frozenset({"join", "take-back", "offer-draw"})
"""Commands that a player can give any number of times in one match."""


class MatchLog:
    """A log in memory. It changes after a commit and never before."""

    __slots__ = ("_epoch", "_ids", "_store", "changes", "showing", "snapshot", "status", "stored")

    def __init__(self, store: Store, kept: Kept, snapshot: Snapshot, changes: list[Change]) -> None:
        self._store = store
        self._epoch = kept.epoch
        self._ids = {entry.command_id: entry.seq for entry in kept.entries if entry.command_id}
        """The number of each command that was sent under an id."""
        self.stored = kept.match
        self.status = kept.status
        self.showing = kept.showing
        """By how many milliseconds anyone may watch late; None: only with a key."""
        self.snapshot = snapshot
        self.changes = changes

    @classmethod
    async def load(cls, store: Store, match: str) -> MatchLog | None:
        """The log of a stored match; None for an unknown id."""
        kept = await store.load(match)
        if kept is None:
            return None
        snapshot, changes = await _read_back(Snapshot(setup(kept.match)), kept.entries)
        return cls(store, kept, snapshot, changes)

    async def follow(self, entries: Sequence[LogEntry]) -> None:
        """Take in entries that another server has added. Raises :class:`BrokenLog` if they do not follow."""
        snapshot, changes = await _read_back(self.snapshot, entries)
        self._grow(snapshot, status_of(snapshot), changes)
        self._ids |= {entry.command_id: entry.seq for entry in entries if entry.command_id}

    async def begin_epoch(self, at: int) -> None:
        """After the database was restored from a backup, commit that before anything else happens."""
        if self._epoch > self.snapshot.epoch and self.status.status != "over":
            await self.commit(Issued(Restore(self._epoch), None, at))

    @property
    def started(self) -> int | None:
        """When the match began; None before that."""
        found = (each.issued for each in self.changes if each.issued.command.kind == "start")
        return next((issued.at for issued in found), None)

    def number_of(self, command_id: str, command: Command) -> int | None:
        """The number of the entry with that id; None if there is none.

        Raises ``action-id-used`` if it was another command.
        """
        seq = self._ids.get(command_id)
        if seq is not None and as_asked(self.changes[seq - 1].issued.command) != command:
            raise MatchError("action-id-used", id=command_id.partition(" ")[2])
        return seq

    def check_room(self, command: Command) -> None:
        """Raise ``match-too-long`` for a command that a log of this length does not take."""
        if len(self.changes) >= MOST_ENTRIES and command.kind in _REPEATABLE:
            raise MatchError("match-too-long", most=MOST_ENTRIES)

    async def commit(
        self,
        issued: Issued,
        command_id: str | None = None,
        claim: Renewal | None = None,
        key: bytes | None = None,
        before: Series | None = None,
    ) -> tuple[int, Opened | None]:
        """Apply a command and what follows by itself, and store them, with the key that claims its seat.

        ``key`` is one that must not have been revoked. ``before`` is the series up to the battle before this
        one, which says of a rematch whether it is the next battle or begins another series. Returns the
        command's number, and the rematch that was agreed on by it. Raises :class:`StaleEntry` if another
        server has added entries, and :class:`StorageFailure` if the end of the stored log is unknown then.
        """
        rematch_id = new_match_id() if isinstance(issued.command, Rematch) else None
        with traces.span("fold"):
            snapshot, changes = self.snapshot.advance(issued, rematch_id)
        new_status, rematch = status_of(snapshot), None
        if snapshot.next is not None and self.snapshot.next is None:
            war = before and with_result(before, self.stored, snapshot.match)
            decided = war is not None and war.over is not None
            rematch = rematch_of(self.stored, snapshot.next, issued.at, decided=decided)
        ids = (command_id, *[None] * (len(changes) - 1))
        entries = [entry_of(self.stored.id, *each) for each in zip(changes, ids, strict=True)]
        changed = None if new_status == self.status else new_status
        opened = () if rematch is None else (rematch,)
        try:
            with traces.committing(self.stored.id, changes[0].seq):
                await self._store.append(entries, changed, opened, () if claim is None else (claim,), key)
        except StorageFailure as error:
            raise StorageFailure("storage-unclear") from error
        self._grow(snapshot, new_status, changes)
        if command_id is not None:
            self._ids[command_id] = changes[0].seq
        return changes[0].seq, rematch

    def _grow(self, snapshot: Snapshot, status: MatchStatus, changes: Sequence[Change]) -> None:
        self.snapshot, self.status = snapshot, status
        self.changes += changes


async def _read_back(snapshot: Snapshot, entries: Sequence[LogEntry]) -> tuple[Snapshot, list[Change]]:
    """The snapshot after entries of a log, and what each changed."""
    changes = list[Change]()
    for entry in entries:
        snapshot, change = read_back(snapshot, entry)
        changes.append(change)
        if len(changes) % _AT_ONCE == 0:
            await asyncio.sleep(0)
    return snapshot, changes
