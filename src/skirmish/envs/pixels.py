"""Boards as small arrays of colours, for environments that are filmed. For people there is ``draw_svg``.

Only what the view shows is drawn: squares in the look's colours, letters for kinds, a bar where a character
faces.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from skirmish.core import Seat
from skirmish.drawing.theme import tokens
from skirmish.games.hill218.kinds import BASES, HILL
from skirmish.games.hill218.view import View as HillView
from skirmish.games.island.board import LETTERS, SIZE, Pad
from skirmish.games.island.view import View as IslandView

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
_OVERHANG: Final = 2
"""Columns beside the island over which a pad may hang (I-4.3)."""
_REACH: Final = 12
"""Spaces shown to each side of the hill; what stands farther away is drawn at the edge."""

Pixels = NDArray[np.uint8]


def _colour(name: str) -> Pixels:
    text = tokens("light")[name]
    return np.array([int(text[at : at + 2], 16) for at in (1, 3, 5)], np.uint8)


class _Canvas:
    """A field of tiles; row 0 is the southernmost."""

    def __init__(self, rows: int, columns: int, ground: str) -> None:
        self._rows = rows
        self.pixels = np.empty((rows * TILE, columns * TILE, 3), np.uint8)
        self.pixels[:] = _colour(ground)

    def tile(self, row: int, column: int, colour: str, margin: int = 1) -> Pixels:
        """Paint a tile; the tile's pixels, to paint on."""
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


def picture(game: str, view: Any) -> Pixels:
    """The board of a view as rows of pixels from the top, red, green and blue."""
    return _island(view) if game == "island" else _hill218(view)


def _island(view: IslandView) -> Pixels:
    canvas = _Canvas(SIZE + 2, SIZE + 2 * _OVERHANG, "sea")
    for square, code in enumerate(view.board.cells):
        row, column = square // SIZE + 1, square % SIZE + _OVERHANG
        canvas.tile(row, column, "sand")
        who = view.board.character_at(square)
        if who is not None:
            canvas.piece(row, column, who.seat, LETTERS[who.kind], who.facing)
        elif code:
            canvas.tile(row, column, "crate", 3)
    if view.pads is not None:
        _put_pad(canvas, Seat.SOUTH, view.pads[0], 0)
        _put_pad(canvas, Seat.NORTH, view.pads[1], SIZE + 1)
    return canvas.pixels


def _put_pad(canvas: _Canvas, seat: Seat, pad: Pad, row: int) -> None:
    for slot, kind in enumerate(pad.slots):
        column = pad.column(seat, slot) + _OVERHANG
        canvas.tile(row, column, "steel")
        if kind is not None:
            canvas.piece(row, column, seat, LETTERS[kind])


def _hill218(view: HillView) -> Pixels:
    span = 2 * _REACH + 1
    canvas = _Canvas(span, span, "field")
    for space, colour in ((HILL, "hill"), (BASES[0], "south-tint"), (BASES[1], "north-tint")):
        canvas.tile(space[1] + _REACH, space[0] + _REACH, colour)
    for seat in Seat:
        for (x, y), kind in view.units[seat].items():
            column, row = (min(max(each, -_REACH), _REACH) + _REACH for each in (x, y))
            canvas.piece(row, column, seat, kind)
    return canvas.pixels
