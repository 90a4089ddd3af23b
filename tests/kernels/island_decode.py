"""Reading a state back from the kernel's array: the tests' inverse of ``convert.from_state``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skirmish.core import Seat
from skirmish.games.island import state as phases
from skirmish.games.island.board import KINDS, Board, Pad
from skirmish.games.island.kernel import layout
from skirmish.games.island.kernel.layout import NO_SQUARE, Battle
from skirmish.games.island.variants import VARIANTS


def to_state(s: Battle) -> phases.State:
    """The state of an array: the inverse of ``convert.from_state``."""
    made = s.tobytes()
    variant = VARIANTS[layout.VARIANTS[made[layout.VARIANT]]]
    pads = (_pad(made, 0), _pad(made, 1)) if variant.pads else None
    return phases.State(
        Board(made[: layout.SQUARES]),
        pads,
        made[layout.LIVE],
        made[layout.SAFE],
        _read_phase(made),
        variant,
        Seat(made[layout.FIRST]),
        made[layout.QUIET],
        bool(made[layout.STIRRED]),
    )


def _pad(made: bytes, seat: int) -> Pad:
    first = layout.SLOTS + 5 * seat
    slots = tuple([KINDS[kind - 1] if kind else None for kind in made[first : first + 5]])
    return Pad(made[layout.MISSILE + seat], slots)


def _read_phase(made: bytes) -> phases.Phase:
    number, seat = made[layout.PHASE], Seat(made[layout.SEAT])
    if number != layout.TURNING:
        return _plain_phase(made, number, seat)
    chain = made[layout.CHAIN : layout.CHAIN + made[layout.CHAINED]]
    at, live = made[layout.CHAIN_AT], made[layout.CHAIN_LIVE]
    return phases.Turning(
        seat,
        tuple(chain[at:]),
        _plain_phase(made, made[layout.THEN], seat),
        tuple([each for each in made[layout.CROSSFIRE : layout.CROSSFIRE + 3] if each != NO_SQUARE]),
        tuple([square for place, square in enumerate(chain[:at]) if live >> place & 1]),
        tuple([square for place, square in enumerate(chain[:at]) if not live >> place & 1]),
    )


_OF_A_SEAT: Final[dict[int, Callable[[Seat], phases.Phase]]] = {
    layout.PLACING: phases.Placing,
    layout.DEPLOYING: phases.Deploying,
    layout.LOADING: phases.Loading,
    layout.ENTERING: phases.Entering,
    layout.CHOOSING: phases.Choosing,
    layout.MOVED: phases.Moved,
    layout.PENALISING: phases.Penalising,
    layout.PENALISING_PAD: phases.PenalisingPad,
    layout.ROLLING_PAD: phases.RollingPad,
}


def _plain_phase(made: bytes, number: int, seat: Seat) -> phases.Phase:
    mover = None if made[layout.MOVER] == NO_SQUARE else made[layout.MOVER]
    if number == layout.ENDED:
        return phases.ENDED
    if number == layout.ROLLING:
        return phases.Rolling(seat, mover)
    if number == layout.USING_ROLL:
        return phases.UsingRoll(seat, made[layout.ROLL], mover)
    if number == layout.SLIDING:
        return phases.Sliding(seat, made[layout.ROLL])
    return _OF_A_SEAT[number](seat)
