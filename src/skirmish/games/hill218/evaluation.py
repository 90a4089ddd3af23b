"""What a view of the hill is worth to a side: material, supply, the distance to the bases."""

from __future__ import annotations

from typing import Final

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, Space
from skirmish.games.hill218.rules.supply import supplied
from skirmish.games.hill218.view import View

_UNIT: Final = 3.0
_SUPPLIED: Final = 1.0
_NEARER: Final = 1.5
_STRIKE: Final = 2.5
_FAR: Final = 4
"""The distance to the enemy base of a side with nothing supplied: two more than between the bases."""
_IN_HAND: Final = {"I": 1.0, "H": 1.1, "S": 1.4, "T": 1.6, "A": 1.3, "P": 1.5}
"""What a card is worth while it is held: it decides which ones to return, and what to play last."""


def worth(view: View, seat: Seat) -> float:
    """The side's value minus the opponent's; the opponent's hand does not depend on us, so it is ignored."""
    held = sum(_IN_HAND[card] for card in view.hands[seat] if card in _IN_HAND)
    return held + _STRIKE * view.strikes[seat] + _side(view, seat) - _side(view, seat.other)


def _side(view: View, seat: Seat) -> float:
    fed = supplied(view.units, seat)
    near = min((_steps(space, BASES[seat.other]) for space in fed), default=_FAR)
    return _UNIT * len(view.units[seat]) + _SUPPLIED * len(fed) - _NEARER * near


def _steps(here: Space, there: Space) -> int:
    return abs(here[0] - there[0]) + abs(here[1] - there[1])
