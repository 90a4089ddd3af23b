"""Answers to a player's questions about their own match: what a token does, why not, hints, suggestions."""

from __future__ import annotations

import asyncio

from msgspec import structs

from skirmish import agents, games, presenter
from skirmish.core import MatchError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.presenter import Presenter
from skirmish.server.engines.limits import HINT, SUGGESTION, SUGGESTION_WAIT
from skirmish.server.engines.pool import Engines
from skirmish.server.matches.access import Grant
from skirmish.server.wire.client import Hint, Inspect, Look, Suggest, Why
from skirmish.server.wire.server import Explained, Hinted, Inspected, Looked, SecondBest, Suggested


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


def inspect(grant: Grant, message: Inspect) -> Inspected:
    """What a place reaches and what can hit it."""
    return Inspected(message.id, _presenter(grant).inspect(grant.actor.view(grant), message.place))


async def suggest(grant: Grant, message: Suggest, engines: Engines, *, both: bool = False) -> Suggested:
    """The decision that a level would make in a player's place: a search from the player's own view.

    In the set-up it is a short one; later it comes with a chance, and only against a computer or where the
    player has ``both`` seats at one screen: two people play each other, not each other's engines. Raises
    MatchError otherwise, and if no answer comes in time: the player's next messages wait.
    """
    view, game, level = grant.actor.view(grant), grant.actor.stored.game, message.level
    if grant.seat is None:
        raise MatchError("only-watching")
    if not grant.actor.awaits(grant.seat):
        raise MatchError("not-your-decision")
    if not games.offers(game, "kernel.engine"):
        raise MatchError("no-levels")
    sets_up = view.phase.prompt in games.info(game).setup_prompts
    if not sets_up and not both and grant.actor.stored.levels[grant.seat.other] is None:
        raise MatchError("only-in-set-up")
    if level not in agents.LEVELS:
        raise UnknownName("unknown-agent", name=excerpt(level), known=", ".join(agents.LEVELS))
    try:
        async with asyncio.timeout(SUGGESTION_WAIT):
            if sets_up:
                owner = grant.actor.owner
                token = await engines.think(level, game, view, owner=owner, seconds=SUGGESTION)
                return Suggested(message.id, token, None, _presenter(grant).because(view, token))
            advice = await engines.advise(level, game, view, owner=grant.actor.owner, seconds=HINT)
    except TimeoutError:
        raise MatchError("no-suggestion") from None
    chance = None if advice.win is None else round(100 * advice.win)
    told = _presenter(grant)
    second = None
    if advice.second is not None and advice.sure is not None:
        words = told.proposed(view, advice.second)
        second = None if words is None else SecondBest(advice.second, advice.sure, words)
    return Suggested(message.id, advice.token, chance, told.because(view, advice.token), second)


def _presenter(grant: Grant) -> Presenter:
    return presenter.load(grant.actor.stored.game)
