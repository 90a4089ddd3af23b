"""Drawings of Hill 218, as text, as SVG, and as pixels."""

from collections.abc import Iterable
from typing import Final

from skirmish.core import Event
from skirmish.drawing.marks import Marks
from skirmish.games.hill218.drawing.compact import draw_compact, draw_tight
from skirmish.games.hill218.drawing.svg import draw_svg
from skirmish.games.hill218.drawing.text import LABELS, draw_text
from skirmish.games.hill218.events import AirStrike, UnitAttacked

GROUND: Final = "field"
"""The colour around the drawing."""


def marks_of(events: Iterable[Event]) -> Marks:
    """What happened, to be marked on the field after it: attacks, and air strikes from off the field."""
    fire = [
        (each.unit if isinstance(each, UnitAttacked) else "", each.at)
        for each in events
        if isinstance(each, UnitAttacked | AirStrike)
    ]
    return Marks(fire=tuple(fire))


__all__ = ["GROUND", "LABELS", "draw_compact", "draw_svg", "draw_text", "draw_tight", "marks_of"]
