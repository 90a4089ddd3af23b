"""Boards as stand-alone SVG files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.theme import Theme, check_theme
from skirmish.games import unknown
from skirmish.games.hill218.drawing import svg as hill218_svg
from skirmish.games.island.drawing import svg as island_svg

TITLES = {"island": "Battle for the Island", "hill218": "The Battle for Hill 218"}


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
    screen reader says. On the Hill, ``hands`` draws both sides' cards around the field, and ``words``
    (kind words, ``cut-off``) puts names to them; without, nothing needs to be translated.
    """
    check_theme(theme)
    name = title or TITLES.get(game_name, "")
    if game_name == "island":
        picture, box = island_svg.draw(known, marks, turned)
        return picture.document(box, theme, name, describe)
    if game_name == "hill218":
        canvas, frame = hill218_svg.draw(known, marks, turned, hands, words or {})
        return canvas.document(frame, theme, name, describe)
    raise unknown(game_name)
