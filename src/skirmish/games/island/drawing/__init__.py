"""Drawings of the island, as text, as SVG, and as pixels."""

from collections.abc import Iterable
from typing import Final

from skirmish.core import Event
from skirmish.drawing.marks import Marks
from skirmish.games.island.drawing.svg import draw_svg
from skirmish.games.island.drawing.text import LABELS, draw_compact, draw_text
from skirmish.games.island.events import CharacterRemoved, Shot

GROUND: Final = "sea"
"""The colour around the drawing."""


def marks_of(events: Iterable[Event]) -> Marks:
    """What happened, to be marked on the board after it: shots, and where others were lost."""
    told = [*events]
    fire = tuple((each.shooter, each.target) for each in told if isinstance(each, Shot))
    lost = [each.square for each in told if isinstance(each, CharacterRemoved) and each.cause != "shot"]
    return Marks(fire=fire, crossfire=tuple(dict.fromkeys(lost)))


__all__ = ["GROUND", "LABELS", "draw_compact", "draw_svg", "draw_text", "marks_of"]
