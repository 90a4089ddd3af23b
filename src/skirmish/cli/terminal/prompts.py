"""The prompts of a match in the terminal."""

from __future__ import annotations

from typing import Any

from skirmish.cli.terminal.choices import Choices
from skirmish.cli.voice import Voice
from skirmish.core import Decide
from skirmish.presenter import Presenter


def sentence(presenter: Presenter, pending: Decide, view: Any, found: Choices, voice: Voice) -> str:
    """The prompt for the seat that must decide among these choices."""
    said = presenter.prompt(pending, view, found.decisions)
    return " ".join([voice.speaker.say(each.id, **each.facts) for each in said])
