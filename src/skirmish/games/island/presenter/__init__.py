"""Presents the island to people and programs: view, decisions, prompts, previews, reasons, hints."""

from __future__ import annotations

from typing import Final

from skirmish.games.island.game import GAME
from skirmish.games.island.presenter import hints, inspection, preview, prompts, reasons, sentences, view, why
from skirmish.games.island.presenter.decisions import FLAGS, KINDS, describe
from skirmish.games.island.presenter.wire import IslandDecision
from skirmish.games.island.view import View


class IslandPresenter:
    """Battle for the Island (:class:`~skirmish.presenter.Presenter`)."""

    name: Final = GAME.name
    kinds: Final = KINDS
    flags: Final = FLAGS
    view = staticmethod(view.shown)
    prompt = staticmethod(prompts.prompt)
    preview = staticmethod(preview.previewed)
    why = staticmethod(why.explained)
    hints = staticmethod(hints.threats)
    inspect = staticmethod(inspection.inspect)
    proposed = staticmethod(reasons.proposed)
    because = staticmethod(reasons.because)
    summary = staticmethod(sentences.nothing_more)
    points = staticmethod(sentences.points)
    sentences = staticmethod(sentences.told)

    def decisions(self, view: View) -> list[IslandDecision]:
        """Every legal decision of the viewer's seat."""
        return [describe(view, action) for action in GAME.legal(view)]


PRESENTER: Final = IslandPresenter()
