"""Colours for a terminal, or none: what a text board paints with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from skirmish.core import Fact
from skirmish.core.errors import terse

Say = Callable[[str, Mapping[str, Fact]], str]
"""Turns a message id and its facts into words."""

LABELS: dict[str, str] = {
    "text-south": "South",
    "text-north": "North",
    "text-island": "island",
    "text-pad": "pad",
    "text-blocks": "blocks",
    "text-live": "live",
    "text-safe": "safe",
    "text-hand": "hand",
    "text-deck": "deck",
    "text-strikes": "air strikes",
    "text-destroyed": "destroyed",
    "text-cut-off": "cut off",
    "text-not-shown": "not shown",
}
"""Every word under a text board by its message id, none with placeholders; used as they are without a
translator."""


def untranslated(message: str, facts: Mapping[str, Fact]) -> str:
    """The words when nobody translates: labels in English, facts as their id and values."""
    return LABELS.get(message) or terse(message, facts)


_PAINTS = {
    # 256 colours; each is (background, foreground, bold). Text is readable without any of them.
    "sea": (30, 195, False),
    "coast": (223, 94, False),
    "sand": (222, 137, False),
    "sand-2": (221, 137, False),
    "block": (94, 230, True),
    "pad": (240, 252, False),
    "field": (151, 65, False),
    "gap": (230, 240, False),
    "hill": (179, 94, True),
    "south": (25, 231, True),
    "north": (124, 231, True),
    "south-base": (189, 25, True),
    "north-base": (224, 124, True),
    "south-cut": (252, 25, False),
    "north-cut": (252, 124, False),
    "fire": (89, 231, True),
    "legal": (230, 23, True),
    "selected": (231, 16, True),
    "last": (137, 231, True),
}


class Brush:
    """Paints pieces of a line; in the plain style it leaves them as they are."""

    def __init__(self, colour: bool) -> None:
        self._colour = colour

    def __call__(self, text: str, paint: str) -> str:
        """The text in a paint."""
        if not self._colour or not text:
            return text
        background, foreground, bold = _PAINTS[paint]
        return f"\x1b[{'1;' if bold else ''}38;5;{foreground};48;5;{background}m{text}\x1b[0m"
