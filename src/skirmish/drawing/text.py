"""Boards as text: in colour, plain, or as sentences for screen readers."""

from __future__ import annotations

from typing import Any, Literal, get_args

from skirmish import games
from skirmish.core import NoPosition, UnknownName
from skirmish.drawing.brush import Brush, Say, untranslated
from skirmish.drawing.marks import NO_MARKS, Marks

Style = Literal["colour", "plain", "facts"]


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
    sides apart by capital and small letters. ``facts`` is one sentence per line. ``say`` formats messages:
    the shared ``LABELS``, those of the game's drawing, and its sentences; without it labels are English.
    ``turned`` puts North below.

    The game's ``drawing.draw_text`` makes the board; without one it is the position string.
    """
    if style not in get_args(Style):
        raise UnknownName("unknown-style", name=style)
    if style == "facts":
        presenter = games.part(game_name, "presenter")
        if presenter is not None:
            tell = say or untranslated({})
            said = presenter.PRESENTER.sentences(known)
            return "".join(f"{tell(each.id, each.facts)}\n" for each in said)
    drawing = games.part(game_name, "drawing")
    if drawing is not None:
        words, brush = say or untranslated(drawing.LABELS), Brush(style == "colour")
        drawn: str = drawing.draw_text(known, brush=brush, say=words, marks=marks, turned=turned)
        return drawn
    try:
        return f"{games.load(game_name).position(known)}\n"
    except NoPosition:
        return f"{known.phase.prompt}\n"
