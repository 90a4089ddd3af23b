"""How the drawings name spaces, count cards and read supply."""

from __future__ import annotations

from skirmish.core import NotationError, Seat
from skirmish.drawing.picture import minus
from skirmish.games.hill218.kinds import LETTERS, Space
from skirmish.games.hill218.rules.supply import supplied
from skirmish.games.hill218.state import Sides


def space(name: str) -> Space:
    """The space a name such as ``-2,1`` stands for."""
    x, comma, y = name.partition(",")
    try:
        if comma:
            return int(x), int(y)
    except ValueError:
        pass
    raise NotationError("no-space", text=name)


def spoken(place: Space) -> str:
    """A space as people read it, ``(-2, 1)``, with a true minus and no break inside."""
    return f"({minus(place[0])},\N{NO-BREAK SPACE}{minus(place[1])})"


def counted(cards: str) -> dict[str, int]:
    """How many of each kind, in the order I H S T A P, leaving out kinds that are missing and ``?``."""
    return {letter: cards.count(letter) for letter in LETTERS if letter in cards}


def cut_off(units: Sides, seat: Seat) -> frozenset[Space]:
    """The units of a side that have no supply (H-4.5)."""
    return frozenset(units[seat]) - supplied(units, seat)
