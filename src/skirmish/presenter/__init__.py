"""What a viewer sees of a game, may do in it and may ask about it, as messages.

The values of a game go in, the structs of :mod:`skirmish.server.wire` come out. Everything here is made
from a view: what a seat may not know cannot show, because it is not there. Where a rule wants a whole state,
one is made from the view (``game.sample``), and nothing that comes out depends on what was filled in.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from skirmish.core import Decide, Event
from skirmish.games import unknown
from skirmish.i18n.speaker import Speaker
from skirmish.server import wire as messages

_SIGHTS = {"island": "ISLAND", "hill218": "HILL218"}


class Sight(Protocol):
    """One game, as the page sees it."""

    def view(self, view: Any) -> messages.View:
        """What there is to see."""

    def options(self, view: Any) -> list[messages.Option]:
        """Every legal decision of the viewer's seat; none if it is not theirs to decide."""

    def says(self, pending: Decide, view: Any) -> list[messages.Said]:
        """What is asked, true to what can be chosen: for whoever decides, and nobody else."""

    def look(self, view: Any, token: str, id: str) -> messages.Looked:
        """What a legal token would do.

        Raises :class:`~skirmish.core.IllegalAction`, :class:`~skirmish.core.NotationError`, or
        :class:`~skirmish.core.MatchError` for a spectator.
        """

    def why(self, view: Any, source: str, target: str, speaker: Speaker, id: str) -> messages.Reason:
        """Why something cannot go somewhere, or that it can.

        ``source`` is a piece's square, a pad square, a card (a kind's word, or ``strike``) or nothing.
        ``target`` is a square, a pad square or nothing; with no source it may also be a card or a token.
        Raises :class:`~skirmish.core.MatchError` for what is no place at all.
        """

    def hint(self, view: Any, id: str) -> messages.Hinted:
        """Which of the viewer's characters can be hit in the opponent's next turn, as things stand."""


def sight(game_name: str) -> Sight:
    """The sight of a game, or :class:`~skirmish.core.UnknownName`."""
    if game_name not in _SIGHTS:
        raise unknown(game_name)
    return cast(
        Sight, getattr(import_module(f"skirmish.games.{game_name}.presenter.decisions"), _SIGHTS[game_name])
    )


def happening(event: Event) -> messages.Happening:
    """An event as a viewer may see it; whoever calls has asked ``game.witness`` first."""
    return messages.Happening(event.code, event.facts())
