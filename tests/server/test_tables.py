"""Many matches: making them, clocks that run while nobody looks, computers, restarts, memory."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from typing import Any

import pytest
from sqlalchemy import delete, update

from skirmish.core import MatchError, SkirmishError, UnknownName
from skirmish.server import thinking
from skirmish.server.alarms import Alarms
from skirmish.server.chairs import Chair
from skirmish.server.course import BrokenLog
from skirmish.server.messages import Act, ClockPlan, GameName, SeatPlan
from skirmish.server.moment import WallMoment
from skirmish.server.storage import StorageFailure, Store
from skirmish.server.storage.schema import log
from tests.server.house import COMPUTER, PERSON, HandMoment, House, Tab, act, ask, decide, join, play, whose

pytestmark = pytest.mark.anyio

GAMES: tuple[GameName, ...] = ("island", "hill218")
MINUTE = 60_000


def over(chair: Chair) -> tuple[str, str] | None:
    found = chair.table.state(chair, 0).over
    return None if found is None else (found.how, found.result)


async def person_to_decide(house: House, chair: Chair, seed: int = 0) -> None:
    """A person plays on against computers until the match is over."""
    rng = random.Random(seed)
    while True:
        await house.quiet()
        if whose(chair) is None:
            return
        await decide(chair, rng=rng)


# ------------------------------------------------------------------------------------------- setting up


async def test_what_is_made_is_what_was_asked_for(house: House) -> None:
    clock = ClockPlan(total=MINUTE, increment=1_000)
    made = await house.create("island", variant="blitz", first="north", clock=clock, north=COMPUTER)
    assert made.south is not None
    assert made.north is None
    chair = await house.tables.enter(made.match, made.south)
    welcome = chair.table.welcome(chair)
    assert (welcome.variant, welcome.first, welcome.clock) == ("blitz", "north", clock)
    assert [(each.kind, each.level, each.joined) for each in welcome.players] == [
        ("person", None, False),
        ("computer", "random", True),
    ]
    assert welcome.commitment == made.commitment


async def test_who_begins_is_left_to_chance_if_nobody_says(house: House) -> None:
    first = set()
    for _ in range(24):
        made = await house.create(first="random")
        chair = await house.tables.enter(made.match, made.watch)
        first.add(chair.table.welcome(chair).first)
    assert first == {"south", "north"}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"variant": "none"}, "unknown-variant"),
        ({"north": SeatPlan("computer")}, "bad-seat-plan"),
        ({"north": SeatPlan("person", "captain")}, "bad-seat-plan"),
        ({"north": SeatPlan("computer", "admiral")}, "unknown-agent"),
        ({"north": SeatPlan("computer", "cmd:rm -rf /")}, "unknown-agent"),
        ({"clock": ClockPlan()}, "bad-clock-plan"),
        ({"clock": ClockPlan(each=5_000, total=MINUTE)}, "bad-clock-plan"),
        ({"clock": ClockPlan(each=5_000, increment=1)}, "bad-clock-plan"),
        ({"clock": ClockPlan(total=-1)}, "bad-time-control"),
    ],
)
async def test_what_cannot_be_is_refused(house: House, more: dict[str, Any], code: str) -> None:
    with pytest.raises((MatchError, UnknownName)) as caught:
        await house.create(**more)
    assert caught.value.code == code


# --------------------------------------------------------------------------------------------- computers


@pytest.mark.parametrize("game", GAMES)
async def test_a_computer_plays_its_part_to_the_end(house: House, game: GameName) -> None:
    _, chair = await house.against_computer(game)
    tab = Tab()
    chair.table.attach(chair, tab)
    await person_to_decide(house, chair)
    assert over(chair) is not None
    ids = {step.entry.action_id for step in chair.table._steps if step.entry.seat == 1}
    assert all(each is None or each.startswith("N computer-") for each in ids)
    assert tab.presence.seats == ("here", "computer")
    assert tab.presence.thinking == "no"
    views = [view for _, _, view in house.opponents.asked]
    assert all(type(view).__name__ == "View" for view in views)
    assert {view.seat for view in views} == {1}


async def test_one_sees_that_it_thinks(house: House) -> None:
    house.opponents.held = asyncio.Event()
    _, chair = await house.against_computer(first="north")
    tab = Tab()
    chair.table.attach(chair, tab)
    await house.quiet()
    shown = [tab.presence.thinking]
    house.opponents.held.set()
    house.opponents.held = None
    await house.quiet()
    assert [*shown, tab.presence.thinking] == ["yes", "no"]
    assert whose(chair) is chair


async def test_computers_play_each_other_while_nobody_looks(house: House) -> None:
    made = await house.create("hill218", COMPUTER, COMPUTER)
    assert (made.south, made.north) == (None, None)
    await house.quiet()
    chair = await house.tables.enter(made.match, made.watch)
    assert over(chair) is not None


async def test_a_computer_consents_to_takebacks_declines_draws_and_plays_again(house: House) -> None:
    made, chair = await house.against_computer()
    await decide(chair, "#a1")
    await house.quiet()
    assert chair.table.state(chair, 0).undo == "ask"
    await ask(chair, "take-back")
    entries = chair.table.state(chair, 0).entries
    assert [entry.kind for entry in entries[-2:]] == ["ask-takeback", "accept-takeback"]
    assert whose(chair) is chair
    await ask(chair, "offer-draw")
    assert chair.table.state(chair, 0).entries[-1].kind == "decline-draw"
    await ask(chair, "resign")
    await ask(chair, "rematch")
    following = chair.table.state(chair, 0).next
    assert following is not None
    again = await house.tables.enter(following, str(made.south))
    assert again.role == "north"
    await join(again)
    await house.quiet()
    assert whose(again) is again, "the computer has begun"


async def test_a_thought_about_what_is_no_longer_asked_is_forgotten(house: House) -> None:
    house.opponents.held = gate = asyncio.Event()
    _, chair = await house.against_computer()
    await decide(chair, "#a1")
    await ask(chair, "take-back")
    assert whose(chair) is chair
    await decide(chair, "#b2")
    gate.set()
    house.opponents.held = None
    await house.quiet()
    kinds = [entry.kind for entry in chair.table.state(chair, 0).entries]
    assert kinds == ["join", "join", "start", "act", "take-back", "act", "act"]


async def test_a_person_cannot_stand_in_a_computers_way(house: House) -> None:
    _, chair = await house.against_computer()
    number = chair.table.present.prompt
    for each in range(number, number + 4):
        with pytest.raises(SkirmishError):
            await chair.table.act(chair, Act(f"computer-{each}", 0, "end"))
    asked = act(chair, "#a1")
    await chair.table.act(chair, Act(f"computer-{number + 1}", asked.prompt, "#a1"))
    await house.quiet()
    assert whose(chair) is chair


async def test_a_computer_that_fails_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "RESTS", (0.001,))
    house.opponents.faults = [RuntimeError("no"), OSError("gone"), "nonsense", "xx99"]
    _, chair = await house.against_computer(first="north")
    assert whose(chair) is chair
    assert len(house.opponents.asked) == 3
    await decide(chair)
    await house.quiet()
    assert whose(chair) is chair


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_computers_go_on_by_themselves_after_a_restart(house: House, how: str) -> None:
    house.opponents.held = asyncio.Event()
    matches = [await house.against_computer(first="north") for _ in range(3)]
    idle = await house.create(north=COMPUTER)
    house.opponents.held = None
    await (house.restart() if how == "restart" else house.kill())
    await house.quiet()
    assert house.tables.loaded == 3
    for made, _ in matches:
        chair = await house.tables.enter(made.match, str(made.south))
        assert whose(chair) is chair
    assert idle.match not in house.tables._live


async def test_a_computer_goes_on_after_storage_failed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, chair = await house.against_computer()

    async def append(*_: Any, **__: Any) -> None:
        raise StorageFailure("storage-unclear")

    house.opponents.held = gate = asyncio.Event()
    await decide(chair, "#a1")
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", append)
        gate.set()
        house.opponents.held = None
        await house.quiet()
    assert chair.table._lost
    await house.turn(5_000)
    chair = await house.tables.enter(made.match, str(made.south))
    assert whose(chair) is chair


# ------------------------------------------------------------------------------------------------ clocks


async def test_a_flag_falls_while_everybody_waits(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    tab = Tab()
    north.table.attach(north, tab)
    await house.turn(MINUTE - 1)
    assert over(south) is None
    clock = south.table.state(south, 0).clock
    assert clock is not None
    assert (clock.left, clock.running) == ((1, MINUTE), "south")
    await house.turn(1)
    assert over(south) == ("time", "north")
    assert tab.state.entries[-1].kind == "flag"
    assert tab.state.entries[-1].seat == "south"
    assert tab.state.over is not None


async def test_clocks_run_in_turn_with_their_increment(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE, increment=2_000))
    await house.turn(10_000)
    await decide(south, "#a1")
    await house.turn(30_000)
    await decide(north, "#b2")
    clock = south.table.state(south, 0).clock
    assert clock is not None
    assert (clock.left, clock.running) == ((52_000, 32_000), "south")
    await house.turn(51_999)
    await decide(south, "#c3")
    await house.turn(32_000)
    assert over(south) == ("time", "south")


async def test_time_for_each_turn(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(each=5_000))
    for number, chair in enumerate((south, north) * 3):
        await house.turn(4_999)
        await decide(chair, f"#{'abcdef'[number]}{number + 1}")
    await house.turn(5_000)
    assert over(south) == ("time", "north")


async def test_what_comes_too_late_is_refused_and_ends_the_match(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    house.moment.at += MINUTE  # the timer has not rung yet
    with pytest.raises(MatchError) as caught:
        await decide(south, "#a1")
    assert caught.value.code == "time-is-up"
    assert over(north) == ("time", "north")
    await house.turn(0)
    assert [entry.kind for entry in south.table.state(south, 0).entries].count("flag") == 1


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_a_flag_falls_after_a_restart_and_nothing_is_loaded_before(house: House, how: str) -> None:
    made, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    later, *_ = await house.begun(clock=ClockPlan(total=10 * MINUTE))
    await house.turn(20_000)
    await decide(south, "#a1")
    del south, north
    await (house.restart() if how == "restart" else house.kill())
    await house.turn(MINUTE - 1)
    assert house.tables.loaded == 0
    await house.turn(1)
    south, *_ = await house.again(made)
    assert over(south) == ("time", "south")
    south, *_ = await house.again(later)
    assert over(south) is None


async def test_a_flag_that_fell_while_the_server_was_down(house: House) -> None:
    made, *_ = await house.begun(clock=ClockPlan(each=14 * 24 * 60 * MINUTE))
    await house.close()
    house.moment.at += 15 * 24 * 60 * MINUTE
    await house.open()
    await house.turn(0)
    south, *_ = await house.again(made)
    assert over(south) == ("time", "north")


async def test_a_computers_time_runs_as_well(house: House) -> None:
    house.opponents.held = asyncio.Event()
    _, chair = await house.against_computer(first="north", clock=ClockPlan(total=MINUTE))
    await house.turn(MINUTE)
    assert over(chair) == ("time", "south")
    house.opponents.held.set()
    house.opponents.held = None
    await house.quiet()
    assert chair.table.state(chair, 0).entries[-1].kind == "flag"


async def test_a_flag_that_the_database_keeps_back_falls_later(house: House) -> None:
    made, *_ = await house.begun(clock=ClockPlan(total=MINUTE))
    await house.restart()
    load = house.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    house.store.load = fails  # type: ignore[method-assign]
    await house.turn(MINUTE)
    house.store.load = load  # type: ignore[method-assign]
    await house.turn(MINUTE)
    chair = await house.tables.enter(made.match, made.watch)
    assert over(chair) == ("time", "north")


async def test_a_match_that_cannot_be_woken_keeps_no_other_asleep(house: House) -> None:
    house.opponents.held = asyncio.Event()
    matches = [await house.against_computer(first="north") for _ in range(3)]
    house.opponents.held = None
    await house.close()
    async with (await Store.open(house.url))._engine.begin() as connection:
        await connection.execute(delete(log).where(log.c.match == matches[0][0].match, log.c.seq == 2))
    await house.open()
    await house.quiet()
    for made, _ in matches[1:]:
        chair = await house.tables.enter(made.match, str(made.south))
        assert whose(chair) is chair


async def test_one_table_that_cannot_speak_silences_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = []
    for _ in range(3):
        _, south, north = await house.begun()
        tabs.append(Tab())
        north.table.attach(north, tabs[-1])
        await house.quiet()
        if len(tabs) == 1:
            monkeypatch.setattr(south.table, "tell", lambda: 1 / 0)
        await decide(south)
    await house.quiet()
    assert [tab.state.seq for tab in tabs] == [3, 4, 4]


async def test_the_machines_own_clock() -> None:
    moment, rung = WallMoment(), asyncio.Event()
    assert abs(moment.now() - time.time() * 1_000) < 1_000
    moment.call_at(moment.now() - 5, rung.set)
    await asyncio.wait_for(rung.wait(), 5)
    timer = moment.call_at(moment.now() + 10**9, rung.clear)
    timer.cancel()


def test_one_timer_for_all_alarms() -> None:
    moment, rung = HandMoment(), list[str]()
    alarms = Alarms(moment, rung.append)
    start = moment.at
    alarms.set("b", start + 20)
    alarms.set("a", start + 10)
    alarms.set("c", start + 30)
    alarms.set("c", None)
    alarms.set("d", None)
    alarms.set("b", start + 40)
    assert sum(not timer.cancelled for timer in moment._timers) == 1
    moment.turn(10)
    assert rung == ["a"]
    moment.turn(29)
    assert rung == ["a"]
    for each in range(1_000):
        alarms.set("e", start + 50 + each)
    assert len(alarms._heap) < 100
    moment.turn(1)
    assert rung == ["a", "b"]
    alarms.close()
    moment.turn(10_000)
    assert rung == ["a", "b"]


# ------------------------------------------------------------------------------- memory, loading, the end


async def test_tables_nobody_looks_at_are_put_away(house: House) -> None:
    house.tables._keep = 3
    matches = [(await house.begun())[0] for _ in range(8)]
    looked_at = await house.tables.enter(matches[0].match, matches[0].watch)
    tab = Tab()
    looked_at.table.attach(looked_at, tab)
    for made in matches[1:]:
        await house.tables.enter(made.match, made.watch)
    await house.quiet()
    gc.collect()
    assert house.tables.loaded == 4
    south, north, _ = await house.again(matches[0])
    assert south.table is looked_at.table
    await decide(south)
    await house.quiet()
    assert tab.state.seq == 4
    south, north, _ = await house.again(matches[1])
    await play(south, north, 3)


async def test_a_match_is_loaded_once_however_many_come(house: House) -> None:
    made, *_ = await house.begun()
    await house.restart()
    loads, load = [], house.store.load

    async def counted(match: str) -> Any:
        loads.append(match)
        return await load(match)

    house.store.load = counted  # type: ignore[method-assign]
    chairs = await asyncio.gather(*[house.tables.enter(made.match, made.watch) for _ in range(10)])
    assert len({id(chair.table) for chair in chairs}) == 1
    assert loads == [made.match]


async def test_a_table_that_cannot_be_loaded_is_tried_again(house: House) -> None:
    made, *_ = await house.begun()
    await house.restart()
    load = house.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    house.store.load = fails  # type: ignore[method-assign]
    with pytest.raises(StorageFailure):
        await house.tables.enter(made.match, made.watch)
    house.store.load = load  # type: ignore[method-assign]
    assert (await house.tables.enter(made.match, made.watch)).table.present.seq == 3


async def test_a_log_that_was_tampered_with_is_not_played_on(house: House) -> None:
    made, south, north = await house.begun("hill218")
    await play(south, north, 4)
    await house.restart()
    for change in ({"payload": '{"chance":["+IIIII"]}'}, {"payload": "{}", "kind": "act", "seat": 0}):
        async with house.store._engine.begin() as connection:
            await connection.execute(update(log).where(log.c.seq == 3).values(**change))
        with pytest.raises((BrokenLog, KeyError)):
            await house.tables.enter(made.match, made.watch)


async def test_stopping_finishes_what_was_begun(house: House) -> None:
    made, south, _ = await house.begun()
    tab = Tab()
    south.table.attach(south, tab)
    task = asyncio.create_task(decide(south, "#a1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await house.close()
    ack = await task
    assert ack.seq == 4
    assert tab.state.seq == 4
    await house.open()
    south, *_ = await house.again(made)
    assert south.table.present.seq == 4


async def test_stopping_breaks_off_what_is_only_thought_about(house: House) -> None:
    made = await house.create("island", COMPUTER, COMPUTER)
    while not house.opponents.asked:
        await asyncio.sleep(0.001)
    await house.close()
    asked = len(house.opponents.asked)
    assert asked < 50
    await house.open()
    await house.quiet()
    chair = await house.tables.enter(made.match, made.watch)
    assert over(chair) is not None
    assert [entry.seq for entry in chair.table.state(chair, 0).entries] == [
        *range(1, chair.table.present.seq + 1)
    ]


async def test_many_matches_at_once(house: House) -> None:
    """Commits are shared, and nobody gets anything of anybody else's."""
    matches = [await house.begun("island") for _ in range(20)]
    before = house.store.commits
    await asyncio.gather(*[play(south, north, 20, seed) for seed, (_, south, north) in enumerate(matches)])
    decisions = sum(south.table.present.seq - 3 for _, south, _ in matches)
    assert decisions == 400
    assert house.store.commits - before < decisions / 2
    await house.kill()
    for made, south, _ in matches:
        again, *_ = await house.again(made)
        assert again.table.present == south.table.present


async def test_both_seats_may_be_computers_or_people_but_a_key_is_a_persons(house: House) -> None:
    for south in (PERSON, COMPUTER):
        for north in (PERSON, COMPUTER):
            made = await house.create("hill218", south, north)
            assert (made.south is None) == (south is COMPUTER)
            assert (made.north is None) == (north is COMPUTER)
    await house.quiet()
