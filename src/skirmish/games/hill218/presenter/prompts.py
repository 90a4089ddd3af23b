"""The prompts of Hill 218, adapted to the decisions that are legal."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.core import Decide
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Decision, Said


def prompt(pending: Decide, view: View, decisions: Sequence[Decision]) -> list[Said]:
    """The prompt for the seat that must choose among these decisions; empty for other viewers."""
    if view.seat is not pending.seat:
        return []
    kinds = {decision.kind for decision in decisions}
    if pending.prompt == "play" and not {"deploy", "strike"} <= kinds:
        can = next((kind for kind in ("deploy", "strike") if kind in kinds), "pass")
        return [Said("hill218-asked-play", {"can": can, **pending.facts})]
    return [Said(f"hill218-prompt-{pending.prompt}", dict(pending.facts))]
