"""Computers at a table: they play by themselves, also after a restart and when storage failed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from skirmish.core import SkirmishError
from skirmish.server.matches import bot_seat as thinking
from skirmish.server.storage import StorageFailure
from skirmish.server.wire import Act, GameName
from tests.server.house import (
    COMPUTER,
    GAMES,
    House,
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
async def test_a_computer_plays_its_part_to_the_end(house: House, game: GameName) -> None:
    _, chair = await house.against_computer(game)
    tab = Tab()
    chair.table.attach(chair, tab)
    await person_to_decide(house, chair)
    assert over(chair) is not None
    kept = await house.store.load(chair.table.id)
    assert kept is not None
    ids = {entry.command_id for entry in kept.entries if entry.issued.seat == 1}
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
    number = chair.table.snapshot.prompt
    for each in range(number, number + 4):
        with pytest.raises(SkirmishError):
            await send(chair, Act(f"computer-{each}", 0, "end"))
    asked = act(chair, "#a1")
    await send(chair, Act(f"computer-{number + 1}", asked.prompt, "#a1"))
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
