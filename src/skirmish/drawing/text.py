"""Boards as text: in colour, plain, or as facts for people who listen."""

from __future__ import annotations

from typing import Any, Literal, get_args

from skirmish.core import UnknownName
from skirmish.drawing.brush import Brush, Say, untranslated
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.games import unknown
from skirmish.games.hill218.drawing import text as hill218_text
from skirmish.games.island.drawing import text as island_text

Style = Literal["colour", "plain", "facts"]


def draw_text(
    game_name: str,
    known: Any,
    style: Style = "plain",
    *,
    say: Say = untranslated,
    marks: Marks = NO_MARKS,
    turned: bool = False,
) -> str:
    """The board of a State or View as lines of text.

    ``colour`` paints with ANSI escape codes, ``plain`` has none; both are ASCII otherwise and tell the
    sides apart by capital and small letters. ``facts`` is one sentence a line. ``say`` puts message ids
    into words: the ids in ``LABELS``, and those of the presenter's sentences for the facts. ``turned`` puts
    North below.
    """
    if style not in get_args(Style):
        raise UnknownName("unknown-style", name=style)
    if style == "facts":
        from skirmish import presenter

        said = presenter.load(game_name).sentences(known)
        return "".join(f"{say(each.id, each.facts)}\n" for each in said)
    brush = Brush(style == "colour")
    if game_name == "island":
        return island_text.draw(known, brush, marks, turned, say)
    if game_name == "hill218":
        return hill218_text.draw(known, brush, marks, turned, say)
    raise unknown(game_name)
