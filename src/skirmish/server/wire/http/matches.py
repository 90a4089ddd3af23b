"""Setting up a match, its keys, and how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skirmish.presenter.structs import GameView, Part, SeatName
from skirmish.server.wire.common import (
    ClockPlan,
    Delay,
    GameName,
    Key,
    KeyHash,
    MatchId,
    Past,
    Position,
    Word,
)
from skirmish.server.wire.server import Clock, MatchEnd, Player


class SeatPlan(Part):
    """Who is to play a seat: a person, who gets a key, or the computer at a level."""

    kind: Literal["person", "computer"]
    level: Word | None = None


class NewMatch(Part):
    """A match to be set up."""

    game: GameName
    variant: Word
    south: SeatPlan
    north: SeatPlan
    first: Literal["south", "north", "random"] = "random"
    clock: ClockPlan | None = None
    position: Position | None = None
    """Where it starts, instead of the set-up. It says whose turn it is: ``first`` is not used then. Cards
    that it leaves open and that a player would know are dealt."""
    past: Past | None = None
    """What came before that position and still counts."""
    show: Delay | None = None
    """Anyone may watch, this many seconds late; null: only with the spectators' link."""
    series: Word | None = None
    """The first battle of a series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``."""


class Created(Part):
    """A match that was set up, with the keys of its seats and of its spectators: shown once, never stored."""

    match: str
    commitment: str
    watch: str
    south: str | None = None
    north: str | None = None


class RenewKey(Part):
    """Revoke a key: one's own, or the spectators'; rematches that it opens are covered.

    The sender of an invitation renews it with the invitation's own key. ``again``: issue another one.
    """

    role: Literal["south", "north", "watch"]
    again: bool = True
    claim: KeyHash | None = None
    """The SHA-256 of a key that the client has drawn: it is the new one, and the answer contains none."""


class Renewed(Part):
    """The new key, or null."""

    key: str | None


class MySeat(Part):
    """A seat of the asker's, or a match that they watch."""

    match: MatchId
    key: Key


class MySeats(Part):
    """The matches that are asked about."""

    seats: Annotated[list[MySeat], Meta(max_length=40)]


class Summary(Part):
    """How a match stands, as a key's holder may know it."""

    match: str
    role: Literal["south", "north", "watch"]
    game: GameName
    variant: str
    players: tuple[Player, Player]
    status: Literal["waiting", "playing", "over"]
    now: int
    turn: SeatName | None = None
    """Who has to decide."""
    clock: Clock | None = None
    over: MatchEnd | None = None
    view: GameView | None = None
    next: str | None = None
    """The rematch's id: the same key opens it."""
    rematch: SeatName | None = None
    """The seat that offers a rematch."""


class Summaries(Part):
    """The matches of the keys that are valid; the others are left out."""

    matches: list[Summary]
    unreadable: list[str] = []
    """Matches that are damaged, or whose rules are missing here. Their keys may be valid."""
