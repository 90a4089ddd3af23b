"""What a person is asked at the table: the rulebook's sentences, chosen by what there is to choose from."""

from __future__ import annotations

from typing import Any

from skirmish.cli.terminal.choices import Choices
from skirmish.cli.voice import Voice
from skirmish.core import Decide
from skirmish.presenter import prompts as asked


def nobody_moves(pending: Decide, found: Choices) -> bool:
    """Whether a roll is to be used that nobody can use: then ``end`` may cost a character (I-3.7)."""
    return asked.nobody_moves(pending, found.names)


def sentence(game_name: str, pending: Decide, view: Any, found: Choices, voice: Voice) -> str:
    """What is asked of whoever must decide among these choices."""
    said = asked.asked(game_name, pending, view, found.names)
    return " ".join([voice.speaker.say(message, **facts) for message, facts in said])
