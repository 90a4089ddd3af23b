"""One match from its invitation to its rematch, on real databases: nothing lost, nothing done twice."""

from __future__ import annotations

import asyncio

import pytest

from skirmish.core import IllegalAction, MatchError, NotationError, SkirmishError
from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.wire import Act, Ask, GameName, Hint, Join, State
from tests.server.house import (
    ENTROPY,
    GAMES,
    REQUESTS,
    House,
    Tab,
    act,
    ask,
    decide,
    join,
    kinds,
    new_id,
    play,
    refused,
    send,
    told,
)

pytestmark = pytest.mark.anyio


# --------------------------------------------------------------------------------- from the beginning


async def test_a_match_waits_until_both_have_joined(house: House) -> None:
    made = await house.create()
    south, north, watch = await house.again(made)
    tabs = [Tab(), Tab(), Tab()]
    for chair, tab in zip((south, north, watch), tabs, strict=True):
        chair.table.attach(chair, tab)
    assert all(tab.state.status == "waiting" for tab in tabs)
    assert all(tab.welcome.commitment == made.commitment for tab in tabs), "before anybody's entropy"
    assert [tab.welcome.seat for tab in tabs] == ["south", "north", None]
    assert (await join(south, "Ann")).seq == 1
    await house.quiet()
    assert tabs[1].welcome.players[0].name == "Ann"
    assert tabs[1].state.status == "waiting"
    assert (await join(north, "Bob")).seq == 2
    await house.quiet()
    assert [entry.kind for entry in tabs[2].state.entries] == ["join", "start"]
    assert {tab.state.status for tab in tabs} == {"playing"}
    assert tabs[2].welcome.players[1].name == "Bob"
    assert [bool(tab.state.decisions) for tab in tabs] == [True, False, False]
    assert [bool(tab.state.prompt and tab.state.prompt.says) for tab in tabs] == [True, False, False]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_and_its_record(house: House, game: GameName) -> None:
    made, south, north = await house.begun(game)
    watch = await house.tables.enter(made.match, made.watch)
    tab = Tab()
    watch.table.attach(watch, tab)
    await play(south, north, 2_000)
    await house.quiet()
    state = south.table.state(south, 0)
    assert state.status == "over"
    assert state.over is not None
    assert state.secret is not None
    assert [entry.seq for entry in state.entries] == list(range(1, state.seq + 1))
    states = [message for message in tab.got if isinstance(message, State)]
    seen = [entry.seq for each in states for entry in each.entries]
    assert seen == list(range(1, state.seq + 1)), "every entry once, in order"
    (record,) = read_records(await house.tables.record(made.match, made.watch))
    assert verify(record).fair
    assert record["South"] == "Ann"
    assert record["Date"] == "2027-01-15"
    await refused("match-over", send(south, Act(new_id(), 1, "end")))
    await refused("match-over", ask(south, "resign"))


async def test_the_entropy_of_both_is_in_the_chance(house: House) -> None:
    made = await house.create("hill218")
    south, north, _ = await house.again(made)
    await join(south, "", "south-has-this-entropy")
    await join(north, "", "north-has-that-entropy")
    assert south.table.match is not None
    fair = south.table.match.fair
    assert (fair.south, fair.north) == ("south-has-this-entropy", "north-has-that-entropy")
    assert fair.commitment == made.commitment


async def test_a_seat_is_taken_once(house: House) -> None:
    made = await house.create()
    south, _, watch = await house.again(made)
    await join(south)
    await refused("already-joined", join(south))
    await refused("only-watching", join(watch))


@pytest.mark.parametrize("name", ["two\nlines", "turned\u202eround", "bell\x07"])
async def test_a_name_is_one_line(house: House, name: str) -> None:
    made = await house.create()
    south, *_ = await house.again(made)
    await refused("bad-name", join(south, name))
    assert south.table.snapshot.seq == 0


async def test_before_the_start_nothing_can_be_done(house: House) -> None:
    made = await house.create()
    south, *_ = await house.again(made)
    await join(south)
    await refused("not-started", send(south, Act(new_id(), 1, "#a1")))
    for kind in REQUESTS:
        await refused("not-started", ask(south, kind))
    with pytest.raises(MatchError, match="not-started"):
        south.table.hint(south, Hint(new_id()))
    await refused("not-started", house.tables.record(made.match, made.watch))


# ------------------------------------------------------------------------------------------- deciding


