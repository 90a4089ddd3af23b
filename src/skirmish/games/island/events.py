"""What can happen in a battle. Squares are names, kinds, facings and directions are words."""

from __future__ import annotations

from typing import ClassVar

from skirmish.core import Event, Seat, value


@value
class BlockPlaced(Event):
    code: ClassVar[str] = "block-placed"
    seat: Seat
    square: str


@value
class CharacterPlaced(Event):
    code: ClassVar[str] = "character-placed"
    seat: Seat
    kind: str
    square: str
    facing: str


@value
class PadLoaded(Event):
    """``kinds`` are the letters on pad squares 1-5."""

    code: ClassVar[str] = "pad-loaded"
    seat: Seat
    kinds: tuple[str, ...]


@value
class TurnBegan(Event):
    code: ClassVar[str] = "turn-began"
    seat: Seat


@value
class Rolled(Event):
    code: ClassVar[str] = "rolled"
    seat: Seat
    face: int


@value
class CharacterMoved(Event):
    """``turn`` is ``left``, ``right`` or ``none``."""

    code: ClassVar[str] = "moved"
    seat: Seat
    kind: str
    start: str
    end: str
    turn: str


@value
class CharacterTurned(Event):
    code: ClassVar[str] = "turned"
    seat: Seat
    kind: str
    square: str
    direction: str


@value
class Entered(Event):
    code: ClassVar[str] = "entered"
    seat: Seat
    kind: str
    number: int
    square: str


@value
class PadNominated(Event):
    code: ClassVar[str] = "pad-nominated"
    seat: Seat


@value
class PadSlid(Event):
    """``column`` is where the missile lies now."""

    code: ClassVar[str] = "pad-slid"
    seat: Seat
    direction: str
    column: str


@value
class Shot(Event):
    """``hit`` is the word of what stood there: a kind, or ``block``."""

    code: ClassVar[str] = "shot"
    seat: Seat
    kind: str
    shooter: str
    target: str
    hit: str


@value
class BlockTurnedOver(Event):
    """``kind`` is ``live`` or ``safe``; either way the block leaves the island."""

    code: ClassVar[str] = "block-turned-over"
    square: str
    kind: str


@value
class CharacterRemoved(Event):
    """``cause`` is ``shot``, ``crossfire``, ``blast`` or ``penalty``; ``seat`` is the owner."""

    code: ClassVar[str] = "removed"
    seat: Seat
    kind: str
    square: str
    cause: str
    facing: str


@value
class RemovedFromPad(Event):
    code: ClassVar[str] = "removed-from-pad"
    seat: Seat
    kind: str
    number: int


@value
class NothingCanMove(Event):
    """``penalty`` is ``yes`` if the opponent now removes a character (I-3.7), else ``no``."""

    code: ClassVar[str] = "nothing-can-move"
    seat: Seat
    penalty: str
    roll: int


@value
class NoneCanEnter(Event):
    code: ClassVar[str] = "none-can-enter"
    seat: Seat


@value
class BattleEnded(Event):
    """``result`` is ``south``, ``north`` or ``draw``; ``how`` as in :class:`skirmish.core.Over`."""

    code: ClassVar[str] = "ended"
    result: str
    how: str
