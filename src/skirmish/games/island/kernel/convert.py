"""From the rules' states and views to the kernel's array."""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.core import Options, Seat
from skirmish.games.island import state as phases
from skirmish.games.island.board import KINDS, Kind
from skirmish.games.island.game import GAME
from skirmish.games.island.kernel import layout
from skirmish.games.island.kernel.layout import NO_SQUARE, SIZE, Battle
from skirmish.games.island.state import Known
from skirmish.games.island.view import View

_PHASES: Final[dict[type, int]] = {
    phases.Ended: layout.ENDED,
    phases.Placing: layout.PLACING,
    phases.Deploying: layout.DEPLOYING,
    phases.Loading: layout.LOADING,
    phases.Entering: layout.ENTERING,
    phases.UsingRoll: layout.USING_ROLL,
    phases.Choosing: layout.CHOOSING,
    phases.Sliding: layout.SLIDING,
    phases.Moved: layout.MOVED,
    phases.Penalising: layout.PENALISING,
    phases.PenalisingPad: layout.PENALISING_PAD,
    phases.Rolling: layout.ROLLING,
    phases.RollingPad: layout.ROLLING_PAD,
    phases.Turning: layout.TURNING,
}
_KINDS: Final[dict[Kind | None, int]] = {kind: number for number, kind in enumerate((None, *KINDS))}
_SEATS: Final = (Seat.SOUTH, Seat.NORTH)
_VARIANT: Final = {name: number for number, name in enumerate(layout.VARIANTS)}


def start(variant: str, first: Seat = Seat.SOUTH) -> Battle:
    """A battle before the first block is placed."""
    return from_state(GAME.start(Options(variant, first)))


def from_view(view: View) -> Battle:
    """The array for a seat's view. The kinds of face-down blocks, which no seat knows, are the only
    secret."""
    return _from_known(view, view.quiet, view.stirred)


def from_state(state: phases.State) -> Battle:
    """The array of a state."""
    return _from_known(state, state.quiet, state.stirred)


def _from_known(known: Known, quiet: int, stirred: bool) -> Battle:
    made = bytearray(SIZE)
    made[: layout.SQUARES] = known.board.cells
    for seat in _SEATS:
        own = known.board.own(seat)
        first = layout.OWN + 10 * seat
        made[first : first + len(own)] = bytes(own)
        made[layout.ON_ISLAND + seat] = made[layout.REMAINING + seat] = len(own)
    if known.pads is not None:
        for seat, pad in zip(_SEATS, known.pads, strict=True):
            first = layout.SLOTS + 5 * seat
            made[first : first + 5] = bytes([_KINDS[kind] for kind in pad.slots])
            made[layout.REMAINING + seat] += pad.holding()
            made[layout.MISSILE + seat] = pad.missile
    made[layout.LIVE], made[layout.SAFE] = known.live, known.safe
    made[layout.MOVER] = NO_SQUARE
    made[layout.CHAIN : layout.CHAIN + 3] = made[layout.CROSSFIRE : layout.CROSSFIRE + 3] = b"\xff" * 3
    _write_phase(made, known.phase)
    made[layout.QUIET], made[layout.STIRRED] = quiet, stirred
    made[layout.VARIANT], made[layout.FIRST] = _VARIANT[known.variant.name], known.first
    return np.frombuffer(made, dtype=np.int8)


def _write_phase(made: bytearray, phase: phases.Phase) -> None:
    """What is awaited, and in a chain of blocks (I-5.4) how the turn goes on."""
    made[layout.PHASE] = _PHASES[type(phase)]
    if phase.seat is not None:
        made[layout.SEAT] = phase.seat
    if isinstance(phase, phases.Turning):
        _write_chain(made, phase)
        made[layout.THEN] = _PHASES[type(phase.then)]
        phase = phase.then
    if isinstance(phase, (phases.UsingRoll, phases.Sliding)):
        made[layout.ROLL] = phase.roll
    if isinstance(phase, (phases.UsingRoll, phases.Rolling)) and phase.mover is not None:
        made[layout.MOVER] = phase.mover


def _write_chain(made: bytearray, phase: phases.Turning) -> None:
    # The first block was live if it has set off others, and the rest are turned in order of column.
    opened = sorted((*phase.live[1:], *phase.safe), key=lambda square: square % layout.ROW)
    chain = (*phase.live[:1], *opened, *phase.queue)
    for number, square in enumerate(chain):
        made[layout.CHAIN + number] = square
        made[layout.CHAIN_LIVE] |= (square in phase.live) << number
    made[layout.CHAINED], made[layout.CHAIN_AT] = len(chain), len(chain) - len(phase.queue)
    for number, square in enumerate(phase.crossfire):
        made[layout.CROSSFIRE + number] = square
