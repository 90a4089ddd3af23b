"""What the store keeps: matches, their logs and their keys."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Literal
from zlib import crc32

from msgspec import json

from skirmish.core import Seat, SkirmishError, value
from skirmish.match import Issued
from skirmish.server.wire.common import ClockPlan, GameName

Role = Literal["south", "north", "watch", "public"]
"""What a client may do. Keys grant the first three; ``public`` is anyone, where anyone may watch."""


class BrokenLog(SkirmishError):
    """A stored match that we cannot have written, or not by these rules (``unreadable-match``).

    ``where`` says what is damaged.
    """


class OtherRules(SkirmishError):
    """A match played by another version of its game's rules (``other-rules``)."""


class StaleEntry(Exception):
    """Another entry has that number or that command id: the writer did not know the end of the log."""


class TooManyOffers(StaleEntry):
    """A client offers as many seats as it may."""


class StorageFailure(SkirmishError):
    """A write failed. ``storage-failed``: nothing was written; ``storage-unclear``: perhaps it was.

    After the second a match closes its connections: clients come back, repeat their requests under the same
    command ids, and get the answers that the log gives.
    """


@value
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


@value
class MatchStatus:
    """What must be found without reading logs: the status of a match, and what it waits for by itself."""

    status: Literal["waiting", "playing", "over"] = "waiting"
    due: int | None = None
    """When the running clock will be up."""
    computer_to_move: bool = False
    """Whether a computer has to decide, or to answer the offer of a draw."""


WAITING: Final = MatchStatus()
"""The status of a match that has not begun."""


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
    position: str | None = field(default=None, repr=False)
    """Where it starts, with every card that a player may know; None for the set-up."""
    series: str | None = None
    """The first match of the series that it belongs to; None if it is played alone."""
    form: str | None = None
    """How that series is won, such as ``best-of-3``."""
    battle: int | None = None
    """Its number in the series, from 1."""
    past: str | None = None
    """What came before the position and its string leaves out; None for nothing."""

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the match begins."""
        return sha256(self.secret).hexdigest()

    @property
    def computers(self) -> int:
        """The number of seats played by the computer."""
        return sum(level is not None for level in self.levels)


MOST_OFFERS: Final = 5
"""Offers that one client has at once; one in several games is one."""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A seat that waits for any player. It is there as long as its row is, and is listed until ``until``."""

    match: str
    seat: Seat
    """The seat that is free."""
    tossed: bool
    """Whether chance has chosen the sides."""
    name: str
    """The name of the player who offers it; may be empty."""
    created: int
    until: int
    client: bytes
    """A hash of the offering client's address, by which its offers are counted."""
    quick: str | None = None
    """The game, if this is the offer that a quick match takes: there is one at most for each game."""
    offer: str | None = None
    """Common to the seats of one offer in several games: when one is taken, the others are withdrawn."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new match with its first entries and the hashes of its keys.

    ``heir_of``: the keys of that match open this one too, with the seats swapped; and if anyone may watch
    that match, anyone may watch this one. ``showing``: anyone may watch it, this many milliseconds late.
    """

    match: StoredMatch
    status: MatchStatus = WAITING
    keys: tuple[tuple[Role, bytes], ...] = ()
    entries: tuple[LogEntry, ...] = ()
    heir_of: str | None = None
    seat: OpenSeat | None = None
    showing: int | None = None


@dataclass(frozen=True, slots=True)
class Renewal:
    """All keys of a role are revoked; ``key`` (a hash), if given, takes their place."""

    match: str
    role: Role
    key: bytes | None
    at: int


@dataclass(frozen=True, slots=True)
class MovingSeat:
    """A seat that its player takes to another device: its match, its role, and the hash of its key now."""

    match: str
    role: Role
    key: bytes


@dataclass(frozen=True, slots=True)
class SeatMove:
    """Seats that the first holder of a secret (its hash) takes over until a time."""

    secret: bytes
    until: int
    seats: tuple[MovingSeat, ...]


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
class News:
    """What others may have changed in a match: the entries after a number, and who may see it now."""

    entries: tuple[LogEntry, ...]
    access: Access | None
    """None if only entries were asked for."""


@dataclass(frozen=True, slots=True)
class Access:
    """Who may see a match."""

    keys: dict[Role, bytes | None]
    """The hash of the key that each role has now."""
    showing: int | None
    """By how many milliseconds anyone may watch late; None: only with a key."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it is stored, with its whole log."""

    match: StoredMatch
    status: MatchStatus
    entries: tuple[LogEntry, ...]
    epoch: int = 0
    """The database's epoch, if it was restored from a backup since the match was set up."""
    showing: int | None = None
    """By how many milliseconds anyone may watch late; None: only with a key."""
