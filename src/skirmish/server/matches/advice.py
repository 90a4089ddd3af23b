"""Answers to a player's questions about their own match: what a token does, why not, hints, suggestions."""

from __future__ import annotations

import asyncio

from msgspec import structs

from skirmish import agents, games, presenter
from skirmish.core import MatchError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.presenter import Presenter
from skirmish.server.engines.limits import SUGGESTION, SUGGESTION_WAIT
from skirmish.server.engines.pool import Engines
from skirmish.server.matches.access import Grant
from skirmish.server.wire.client import Hint, Look, Suggest, Why
from skirmish.server.wire.server import Explained, Hinted, Looked, Suggested


def look(grant: Grant, message: Look) -> Looked:
    """What a legal token would do."""
    preview = _presenter(grant).preview(grant.actor.view(grant), message.token)
    return Looked(message.id, message.token, preview)


def why(grant: Grant, message: Why, speaker: Speaker) -> Explained:
    """Why something is not possible."""
    reason = _presenter(grant).why(grant.actor.view(grant), message.source, message.target, speaker)
    return Explained(id=message.id, **structs.asdict(reason))


def hint(grant: Grant, message: Hint) -> Hinted:
    """Which pieces can be hit next turn."""
    return Hinted(message.id, [*_presenter(grant).hints(grant.actor.view(grant))])


async def suggest(grant: Grant, message: Suggest, engines: Engines) -> Suggested:
    """The set-up decision that a level would make in a player's place: a short search from the player's own
    view.

    Raises MatchError after the set-up, and if no answer comes in time: the player's next messages wait.
    """
    view, game, level = grant.actor.view(grant), grant.actor.stored.game, message.level
    if grant.seat is None:
        raise MatchError("only-watching")
    if not grant.actor.awaits(grant.seat):
        raise MatchError("not-your-decision")
    if not games.offers(game, "kernel.engine"):
        raise MatchError("no-levels")
    if view.phase.prompt not in games.info(game).setup_prompts:
        raise MatchError("only-in-set-up")
    if level not in agents.LEVELS:
        raise UnknownName("unknown-agent", name=excerpt(level), known=", ".join(agents.LEVELS))
    try:
        async with asyncio.timeout(SUGGESTION_WAIT):
            token = await engines.think(level, game, view, owner=grant.actor.owner, seconds=SUGGESTION)
    except TimeoutError:
        raise MatchError("no-suggestion") from None
    return Suggested(message.id, token)


def _presenter(grant: Grant) -> Presenter:
    return presenter.load(grant.actor.stored.game)
