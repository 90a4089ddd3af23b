"""One match from its invitation to its rematch, on real databases: nothing lost, nothing done twice."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256

import pytest

from skirmish.core import SOUTH, IllegalAction, MatchError, NotationError, SkirmishError
from skirmish.match import Issued, verify
from skirmish.match.clock import SETUP_FREE
from skirmish.match.commands import TakeSeat
from skirmish.records import read_records
from skirmish.server.matches import advice
from skirmish.server.storage.entries import LogEntry
from skirmish.server.wire.client import Act, Ask, Hint, Join, Open
from skirmish.server.wire.common import ClockPlan, GameName
from skirmish.server.wire.server import StateMessage
from tests.must import must
from tests.server.local import (
    COMPUTER,
    ENTROPY,
    GAMES,
    PERSON,
    REQUESTS,
    LocalServer,
    Tab,
    act,
    ask,
    commit,
    decide,
    join,
    kinds,
    new_id,
    play,
    refused,
    send,
    told,
    whose,
)

pytestmark = pytest.mark.anyio


# From the beginning


async def test_a_match_waits_until_both_have_joined_and_opened(local: LocalServer) -> None:
    made = await local.create()
    south, north, watch = await local.enter_again(made)
    tabs = [Tab(), Tab(), Tab()]
    for grant, tab in zip((south, north, watch), tabs, strict=True):
        grant.actor.attach(grant, tab)
    assert all(tab.state.status == "waiting" for tab in tabs)
    assert all(tab.welcome.commitment == made.commitment for tab in tabs), "before any entropy is known"
    assert [tab.welcome.seat for tab in tabs] == ["south", "north", None]
    assert (await join(south, "Ann")).seq == 1
    await local.idle()
    assert tabs[1].welcome.players[0].name == "Ann"
    assert tabs[1].state.status == "waiting"
    assert not tabs[1].welcome.players[0].opened
    assert tabs[1].welcome.players[0].commitment == sha256(ENTROPY.encode()).hexdigest()
    await refused("not-all-committed", send(south, Open(new_id(), ENTROPY)))
    assert (await commit(north, "Bob")).seq == 2
    assert (await send(north, Open(new_id(), ENTROPY))).seq == 3
    await local.idle()
    assert tabs[0].state.status == "waiting"
    assert [player.opened for player in tabs[0].welcome.players] == [False, True]
    await refused("wrong-entropy", send(south, Open(new_id(), "another-of-sixteen")))
    assert (await send(south, Open(new_id(), ENTROPY))).seq == 4
    await local.idle()
    assert [entry.kind for entry in tabs[2].state.entries] == ["open", "start"]
    assert {tab.state.status for tab in tabs} == {"playing"}
    assert tabs[2].welcome.players[1].name == "Bob"
    assert [bool(tab.state.decisions) for tab in tabs] == [True, False, False]
    assert [bool(tab.state.prompt and tab.state.prompt.says) for tab in tabs] == [True, False, False]


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


async def test_the_entropy_of_both_is_in_the_chance(local: LocalServer) -> None:
    made = await local.create("hill218")
    south, north, _ = await local.enter_again(made)
    await join(south, "", "south-has-this-entropy")
    await join(north, "", "north-has-that-entropy")
    assert south.actor.match is not None
    fair = south.actor.match.fair
    assert (fair.south, fair.north) == ("south-has-this-entropy", "north-has-that-entropy")
    assert fair.commitment == made.commitment


async def test_a_seat_is_taken_once(local: LocalServer) -> None:
    made, south, _north = await local.started()
    *_, watch = await local.enter_again(made)
    await refused("already-joined", commit(south))
    await refused("only-watching", commit(watch))
    await refused("only-watching", send(watch, Open(new_id(), ENTROPY)))


async def test_between_committing_and_opening_nothing_is_lost(local: LocalServer) -> None:
    made = await local.create()
    south, north, _ = await local.enter_again(made)
    first = Join(new_id(), "0" * 64)
    await send(south, first)
    await commit(south, "Ann", "south-has-this-entropy")  # the page has lost what it committed to at first
    await commit(north, "Bob", "north-has-that-entropy")
    opening = Open(new_id(), "north-has-that-entropy")
    ack = await send(north, opening)
    await local.crash()
    south, north, _ = await local.enter_again(made)
    assert await send(north, opening) == ack
    assert (await send(south, first)).seq == 1, "the same answer, and nothing is replaced"
    await refused("already-joined", commit(south, "Ann", "chosen-after-the-other"))
    await send(south, Open(new_id(), "south-has-this-entropy"))
    fair = must(south.actor.match).fair
    assert (fair.scheme, fair.south, fair.north) == (2, "south-has-this-entropy", "north-has-that-entropy")


async def test_an_outdated_page_is_told_to_reload(local: LocalServer) -> None:
    for north in (PERSON, COMPUTER):
        made = await local.create(north=north)
        grant = await local.matches.enter(made.match, str(made.south))
        for old in (Join(new_id(), None, ENTROPY), Join(new_id())):
            await refused("wrong-scheme", send(grant, old))


async def test_a_match_that_began_under_scheme_1_goes_on_under_it(local: LocalServer) -> None:
    made = await local.create()
    south, north, _ = await local.enter_again(made)
    taken = Issued(TakeSeat("Ann", "of an earlier server"), SOUTH, 0)
    await local.store.append([LogEntry(made.match, 1, "S old", taken)])
    await local.crash()
    south, north, _ = await local.enter_again(made)
    tab = Tab()
    north.actor.attach(north, tab)
    assert tab.welcome.scheme == 1
    await refused("wrong-scheme", commit(north))
    await refused("wrong-scheme", send(north, Join(new_id())))
    await send(north, Join(new_id(), None, ENTROPY))
    assert must(south.actor.match).fair.scheme == 1
    await local.idle()


@pytest.mark.parametrize("name", ["two\nlines", "turned\u202eround", "bell\x07"])
async def test_a_name_is_one_line(local: LocalServer, name: str) -> None:
    made = await local.create()
    south, *_ = await local.enter_again(made)
    await refused("bad-name", join(south, name))
    assert south.actor.snapshot.seq == 0


async def test_before_the_start_nothing_can_be_done(local: LocalServer) -> None:
    made = await local.create()
    south, *_ = await local.enter_again(made)
    await join(south)
    await refused("not-started", send(south, Act(new_id(), 1, "#a1")))
    for kind in REQUESTS:
        await refused("not-started", ask(south, kind))
    with pytest.raises(MatchError, match="not-started"):
        advice.hint(south, Hint(new_id()))
    await refused("not-started", local.record(made.match, made.watch))


# Deciding


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


async def test_joining_twice_under_one_id_is_joining_once(local: LocalServer) -> None:
    made = await local.create()
    south, *_ = await local.enter_again(made)
    message = Join("j", "0" * 64, name="Ann")
    ack = await send(south, message)
    await local.crash()
    south, *_ = await local.enter_again(made)
    assert await send(south, message) == ack
    await refused("action-id-used", send(south, Join("j", "0" * 64, name="Eve")))


async def test_nobody_can_use_up_the_others_ids(local: LocalServer) -> None:
    _, south, north = await local.started()
    one = act(south)
    await send(south, one)
    two = act(north)
    await send(north, Act(one.id, two.prompt, two.token))
    assert kinds(south.actor, south)[-2:] == ["act", "act"]


# Offers, takebacks, the end


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
