"""What the store keeps: matches, their logs and their keys."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal
from zlib import crc32

from msgspec import json

from skirmish.core import Seat, SkirmishError
from skirmish.match import Issued
from skirmish.server.wire.common import ClockPlan, GameName

Role = Literal["south", "north", "watch"]


class BrokenLog(SkirmishError):
    """A stored match that we cannot have written, or not by these rules (``unreadable-match``).

    ``where`` says what is damaged.
    """


class OtherRules(SkirmishError):
    """A match played by another version of its game's rules (``other-rules``)."""


class StaleEntry(Exception):
    """Another entry has that number or that command id: the writer did not know the end of the log."""


class StorageFailure(SkirmishError):
    """A write failed. ``storage-failed``: nothing was written; ``storage-unclear``: perhaps it was.

    After the second a match closes its connections: clients come back, repeat their requests under the same
    command ids, and get the answers that the log gives.
    """


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a match's log: a command, and the tokens that chance settled after it."""

    match: str
    seq: int
    command_id: str | None
    issued: Issued
    chance: tuple[str, ...] = ()


def checksum(*values: str | bytes | int | None) -> int:
    """The CRC-32 of what a row stores. It finds damage, not forgery: :mod:`skirmish.match.verify` does."""
    return crc32(json.encode(values))


@dataclass(frozen=True, slots=True)
class MatchStatus:
    """What must be found without reading logs: the status of a match, and what it waits for by itself."""

    status: Literal["waiting", "playing", "over"] = "waiting"
    due: int | None = None
    """When the running clock will be up."""
    computer_to_move: bool = False


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """What is fixed before a match begins, and the secret of its chance."""

    id: str
    game: GameName
    variant: str
    first: Seat
    levels: tuple[str | None, str | None]
    """The computer's level on each seat; None for a person."""
    clock: ClockPlan | None
    secret: bytes = field(repr=False)
    created: int
    rules: int = 1
    """The version of the game's rules by which it is played."""

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the match begins."""
        return sha256(self.secret).hexdigest()

    @property
    def computers(self) -> int:
        """The number of seats played by the computer."""
        return sum(level is not None for level in self.levels)


@dataclass(frozen=True, slots=True)
class Opened:
    """A new match with its first entries and the hashes of its keys.

    ``heir_of``: the keys of that match open this one too, with the seats swapped.
    """

    match: StoredMatch
    status: MatchStatus = MatchStatus()
    keys: tuple[tuple[Role, bytes], ...] = ()
    entries: tuple[LogEntry, ...] = ()
    heir_of: str | None = None


@dataclass(frozen=True, slots=True)
class Renewal:
    """All keys of a role are revoked; ``key`` (a hash), if given, takes their place."""

    match: str
    role: Role
    key: bytes | None
    at: int


@dataclass(frozen=True, slots=True)
class ServingPeriod:
    """A period in which a server ran, in server time. ``offset`` is what wall time was ahead of it."""

    since: int
    until: int
    """The last moment at which the server is known to have run."""
    offset: int


@dataclass(frozen=True, slots=True)
class Holder:
    """The role that a key grants, or granted before it was revoked.

    ``claimed``: it was revoked because a client joined with another one.
    """

    role: Role
    revoked: bool
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it is stored, with its whole log."""

    match: StoredMatch
    status: MatchStatus
    entries: tuple[LogEntry, ...]
    epoch: int = 0
    """The database's epoch, if it was restored from a backup since the match was set up."""
