"""A small canvas of coloured tiles, for the ``rgb_array`` rendering of environments. People use ``draw_svg``.

A game's ``drawing/pixels.py`` draws its views on it: squares in the theme's colours, letters for kinds, a bar
for the facing of a piece.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from skirmish.core import Seat
from skirmish.drawing.theme import tokens

TILE: Final = 24
"""Pixels from one square to the next."""
_GLYPHS: Final = {
    "S": "### #.. ### ..# ###",
    "J": "..# ..# ..# #.# ###",
    "T": "### .#. .#. .#. .#.",
    "I": "### .#. .#. .#. ###",
    "H": "#.# #.# ### #.# #.#",
    "A": ".#. #.# ### #.# #.#",
    "P": "### #.# ### #.. #..",
}
_THICK: Final = 3
"""Pixels of a glyph's dot, and of the bar that shows a facing."""

Pixels = NDArray[np.uint8]


def _colour(name: str) -> Pixels:
    text = tokens("light")[name]
    return np.array([int(text[at : at + 2], 16) for at in (1, 3, 5)], np.uint8)


class PixelCanvas:
    """A field of tiles; row 0 is the southernmost."""

    def __init__(self, rows: int, columns: int, ground: str) -> None:
        self._rows = rows
        self.pixels = np.empty((rows * TILE, columns * TILE, 3), np.uint8)
        self.pixels[:] = _colour(ground)

    def tile(self, row: int, column: int, colour: str, margin: int = 1) -> Pixels:
        """Paint a tile and return its pixels."""
        top, left = (self._rows - 1 - row) * TILE, column * TILE
        whole = self.pixels[top : top + TILE, left : left + TILE]
        whole[margin:-margin, margin:-margin] = _colour(colour)
        return whole

    def piece(self, row: int, column: int, seat: Seat, letter: str, facing: str = "") -> None:
        """Paint a character or unit."""
        tile, ink = self.tile(row, column, seat.word, 2), _colour(f"{seat.word}-glyph")
        dots = np.array([[dot == "#" for dot in line] for line in _GLYPHS[letter].split()])
        shape = dots.repeat(_THICK, 0).repeat(_THICK, 1)
        top, left = (TILE - shape.shape[0]) // 2, (TILE - shape.shape[1]) // 2
        tile[top : top + shape.shape[0], left : left + shape.shape[1]][shape] = ink
        near, far = slice(2, 2 + _THICK), slice(-2 - _THICK, -2)
        bars = {"^": (near, slice(2, -2)), "v": (far, slice(2, -2)), "<": (slice(2, -2), near)}
        bars[">"] = (slice(2, -2), far)
        if facing:
            tile[bars[facing]] = ink
