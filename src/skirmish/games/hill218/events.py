"""What can happen in a battle. Spaces are names, kinds are words (``unknown`` for a card not shown)."""

from __future__ import annotations

from typing import ClassVar

from skirmish.core import Event, Seat, value


@value
class CardsDrawn(Event):
    code: ClassVar[str] = "drawn"
    seat: Seat
    cards: tuple[str, ...]


@value
class CardsReturned(Event):
    """``cards`` went under the deck, the last one lowest."""

    code: ClassVar[str] = "returned"
    seat: Seat
    cards: tuple[str, ...]


@value
class TurnBegan(Event):
    code: ClassVar[str] = "turn-began"
    seat: Seat
    plays: int


@value
class UnitDeployed(Event):
    code: ClassVar[str] = "deployed"
    seat: Seat
    kind: str
    at: str


@value
class UnitAttacked(Event):
    """``seat``'s ``kind`` on ``unit`` destroyed the other side's ``victim`` on ``at``."""

    code: ClassVar[str] = "attacked"
    seat: Seat
    kind: str
    unit: str
    victim: str
    at: str


@value
class AirStrike(Event):
    """``seat``'s air strike destroyed the other side's ``victim`` on ``at``; ``left`` strikes remain."""

    code: ClassVar[str] = "strike"
    seat: Seat
    victim: str
    at: str
    left: int


@value
class UnitsCutOff(Event):
    """``seat``'s units on ``spaces`` lost their supply (H-4.5) when the other side destroyed a unit."""

    code: ClassVar[str] = "cut-off"
    seat: Seat
    spaces: tuple[str, ...]


@value
class UnitsSupplied(Event):
    """``seat``'s units on ``spaces`` were cut off, and the unit just deployed supplies them again (H-4.5)."""

    code: ClassVar[str] = "supplied"
    seat: Seat
    spaces: tuple[str, ...]


@value
class Passed(Event):
    code: ClassVar[str] = "passed"
    seat: Seat


@value
class BattleEnded(Event):
    """``result`` is ``south``, ``north`` or ``draw``; ``how`` as in :class:`skirmish.core.Over`."""

    code: ClassVar[str] = "ended"
    result: str
    how: str
