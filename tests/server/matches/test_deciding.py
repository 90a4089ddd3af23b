"""Decisions in a match, on real databases: none is lost, and none is made twice."""

from __future__ import annotations

import asyncio

import pytest

from skirmish.core import IllegalAction, NotationError, SkirmishError
from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.wire.client import Act, Ask
from skirmish.server.wire.common import GameName
from skirmish.server.wire.server import StateMessage
from tests.must import must
from tests.server.local import (
    GAMES,
    LocalServer,
    Tab,
    act,
    ask,
    decide,
    kinds,
    new_id,
    play,
    refused,
    send,
    told,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_and_its_record(local: LocalServer, game: GameName) -> None:
    made, south, north = await local.started(game)
    watch = await local.matches.enter(made.match, made.watch)
    tab = Tab()
    watch.actor.attach(watch, tab)
    await play(south, north, 2_000)
    await local.idle()
    state = south.actor.state(south, 0)
    assert state.status == "over"
    assert state.over is not None
    assert state.secret is not None
    assert [entry.seq for entry in state.entries] == list(range(1, state.seq + 1))
    states = [message for message in tab.got if isinstance(message, StateMessage)]
    seen = [entry.seq for each in states for entry in each.entries]
    assert seen == list(range(1, state.seq + 1)), "every entry once, in order"
    (record,) = read_records(await local.record(made.match, made.watch))
    assert verify(record).fair
    assert record["South"] == "Ann"
    assert record["Date"] == "2027-01-15"
    await refused("match-over", send(south, Act(new_id(), 1, "end")))
    await refused("match-over", ask(south, "resign"))


async def test_a_hidden_card_is_never_a_decision(local: LocalServer) -> None:
    _, south, _ = await local.started("hill218")
    await refused("hidden-cards", decide(south, "<??"))


async def test_what_the_rules_refuse_changes_nothing(local: LocalServer) -> None:
    _, south, north = await local.started()
    before = told(south.actor, south, north)
    for nonsense in ("nonsense", "?"):
        with pytest.raises(NotationError):
            await decide(south, nonsense)
    with pytest.raises(IllegalAction):
        await decide(south, "end")
    with pytest.raises(IllegalAction):
        await decide(north, "#a1")
    assert told(south.actor, south, north) == before
    kept = must(await local.store.load(south.actor.id))
    assert len(kept.entries) == south.actor.snapshot.seq == 5


async def test_an_answer_to_an_earlier_question_is_refused(local: LocalServer) -> None:
    _, south, north = await local.started()
    asked = act(south)
    await decide(south)
    await refused("stale-prompt", send(south, asked))
    await refused("stale-prompt", send(north, Act(new_id(), 99, "#a1")))


async def test_an_offer_does_not_change_the_question(local: LocalServer) -> None:
    _, south, north = await local.started()
    asked = act(south)
    await ask(north, "offer-draw")
    await send(south, asked)


async def test_two_answers_at_once_and_one_counts(local: LocalServer) -> None:
    _, south, _north = await local.started()
    answers = [act(south, token) for token in ("#a1", "#b2", "#c3", "#d4")]
    found = await asyncio.gather(*[send(south, each) for each in answers], return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in found) == 1
    assert {each.code for each in found if isinstance(each, SkirmishError)} == {"stale-prompt"}
    assert kinds(south.actor, south) == ["join", "join", "open", "open", "start", "act"]


async def test_the_same_twice_at_once_is_done_once(local: LocalServer) -> None:
    _, south, _north = await local.started()
    answer = act(south)
    found = await asyncio.gather(*[send(south, answer) for _ in range(5)])
    assert len({each.seq for each in found}) == 1
    assert south.actor.snapshot.seq == 6


async def test_an_action_id_gives_the_same_answer_for_ever(local: LocalServer) -> None:
    made, south, north = await local.started()
    first, offer = act(south), Ask("offer", "offer-draw")
    acks = [await send(south, first), await send(south, offer)]
    await decide(north)
    await play(south, north, 9)
    again, offered = await send(south, first), await send(south, offer)
    assert [again, offered] == acks
    await local.crash()
    south, north, _ = await local.enter_again(made)
    seq = south.actor.snapshot.seq
    assert [await send(south, first), await send(south, offer)] == acks
    assert south.actor.snapshot.seq == seq
    await refused("action-id-used", send(south, Act(first.id, first.prompt, "#l12")))
    await refused("action-id-used", send(south, Act(first.id, first.prompt + 1, first.token)))
    await refused("action-id-used", send(south, Ask(first.id, "resign")))
    await refused("action-id-used", send(south, Act("offer", first.prompt, first.token)))


async def test_a_refused_action_is_not_done_when_its_duplicate_arrives(local: LocalServer) -> None:
    """A doubled message must not accept an offer that came between the two."""
    _, south, north = await local.started()
    early = Ask("early", "accept-draw")
    await refused("no-offer", send(south, early))
    await ask(north, "offer-draw")
    await refused("no-offer", send(south, early))
    assert south.actor.match is not None
    assert south.actor.match.over is None
    await send(south, Ask("again", "accept-draw"))
    assert south.actor.match.over is not None


async def test_a_refusal_is_remembered_when_the_match_is_loaded_again(local: LocalServer) -> None:
    """After a failure of the database, or when other matches were used meanwhile."""
    made, south, north = await local.started()
    early = Ask("early", "accept-draw")
    await refused("no-offer", send(south, early))
    local.matches.drop(south.actor)
    south.actor.end("going-down")
    south, north, _ = await local.enter_again(made)
    await ask(north, "offer-draw")
    await refused("no-offer", send(south, early))
    assert must(south.actor.match).over is None


async def test_nobody_can_use_up_the_others_ids(local: LocalServer) -> None:
    _, south, north = await local.started()
    one = act(south)
    await send(south, one)
    two = act(north)
    await send(north, Act(one.id, two.prompt, two.token))
    assert kinds(south.actor, south)[-2:] == ["act", "act"]
