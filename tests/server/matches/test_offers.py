"""Resigning, draws, takebacks and rematches, on real databases."""

from __future__ import annotations

import asyncio
import random

import pytest

from skirmish.match.clock import SETUP_FREE
from skirmish.server.wire.client import Act, Ask
from skirmish.server.wire.common import ClockPlan
from tests.must import must
from tests.server.local import (
    LocalServer,
    act,
    ask,
    decide,
    join,
    kinds,
    new_id,
    play,
    refused,
    send,
    whose,
)

pytestmark = pytest.mark.anyio


async def test_resigning_ends_it_and_opens_everything(local: LocalServer) -> None:
    made, south, north = await local.started("hill218")
    await play(south, north, 6)
    hidden = north.actor.state(north, 0)
    await ask(south, "resign")
    state = north.actor.state(north, 0)
    assert state.over is not None
    assert (state.over.how, state.over.result) == ("resignation", "north")
    assert state.secret is not None
    assert hidden.view is not None
    assert state.view is not None
    assert "unknown" in hidden.view.hands[0]  # type: ignore[attr-defined]
    assert "unknown" not in state.view.hands[0]  # type: ignore[attr-defined]
    await local.restart()
    south, north, _ = await local.enter_again(made)
    assert north.actor.state(north, 0) == state


async def test_a_draw_is_offered_declined_offered_and_agreed(local: LocalServer) -> None:
    _, south, north = await local.started()
    await ask(south, "offer-draw")
    assert north.actor.state(north, 0).draw == "south"
    await refused("own-offer", ask(south, "accept-draw"))
    await ask(north, "decline-draw")
    await refused("offer-too-soon", ask(south, "offer-draw"))
    await decide(south)
    await ask(south, "offer-draw")
    await ask(north, "accept-draw")
    state = south.actor.state(south, 0)
    assert state.over is not None
    assert (state.over.how, state.over.result) == ("agreement", "draw")
    assert kinds(south.actor, south)[5:] == ["offer-draw", "decline-draw", "act", "offer-draw", "accept-draw"]


async def test_a_free_takeback(local: LocalServer) -> None:
    _, south, north = await local.started()
    rng = random.Random(2)
    while (seat := must(whose(south, north))).actor.state(seat, 0).undo != "free":
        before = seat.actor.state(seat, 0)
        await decide(seat, rng=rng)
    assert (south if seat is north else north).actor.state(seat, 0).prompt is not None
    await ask(seat, "take-back")
    after = seat.actor.state(seat, 0)
    assert after.view == before.view
    assert (after.entries[-1].kind, after.entries[-1].undone) == ("take-back", 1)
    assert must(after.prompt).number > must(before.prompt).number
    await refused("stale-prompt", send(seat, Act(new_id(), must(before.prompt).number, "end")))


async def test_taking_back_for_ever_stops_no_opponent(local: LocalServer) -> None:
    """What was decided stays decided while consent is asked for: the opponent's answer counts."""
    _, south, north = await local.started(clock=ClockPlan(total=60_000))
    await decide(south, "#a1")
    assert south.actor.state(south, 0).undo == "ask"
    assert north.actor.state(north, 0).undo is None
    answer = act(north)
    local.clock.turn(SETUP_FREE + 3_000)
    await ask(south, "take-back")
    await refused("offer-stands", ask(south, "take-back"))
    await send(north, answer)
    assert must(south.actor.state(south, 0).clock).left == (60_000, 57_000)


async def test_a_takeback_that_needs_consent(local: LocalServer) -> None:
    made, south, north = await local.started()
    await decide(south, "#a1")
    await decide(north, "#b2")
    assert south.actor.state(south, 0).undo == "ask"
    asked = Ask("back", "take-back")
    ack = await send(south, asked)
    state = north.actor.state(north, 0)
    assert (state.takeback, state.entries[-1].kind) == ("south", "ask-takeback")
    assert south.actor.state(south, 0).undo is None
    await local.crash()
    south, north, _ = await local.enter_again(made)
    assert await send(south, asked) == ack
    await ask(north, "decline-takeback")
    await refused("offer-too-soon", ask(south, "take-back"))
    await decide(south, "#d4")
    await ask(north, "take-back")
    await ask(south, "accept-takeback")
    state = north.actor.state(north, 0)
    assert state.entries[-1].undone == 2
    assert state.prompt is not None
    assert state.prompt.seat == "north"


async def test_a_rematch_has_the_seats_swapped_and_the_same_keys(local: LocalServer) -> None:
    made, south, north = await local.started(clock=None)
    await refused("not-over", ask(south, "rematch"))
    await ask(south, "resign")
    await ask(north, "rematch")
    assert south.actor.state(south, 0).rematch == "north"
    await refused("rematch-offered", ask(north, "rematch"))
    accept = Ask("yes", "rematch")
    ack = await send(south, accept)
    state = north.actor.state(north, 0)
    assert state.rematch is None
    assert state.next is not None
    await refused("rematch-agreed", ask(north, "rematch"))
    assert made.south is not None
    assert made.north is not None
    loser = await local.matches.enter(state.next, made.south)
    winner = await local.matches.enter(state.next, made.north)
    watch = await local.matches.enter(state.next, made.watch)
    assert (loser.role, winner.role, watch.role) == ("north", "south", "watch")
    assert loser.actor.outlook(loser.role).projection.welcome(loser.role).first == "south"
    assert loser.actor.outlook(loser.role).projection.welcome(loser.role).commitment != made.commitment
    await join(loser)
    await join(winner)
    await decide(winner)
    await local.crash()
    south, *_ = await local.enter_again(made)
    assert await send(south, accept) == ack
    assert south.actor.state(south, 0).next == state.next


async def test_both_ask_for_a_rematch_at_once_and_there_is_one(local: LocalServer) -> None:
    _, south, north = await local.started()
    await ask(south, "resign")
    await asyncio.gather(ask(south, "rematch"), ask(north, "rematch"))
    assert kinds(south.actor, south)[-2:] == ["rematch", "rematch"]
    assert south.actor.state(south, 0).next is not None
