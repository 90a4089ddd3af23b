"""Colours for a terminal, or none: what a text board paints with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from skirmish.core import Fact
from skirmish.core.errors import terse

Say = Callable[[str, Mapping[str, Fact]], str]
"""Turns a message id and its facts into words."""

LABELS: Final[Mapping[str, str]] = {"text-south": "South", "text-north": "North"}
"""The English labels under every text board by their message ids, without placeholders; a game's
``drawing.LABELS`` has its own. They are used where no translator is given."""


def untranslated(labels: Mapping[str, str]) -> Say:
    """A translator that returns shared and game labels in English, and other ids with their facts."""
    known = {**LABELS, **labels}
    return lambda message, facts: known.get(message) or terse(message, facts)


class Paint(NamedTuple):
    """Two of a terminal's 256 colours. Text must be readable without them."""

    background: int
    foreground: int
    bold: bool = False


_SHARED: Final[Mapping[str, Paint]] = {
    "south": Paint(25, 231, True),
    "north": Paint(124, 231, True),
    "fire": Paint(89, 231, True),
    "legal": Paint(230, 23, True),
    "selected": Paint(231, 16, True),
}


class Brush:
    """Paints pieces of a line; in the plain style it leaves them as they are."""

    def __init__(self, colour: bool, paints: Mapping[str, Paint] = _SHARED) -> None:
        self._colour = colour
        self._paints = paints

    def with_paints(self, paints: Mapping[str, Paint]) -> Brush:
        """A brush that has a game's own paints too."""
        return Brush(self._colour, {**_SHARED, **paints})

    def __call__(self, text: str, paint: str) -> str:
        """The text in a paint."""
        if not self._colour or not text:
            return text
        background, foreground, bold = self._paints[paint]
        return f"\x1b[{'1;' if bold else ''}38;5;{foreground};48;5;{background}m{text}\x1b[0m"
