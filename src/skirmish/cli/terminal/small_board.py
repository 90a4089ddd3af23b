"""A board in as few rows as possible, for a terminal where it must share them with story and choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from skirmish import games
from skirmish.drawing.brush import Brush, Say
from skirmish.drawing.text import without_controls
from skirmish.i18n import layout

_GAP: Final = 2
"""Columns between a board and the counts beside it."""
_GLUE: Final = "\N{NO-BREAK SPACE}"
_COUNT: Final = re.compile(r" (?=\d)")
"""What a number counts stays in its line."""


@dataclass(frozen=True, slots=True)
class SmallBoard:
    """A board in few rows, without and with colours, and its counts."""

    plain: list[str]
    drawn: list[str]
    counts: str

    def laid_out(self, columns: int, text: int) -> list[str]:
        """The board with its counts: beside it if there are the columns, or below, in ``text`` columns."""
        if not self.counts:
            return self.drawn
        wide = max(map(len, self.plain)) + _GAP
        glued = _COUNT.sub(_GLUE, self.counts)
        beside = [row for part in glued.split("; ") for row in layout.wrap(part, max(1, columns - wide))]
        if len(beside) > len(self.drawn) or max(map(layout.columns, beside)) > columns - wide:
            return [*self.drawn, *layout.wrap(self.counts, text)]
        beside += [""] * (len(self.drawn) - len(beside))
        return [
            f"{line}{' ' * (wide - len(plain))}{count.replace(_GLUE, ' ')}" if count else line
            for line, plain, count in zip(self.drawn, self.plain, beside, strict=True)
        ]


def width(lines: Iterable[str]) -> int:
    """The columns of a board without what may be cropped at the end."""
    return max(len(line.rstrip()) for line in lines)


def draws_small(game_name: str) -> bool:
    """Whether a game can draw its board in few rows."""
    return bool(_drawers(game_name))


def small_boards(game_name: str, view: Any, say: Say, *, colour: bool) -> list[SmallBoard]:
    """A board in few rows, and in fewer still if its game can leave something out; none if it cannot."""
    found = []
    for draw in _drawers(game_name):
        *plain, counts = without_controls(draw(view, Brush(False), say), "plain").split("\n")
        drawn = plain
        if colour:
            *drawn, _ = without_controls(draw(view, Brush(True), say), "colour").split("\n")
        found.append(SmallBoard(plain, drawn, counts))
    return found


def _drawers(game_name: str) -> list[Callable[[Any, Brush, Say], str]]:
    """``draw_compact`` and ``draw_tight``, which a game's drawing may lack; their last line is the counts."""
    drawing = games.part(game_name, "drawing")
    found = (getattr(drawing, name, None) for name in ("draw_compact", "draw_tight"))
    return [each for each in found if each is not None]
