"""Boards as stand-alone SVG files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skirmish import games
from skirmish.core import NoPosition
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.picture import Box, Picture, text_width
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
    hands: bool = True,
    words: Mapping[str, str] | None = None,
) -> str:
    """The board of a State or View as an SVG file.

    ``theme`` is light, dark, or auto: the first two hold plain colours for any renderer, the last follows
    the reader's system in a browser. ``turned`` puts North below. ``title`` and ``describe`` are what a
    screen reader says. Where a game has cards, ``hands`` draws both sides' cards around the field, and
    ``words`` (kind words, ``cut-off``) puts names to them; without, nothing needs to be translated.

    The game's ``drawing.draw_svg`` makes the picture; without one it is the position string.
    """
    check_theme(theme)
    drawing = games.part(game_name, "drawing")
    if drawing is None:
        picture, box = _written(games.load(game_name), known)
    else:
        picture, box = drawing.draw_svg(known, marks=marks, turned=turned, hands=hands, words=words or {})
    return picture.document(box, theme, title or games.info(game_name).title, describe)


def _written(game: Any, known: Any) -> tuple[Picture, Box]:
    """A position string as a picture."""
    try:
        text = game.position(known)
    except NoPosition:
        text = known.phase.prompt
    picture, width = Picture(), text_width(text, 20) + 40
    picture.shape("rect", x=0, y=0, width=width, height=60, fill="var(--card)")
    picture.text(width / 2, 37, text, font_size=20, fill="var(--ink)")
    return picture, (0, 0, width, 60)
