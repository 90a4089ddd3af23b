"""Drawings of the island, as text, as SVG, and as pixels."""

from skirmish.games.island.drawing.svg import draw_svg
from skirmish.games.island.drawing.text import LABELS, draw_compact, draw_text

__all__ = ["LABELS", "draw_compact", "draw_svg", "draw_text"]
