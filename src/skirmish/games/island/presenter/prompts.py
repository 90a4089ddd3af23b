"""The prompts of the island, adapted to the decisions that are legal: no illegal shot is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skirmish.core import Decide
from skirmish.games.island.board import BLOCK, NAMES, RAYS, character
from skirmish.games.island.presenter.wire import IslandDecision
from skirmish.games.island.rules.movement import is_stuck, movers
from skirmish.games.island.state import UsingRoll
from skirmish.games.island.view import View
from skirmish.presenter.structs import Decision, Facts, Said

_SHOTS_FIRST: Final = ("use-roll", "choose-option", "slide-pad")
"""The prompts before which one may shoot (I-3.1, I-4.1, I-4.3)."""


def prompt(pending: Decide, view: View, decisions: Sequence[Decision]) -> list[Said]:
    """The prompt for the seat that must choose among these decisions; empty for other viewers."""
    if view.seat is not pending.seat:
        return []
    kinds = {decision.kind for decision in decisions}
    said = [_slide(pending, decisions) or _asked(pending, view, kinds)]
    if pending.prompt in _SHOTS_FIRST and "shoot" in kinds:
        said.append(Said("island-asked-shoot-first"))
    return said


def _slide(pending: Decide, decisions: Sequence[Decision]) -> Said | None:
    """Which way the pad slides, where there is only one."""
    ways = [each for each in decisions if isinstance(each, IslandDecision) and each.kind == "slide"]
    if len(ways) != 1:
        return None
    return Said("island-asked-slide", {**pending.facts, "direction": ways[0].turn or ""})


def _asked(pending: Decide, view: View, kinds: set[str]) -> Said:
    if isinstance(view.phase, UsingRoll) and "move" not in kinds:
        roll = view.phase.roll
        stuck = "yes" if is_stuck(view, pending.seat, roll) else "no"
        return Said("island-asked-nobody", {"roll": roll, "stuck": stuck, **_unable(view, view.phase)})
    if pending.prompt == "place-character":
        placed = len(view.board.own(pending.seat))
        return Said("island-asked-place", {"number": placed + 1, "of": view.variant.placed})
    if pending.prompt == "after-move" and "shoot" not in kinds:
        return Said("island-asked-end")
    if pending.prompt == "choose-option" and not {"reinforce", "pad"} & kinds:
        return Said("island-asked-turn-only")
    return Said(f"island-prompt-{pending.prompt}", dict(pending.facts))


def _unable(view: View, phase: UsingRoll) -> Facts:
    """Why the only one that may move cannot use the roll; of several there is no one reason to name."""
    allowed = movers(view, phase)
    if len(allowed) != 1:
        return {"why": "each" if allowed else "gone", "square": "", "at": ""}
    (square,) = allowed
    cells = view.board.cells
    ahead = RAYS[character(cells[square]).facing][square][: phase.roll]
    at = next((each for each in ahead if cells[each]), None)
    if at is None:
        return {"why": "edge", "square": NAMES[square], "at": ""}
    by = "block" if cells[at] == BLOCK else "character"
    return {"why": by, "square": NAMES[square], "at": NAMES[at]}
