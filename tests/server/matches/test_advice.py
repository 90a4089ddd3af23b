"""Suggestions: what an engine would decide in a player's place, from the player's own view."""

from __future__ import annotations

import asyncio

import pytest

from skirmish import games
from skirmish.agents import LEVELS
from skirmish.core import SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.server.engines.limits import HINT, SUGGESTION
from skirmish.server.matches import advice
from skirmish.server.matches.access import Grant
from skirmish.server.wire.client import Suggest
from skirmish.server.wire.common import GameName
from tests.must import must
from tests.server.local import GAMES, LocalServer, decide, new_id, play, refused, whose

pytestmark = pytest.mark.anyio


async def suggested(local: LocalServer, grant: Grant, level: str = "captain") -> str:
    message = Suggest(new_id(), level)
    answer = await advice.suggest(grant, message, local.engines)
    assert answer.id == message.id
    assert answer.because, "what to do is said in words, also in the set-up"
    return answer.token


@pytest.mark.parametrize("game", GAMES)
async def test_a_level_decides_in_the_players_place(local: LocalServer, game: GameName) -> None:
    _, south, north = await local.started(game)
    await play(south, north, 1)
    grant = must(whose(south, north))
    token = await suggested(local, grant)
    level, owner, view = local.engines.asked[-1]
    assert (level, owner, local.engines.seconds[-1]) == ("captain", grant.actor.id, SUGGESTION)
    assert grant.actor.match is not None
    assert view == grant.actor.match.view(grant.seat), "the player's view, never the state"
    await decide(grant, token)


@pytest.mark.parametrize("game", GAMES)
async def test_against_a_computer_a_suggestion_has_reasons(local: LocalServer, game: GameName) -> None:
    """Never against a person; and from the player's view alone."""
    _, grant = await local.against_computer(game)
    setup = games.info(game).setup_prompts
    for _ in range(60):
        view = grant.actor.view(grant)
        if view.phase.prompt not in setup:
            break
        await decide(grant, await suggested(local, grant))
        await local.idle()
    answer = await advice.suggest(grant, Suggest(new_id(), "captain"), local.engines)
    assert (answer.win, local.engines.seconds[-1]) == (62, HINT)
    assert answer.because
    english = Speaker("en")
    for said in answer.because:
        assert english.say(said.id, **said.facts)
    legal = {str(each) for each in games.load(game).legal(grant.actor.view(grant))}
    if len(legal) > 1:
        second = answer.second
        assert second is not None
        assert second.token in legal - {answer.token}
        assert english.say(second.words.id, **second.words.facts)
    await decide(grant, answer.token)


async def test_a_suggestion_changes_nothing(local: LocalServer) -> None:
    _, south, _ = await local.started()
    before = south.actor.snapshot
    await suggested(local, south)
    assert south.actor.snapshot is before


async def test_who_gets_no_suggestion(local: LocalServer) -> None:
    made, south, north = await local.started()
    watch = await local.matches.enter(made.match, made.watch)
    await refused("only-watching", suggested(local, watch))
    await refused("not-your-decision", suggested(local, north))
    for level in ("admiral", "greedy", "cmd:cat"):
        error = await refused("unknown-agent", suggested(local, south, level))
        assert error.facts["known"] == ", ".join(LEVELS)
    waiting = await local.create()
    assert waiting.south is not None
    await refused("not-started", suggested(local, await local.matches.enter(waiting.match, waiting.south)))
    assert local.engines.asked == []


async def test_a_game_without_levels_has_no_suggestions(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, south, _ = await local.started()
    monkeypatch.setattr(games, "offers", lambda name, part: False)
    with pytest.raises(SkirmishError, match="no-levels"):
        await suggested(local, south)


@pytest.mark.parametrize("game", GAMES)
async def test_after_the_set_up_only_one_screen_gets_suggestions(local: LocalServer, game: GameName) -> None:
    made, south, north = await local.started(game)
    grant = must(whose(south, north))
    while grant.actor.view(grant).phase.prompt in games.info(game).setup_prompts:
        await decide(grant)
        grant = must(whose(south, north))
    await refused("only-in-set-up", suggested(local, grant))
    assert local.engines.asked == []
    # Two at one screen have both keys: what one is told, the other sees.
    partner = must(made.north if grant is south else made.south)
    own = must(made.south if grant is south else made.north)
    assert await local.matches.has_both(grant, partner)
    for key in (None, own, made.watch, "x" * 32):
        assert not await local.matches.has_both(grant, key)
    answer = await advice.suggest(grant, Suggest(new_id(), "captain"), local.engines, both=True)
    assert answer.because is not None


async def test_a_late_suggestion_is_refused(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SUGGESTION_WAIT", 0.05)
    _, south, _ = await local.started()
    local.engines.held = asyncio.Event()
    async with asyncio.timeout(5):
        await refused("no-suggestion", suggested(local, south))
