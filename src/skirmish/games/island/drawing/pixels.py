"""The island as a small array of colours."""

from __future__ import annotations

from typing import Final

from skirmish.core import Seat
from skirmish.drawing.pixels import PixelCanvas, Pixels
from skirmish.games.island.board import LETTERS, SIZE, Pad
from skirmish.games.island.view import View

_OVERHANG: Final = 2
"""Columns beside the island over which a pad may hang (I-4.3)."""


def draw_pixels(view: View) -> Pixels:
    """The board of a view as rows of pixels from the top, red, green and blue."""
    canvas = PixelCanvas(SIZE + 2, SIZE + 2 * _OVERHANG, "sea")
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


def _put_pad(canvas: PixelCanvas, seat: Seat, pad: Pad, row: int) -> None:
    for slot, kind in enumerate(pad.slots):
        column = pad.column(seat, slot) + _OVERHANG
        canvas.tile(row, column, "steel")
        if kind is not None:
            canvas.piece(row, column, seat, LETTERS[kind])