async def test_what_the_rules_refuse_changes_nothing(house: House) -> None:
    _, south, north = await house.begun()
    before = told(south.table, south, north)
    with pytest.raises(NotationError):
        await decide(south, "nonsense")
    with pytest.raises(IllegalAction):
        await decide(south, "end")
    with pytest.raises(IllegalAction):
        await decide(north, "#a1")
    await refused("hidden-cards", decide(south, "?"))
    assert told(south.table, south, north) == before
    kept = await house.store.load(south.table.id)
    assert kept is not None
    assert len(kept.entries) == south.table.snapshot.seq == 3


async def test_an_answer_to_an_earlier_question_is_refused(house: House) -> None:
    _, south, north = await house.begun()
    asked = act(south)
    await decide(south)
    await refused("stale-prompt", send(south, asked))
    await refused("stale-prompt", send(north, Act(new_id(), 99, "#a1")))


async def test_an_offer_does_not_change_the_question(house: House) -> None:
    _, south, north = await house.begun()
    asked = act(south)
    await ask(north, "offer-draw")
    await send(south, asked)


async def test_two_answers_at_once_and_one_counts(house: House) -> None:
    _, south, _north = await house.begun()
    answers = [act(south, token) for token in ("#a1", "#b2", "#c3", "#d4")]
    found = await asyncio.gather(*[send(south, each) for each in answers], return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in found) == 1
    assert {each.code for each in found if isinstance(each, SkirmishError)} == {"stale-prompt"}
    assert kinds(south.table, south) == ["join", "join", "start", "act"]


async def test_the_same_twice_at_once_is_done_once(house: House) -> None:
    _, south, _north = await house.begun()
    answer = act(south)
    found = await asyncio.gather(*[send(south, answer) for _ in range(5)])
    assert len({each.seq for each in found}) == 1
    assert south.table.snapshot.seq == 4


async def test_an_action_id_gives_the_same_answer_for_ever(house: House) -> None:
    made, south, north = await house.begun()
    first, offer = act(south), Ask("offer", "offer-draw")
    acks = [await send(south, first), await send(south, offer)]
    await decide(north)
    await play(south, north, 9)
    again, offered = await send(south, first), await send(south, offer)
    assert [again, offered] == acks
    await house.kill()
    south, north, _ = await house.again(made)
    seq = south.table.snapshot.seq
    assert [await send(south, first), await send(south, offer)] == acks
    assert south.table.snapshot.seq == seq
    await refused("action-id-used", send(south, Act(first.id, first.prompt, "#l12")))
    await refused("action-id-used", send(south, Act(first.id, first.prompt + 1, first.token)))
    await refused("action-id-used", send(south, Ask(first.id, "resign")))
    await refused("action-id-used", send(south, Act("offer", first.prompt, first.token)))


async def test_joining_twice_under_one_id_is_joining_once(house: House) -> None:
    made = await house.create()
    south, *_ = await house.again(made)
    message = Join("j", ENTROPY, "Ann")
    ack = await send(south, message)
    await house.kill()
    south, *_ = await house.again(made)
    assert await send(south, message) == ack
    await refused("action-id-used", send(south, Join("j", ENTROPY, "Eve")))


async def test_nobody_can_use_up_the_others_ids(house: House) -> None:
    _, south, north = await house.begun()
    one = act(south)
    await send(south, one)
    two = act(north)
    await send(north, Act(one.id, two.prompt, two.token))
    assert kinds(south.table, south)[-2:] == ["act", "act"]


async def test_whoever_goes_away_while_it_is_saved_has_decided(house: House) -> None:
    _, south, north = await house.begun()
    tab = Tab()
    north.table.attach(north, tab)
    task = asyncio.create_task(decide(south, "#a1"))
    while not house.tables._work:
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await house.quiet()
    assert kinds(south.table, south)[-1] == "act"
    assert tab.state.seq == 4
    await decide(north)


# ------------------------------------------------------------------------- offers, takebacks, the end


async def test_resigning_ends_it_and_opens_everything(house: House) -> None:
    made, south, north = await house.begun("hill218")
    await play(south, north, 6)
    hidden = north.table.state(north, 0)
    await ask(south, "resign")
    state = north.table.state(north, 0)
    assert state.over is not None
    assert (state.over.how, state.over.result) == ("resignation", "north")
    assert state.secret is not None
    assert hidden.view is not None
    assert state.view is not None
    assert "unknown" in hidden.view.hands[0]  # type: ignore[attr-defined]
    assert "unknown" not in state.view.hands[0]  # type: ignore[attr-defined]
    await house.restart()
    south, north, _ = await house.again(made)
    assert north.table.state(north, 0) == state


