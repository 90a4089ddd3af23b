"""Computers at a table: they play by themselves, also after a restart and when storage failed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import pytest
from structlog.testing import capture_logs

from skirmish.agents.pace import FLOOR, FLOORS, least_time
from skirmish.core import SkirmishError
from skirmish.server.engines.protocol import NotAView
from skirmish.server.matches import bot_seat
from skirmish.server.matches.access import Grant
from skirmish.server.matches.actor import UNWATCHED
from skirmish.server.matches.registry import MOST_EXHIBITIONS
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.wire.client import Act
from skirmish.server.wire.common import ClockPlan, GameName
from skirmish.server.wire.http.matches import NewMatch
from tests.must import must
from tests.server.local import (
    COMPUTER,
    GAMES,
    LocalServer,
    Tab,
    act,
    ask,
    decide,
    join,
    over,
    person_to_decide,
    send,
    whose,
)

pytestmark = pytest.mark.anyio

MINUTE = 60_000


@pytest.mark.parametrize("game", GAMES)
async def test_a_computer_plays_its_part_to_the_end(local: LocalServer, game: GameName) -> None:
    _, grant = await local.against_computer(game)
    tab = Tab()
    grant.actor.attach(grant, tab)
    await person_to_decide(local, grant)
    assert over(grant) is not None
    kept = must(await local.store.load(grant.actor.id))
    ids = {entry.command_id for entry in kept.entries if entry.issued.seat == 1}
    assert all(each is None or each.startswith("N computer-") for each in ids)
    assert tab.presence.seats == ("here", "computer")
    assert not tab.presence.thinking
    views = [view for _, _, view in local.engines.asked]
    assert all(type(view).__name__ == "View" for view in views)
    assert {view.seat for view in views} == {1}


async def test_one_sees_that_it_thinks(local: LocalServer) -> None:
    local.engines.held = asyncio.Event()
    _, grant = await local.against_computer(first="north")
    tab = Tab()
    grant.actor.attach(grant, tab)
    await local.idle()
    shown = [tab.presence.thinking]
    local.engines.held.set()
    local.engines.held = None
    await local.idle()
    assert [*shown, tab.presence.thinking] == [True, False]
    assert whose(grant) is grant


async def test_computers_that_play_each_other_wait_until_they_are_watched(local: LocalServer) -> None:
    local.engines.held = asyncio.Event()
    made = await local.create("hill218", COMPUTER, COMPUTER)
    while not local.engines.asked:
        await asyncio.sleep(0.001)
    await local.advance(UNWATCHED)
    local.engines.held.set()
    await local.idle()
    grant = await local.matches.enter(made.match, made.watch)
    await local.idle()
    assert len(local.engines.asked) == 1, "what was thought about already is decided, and no more"
    assert over(grant) is None
    tab = Tab()
    grant.actor.attach(grant, tab)
    await local.idle()
    assert over(grant) is not None


async def test_computers_think_for_the_client_that_looks(local: LocalServer) -> None:
    plan = NewMatch("hill218", "standard", COMPUTER, COMPUTER)
    made = [await local.matches.create(plan, "192.0.2.1") for _ in range(2)]
    await local.idle()
    assert {owner for _, owner, _ in local.engines.asked} == {"192.0.2.1"}
    assert all(each.match for each in made)
    local.engines.asked.clear()
    _, grant = await local.against_computer()
    grant.actor.attach(grant, Tab(address="2001:db8::1"))
    await decide(grant)
    await local.idle()
    assert {owner for _, owner, _ in local.engines.asked} == {"2001:db8::/64"}


async def test_few_matches_between_computers_think_at_once_for_a_client(local: LocalServer) -> None:
    """A client that watches many still gets an answer where it plays itself, and others do in any case."""
    held = local.engines.held = asyncio.Event()
    plan = NewMatch("hill218", "standard", COMPUTER, COMPUTER)
    for _ in range(MOST_EXHIBITIONS + 3):
        await local.matches.create(plan, "192.0.2.1")
    for _ in range(2):
        await local.matches.create(plan, "192.0.2.2")

    async def asked(number: int) -> Counter[str]:
        async with asyncio.timeout(90):
            while len(local.engines.asked) < number:
                await asyncio.sleep(0.001)
        return Counter(owner for _, owner, _ in local.engines.asked)

    assert await asked(MOST_EXHIBITIONS + 2) == {"192.0.2.1": MOST_EXHIBITIONS, "192.0.2.2": 2}
    _, grant = await local.against_computer(first="north")
    grant.actor.attach(grant, Tab(address="192.0.2.1"))
    assert (await asked(MOST_EXHIBITIONS + 3)).total() == MOST_EXHIBITIONS + 3
    held.set()
    local.engines.held = None
    await asked(2 * MOST_EXHIBITIONS + 4)  # the others had to wait, and no more than that


async def test_a_client_with_too_many_matches_is_no_fault(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seat, "PAUSES", (0.0,))
    local.engines.faults = [SkirmishError("over-budget", budget="thinking", seconds=1)]
    with capture_logs() as lines:
        _, grant = await local.against_computer()
        await decide(grant)
        await local.idle()
    assert whose(grant) is grant
    assert lines == []


async def test_a_takeback_counts_once_however_far_it_leads(local: LocalServer) -> None:
    """After a zero the die is rolled again within the turn: taken back together, that was one request."""
    zero = "9tv2/6jv5/12/11#/4sv7/2#9/12/4J>7/7#4/12/1S^8T^1/12 c:S.J..,j:.s.s. 2/1 S:d0 classic"
    _, grant = await local.against_computer(variant="classic", position=zero)
    assert _asked(grant) == "choose-option"
    seq = grant.actor.state(grant, 0).seq
    while "act" not in [each.kind for each in grant.actor.state(grant, seq).entries if each.seat == "north"]:
        await decide(grant)
        await local.idle()
    before = len(_kinds(grant))
    await ask(grant, "take-back")
    assert _kinds(grant)[before:].count("accept-takeback") > 1
    await ask(grant, "resign")
    assert must(grant.actor.state(grant, 0).over).takebacks == 1


def _asked(grant: Grant) -> str:
    return must(grant.actor.state(grant, 0).prompt).code


async def test_computers_play_each_other_for_a_while_before_anyone_looks(local: LocalServer) -> None:
    made = await local.create("hill218", COMPUTER, COMPUTER)
    assert (made.south, made.north) == (None, None)
    await local.idle()
    grant = await local.matches.enter(made.match, made.watch)
    assert over(grant) is not None


async def test_a_computer_consents_to_takebacks_and_plays_again(local: LocalServer) -> None:
    made, grant = await local.against_computer()
    await decide(grant, "#a1")
    await local.idle()
    assert grant.actor.state(grant, 0).undo == "ask"
    await ask(grant, "take-back")
    entries = grant.actor.state(grant, 0).entries
    assert [entry.kind for entry in entries[-2:]] == ["ask-takeback", "accept-takeback"]
    assert whose(grant) is grant
    await ask(grant, "resign")
    assert must(grant.actor.state(grant, 0).over).takebacks == 1
    await ask(grant, "rematch")
    following = must(grant.actor.state(grant, 0).next)
    again = await local.matches.enter(following, str(made.south))
    assert again.role == "north"
    await join(again)
    await local.idle()
    assert whose(again) is again, "the computer has begun"


def test_the_least_time_of_a_decision_depends_on_no_view() -> None:
    assert {least_time("island", level) for level in ("captain", "general")} == {0.0}
    for level, (shortest, longest) in {"captain": FLOOR, **FLOORS}.items():
        drawn = [least_time("hill218", level) for _ in range(200)]
        assert shortest <= min(drawn) < max(drawn) <= longest
        assert len(set(drawn)) > 100


@pytest.mark.parametrize(("clock", "drawn", "least"), [(None, 0.2, 0.2), (ClockPlan(total=10_000), 99, 1.0)])
async def test_a_decision_takes_its_least_time(
    local: LocalServer, clock: ClockPlan | None, drawn: float, least: float
) -> None:
    """However fast the engines answer, and unless the clock forbids it."""
    local.least_time = lambda _game, _level: drawn
    await local.restart()
    _, grant = await local.against_computer("hill218", first="south", clock=clock)
    began = time.monotonic()
    await decide(grant)
    await local.idle()
    assert whose(grant) is grant
    assert least <= time.monotonic() - began < least + 10


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 4.0),
        (ClockPlan(total=10_000), 0.25),
        (ClockPlan(each=1_000), 0.2),
        (ClockPlan(each=60_000), 4.0),
    ],
)
async def test_a_computer_thinks_as_long_as_its_clock_allows(
    local: LocalServer, clock: ClockPlan | None, seconds: float
) -> None:
    _, grant = await local.against_computer(first="south", clock=clock)
    await decide(grant)
    await local.idle()
    assert local.engines.seconds[0] == seconds


def _kinds(grant: Grant) -> list[str]:
    return [entry.kind for entry in grant.actor.state(grant, 0).entries]


@pytest.fixture
def answered_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seat, "DRAW_ANSWER", 0.05)


@pytest.mark.usefixtures("answered_soon")
@pytest.mark.parametrize("accepts", [False, True])
async def test_a_computer_answers_the_offer_of_a_draw_from_its_own_view(
    local: LocalServer, accepts: bool
) -> None:
    local.engines.accepts = accepts
    _, grant = await local.against_computer()
    local.engines.asked.clear()
    await ask(grant, "offer-draw")
    assert _kinds(grant)[-1] == "offer-draw", "it takes a moment"
    await local.idle()
    assert [view.seat for _, _, view in local.engines.asked] == [1]
    assert _kinds(grant)[-1] == ("accept-draw" if accepts else "decline-draw")
    assert (over(grant) is not None) is accepts


@pytest.mark.usefixtures("answered_soon")
async def test_an_offer_while_it_thinks_is_answered_first(local: LocalServer) -> None:
    local.engines.held = gate = asyncio.Event()
    _, grant = await local.against_computer(first="north")
    await ask(grant, "offer-draw")
    while len(local.engines.asked) < 2:
        await asyncio.sleep(0.001)
    gate.set()
    local.engines.held = None
    await local.idle()
    assert _kinds(grant)[-3:] == ["offer-draw", "decline-draw", "act"]


@pytest.mark.usefixtures("answered_soon")
async def test_no_estimate_in_time_means_no(local: LocalServer) -> None:
    _, grant = await local.against_computer()
    local.engines.held, local.engines.accepts = asyncio.Event(), True
    await ask(grant, "offer-draw")
    while _kinds(grant)[-1] == "offer-draw":
        await asyncio.sleep(0.001)
    assert _kinds(grant)[-1] == "decline-draw"


@pytest.mark.usefixtures("answered_soon")
async def test_a_fault_in_an_estimate_means_no(local: LocalServer) -> None:
    _, grant = await local.against_computer()
    local.engines.faults = [SkirmishError("no-opponents")]
    with capture_logs() as lines:
        await ask(grant, "offer-draw")
        await local.idle()
    assert _kinds(grant)[-1] == "decline-draw"
    assert [(line["where"], line["error"]) for line in lines] == [("draw", "SkirmishError")]


@pytest.mark.usefixtures("answered_soon")
async def test_a_decision_by_the_one_who_offers_leaves_the_offer_to_be_answered(local: LocalServer) -> None:
    _, grant = await local.against_computer()
    await ask(grant, "offer-draw")
    await decide(grant, "#a1")
    await local.idle()
    assert _kinds(grant)[-4:] == ["offer-draw", "act", "decline-draw", "act"]


@pytest.mark.usefixtures("answered_soon")
async def test_an_offer_is_answered_after_a_restart(local: LocalServer) -> None:
    made, grant = await local.against_computer()
    local.engines.held = asyncio.Event()
    await ask(grant, "offer-draw")
    await local.crash()
    local.engines.held = None
    grant = await local.matches.enter(made.match, str(made.south))
    await local.idle()
    assert _kinds(grant)[-1] == "decline-draw"


async def test_a_thought_about_what_is_no_longer_asked_is_forgotten(local: LocalServer) -> None:
    local.engines.held = gate = asyncio.Event()
    _, grant = await local.against_computer()
    await decide(grant, "#a1")
    await ask(grant, "take-back")
    assert whose(grant) is grant
    await decide(grant, "#b2")
    gate.set()
    local.engines.held = None
    await local.idle()
    kinds = [entry.kind for entry in grant.actor.state(grant, 0).entries]
    assert kinds == ["join", "join", "open", "start", "act", "ask-takeback", "accept-takeback", "act", "act"]


async def test_a_person_cannot_stand_in_a_computers_way(local: LocalServer) -> None:
    _, grant = await local.against_computer()
    number = grant.actor.snapshot.prompt
    for each in range(number, number + 4):
        with pytest.raises(SkirmishError):
            await send(grant, Act(f"computer-{each}", 0, "end"))
    asked = act(grant, "#a1")
    await send(grant, Act(f"computer-{number + 1}", asked.prompt, "#a1"))
    await local.idle()
    assert whose(grant) is grant


async def test_a_computer_that_fails_is_asked_again(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seat, "PAUSES", (0.001,))
    local.engines.faults = [RuntimeError("no"), OSError("gone"), "nonsense", "xx99"]
    _, grant = await local.against_computer(first="north")
    assert whose(grant) is grant
    assert len(local.engines.asked) == 3
    await decide(grant)
    await local.idle()
    assert whose(grant) is grant


async def test_a_view_that_cannot_be_sent_is_not_sent_again(local: LocalServer) -> None:
    """Any legal decision is made instead, and the match goes on."""
    local.engines.faults = [NotAView("fractions.Fraction")]
    with capture_logs() as lines:
        _, grant = await local.against_computer(first="north")
    assert whose(grant) is grant
    assert len(local.engines.asked) == 1
    assert [(line["where"], line["error"]) for line in lines] == [("view", "fractions.Fraction")]


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_computers_go_on_by_themselves_after_a_restart(local: LocalServer, how: str) -> None:
    local.engines.held = asyncio.Event()
    matches = [await local.against_computer(first="north") for _ in range(3)]
    await local.create(north=COMPUTER)  # waits for a person, so nothing is due in it
    local.engines.held = None
    await (local.restart() if how == "restart" else local.crash())
    await local.idle()
    assert local.matches.loaded == 3
    for made, _ in matches:
        grant = await local.matches.enter(made.match, str(made.south))
        assert whose(grant) is grant
    assert local.matches.loaded == 3


async def test_a_computer_goes_on_after_storage_failed(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, grant = await local.against_computer()

    async def append(*_: Any, **__: Any) -> None:
        raise StorageFailure("storage-unclear")

    local.engines.held = gate = asyncio.Event()
    await decide(grant, "#a1")
    with monkeypatch.context() as patch:
        patch.setattr(local.store, "append", append)
        gate.set()
        local.engines.held = None
        await local.idle()
    assert grant.actor.dropped
    await local.advance(5_000)
    grant = await local.matches.enter(made.match, str(made.south))
    assert whose(grant) is grant
