"""Who looks at a match: spectators, who is there, what each tab is told."""

from __future__ import annotations

import pytest

from skirmish.core import SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.server.wire import Act, Hint, Look, Why
from tests.server.house import (
    REQUESTS,
    House,
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


# ----------------------------------------------------------------------------------------- spectators


async def test_a_spectator_may_look_and_nothing_else(house: House) -> None:
    made, south, north = await house.begun()
    await play(south, north, 30)
    watch = await house.tables.enter(made.match, made.watch)
    table, seq = watch.table, watch.table.snapshot.seq
    assert table.state(watch, 0).decisions == []
    assert table.state(watch, 0).undo is None
    state = table.state(watch, 0)
    assert state.prompt is not None
    for chair in (south, north):
        for option in table.state(chair, 0).decisions:
            await refused("only-watching", send(watch, Act(new_id(), state.prompt.number, option.token)))
    for kind in REQUESTS:
        await refused("only-watching", ask(watch, kind))
    await refused("only-watching", join(watch))
    with pytest.raises(SkirmishError):
        table.look(watch, Look("l", "end"))
    assert table.snapshot.seq == seq


async def test_looking_why_and_hints(house: House) -> None:
    _, south, north = await house.begun()
    await play(south, north, 30)
    chair = whose(south, north)
    assert chair is not None
    token = chair.table.state(chair, 0).decisions[0].token
    assert chair.table.look(chair, Look("l", token)).token == token
    assert chair.table.why(chair, Why("w", "", "a1"), Speaker("it")).sentence
    assert chair.table.hint(chair, Hint("h")).id == "h"


# --------------------------------------------------------------------------------------- who is there


async def test_presence_in_words(house: House) -> None:
    made, south, north = await house.begun()
    mine, other, third, watching = Tab(), Tab(), Tab(), Tab()
    table = south.table
    assert table.presence().seats == ("away", "away")
    fresh = await house.create()
    stranger = await house.tables.enter(fresh.match, fresh.watch)
    assert stranger.table.presence().seats == ("never", "never")
    table.attach(south, mine)
    await house.quiet()
    await house.turn(1_000)
    table.attach(north, other)
    table.attach(north, third)
    watch = await house.tables.enter(made.match, made.watch)
    table.attach(watch, watching)
    await house.quiet()
    start = house.moment.at - 1_000
    assert mine.presence.seats == ("here", "here")
    assert mine.presence.since == (start, start + 1_000)
    assert mine.presence.watchers == 1
    await house.turn(500)
    table.detach(other)
    await house.quiet()
    assert mine.presence.seats == ("here", "here"), "the other tab is still there"
    table.detach(third)
    table.detach(third)
    table.detach(watching)
    await house.quiet()
    assert mine.presence.seats == ("here", "away")
    assert mine.presence.since == (start, start + 1_500)
    assert mine.presence.watchers == 0


async def test_tabs_of_a_role_are_told_the_very_same(house: House) -> None:
    _, south, north = await house.begun()
    tabs = [Tab() for _ in range(5)]
    for tab in tabs:
        south.table.attach(south, tab)
    await play(south, north, 8)
    await house.quiet()
    assert len(tabs[0].raw) > 3
    for one, other in zip(tabs[0].raw[-1:], tabs[4].raw[-1:], strict=True):
        assert one is other, "encoded once"
    assert tabs[0].state == tabs[3].state


async def test_whoever_comes_back_is_told_what_they_missed(house: House) -> None:
    made, south, north = await house.begun()
    tab = Tab()
    south.table.attach(south, tab)
    await decide(south)
    await house.quiet()
    south.table.detach(tab)
    seen = tab.seen
    await decide(north)
    await decide(south)
    await house.kill()
    south, north, _ = await house.again(made)
    back = Tab(seen)
    south.table.attach(south, back)
    assert [entry.seq for entry in back.state.entries] == [seen + 1, seen + 2]
    lost = Tab(seen + 1_000)  # of a database that was put back
    south.table.attach(south, lost)
    assert [entry.seq for entry in lost.state.entries] == list(range(1, seen + 3))
