"""Presents the island to people and programs: view, decisions, prompts, previews, reasons, hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skirmish.core import Decide
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import FLAGS, KINDS, describe
from skirmish.games.island.presenter.hints import threats
from skirmish.games.island.presenter.preview import previewed
from skirmish.games.island.presenter.prompts import prompt
from skirmish.games.island.presenter.sentences import told
from skirmish.games.island.presenter.view import shown
from skirmish.games.island.presenter.why import explained
from skirmish.games.island.presenter.wire import IslandDecision, IslandPreview, IslandView
from skirmish.games.island.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Decision, Reason, Said, Threat


class IslandPresenter:
    """Battle for the Island (:class:`~skirmish.presenter.Presenter`)."""

    name: Final = GAME.name
    kinds: Final = KINDS
    flags: Final = FLAGS

    def view(self, view: View) -> IslandView:
        """What the viewer sees."""
        return shown(view)

    def decisions(self, view: View) -> list[IslandDecision]:
        """Every legal decision of the viewer's seat."""
        return [describe(view, action) for action in GAME.legal(view)]

    def prompt(self, pending: Decide, view: View, decisions: Sequence[Decision]) -> list[Said]:
        """What the seat that must decide is asked."""
        return prompt(pending, view, decisions)

    def preview(self, view: View, token: str) -> IslandPreview:
        """What a legal token would do."""
        return previewed(view, token)

    def why(self, view: View, source: str, target: str, speaker: Speaker) -> Reason:
        """Why not, or that it is possible."""
        return explained(view, source, target, speaker)

    def hints(self, view: View) -> list[Threat]:
        """The viewer's characters that the opponent can hit next turn, as things stand."""
        return threats(view)

    def sentences(self, known: Any) -> list[Said]:
        """The board in sentences."""
        return told(known)


PRESENTER: Final = IslandPresenter()
