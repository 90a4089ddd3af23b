"""The state of a battle, with its phase as a tagged union: impossible combinations can't be built."""

from __future__ import annotations

from typing import ClassVar, Protocol

from skirmish.core import Seat, value
from skirmish.games.island.board import COUNTS, KIND_INDEX, KINDS, Board, Kind, Pad, Square
from skirmish.games.island.variants import Variant


@value
class Placing:
    """``seat`` places a block (I-2.2)."""

    prompt: ClassVar[str] = "place-block"
    rule: ClassVar[str] = "I-2.2"
    seat: Seat


@value
class Deploying:
    """``seat`` places a character on its first two rows (I-2.4)."""

    prompt: ClassVar[str] = "place-character"
    rule: ClassVar[str] = "I-2.4"
    seat: Seat


@value
class Loading:
    """``seat`` loads its pad (I-2.5)."""

    prompt: ClassVar[str] = "load-pad"
    rule: ClassVar[str] = "I-2.5"
    seat: Seat


@value
class Entering:
    """``seat`` has no character on the island and must bring one from the pad (I-3.8)."""

    prompt: ClassVar[str] = "enter"
    rule: ClassVar[str] = "I-3.8"
    seat: Seat


@value
class Rolling:
    """``seat``'s die is awaited; after an option only the character on ``mover`` may move (I-4.5)."""

    prompt: ClassVar[str] = "roll"
    rule: ClassVar[str] = "I-3.1"
    seat: Seat
    mover: Square | None = None


@value
class RollingPad:
    """``seat`` has nominated its pad and its die is awaited (I-4.3)."""

    prompt: ClassVar[str] = "roll-pad"
    rule: ClassVar[str] = "I-4.3"
    seat: Seat


@value
class UsingRoll:
    """``seat`` rolled 1-5, may shoot and must use the roll (I-3.2)."""

    prompt: ClassVar[str] = "use-roll"
    rule: ClassVar[str] = "I-3.2"
    seat: Seat
    roll: int
    mover: Square | None = None


@value
class Choosing:
    """``seat`` rolled a zero, may shoot and must choose an option (I-4.1)."""

    prompt: ClassVar[str] = "choose-option"
    rule: ClassVar[str] = "I-4.1"
    seat: Seat


@value
class Sliding:
    """``seat`` rolled 1-5 for its pad, may shoot and must slide it (I-4.3)."""

    prompt: ClassVar[str] = "slide-pad"
    rule: ClassVar[str] = "I-4.3"
    seat: Seat
    roll: int


@value
class Moved:
    """``seat`` has used the roll and may shoot or end the turn (I-3.1)."""

    prompt: ClassVar[str] = "after-move"
    rule: ClassVar[str] = "I-3.1"
    seat: Seat


@value
class Penalising:
    """``seat`` removes one of the other side's characters from the island (I-3.7)."""

    prompt: ClassVar[str] = "remove"
    rule: ClassVar[str] = "I-3.7"
    seat: Seat


@value
class PenalisingPad:
    """``seat`` removes one of the other side's characters from the pad (I-3.9)."""

    prompt: ClassVar[str] = "remove-from-pad"
    rule: ClassVar[str] = "I-3.9"
    seat: Seat


@value
class Turning:
    """Activated blocks are being turned over, one after the other (I-5.3, I-5.4).

    ``queue`` are the squares still face down; ``live`` those that turned out live; ``safe`` the others.
    A character that landed stands on the square already. If the first block is live, the characters on
    ``crossfire`` are caught (I-6.2). Nothing is removed before the last block is turned over (I-5.5); then
    the turn continues with ``then``.
    """

    prompt: ClassVar[str] = "turn-over"
    rule: ClassVar[str] = "I-5.3"
    seat: Seat
    queue: tuple[Square, ...]
    then: Phase
    crossfire: tuple[Square, ...] = ()
    live: tuple[Square, ...] = ()
    safe: tuple[Square, ...] = ()


@value
class Ended:
    """The battle is over; who won is read off the board (I-7.1)."""

    prompt: ClassVar[str] = "over"
    rule: ClassVar[str] = "I-7.1"
    seat: ClassVar[None] = None


Phase = (
    Placing
    | Deploying
    | Loading
    | Entering
    | Rolling
    | RollingPad
    | UsingRoll
    | Choosing
    | Sliding
    | Moved
    | Penalising
    | PenalisingPad
    | Turning
    | Ended
)
ENDED = Ended()


class Known(Protocol):
    """What rules need to know of a battle: a State has it, and so has a View."""

    @property
    def board(self) -> Board: ...
    @property
    def pads(self) -> tuple[Pad, Pad] | None: ...
    @property
    def live(self) -> int: ...
    @property
    def safe(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def first(self) -> Seat: ...


@value
class State:
    """A battle at one moment.

    ``live`` and ``safe`` count the blocks still face down; a block's kind is settled only when it is
    turned over, so there is nothing to leak. ``quiet`` counts quiet turns in a row, and ``stirred``
    means that the current turn is not quiet (I-7.3).
    """

    board: Board
    pads: tuple[Pad, Pad] | None
    live: int
    safe: int
    phase: Phase
    variant: Variant
    first: Seat
    quiet: int = 0
    stirred: bool = False

    def to(
        self,
        phase: Phase,
        *,
        board: Board | None = None,
        pads: tuple[Pad, Pad] | None = None,
        live: int | None = None,
        safe: int | None = None,
        quiet: int | None = None,
        stirred: bool | None = None,
    ) -> State:
        """This state in another phase, with what else has changed."""
        return State(
            self.board if board is None else board,
            self.pads if pads is None else pads,
            self.live if live is None else live,
            self.safe if safe is None else safe,
            phase,
            self.variant,
            self.first,
            self.quiet if quiet is None else quiet,
            self.stirred if stirred is None else stirred,
        )


def remaining(known: Known, seat: Seat) -> int:
    """How many characters a side still has, on the island and the pad together (I-7.1)."""
    on_island = len(known.board.own(seat))
    return on_island if known.pads is None else on_island + known.pads[seat].holding()


def in_box(known: Known, seat: Seat) -> dict[Kind, int]:
    """How many of each kind a side has neither on the island nor on the pad: to be placed, or lost."""
    cells, left = known.board.cells, [*COUNTS.values()]
    for square in known.board.own(seat):
        left[KIND_INDEX[cells[square]]] -= 1
    found = dict(zip(KINDS, left, strict=True))
    if known.pads is not None:
        for kind in known.pads[seat].slots:
            if kind is not None:
                found[kind] -= 1
    return found
