"""Presenters: what people and programs are told about a game, made from a view.

Server, terminal, bots and docs ask a game's presenter and describe nothing themselves. Because everything is
made from a view, nothing that is hidden can show. Where a rule wants a whole state, one is made from the view
(``game.sample``), and nothing that comes out depends on what was filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from skirmish import games
from skirmish.core import Decide
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Decision, GameView, Part, PlainView, Preview, Reason, Said, Threat


class Presenter(Protocol):
    """One game, presented. A game's package offers it as ``presenter.PRESENTER``."""

    @property
    def name(self) -> str:
        """The game's name."""

    @property
    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of decisions in the order in which people see them, with the rules that speak of each."""

    @property
    def flags(self) -> Mapping[str, str]:
        """What a decision may be flagged with, and the sign for it in lists of text: ``NAME-flag-FLAG`` says
        what it means.
        """

    def view(self, view: Any) -> GameView:
        """What the viewer sees."""

    def decisions(self, view: Any) -> Sequence[Decision]:
        """Every legal decision of the viewer's seat; none if it is not theirs to decide."""

    def prompt(self, pending: Decide, view: Any, decisions: Sequence[Decision]) -> list[Said]:
        """What the seat that must decide is asked, given its :meth:`decisions`; nothing for others."""

    def preview(self, view: Any, token: str) -> Preview:
        """What a legal token would do.

        Raises :class:`~skirmish.core.IllegalAction`, :class:`~skirmish.core.NotationError`, or
        :class:`~skirmish.core.MatchError` for a spectator.
        """

    def why(self, view: Any, source: str, target: str, speaker: Speaker) -> Reason:
        """Why something is not possible, or that it is.

        ``source`` is a place, a card or nothing; ``target`` a place or nothing; with no source it may also
        be a card or a token. Raises :class:`~skirmish.core.MatchError` for anything else.
        """

    def hints(self, view: Any) -> list[Threat]:
        """The viewer's pieces that can be hit in the opponent's next turn, as things stand."""

    def sentences(self, known: Any) -> list[Said]:
        """The board of a state or view in sentences, for people who listen."""


def load(game_name: str) -> Presenter:
    """The presenter of a game, plain if it has none of its own; or :class:`~skirmish.core.UnknownName`."""
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
