"""Anyone may watch a match whose players allow it, some seconds late: never earlier, by no way."""

from __future__ import annotations

import random

import msgspec
import pytest

from skirmish.core import MatchError, SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.records import write_record
from skirmish.server.http.replays import check_fairness, replay_match
from skirmish.server.matches import advice
from skirmish.server.matches.access import Grant, UnknownKey
from skirmish.server.meeting.place import MeetingPlace
from skirmish.server.wire.client import Inspect, Look, Why
from skirmish.server.wire.common import GameName
from skirmish.server.wire.server import encode
from tests.server.local import GAMES, LocalServer, Tab, ask, decide, join, refused, whose

pytestmark = pytest.mark.anyio

DELAY = 60


async def everything(grant: Grant) -> bytes:
    """All that a grant can ask for, in any way, as bytes."""
    actor, found = grant.actor, list[object]()
    sight = actor.outlook(grant.role)
    found += [actor.state(grant, 0), sight.projection.welcome(grant.role), sight.presence, sight.now]
    for question in (
        lambda: write_record(actor.record(grant)),
        lambda: replay_match(actor.seen(grant), actor.record(grant), "watch", ("watch",)),
        lambda: check_fairness(actor.record(grant)),
        lambda: advice.why(grant, Why("w", "", "e4"), Speaker("en")),
        lambda: advice.inspect(grant, Inspect("i", "e4")),
        lambda: advice.look(grant, Look("l", "#e4")),
    ):
        try:
            found.append(question())
        except SkirmishError as error:
            found.append([error.code, {name: str(each) for name, each in error.facts.items()}])
    return msgspec.json.encode(found)


@pytest.mark.parametrize("game", GAMES)
async def test_a_late_spectator_never_sees_early(local: LocalServer, game: GameName) -> None:
    """Two matches are played alike up to a moment and differ afterwards: a late spectator's can't be told
    apart before the delay has passed, whatever is asked and sent."""
    made, south, north = await local.started(game, show=DELAY)
    rng, tab = random.Random(218), Tab()
    late = await local.matches.watch(made.match)
    late.actor.attach(late, tab)
    assert tab.state.status == "waiting"
    local.clock.turn(DELAY * 1000)
    await local.idle()
    for _ in range(12):
        before, sent, seq = await everything(late), len(tab.raw), south.actor.snapshot.seq
        mover = whose(south, north)
        assert mover is not None
        ack = await decide(mover, rng=rng)
        await local.advance(0)
        assert (len(tab.raw), await everything(late)) == (sent, before)
        # Others come and go, offer a draw and take it back: nothing of it is known at once.
        other = Tab()
        south.actor.attach(south, other)
        south.actor.detach(other)
        await local.idle()
        assert len(tab.raw) == sent
        local.clock.turn(DELAY * 1000 - 1)
        await local.idle()
        assert len(tab.raw) == sent
        assert tab.seen == seq
        await local.advance(1)
        assert len(tab.raw) > sent
        assert tab.state.seq == tab.seen == ack.seq == south.actor.snapshot.seq
    await ask(south, "resign")
    await local.idle()
    assert tab.state.over is None
    with pytest.raises(MatchError, match="not-finished"):
        check_fairness(late.actor.record(late))
    await local.advance(DELAY * 1000)
    assert tab.state.over is not None  # and now everything is open
    assert check_fairness(late.actor.record(late)).fair
    assert late.actor.record(late) == south.actor.record(south)


async def test_what_a_late_spectator_gets_comes_from_old_commands_alone(local: LocalServer) -> None:
    made, south, north = await local.started("hill218", show=DELAY)
    late = await local.matches.watch(made.match)
    local.clock.turn(DELAY * 1000)
    for _ in range(8):
        mover = whose(south, north)
        assert mover is not None
        await decide(mover)
    state = late.actor.state(late, 0)
    assert state.now == local.clock.now() - DELAY * 1000
    assert max(each.seq for each in state.entries) == state.seq
    assert all(each.at <= state.now for each in state.entries)
    assert state.decisions == []
    assert state.secret is None


async def test_not_anyone_may_watch_unless_the_players_allow_it(local: LocalServer) -> None:
    made, _south, _north = await local.started()
    with pytest.raises(UnknownKey):
        await local.matches.watch(made.match)
    with pytest.raises(UnknownKey):
        await local.matches.watch("0" * 16)


async def test_either_player_can_end_it(local: LocalServer) -> None:
    made, _south, _north = await local.started(show=0)
    grant, tab = await local.matches.watch(made.match), Tab()
    grant.actor.attach(grant, tab)
    assert tab.state.status == "playing"
    assert made.north is not None
    await refused("only-watching", local.matches.hide(made.match, made.watch))
    await local.matches.hide(made.match, made.north)
    assert tab.closed == "revoked-key"
    with pytest.raises(UnknownKey):
        await local.matches.watch(made.match)
    await local.restart()
    with pytest.raises(UnknownKey):
        await local.matches.watch(made.match)


async def test_spectators_see_no_hand_and_cannot_act(local: LocalServer) -> None:
    made, south, _north = await local.started("hill218", show=0)
    grant = await local.matches.watch(made.match)
    watch = await local.matches.enter(made.match, made.watch)
    assert encode(grant.actor.state(grant, 0)) == encode(watch.actor.state(watch, 0))
    await refused("only-watching", ask(grant, "resign"))
    tab = Tab()
    grant.actor.attach(grant, tab)
    assert south.actor.presence().watchers == 1


async def test_a_rematch_is_shown_as_its_match_was(local: LocalServer) -> None:
    made, south, north = await local.started(show=DELAY)
    await ask(south, "resign")
    await ask(south, "rematch")
    await ask(north, "rematch")
    following = south.actor.snapshot.next
    assert following is not None
    assert await local.matches.meetings.delay(following) == DELAY * 1000
    assert await local.matches.meetings.delay(made.match) == DELAY * 1000


async def test_the_list_shows_running_matches_and_their_end_late(local: LocalServer) -> None:
    place = MeetingPlace(local.matches)
    made = await local.create(show=DELAY)
    meetings = local.matches.meetings
    assert await meetings.shown(local.clock.now()) == []  # it has not begun
    south, north, _ = await local.enter_again(made)
    await join(south, "Jun")
    await join(north, "Elena")
    (shown,) = await meetings.shown(local.clock.now())
    assert shown.match == made.match
    assert await meetings.names(made.match) == ("Jun", "Elena")
    await ask(north, "resign")
    assert len(await meetings.shown(local.clock.now())) == 1
    await local.advance(DELAY * 1000)
    assert await meetings.shown(local.clock.now()) == []
    assert (await local.matches.watch(made.match)).role == "public"  # its end can still be looked at
    del place


async def test_a_match_in_which_nothing_happens_is_not_listed(local: LocalServer) -> None:
    await local.started(show=0)
    assert len(await local.matches.meetings.shown(local.clock.now())) == 1
    await local.advance(31 * 60_000)
    assert await local.matches.meetings.shown(local.clock.now()) == []
