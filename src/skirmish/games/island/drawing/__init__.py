"""Drawings of the island, as text and as SVG."""

from skirmish.games.island.drawing.text import draw_compact

__all__ = ["draw_compact"]
