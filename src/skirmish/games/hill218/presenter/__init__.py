"""Presents Hill 218 to people and programs: view, decisions, prompts, previews, reasons, sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skirmish.games.hill218.actions import Deploy
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.presenter import (
    danger,
    inspection,
    preview,
    prompts,
    reasons,
    sentences,
    view,
    why,
)
from skirmish.games.hill218.presenter.decisions import KINDS, deployment, describe
from skirmish.games.hill218.presenter.wire import HillDecision
from skirmish.games.hill218.view import View


class HillPresenter:
    """The Battle for Hill 218 (:class:`~skirmish.presenter.Presenter`)."""

    name: Final = GAME.name
    kinds: Final = KINDS
    flags: Final[Mapping[str, str]] = {}
    view = staticmethod(view.shown)
    prompt = staticmethod(prompts.prompt)
    preview = staticmethod(preview.previewed)
    why = staticmethod(why.explained)
    hints = staticmethod(danger.dangers)
    inspect = staticmethod(inspection.inspect)
    proposed = staticmethod(reasons.proposed)
    because = staticmethod(reasons.because)
    summary = staticmethod(sentences.units_in_play)
    sentences = staticmethod(sentences.told)

    def decisions(self, view: View) -> list[HillDecision]:
        """Every legal decision of the viewer's seat."""
        # Dozens of deployments are legal at once; they are described without a detour.
        return [
            deployment(each.kind, each.space) if type(each) is Deploy else describe(view, each)
            for each in GAME.legal(view)
        ]


PRESENTER: Final = HillPresenter()
