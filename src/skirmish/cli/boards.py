"""Boards and prompts as text: what ``show``, ``play`` and ``rules`` print."""

from __future__ import annotations

import os
import sys
from typing import Any

from skirmish.cli.voice import Voice
from skirmish.core import AnyGame, Decide, Over


def board_style(asked: str | None) -> str:
    """The style asked for; colour only on a terminal, and not where NO_COLOR is set."""
    if asked is not None and asked != "colour":
        return asked
    if asked == "colour":
        return "plain" if os.environ.get("NO_COLOR") or not sys.stdout.isatty() else "colour"
    dumb = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return "plain" if dumb else "colour"


def drawn(game_name: str, known: Any, style: str, voice: Voice) -> str:
    """A board as text, without trailing spaces unless they are coloured. The style ``facts`` is sentences."""
    from skirmish import presenter
    from skirmish.drawing import draw_text

    if style == "facts":
        said = presenter.load(game_name).sentences(known)
        return "".join(f"{voice.speaker.say(each.id, **each.facts)}\n" for each in said)
    how: Any = style
    text = draw_text(game_name, known, how, say=voice.labels(game_name))
    return text if style == "colour" else "".join(f"{line.rstrip()}\n" for line in text.splitlines())


def standing(game: AnyGame, state: Any, voice: Voice) -> str:
    """Who must decide, what chance must settle, or how it ended."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return voice.speaker.over(game.name, pending)
    prompt = voice.asked(game.name, pending)
    return prompt if isinstance(pending, Decide) else voice.say("chance", sentence=prompt)
