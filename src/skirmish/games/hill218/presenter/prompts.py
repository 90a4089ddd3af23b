"""The prompts of Hill 218, adapted to the decisions that are legal."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.core import Decide
from skirmish.games.hill218.kinds import BASES, space_name
from skirmish.games.hill218.presenter.danger import enters_at_once
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Decision, Said


def prompt(pending: Decide, view: View, decisions: Sequence[Decision]) -> list[Said]:
    """The prompt for the seat that must choose among these decisions; empty for other viewers."""
    if view.seat is not pending.seat:
        return []
    return [_asked(pending, decisions), *_warned(pending, view)]


def _warned(pending: Decide, view: View) -> list[Said]:
    """Before a play, that the other side could take the base with its next one: no one should lose unawares.

    With two it often could, which is among the dangers only (docs/hints.md).
    """
    if pending.prompt != "play" or not enters_at_once(view, view.units, pending.seat):
        return []
    return [Said("hill218-danger-base", {"at": space_name(BASES[pending.seat]), "plays": 1})]


def _asked(pending: Decide, decisions: Sequence[Decision]) -> Said:
    kinds = {decision.kind for decision in decisions}
    if pending.prompt == "play" and not {"deploy", "strike"} <= kinds:
        can = next((kind for kind in ("deploy", "strike") if kind in kinds), "pass")
        return Said("hill218-asked-play", {"can": can, **pending.facts})
    return Said(f"hill218-prompt-{pending.prompt}", dict(pending.facts))
