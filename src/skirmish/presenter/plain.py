"""The presenter for games without one, based on the rules, the drawing and the messages."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from skirmish import games
from skirmish.core import AnyGame, Decide, Fact, IllegalAction, MatchError, NotationError, Over, Seat
from skirmish.core.errors import excerpt
from skirmish.drawing import draw_svg, draw_text
from skirmish.drawing.text import written
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Decision, Facts, Inspection, PlainView, Preview, Reason, Said, Threat
from skirmish.presenter.why import Answer, first, only_watching

_LOG: Final = logging.getLogger(__name__)
_ENGLISH: Final = Speaker("en")
_WORD: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class PlainPresenter:
    """Presents any game (:class:`~skirmish.presenter.Presenter`).

    A decision's kind is its class name (``TakeAll`` is ``take-all``). The message ``NAME-decision-KIND`` says
    what it does, with its fields as facts. Its ``source`` and ``target`` are places if they are strings.
    """

    kinds: Final[Mapping[str, tuple[str, ...]]] = {}
    flags: Final[Mapping[str, str]] = {}

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def name(self) -> str:
        """The game's name."""
        return self._game.name

    def view(self, view: Any) -> PlainView:
        """The drawing of what the viewer may know, if the game has one that works, and sentences."""
        drawn = games.part(self.name, "drawing") is not None
        svg = self._drawn(draw_svg, view, theme="auto") if drawn else ""
        return PlainView(self.name, svg, self.sentences(view))

    def decisions(self, view: Any) -> list[Decision]:
        """Every legal decision of the viewer's seat."""
        return [self._described(action) for action in self._game.legal(view)]

    def prompt(self, pending: Decide, view: Any, decisions: Sequence[Decision]) -> list[Said]:
        """The message ``NAME-prompt-PROMPT``, if there is one."""
        if view.seat is not pending.seat:
            return []
        said = self._said(f"prompt-{pending.prompt}", dict(pending.facts))
        return [] if said is None else [said]

    def preview(self, view: Any, token: str) -> Preview:
        """An empty preview of a legal token."""
        if view.seat is None:
            only_watching()
        action = self._game.parse(token)
        refusal = self._game.refusal(self._game.sample(view, first), view.seat, action)
        if refusal is not None:
            raise IllegalAction(token, refusal)
        return Preview()

    def why(self, view: Any, source: str, target: str, speaker: Speaker) -> Reason:
        """Why a token is refused; or the decision between two places.

        Raises :class:`~skirmish.core.MatchError` if there is no such decision.
        """
        answer = Answer(self.name, source, target, speaker)
        if view.seat is None:
            return answer.watching()
        for each in self.decisions(view):
            if target in (each.token, each.target) and source in ("", each.source):
                return answer.can(each.token, each.words)
        try:
            action = self._game.parse("" if source else target)
        except NotationError:
            raise MatchError("no-decision-there", place=excerpt(target)) from None
        refusal = self._game.refusal(self._game.sample(view, first), view.seat, action)
        assert refusal is not None  # a legal token was found above
        return answer.refused(refusal)

    def hints(self, view: Any) -> list[Threat]:
        """No hints."""
        return []

    def inspect(self, view: Any, place: str) -> Inspection:
        """Nothing is known of places."""
        return Inspection(place)

    def proposed(self, view: Any, token: str) -> Said | None:
        """The message of the decision, if there is one."""
        return self._described(self._game.parse(token)).words

    def because(self, view: Any, token: str) -> list[Said]:
        """Nothing is known of decisions."""
        return []

    def summary(self, view: Any, over: Over) -> list[Said]:
        """Nothing: the rules say no more than who won."""
        return []

    def sentences(self, known: Any) -> list[Said]:
        """The messages ``NAME-fact-FIELD`` for fields of the view and its phase; if the game has none of
        them, the lines of the drawing as text; without a drawing, the position string.
        """
        facts = {**_facts(known), **_facts(getattr(known, "phase", None))}
        told = [said for name in facts if (said := self._said(f"fact-{name}", facts))]
        if told:
            return told
        lines = (self._drawn(draw_text, known) or written(self.name, known)).splitlines()
        return [Said("text-line", {"text": line}) for line in lines if line.strip()]

    def _drawn(self, draw: Callable[..., str], known: Any, **given: str) -> str:
        """A drawing, or nothing if the game's drawing raises an error, which is logged."""
        try:
            return draw(self.name, known, **given)
        except Exception:
            _LOG.exception("the drawing of %s fails", self.name)
            return ""

    def _described(self, action: Any) -> Decision:
        kind = _WORD.sub("-", type(action).__name__).lower()
        return Decision(
            str(action),
            kind,
            source=_place(action, "source"),
            target=_place(action, "target"),
            words=self._said(f"decision-{kind}", _facts(action)),
        )

    def _said(self, message: str, facts: Facts) -> Said | None:
        """A message of the game, if it has it in English."""
        whole = f"{self.name}-{message}"
        return Said(whole, facts) if _ENGLISH.has(whole) else None


def _place(action: Any, field: str) -> str | None:
    found = getattr(action, field, None)
    return found if isinstance(found, str) else None


def _facts(value: Any) -> Facts:
    """The fields of an action, a view or a phase as facts."""
    if not is_dataclass(value):
        return {}
    return {each.name: _fact(getattr(value, each.name)) for each in fields(value)}


def _fact(value: Any) -> Fact:
    if isinstance(value, Seat):
        return value.word
    if isinstance(value, tuple):
        return " ".join(str(_fact(each)) for each in value)
    return value if isinstance(value, int | str) else str(value)
