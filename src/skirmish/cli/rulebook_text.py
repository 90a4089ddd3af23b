"""The rulebook formatted for a terminal, and the reader's pager."""

from __future__ import annotations

import os

from skirmish.cli.boards import drawn
from skirmish.cli.command import width
from skirmish.cli.voice import Voice
from skirmish.core import AnyGame


def rulebook(game: AnyGame, rule: str | None, voice: Voice, style: str) -> str:
    """The whole page, or one rule of it."""
    from skirmish.rulebook.pages import page, render, render_rule

    def draw(position: str) -> str:
        return drawn(game.name, game.from_position(position), style, voice)

    found = page(game.name, voice.lang)
    bold = style == "colour"
    if rule is None:
        return render(found, draw, width=width(), bold=bold).rstrip("\n")
    return render_rule(found, rule.upper(), draw, width=width(), bold=bold).rstrip("\n")


def paged(text: str) -> None:
    """Show a long text in the pager; ``less`` needs ``-R`` for colours."""
    import pydoc

    os.environ.setdefault("LESS", "-R")
    pydoc.pager(text)
