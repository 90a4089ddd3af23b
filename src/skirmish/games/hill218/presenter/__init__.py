"""Presents Hill 218 to people and programs: view, decisions, prompts, previews, reasons, sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skirmish.core import Decide
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.presenter.decisions import KINDS, describe
from skirmish.games.hill218.presenter.preview import previewed
from skirmish.games.hill218.presenter.prompts import prompt
from skirmish.games.hill218.presenter.sentences import told
from skirmish.games.hill218.presenter.view import shown
from skirmish.games.hill218.presenter.why import explained
from skirmish.games.hill218.presenter.wire import HillDecision, HillPreview, HillView
from skirmish.games.hill218.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Decision, Reason, Said, Threat


class HillPresenter:
    """The Battle for Hill 218 (:class:`~skirmish.presenter.Presenter`)."""

    name: Final = GAME.name
    kinds: Final = KINDS
    flags: Final[Mapping[str, str]] = {}

    def view(self, view: View) -> HillView:
        """What the viewer sees."""
        return shown(view)

    def decisions(self, view: View) -> list[HillDecision]:
        """Every legal decision of the viewer's seat."""
        return [describe(view, action) for action in GAME.legal(view)]

    def prompt(self, pending: Decide, view: View, decisions: Sequence[Decision]) -> list[Said]:
        """What the seat that must decide is asked."""
        return prompt(pending, view, decisions)

    def preview(self, view: View, token: str) -> HillPreview:
        """What a legal token would do."""
        return previewed(view, token)

    def why(self, view: View, source: str, target: str, speaker: Speaker) -> Reason:
        """Why not, or that it is possible."""
        return explained(view, source, target, speaker)

    def hints(self, view: View) -> list[Threat]:
        """None: an air strike reaches every unit and a hidden hand may hold any kind, so all that could be
        said for certain is what the count of the strikes says already.
        """
        return []

    def sentences(self, known: Any) -> list[Said]:
        """The field in sentences."""
        return told(known)


PRESENTER: Final = HillPresenter()
