"""Drawings of Hill 218, as text, as SVG, and as pixels."""

from skirmish.games.hill218.drawing.compact import draw_compact
from skirmish.games.hill218.drawing.svg import draw_svg
from skirmish.games.hill218.drawing.text import LABELS, draw_text

__all__ = ["LABELS", "draw_compact", "draw_svg", "draw_text"]
