"""What a person is asked, true to what can be chosen: nobody is offered a shot that there is not.

The terminal and the page ask in the same words. A sentence is a message's id and its facts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from skirmish.core import Decide, Facts
from skirmish.games.island.rules.movement import is_stuck

Sentence = tuple[str, Facts]

SHOTS_FIRST: Final = ("use-roll", "choose-option", "slide-pad")
"""The prompts before which one may shoot (I-3.1, I-4.1, I-4.3)."""

ASKED: Final[dict[str, tuple[str, ...]]] = {
    "island": (
        "island-asked-shoot-first",
        "island-asked-nobody",
        "island-asked-end",
        "island-asked-turn-only",
    ),
    "hill218": ("hill218-asked-play",),
}
"""What is said instead of a prompt, or beside it, where the prompt alone would not be true."""


def nobody_moves(pending: Decide, kinds: Collection[str]) -> bool:
    """Whether a roll is to be used that nobody can use: then ``end`` may cost a character (I-3.7)."""
    return pending.prompt == "use-roll" and "move" not in kinds


def asked(game_name: str, pending: Decide, view: Any, kinds: Collection[str]) -> list[Sentence]:
    """What is asked of whoever must decide; ``kinds`` are the kinds of decisions that are legal."""
    said = [_asked(game_name, pending, view, kinds)]
    if pending.prompt in SHOTS_FIRST and "shoot" in kinds:
        said.append(("island-asked-shoot-first", {}))
    return said


def _asked(game_name: str, pending: Decide, view: Any, kinds: Collection[str]) -> Sentence:
    if nobody_moves(pending, kinds):
        roll = view.phase.roll
        return "island-asked-nobody", {
            "roll": roll,
            "stuck": "yes" if is_stuck(view, pending.seat, roll) else "no",
        }
    if pending.prompt == "after-move" and "shoot" not in kinds:
        return "island-asked-end", {}
    if pending.prompt == "choose-option" and not {"reinforce", "pad"} & {*kinds}:
        return "island-asked-turn-only", {}
    if pending.prompt == "play" and not {"deploy", "strike"} <= {*kinds}:
        can = next((kind for kind in ("deploy", "strike") if kind in kinds), "pass")
        return "hill218-asked-play", {"can": can, **pending.facts}
    return f"{game_name}-prompt-{pending.prompt}", pending.facts