async def test_a_draw_is_offered_declined_offered_and_agreed(house: House) -> None:
    _, south, north = await house.begun()
    await ask(south, "offer-draw")
    assert north.table.state(north, 0).draw == "south"
    await refused("own-offer", ask(south, "accept-draw"))
    await ask(north, "decline-draw")
    await refused("offer-too-soon", ask(south, "offer-draw"))
    await decide(south)
    await ask(south, "offer-draw")
    await ask(north, "accept-draw")
    state = south.table.state(south, 0)
    assert state.over is not None
    assert (state.over.how, state.over.result) == ("agreement", "draw")
    assert kinds(south.table, south)[3:] == ["offer-draw", "decline-draw", "act", "offer-draw", "accept-draw"]


async def test_a_free_takeback(house: House) -> None:
    _, south, north = await house.begun()
    before = south.table.state(south, 0)
    assert before.undo is None
    await decide(south, "#a1")
    assert south.table.state(south, 0).undo == "free"
    assert north.table.state(north, 0).undo is None
    answer = act(north)
    await ask(south, "take-back")
    await refused("stale-prompt", send(north, answer))
    after = south.table.state(south, 0)
    assert after.view == before.view
    assert (after.entries[-1].kind, after.entries[-1].undone) == ("take-back", 1)
    assert after.prompt is not None
    assert before.prompt is not None
    assert after.prompt.number > before.prompt.number
    await refused("stale-prompt", send(south, Act(new_id(), before.prompt.number, "#a1")))
    await decide(south, "#b2")


async def test_a_takeback_that_needs_consent(house: House) -> None:
    made, south, north = await house.begun()
    await decide(south, "#a1")
    await decide(north, "#b2")
    assert south.table.state(south, 0).undo == "ask"
    asked = Ask("back", "take-back")
    ack = await send(south, asked)
    state = north.table.state(north, 0)
    assert (state.takeback, state.entries[-1].kind) == ("south", "ask-takeback")
    assert south.table.state(south, 0).undo is None
    await house.kill()
    south, north, _ = await house.again(made)
    assert await send(south, asked) == ack
    await ask(north, "decline-takeback")
    await refused("offer-too-soon", ask(south, "take-back"))
    await ask(north, "take-back")  # free: South has decided nothing since
    await decide(north, "#c3")
    await decide(south, "#d4")
    await ask(north, "take-back")
    await ask(south, "accept-takeback")
    state = north.table.state(north, 0)
    assert state.entries[-1].undone == 2
    assert state.prompt is not None
    assert state.prompt.seat == "north"


async def test_a_rematch_has_the_seats_swapped_and_the_same_keys(house: House) -> None:
    made, south, north = await house.begun(clock=None)
    await refused("not-over", ask(south, "rematch"))
    await ask(south, "resign")
    await ask(north, "rematch")
    assert south.table.state(south, 0).rematch == "north"
    await refused("rematch-offered", ask(north, "rematch"))
    accept = Ask("yes", "rematch")
    ack = await send(south, accept)
    state = north.table.state(north, 0)
    assert state.rematch is None
    assert state.next is not None
    await refused("rematch-agreed", ask(north, "rematch"))
    assert made.south is not None
    assert made.north is not None
    loser = await house.tables.enter(state.next, made.south)
    winner = await house.tables.enter(state.next, made.north)
    watch = await house.tables.enter(state.next, made.watch)
    assert (loser.role, winner.role, watch.role) == ("north", "south", "watch")
    assert loser.table.welcome(loser).first == "south"
    assert loser.table.welcome(loser).commitment != made.commitment
    await join(loser)
    await join(winner)
    await decide(winner)
    await house.kill()
    south, *_ = await house.again(made)
    assert await send(south, accept) == ack
    assert south.table.state(south, 0).next == state.next


async def test_both_ask_for_a_rematch_at_once_and_there_is_one(house: House) -> None:
    _, south, north = await house.begun()
    await ask(south, "resign")
    await asyncio.gather(ask(south, "rematch"), ask(north, "rematch"))
    assert kinds(south.table, south)[-2:] == ["rematch", "rematch"]
    assert south.table.state(south, 0).next is not None
