"""How the drawings count cards and read supply."""

from __future__ import annotations

from skirmish.core import Seat
from skirmish.games.hill218.kinds import LETTERS, Space
from skirmish.games.hill218.rules.supply import supplied
from skirmish.games.hill218.state import Sides


def counted(cards: str) -> dict[str, int]:
    """How many of each kind, in the order I H S T A P, leaving out kinds that are missing and ``?``."""
    return {letter: cards.count(letter) for letter in LETTERS if letter in cards}


def cut_off(units: Sides, seat: Seat) -> frozenset[Space]:
    """The units of a side that have no supply (H-4.5)."""
    return frozenset(units[seat]) - supplied(units, seat)
