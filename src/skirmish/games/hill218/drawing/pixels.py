"""The hill as a small array of colours."""

from __future__ import annotations

from typing import Final

from skirmish.core import Seat
from skirmish.drawing.pixels import PixelCanvas, Pixels
from skirmish.games.hill218.kinds import BASES, HILL
from skirmish.games.hill218.view import View

_REACH: Final = 12
"""Spaces shown to each side of the hill; what stands farther away is drawn at the edge."""


def draw_pixels(view: View) -> Pixels:
    """The field of a view as rows of pixels from the top, red, green and blue."""
    span = 2 * _REACH + 1
    canvas = PixelCanvas(span, span, "field")
    for space, colour in ((HILL, "hill"), (BASES[0], "south-tint"), (BASES[1], "north-tint")):
        canvas.tile(space[1] + _REACH, space[0] + _REACH, colour)
    for seat in Seat:
        for (x, y), kind in view.units[seat].items():
            column, row = (min(max(each, -_REACH), _REACH) + _REACH for each in (x, y))
            canvas.piece(row, column, seat, kind)
    return canvas.pixels
