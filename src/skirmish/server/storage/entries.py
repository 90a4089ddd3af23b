"""The values that go into storage and come out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from skirmish.core import Seat, SkirmishError
from skirmish.server.wire import ClockPlan, EntryKind, GameName

Role = Literal["south", "north", "watch"]


class StaleEntry(Exception):
    """Another entry has that number, or that action id: whoever wrote this did not know the log's end."""


class StorageFailure(SkirmishError):
    """The database did not take it. ``storage-failed``: surely not; ``storage-unclear``: nobody knows yet.

    After the second a table cuts everybody off: they come back, ask again under the same action ids, and get
    the answers that the log gives.
    """


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a match's log. :mod:`skirmish.server.matches.log` says what is in ``payload``."""

    match: str
    seq: int
    action_id: str | None
    kind: EntryKind
    seat: Seat | None
    payload: Mapping[str, Any]
    at: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What has to be found without reading logs: where a match stands, and what it waits for by itself."""

    status: Literal["waiting", "playing", "over"] = "waiting"
    due: int | None = None
    """When somebody's time will be up."""
    computer_to_move: bool = False


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """What is agreed before a match begins, and the secret behind its chance."""

    id: str
    game: GameName
    variant: str
    first: Seat
    levels: tuple[str | None, str | None]
    """The computer's level on each seat; none where a person sits."""
    clock: ClockPlan | None
    secret: bytes = field(repr=False)
    created: int

    @property
    def computers(self) -> int:
        """On how many seats a computer sits."""
        return sum(level is not None for level in self.levels)


@dataclass(frozen=True, slots=True)
class Opened:
    """A new match with its first entries and the hashes of its keys.

    ``heir_of``: the keys of that match open this one, South's its North and the other way round.
    """

    match: StoredMatch
    standing: Standing = Standing()  # it is frozen
    keys: tuple[tuple[Role, bytes], ...] = ()
    entries: tuple[LogEntry, ...] = ()
    heir_of: str | None = None


@dataclass(frozen=True, slots=True)
class Renewal:
    """All keys of a role become invalid, and ``key`` (a hash), if there is one, takes their place."""

    match: str
    role: Role
    key: bytes | None
    at: int


@dataclass(frozen=True, slots=True)
class Holder:
    """What a key opens, or opened before it was revoked."""

    role: Role
    revoked: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it is kept."""

    match: StoredMatch
    standing: Standing
    entries: tuple[LogEntry, ...]
