"""Boards as text, in colour or plain."""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args
from unicodedata import category

from skirmish import games
from skirmish.core import NoPosition, UnknownName
from skirmish.drawing.brush import Brush, Say, untranslated
from skirmish.drawing.marks import NO_MARKS, Marks

Style = Literal["colour", "plain"]
_PAINT: Final = re.compile(r"(\x1b\[[0-9;]*m)")


def draw_text(
    game_name: str,
    known: Any,
    style: Style = "plain",
    *,
    say: Say | None = None,
    marks: Marks = NO_MARKS,
    turned: bool = False,
) -> str:
    """The board of a State or View as lines of text.

    ``colour`` paints with ANSI escape codes, ``plain`` has none; both are ASCII otherwise and tell the
    sides apart by capital and small letters. ``say`` formats messages: the shared ``LABELS`` and those of
    the game's drawing; without it labels are English. ``turned`` puts North below.

    The game's ``drawing.draw_text`` makes the board; without one it is the position string.
    """
    if style not in get_args(Style):
        raise UnknownName("unknown-style", name=style)
    drawing = games.part(game_name, "drawing")
    if drawing is None:
        return f"{written(game_name, known)}\n"
    words, brush = say or untranslated(drawing.LABELS), Brush(style == "colour")
    drawn = drawing.draw_text(known, brush=brush, say=words, marks=marks, turned=turned)
    return without_controls(drawn, style)


def written(game_name: str, known: Any) -> str:
    """The position string; where there is none, the name of the phase's prompt."""
    try:
        return games.load(game_name).position(known)
    except NoPosition:
        return str(known.phase.prompt)


def without_controls(text: str, style: Style) -> str:
    """A drawing without control characters, which could change the terminal; colours stay if asked for."""
    parts = _PAINT.split(text) if style == "colour" else [_PAINT.sub("", text)]
    return "".join(part if at % 2 else _visible(part) for at, part in enumerate(parts))


def _visible(text: str) -> str:
    return "".join(each for each in text if each == "\n" or category(each)[0] != "C")
