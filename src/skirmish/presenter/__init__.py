"""Presenters describe a game to people and programs, always from a view.

The server, the terminal, bots and docs use a game's presenter and describe nothing themselves. Because
everything is made from a view, hidden information cannot leak. Where a rule needs a whole state, one is
sampled from the view (``game.sample``), and no result depends on what was filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast, runtime_checkable

from skirmish import games
from skirmish.core import Decide, Over
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import (
    Decision,
    GameView,
    Inspection,
    Part,
    PlainView,
    Preview,
    Reason,
    Said,
    Threat,
)


class Presenter(Protocol):
    """One game, presented. A game's package offers it as ``presenter.PRESENTER``."""

    @property
    def name(self) -> str:
        """The game's name."""

    @property
    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of decisions in display order, with the rules about each."""

    @property
    def flags(self) -> Mapping[str, str]:
        """The flags of decisions, and their signs in text lists; ``NAME-flag-FLAG`` explains one."""

    def view(self, view: Any) -> GameView:
        """What the viewer sees."""

    def decisions(self, view: Any) -> Sequence[Decision]:
        """Every legal decision of the viewer's seat; empty if it must not decide now."""

    def prompt(self, pending: Decide, view: Any, decisions: Sequence[Decision]) -> list[Said]:
        """The prompt for the seat that must decide, given its :meth:`decisions`; empty for other viewers."""

    def preview(self, view: Any, token: str) -> Preview:
        """What a legal token would do.

        Raises :class:`~skirmish.core.IllegalAction`, :class:`~skirmish.core.NotationError`, or
        :class:`~skirmish.core.MatchError` for a spectator.
        """

    def why(self, view: Any, source: str, target: str, speaker: Speaker) -> Reason:
        """Why something is not possible, or that it is.

        ``source`` and ``target`` are names of places and pieces, or empty; without a source, the target may
        also be a token. Raises :class:`~skirmish.core.MatchError` for anything else.
        """

    def hints(self, view: Any) -> Sequence[Threat]:
        """The viewer's pieces that can be hit in the opponent's next turn, as things stand."""

    def inspect(self, view: Any, place: str) -> Inspection:
        """What a place reaches and what can hit it. Raises MatchError for what is no place."""

    def proposed(self, view: Any, token: str) -> Said | None:
        """Advice: a legal token in words, the first of :meth:`because`; None if that is empty."""

    def because(self, view: Any, token: str) -> list[Said]:
        """Advice: a legal token in words, and why: whom it hits, what it protects and threatens."""

    def summary(self, view: Any, over: Over) -> list[Said]:
        """What a finished match comes to besides who won. May be empty."""

    def sentences(self, known: Any) -> list[Said]:
        """The board of a state or view in sentences, for screen readers."""


@runtime_checkable
class TellsPoints(Protocol):
    """What a presenter offers besides if battles of its game can be worth points."""

    def points(self, view: Any, over: Over) -> list[Said]:
        """What a finished battle is worth, for a series that counts points."""


def load(game_name: str) -> Presenter:
    """The presenter of a game, or a plain one. Raises :class:`~skirmish.core.UnknownName`."""
    own = games.part(game_name, "presenter")
    if own is not None:
        return cast(Presenter, own.PRESENTER)
    from skirmish.presenter.plain import PlainPresenter  # which draws, as games with a presenter do elsewhere

    return PlainPresenter(games.load(game_name))


def wire_structs(game_name: str) -> list[type[Part]]:
    """The structs of a game's ``presenter/wire.py``, in the order in which they are defined."""
    wire = games.part(game_name, "presenter.wire")
    if wire is None:
        return []
    found = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, Part)]
    return [each for each in found if each.__module__ == wire.__name__]


def views() -> list[type[GameView]]:
    """The views of all games."""
    theirs = [each for name in games.names() for each in wire_structs(name) if issubclass(each, GameView)]
    return [PlainView, *theirs]
