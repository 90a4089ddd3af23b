"""A view of the island as an observation for machine learning: planes of integers, and one line of text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from skirmish.core import Seat
from skirmish.games.island.board import FACING_WORDS, KINDS, NAMES, SIZE, Pad
from skirmish.games.island.game import GAME
from skirmish.games.island.state import (
    Choosing,
    Deploying,
    Entering,
    Loading,
    Moved,
    Penalising,
    PenalisingPad,
    Phase,
    Placing,
    Rolling,
    RollingPad,
    Sliding,
    Turning,
    UsingRoll,
)
from skirmish.games.island.view import View

_PHASES: Final[dict[type, str]] = {
    each: each.prompt
    for each in (
        Placing,
        Deploying,
        Loading,
        Entering,
        Rolling,
        RollingPad,
        UsingRoll,
        Choosing,
        Sliding,
        Moved,
        Penalising,
        PenalisingPad,
        Turning,
    )
}
_SIDES: Final = ("own", "other")
_FACES: Final = 6

PLANES: Final[tuple[str, ...]] = (
    *(
        f"{side} {kind} facing {facing}"
        for side in _SIDES
        for kind in KINDS
        for facing in FACING_WORDS.values()
    ),
    "block",
    "the only one that may move",
    "block to be turned over",
    "block turned over: live",
    "block turned over: safe",
    "caught in the crossfire if the block is live",
    *(f"column of the {side} pad's missile" for side in _SIDES),
    *(f"{kind} on {side} pad square {n}" for side in _SIDES for n in range(1, 6) for kind in KINDS),
    *(f"awaited: {prompt}" for prompt in _PHASES.values()),
    *(f"rolled {face}" for face in range(_FACES)),
    "awaited from the own side",
    "own seat is South",
    "went first",
    "live blocks face down",
    "safe blocks face down",
    "quiet turns in a row",
    "the turn is no longer quiet",
)
"""What each plane holds. The planes of the first two lines have one number for each square, the others the
same number on all of them."""
SHAPE: Final = (len(PLANES), SIZE, SIZE)
"""Planes, rows from 1 to 12, columns from a to l."""
MOST: Final = 120
"""The largest number that a plane holds (I-7.3)."""

_AT: Final = {name: plane for plane, name in enumerate(PLANES)}
_BLOCK: Final = _AT["block"]
_MOVER: Final = _AT["the only one that may move"]
_QUEUE: Final = _AT["block to be turned over"]
_MISSILE: Final = _AT["column of the own pad's missile"]
_SLOT: Final = _AT["soldier on own pad square 1"]
BOARD: Final = _SLOT
"""How many planes, the first ones, have a number for each square."""
_AWAITED: Final = {phase: _AT[f"awaited: {prompt}"] for phase, prompt in _PHASES.items()}
_ROLLED: Final = _AT["rolled 0"]
_DECIDES: Final = _AT["awaited from the own side"]
_SLOTS: Final = 5

# The board's codes: 1 for a block, then twelve for South's characters, twelve for North's.
_CODES: Final = tuple(
    np.array([*range(first, first + 12), *range(16 - first, 28 - first), 1], np.uint8)[:, None]
    for first in (2, 14)
)


def planes(view: View, seat: Seat) -> NDArray[np.int8]:
    """What the view shows, with ``seat``'s own side first."""
    out = np.zeros((len(PLANES), SIZE * SIZE), np.int8)
    np.equal(np.frombuffer(view.board.cells, np.uint8), _CODES[seat], out=out[: _BLOCK + 1].view(np.bool_))
    if view.pads is not None:
        _put_pad(out, 0, view.pads[seat])
        _put_pad(out, 1, view.pads[seat.other])
    _put_phase(out, view.phase)
    out[_DECIDES] = view.phase.seat == seat
    out[_DECIDES + 1] = seat is Seat.SOUTH
    out[_DECIDES + 2] = view.first is seat
    out[_DECIDES + 3] = view.live
    out[_DECIDES + 4] = view.safe
    out[_DECIDES + 5] = view.quiet
    out[_DECIDES + 6] = view.stirred
    return out.reshape(SHAPE)


def _put_pad(out: NDArray[np.int8], side: int, pad: Pad) -> None:
    out[_MISSILE + side, pad.missile :: SIZE] = 1
    for slot, kind in enumerate(pad.slots):
        if kind is not None:
            out[_SLOT + (side * _SLOTS + slot) * len(KINDS) + KINDS.index(kind)] = 1


def _put_phase(out: NDArray[np.int8], phase: Phase) -> None:
    if type(phase) in _AWAITED:
        out[_AWAITED[type(phase)]] = 1
    if isinstance(phase, Turning):
        for plane, squares in enumerate((phase.queue, phase.live, phase.safe, phase.crossfire), _QUEUE):
            out[plane, list(squares)] = 1
        _put_phase(out, phase.then)  # the turn goes on with it
    elif isinstance(phase, UsingRoll | Sliding):
        out[_ROLLED + phase.roll] = 1
    elif isinstance(phase, Choosing):
        out[_ROLLED] = 1
    if isinstance(phase, UsingRoll | Rolling) and phase.mover is not None:
        out[_MOVER, phase.mover] = 1


def line(view: View) -> str:
    """The position string and what it leaves out: who went first and the quiet turns (I-7.3).

    Where there is no position string, it begins with what is awaited.
    """
    told = f"{view.first.letter} {view.quiet}{'*' if view.stirred else ''}"
    phase: Any = view.phase
    if isinstance(phase, Turning):
        squares = [phase.queue, phase.live, phase.safe, phase.crossfire]
        named = "/".join([",".join([NAMES[square] for square in each]) or "-" for each in squares])
        then = line(replace(view, phase=phase.then)).split(" ")[3]
        return _standing_in(view, f"{phase.seat.letter}:{phase.prompt}@{named}>{then} {told}")
    if isinstance(phase, Placing | Deploying | Loading):
        return _standing_in(view, f"{phase.seat.letter}:{phase.prompt} {told}")
    return f"{GAME.position(view)} {told}"


def _standing_in(view: View, turn: str) -> str:
    """A position string with another turn."""
    board, pads, blocks, _, variant = GAME.position(replace(view, phase=Moved(Seat.SOUTH))).split(" ")
    awaited, told = turn.split(" ", 1)
    return f"{board} {pads} {blocks} {awaited} {variant} {told}"
