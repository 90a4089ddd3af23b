"""A view of the hill as an observation for machine learning: planes of integers, and one line of text."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from skirmish.core import Seat
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kernel.ids import CELLS, SPAN, cell_of
from skirmish.games.hill218.kinds import DECK_SIZE, KINDS, LETTERS, UNKNOWN
from skirmish.games.hill218.state import Attacking, Dealing, Drawing, Playing, Returning
from skirmish.games.hill218.variants import BEGINNER
from skirmish.games.hill218.view import View

_SIDES: Final = ("own", "other")
_KINDS: Final = tuple(row.word for row in KINDS.values())
_PHASES: Final[dict[type, str]] = {
    each: each.prompt for each in (Dealing, Returning, Drawing, Playing, Attacking)
}
_RETURNED: Final = 2

PLANES: Final[tuple[str, ...]] = (
    *(f"{side} {kind}" for side in _SIDES for kind in _KINDS),
    "the unit that attacks",
    *(f"{side} hand: {kind}" for side in _SIDES for kind in (*_KINDS, "unknown")),
    *(f"{side} destroyed: {kind}" for side in _SIDES for kind in _KINDS),
    *(
        f"{side} deck: {kind} {place}"
        for side in _SIDES
        for place in ("second lowest", "lowest")
        for kind in _KINDS
    ),
    *(f"{side} deck" for side in _SIDES),
    *(f"{side} air strikes" for side in _SIDES),
    *(f"awaited: {prompt}" for prompt in _PHASES.values()),
    "plays left",
    "awaited from the own side",
    "own seat is South",
    "went first",
    "beginner",
)
"""What each plane holds. The planes of the first two lines have one number for each space, the others the
same number on all of them."""
SHAPE: Final = (len(PLANES), SPAN, SPAN)
"""Planes, rows from the south, columns from the west; the hill is in the middle."""
MOST: Final = DECK_SIZE
"""The largest number that a plane holds."""

_AT: Final = {name: plane for plane, name in enumerate(PLANES)}
_ATTACKER: Final = _AT["the unit that attacks"]
BOARD: Final = _ATTACKER + 1
"""How many planes, the first ones, have a number for each space."""


def planes(view: View, seat: Seat) -> NDArray[np.int8]:
    """What the view shows, with ``seat``'s own side first."""
    out = np.zeros((len(PLANES), CELLS), np.int8)
    sides = (seat, seat.other)
    for side, whose in enumerate(sides):
        for space, kind in view.units[whose].items():
            out[side * len(LETTERS) + LETTERS.index(kind), cell_of(space)] = 1
    if isinstance(view.phase, Attacking):
        out[_ATTACKER, cell_of(view.phase.space)] = 1
    out[BOARD:] = np.array(_counts(view, seat, sides), np.int8)[:, None]
    return out.reshape(SHAPE)


def _counts(view: View, seat: Seat, sides: tuple[Seat, Seat]) -> list[int]:
    """The numbers of all planes that have the same one everywhere, in their order."""
    phase: Any = view.phase
    found: list[int] = []
    for whose in sides:
        found += [view.hands[whose].count(kind) for kind in LETTERS + UNKNOWN]
    for whose in sides:
        found += [view.destroyed[whose].count(kind) for kind in LETTERS]
    for whose in sides:
        lowest = view.decks[whose][-_RETURNED:].rjust(_RETURNED)
        found += [card == kind for card in lowest for kind in LETTERS]
    found += [len(view.decks[whose]) for whose in sides]
    found += [view.strikes[whose] for whose in sides]
    found += [isinstance(phase, each) for each in _PHASES]
    found += [getattr(phase, "plays", 0), phase.seat == seat, seat is Seat.SOUTH, view.first is seat]
    return [*found, view.variant == BEGINNER]


def line(view: View) -> str:
    """The position string and what it leaves out: destroyed units, who went first, the variant."""
    destroyed = "/".join([cards or "-" for cards in view.destroyed])
    return f"{GAME.position(view)} {destroyed} {view.first.letter} {view.variant.name}"
