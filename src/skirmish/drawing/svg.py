"""Boards as stand-alone SVG files."""

from __future__ import annotations

from typing import Any

from skirmish import games
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.picture import Box, Picture, text_width
from skirmish.drawing.text import written
from skirmish.drawing.theme import Theme, check_theme


def draw_svg(
    game_name: str,
    known: Any,
    *,
    theme: Theme = "light",
    marks: Marks = NO_MARKS,
    turned: bool = False,
    title: str = "",
    describe: str = "",
) -> str:
    """The board of a State or View as an SVG file.

    ``theme`` is light, dark, or auto: the first two hold plain colours for any renderer, the last follows
    the reader's system in a browser. ``turned`` puts North below. ``title`` and ``describe`` are what a
    screen reader says.

    The game's ``drawing.draw_svg`` makes the picture; without one it is the position string.
    """
    check_theme(theme)
    drawing = games.part(game_name, "drawing")
    if drawing is None:
        picture, box = _framed(written(game_name, known))
    else:
        picture, box = drawing.draw_svg(known, marks=marks, turned=turned)
    return picture.document(box, theme, title or games.info(game_name).title, describe)


def _framed(text: str) -> tuple[Picture, Box]:
    """A position string as a picture."""
    picture, width = Picture(), text_width(text, 20) + 40
    picture.shape("rect", x=0, y=0, width=width, height=60, fill="var(--card)")
    picture.text(width / 2, 37, text, font_size=20, fill="var(--ink)")
    return picture, (0, 0, width, 60)
