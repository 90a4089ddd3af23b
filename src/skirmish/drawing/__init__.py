"""Boards as text and as pictures. Drawing only: what is legal, hit or in the way is given as marks."""

from skirmish.drawing.brush import LABELS, Say
from skirmish.drawing.marks import Marks
from skirmish.drawing.svg import draw_svg
from skirmish.drawing.text import draw_text
from skirmish.drawing.theme import Theme

__all__ = [
    "LABELS",
    "Marks",
    "Say",
    "Theme",
    "draw_svg",
    "draw_text",
]
