"""Presents Hill 218 to people and programs: view, decisions, prompts, previews, reasons, sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.presenter import preview, prompts, sentences, view, why
from skirmish.games.hill218.presenter.decisions import KINDS, describe
from skirmish.games.hill218.presenter.wire import HillDecision
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Threat


class HillPresenter:
    """The Battle for Hill 218 (:class:`~skirmish.presenter.Presenter`)."""

    name: Final = GAME.name
    kinds: Final = KINDS
    flags: Final[Mapping[str, str]] = {}
    view = staticmethod(view.shown)
    prompt = staticmethod(prompts.prompt)
    preview = staticmethod(preview.previewed)
    why = staticmethod(why.explained)
    sentences = staticmethod(sentences.told)

    def decisions(self, view: View) -> list[HillDecision]:
        """Every legal decision of the viewer's seat."""
        return [describe(view, action) for action in GAME.legal(view)]

    def hints(self, view: View) -> list[Threat]:
        """None: an air strike reaches every unit and a hidden hand may hold any kind, so nothing is certain
        beyond the number of strikes, which is shown anyway.
        """
        return []


PRESENTER: Final = HillPresenter()
