"""How a match begins, on real databases: seats are taken, entropies committed to and opened."""

from __future__ import annotations

from hashlib import sha256

import pytest

from skirmish.core import SOUTH, MatchError
from skirmish.match import Issued
from skirmish.match.commands import TakeSeat
from skirmish.server.matches import advice
from skirmish.server.storage.entries import LogEntry
from skirmish.server.wire.client import Act, Hint, Join, Open
from tests.must import must
from tests.server.local import (
    COMPUTER,
    ENTROPY,
    PERSON,
    REQUESTS,
    LocalServer,
    Tab,
    ask,
    commit,
    join,
    new_id,
    refused,
    send,
)

pytestmark = pytest.mark.anyio


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


async def test_joining_twice_under_one_id_is_joining_once(local: LocalServer) -> None:
    made = await local.create()
    south, *_ = await local.enter_again(made)
    message = Join("j", "0" * 64, name="Ann")
    ack = await send(south, message)
    await local.crash()
    south, *_ = await local.enter_again(made)
    assert await send(south, message) == ack
    await refused("action-id-used", send(south, Join("j", "0" * 64, name="Eve")))
