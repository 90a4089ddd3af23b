"""What a person is asked, true to what can be chosen: nobody is offered a shot that there is not."""

from __future__ import annotations

from typing import Any, Final

from skirmish.commands.voice import Voice
from skirmish.core import Decide
from skirmish.games.island.rules.movement import is_stuck
from skirmish.terminal.choices import Choices

_SHOTS_FIRST: Final = ("use-roll", "choose-option", "slide-pad")


def nobody_moves(pending: Decide, found: Choices) -> bool:
    """Whether a roll is to be used that nobody can use: then ``end`` may cost a character (I-3.7)."""
    return pending.prompt == "use-roll" and "move" not in found.names


def sentence(game_name: str, pending: Decide, view: Any, found: Choices, voice: Voice) -> str:
    """What is asked of whoever must decide among these choices."""
    said = _asked(game_name, pending, view, found, voice)
    if pending.prompt in _SHOTS_FIRST and "shoot" in found.names:
        return f"{said} {voice.say('prompt-shoot-first')}"
    return said


def _asked(game_name: str, pending: Decide, view: Any, found: Choices, voice: Voice) -> str:
    names = found.names
    if nobody_moves(pending, found):
        stuck = is_stuck(view, pending.seat, view.phase.roll)
        return voice.say("prompt-nobody", roll=view.phase.roll, stuck="yes" if stuck else "no")
    if pending.prompt == "after-move" and "shoot" not in names:
        return voice.say("prompt-end")
    if pending.prompt == "choose-option" and names.isdisjoint(("reinforce", "pad")):
        return voice.say("prompt-turn-only")
    if pending.prompt == "play" and not names >= {"deploy", "strike"}:
        can = next((name for name in ("deploy", "strike") if name in names), "pass")
        return voice.say("prompt-play", can=can, **pending.facts)
    return voice.prompt(game_name, pending)
