"""The state of a battle, with its phase as a tagged union: impossible combinations can't be built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Protocol, TypeVar

from skirmish.core import Frozen, Over, Seat, value
from skirmish.games.hill218.kinds import Space
from skirmish.games.hill218.variants import Variant


@value
class Dealing:
    """``seat``'s first cards are awaited (H-2.2)."""

    prompt: ClassVar[str] = "deal"
    rule: ClassVar[str] = "H-2.2"
    seat: Seat


@value
class Returning:
    """``seat`` puts cards under its deck (H-2.2)."""

    prompt: ClassVar[str] = "return"
    rule: ClassVar[str] = "H-2.2"
    seat: Seat


@value
class Drawing:
    """``seat``'s cards are awaited at the start of a turn of ``plays`` plays (H-3.1)."""

    prompt: ClassVar[str] = "draw"
    rule: ClassVar[str] = "H-3.1"
    seat: Seat
    plays: int


@value
class Playing:
    """``seat`` must play; ``plays`` are left, this one included (H-3.2)."""

    prompt: ClassVar[str] = "play"
    rule: ClassVar[str] = "H-3.2"
    seat: Seat
    plays: int


@value
class Attacking:
    """``seat``'s unit on ``space`` must attack; ``plays`` are left after that (H-5.2)."""

    prompt: ClassVar[str] = "attack"
    rule: ClassVar[str] = "H-5.2"
    seat: Seat
    space: Space
    plays: int


@value
class Ended:
    """The battle is over; the winner is derived from the field (H-6.1, H-6.2).

    ``settled`` overrides this: a position string may describe a battle that was resigned or agreed drawn
    (H-6.3), which leaves no trace on the field.
    """

    prompt: ClassVar[str] = "over"
    rule: ClassVar[str] = "H-6.2"
    seat: ClassVar[None] = None
    settled: Over | None = None


Phase = Dealing | Returning | Drawing | Playing | Attacking | Ended
ENDED: Final = Ended()


class Units(Frozen[Space, str]):
    """One side's units in play, a kind's letter for each space.

    A dict, because a rule looks around a space far more often than a unit comes or goes.
    """

    __slots__ = ()

    def adding(self, space: Space, kind: str) -> Units:
        """These units and one more."""
        more = Units(self)
        dict.__setitem__(more, space, kind)
        return more

    def removing(self, space: Space) -> Units:
        """These units without the one on ``space``."""
        left = Units(self)
        dict.__delitem__(left, space)
        return left


T = TypeVar("T")

NO_UNITS: Final = Units()
Sides = tuple[Mapping[Space, str], Mapping[Space, str]]
"""Both sides' units in play, ``[seat]``."""


class Known(Protocol):
    """What rules need to know of a battle: a State has it, and so has a View.

    ``hands`` are letters in the order I H S T A P and then ``?`` for each unknown card, ``decks`` the same
    letters top first, ``destroyed`` in the order I H S T A P.
    """

    @property
    def units(self) -> Sides: ...
    @property
    def hands(self) -> tuple[str, str]: ...
    @property
    def decks(self) -> tuple[str, str]: ...
    @property
    def strikes(self) -> tuple[int, int]: ...
    @property
    def destroyed(self) -> tuple[str, str]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def first(self) -> Seat: ...


@value
class State:
    """A battle at one moment, all pairs ``[seat]``.

    An unknown card is settled only when it is drawn, so a deck contains nothing to leak except
    the cards that were returned under it.
    """

    units: tuple[Units, Units]
    hands: tuple[str, str]
    decks: tuple[str, str]
    strikes: tuple[int, int]
    destroyed: tuple[str, str]
    phase: Phase
    variant: Variant
    first: Seat

    def to(
        self,
        phase: Phase,
        *,
        units: tuple[Units, Units] | None = None,
        hands: tuple[str, str] | None = None,
        decks: tuple[str, str] | None = None,
        strikes: tuple[int, int] | None = None,
        destroyed: tuple[str, str] | None = None,
    ) -> State:
        """This state in another phase, with what else has changed."""
        return State(
            self.units if units is None else units,
            self.hands if hands is None else hands,
            self.decks if decks is None else decks,
            self.strikes if strikes is None else strikes,
            self.destroyed if destroyed is None else destroyed,
            phase,
            self.variant,
            self.first,
        )


def with_side(pair: tuple[T, T], seat: Seat, changed: T) -> tuple[T, T]:
    """A pair ``[seat]`` with one side's value changed."""
    return (changed, pair[1]) if seat is Seat.SOUTH else (pair[0], changed)
