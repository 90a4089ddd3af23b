"""Subscribers of a match: spectators, presence, and what each tab is sent."""

from __future__ import annotations

import pytest

from skirmish.core import SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.server.matches import advice
from skirmish.server.wire.client import Act, Hint, Look, Why
from tests.must import must
from tests.server.local import (
    REQUESTS,
    LocalServer,
    Tab,
    ask,
    decide,
    join,
    new_id,
    play,
    refused,
    send,
    whose,
)

pytestmark = pytest.mark.anyio


# Spectators


async def test_a_spectator_may_look_and_nothing_else(local: LocalServer) -> None:
    made, south, north = await local.started()
    await play(south, north, 30)
    watch = await local.matches.enter(made.match, made.watch)
    actor, seq = watch.actor, watch.actor.snapshot.seq
    assert actor.state(watch, 0).decisions == []
    assert actor.state(watch, 0).undo is None
    state = actor.state(watch, 0)
    assert state.prompt is not None
    for grant in (south, north):
        for option in actor.state(grant, 0).decisions:
            await refused("only-watching", send(watch, Act(new_id(), state.prompt.number, option.token)))
    for kind in REQUESTS:
        await refused("only-watching", ask(watch, kind))
    await refused("only-watching", join(watch))
    with pytest.raises(SkirmishError):
        advice.look(watch, Look("l", "end"))
    assert actor.snapshot.seq == seq


async def test_looking_why_and_hints(local: LocalServer) -> None:
    _, south, north = await local.started()
    await play(south, north, 30)
    grant = must(whose(south, north))
    token = grant.actor.state(grant, 0).decisions[0].token
    assert advice.look(grant, Look("l", token)).token == token
    assert advice.why(grant, Why("w", "", "a1"), Speaker("it")).sentence
    assert advice.hint(grant, Hint("h")).id == "h"


# Who is there


async def test_presence_in_words(local: LocalServer) -> None:
    made, south, north = await local.started()
    mine, other, third, watching = Tab(), Tab(), Tab(), Tab()
    actor = south.actor
    assert actor.presence().seats == ("away", "away")
    fresh = await local.create()
    stranger = await local.matches.enter(fresh.match, fresh.watch)
    assert stranger.actor.presence().seats == ("never", "never")
    actor.attach(south, mine)
    await local.idle()
    await local.advance(1_000)
    actor.attach(north, other)
    actor.attach(north, third)
    watch = await local.matches.enter(made.match, made.watch)
    actor.attach(watch, watching)
    await local.idle()
    start = local.clock.at - 1_000
    assert mine.presence.seats == ("here", "here")
    assert mine.presence.since == (start, start + 1_000)
    assert mine.presence.watchers == 1
    await local.advance(500)
    actor.detach(other)
    await local.idle()
    assert mine.presence.seats == ("here", "here"), "the other tab is still there"
    actor.detach(third)
    actor.detach(third)
    actor.detach(watching)
    await local.idle()
    assert mine.presence.seats == ("here", "away")
    assert mine.presence.since == (start, start + 1_500)
    assert mine.presence.watchers == 0


async def test_tabs_of_a_role_are_told_the_very_same(local: LocalServer) -> None:
    _, south, north = await local.started()
    tabs = [Tab() for _ in range(5)]
    for tab in tabs:
        south.actor.attach(south, tab)
    await play(south, north, 8)
    await local.idle()
    assert len(tabs[0].raw) > 3
    for one, other in zip(tabs[0].raw[-1:], tabs[4].raw[-1:], strict=True):
        assert one is other, "encoded once"
    assert tabs[0].state == tabs[3].state


async def test_whoever_comes_back_is_told_what_they_missed(local: LocalServer) -> None:
    made, south, north = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    await decide(south)
    await local.idle()
    south.actor.detach(tab)
    seen = tab.seen
    await decide(north)
    await decide(south)
    await local.crash()
    south, north, _ = await local.enter_again(made)
    back = Tab(seen)
    south.actor.attach(south, back)
    assert [entry.seq for entry in back.state.entries] == [seen + 1, seen + 2]
    lost = Tab(seen + 1_000)  # of a database that was put back
    south.actor.attach(south, lost)
    assert [entry.seq for entry in lost.state.entries] == list(range(1, seen + 3))


async def test_players_learn_in_how_many_places_their_own_seat_is_open(local: LocalServer) -> None:
    made, south, north = await local.started()
    watch = await local.matches.enter(made.match, made.watch)
    first, second, opponent, spectator = Tab(), Tab(), Tab(), Tab()
    for grant, tab in ((south, first), (north, opponent), (watch, spectator)):
        south.actor.attach(grant, tab)
    await local.idle()
    again = await local.matches.enter(made.match, str(made.south))
    south.actor.attach(again, second)
    await local.idle()
    assert [tab.presence.places for tab in (first, second, opponent, spectator)] == [2, 2, 1, 1]
    south.actor.detach(second)
    await local.idle()
    assert [tab.presence.places for tab in (first, opponent)] == [1, 1]
