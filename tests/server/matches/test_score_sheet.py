"""Series on the server: battles follow each other as rematches, and the sheet is derived from their logs."""

from __future__ import annotations

import pytest

from skirmish.core import UnknownName
from skirmish.match.clock import SETUP_FREE
from skirmish.match.series import fought, number_of
from skirmish.records import read_records
from skirmish.server.matches.access import Grant
from skirmish.server.matches.new_match import rematch_of
from skirmish.server.matches.score_sheet import score_sheet
from skirmish.server.matches.seat_keys import new_match_id
from skirmish.server.matches.wars import scoring_of
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.store import Store
from skirmish.server.wire.client import Ask
from skirmish.server.wire.common import ClockPlan, GameName
from tests.must import must
from tests.server.local import LocalServer, ask, join, new_id, refused, send

pytestmark = pytest.mark.anyio


async def next_battle(local: LocalServer, south: Grant, north: Grant, keys: tuple[str, str]) -> list[Grant]:
    """Agree on the next battle and join it; its grants, in the order of the players."""
    for grant in (south, north):
        await ask(grant, "rematch")
    following = must(south.actor.snapshot.next)
    grants = [await local.matches.enter(following, key) for key in keys]
    for grant, name in zip(grants, ("Ada", "Ruben"), strict=True):
        await join(grant, name)
    return grants


async def test_a_war_is_fought_to_its_end(local: LocalServer) -> None:
    made = await local.create(variant="quick", series="best-of-3")
    keys = must(made.south), must(made.north)
    ada, ruben = [await local.matches.enter(made.match, key) for key in keys]
    await join(ada, "Ada")
    await join(ruben, "Ruben")
    sheet = await score_sheet(local.matches, ada)
    assert (sheet.form, sheet.you, sheet.first, sheet.over) == ("best-of-3", "south", "south", False)
    assert [each.status for each in sheet.battles] == ["playing"]
    await ask(ruben, "resign")
    texts = [await local.record(ada.actor.id, keys[0])]
    ada, ruben = await next_battle(local, ada, ruben, keys)
    assert (ada.role, ruben.role) == ("north", "south")
    sheet = await score_sheet(local.matches, ada)
    assert (sheet.you, sheet.first, sheet.wins) == ("south", "north", (1, 0))
    assert [each.swapped for each in sheet.battles] == [False, True]
    assert sheet.battles[1].view is None
    await ask(ada, "resign")
    texts.append(await local.record(ada.actor.id, keys[0]))
    ada, ruben = await next_battle(local, ada, ruben, keys)
    await local.restart()
    ada, ruben = [await local.matches.enter(ada.actor.id, key) for key in keys]
    await ask(ruben, "resign")
    texts.append(await local.record(ada.actor.id, keys[0]))
    sheet = await score_sheet(local.matches, ada)
    assert (sheet.over, sheet.winner, sheet.wins) == (True, "south", (2, 1))
    assert [each.winner for each in sheet.battles] == ["south", "north", "south"]
    assert sheet.players[0].name == "Ada"
    assert all(each.view is not None for each in sheet.battles)
    assert [must(each.over).summary for each in sheet.battles] == [[], [], []], "battles count, not points"
    # Their records add up to the same, wherever they are checked.
    records = read_records("\n".join(texts))
    assert [number_of(each) for each in records] == [1, 2, 3]
    assert len({each["Series"] for each in records}) == 1
    assert made.match not in "".join(texts)
    series = fought(records, scoring_of("island"))
    assert (series.wins, series.points) == (sheet.wins, sheet.points)
    assert (await score_sheet(local.matches, ruben)).you == "north"
    # What an earlier version played after its end does not count.
    await local.matches.store.create(rematch_of(ada.actor.stored, new_match_id(), local.clock.now()))
    await local.restart()
    again = await local.matches.enter(made.match, keys[0])
    assert len((await score_sheet(local.matches, again)).battles) == 3
    assert local.matches.loaded == 3, "the battle after its end is not loaded"


@pytest.mark.parametrize(("ending", "wins"), [("resign", (2, 0)), ("draw", (0, 0)), ("time", (1, 2))])
async def test_a_rematch_after_a_war_that_is_decided_begins_another(
    local: LocalServer, ending: str, wins: tuple[int, int]
) -> None:
    """Best of three ends at 2:0, or after three battles, however they end."""
    made = await local.create(variant="quick", series="best-of-3", clock=ClockPlan(total=60_000))
    keys = must(made.south), must(made.north)
    ada, ruben = [await local.matches.enter(made.match, key) for key in keys]
    await join(ada, "Ada")
    await join(ruben, "Ruben")
    most = 2 if ending == "resign" else 3
    for battle in range(1, most + 1):
        assert (ada.actor.stored.series, ada.actor.stored.battle) == (made.match, battle)
        assert not (await score_sheet(local.matches, ada)).over
        if ending == "draw":
            await ask(ada, "offer-draw")
            await ask(ruben, "accept-draw")
        elif ending == "resign":
            await ask(ruben, "resign")
        else:
            await local.advance(SETUP_FREE + 60_000)
        assert must(ada.actor.match).over
        last = ada
        if battle < most:
            ada, ruben = await next_battle(local, ada, ruben, keys)
    sheet = await score_sheet(local.matches, last)
    assert (sheet.over, sheet.wins) == (True, wins)
    ada, ruben = await next_battle(local, ada, ruben, keys)
    stored = ada.actor.stored
    assert (stored.series, stored.form, stored.battle) == (stored.id, "best-of-3", 1)
    sheet = await score_sheet(local.matches, ada)
    assert (sheet.over, sheet.wins, len(sheet.battles)) == (False, (0, 0), 1)
    assert (await score_sheet(local.matches, last)).wins == wins


async def fight(local: LocalServer, form: str, losers: str) -> tuple[list[Grant], tuple[str, str]]:
    """Battles of a new series, each lost by Ada (A) or Ruben (R), who sits in the north first: Ada's seats in
    them, and the keys of both."""
    made = await local.create(variant="quick", series=form)
    keys = must(made.south), must(made.north)
    ada, ruben = [await local.matches.enter(made.match, key) for key in keys]
    await join(ada, "Ada")
    await join(ruben, "Ruben")
    seats = [ada]
    for number, loser in enumerate(losers):
        if number:
            ada, ruben = await next_battle(local, ada, ruben, keys)
            seats.append(ada)
        await ask(ada if loser == "A" else ruben, "resign")
    return seats, keys


@pytest.mark.parametrize(("missing", "wins"), [(1, (1, 2)), (2, (2, 1)), (3, (1, 2))])
async def test_a_battle_that_was_deleted_changes_nothing_of_the_others(
    local: LocalServer, missing: int, wins: tuple[int, int]
) -> None:
    """It counts as played and has no result; its number in the match says who sat where in the others."""
    seats, keys = await fight(local, "best-of-5", "RARA")
    sheet = await score_sheet(local.matches, seats[3])
    assert (sheet.wins, sheet.over) == ((2, 2), False)
    await local.matches.delete(seats[missing - 1].actor.id, keys[0])
    sheet = await score_sheet(local.matches, seats[3])
    assert (sheet.wins, sheet.over, sheet.first, sheet.you) == (wins, False, "south", "south")
    sides = dict(enumerate((False, True, False, True), 1))
    del sides[missing]
    assert [each.swapped for each in sheet.battles] == [*sides.values()]
    assert [each.name for each in sheet.players] == ["Ada", "Ruben"]


async def test_a_battle_that_was_deleted_decides_no_series_again(local: LocalServer) -> None:
    """The rematch of the third battle of three begins another series, whichever battles are left."""
    seats, keys = await fight(local, "over-3", "RAR")
    await local.matches.delete(seats[1].actor.id, keys[1])
    sheet = await score_sheet(local.matches, seats[2])
    assert (sheet.over, sheet.winner, sheet.wins) == (True, "south", (2, 0))
    ruben = await local.matches.enter(seats[2].actor.id, keys[1])
    again, _ = await next_battle(local, seats[2], ruben, keys)
    assert (again.actor.stored.series, again.actor.stored.battle) == (again.actor.id, 1)


async def test_a_series_that_went_on_after_its_end_is_over(local: LocalServer) -> None:
    """An earlier version let a third battle follow over-2: its rematch begins another series."""
    seats, keys = await fight(local, "over-2", "RR")
    await local.matches.store.create(rematch_of(seats[1].actor.stored, new_match_id(), local.clock.now()))
    [third] = [
        each
        for each in await local.matches.store.battles(must(seats[0].actor.stored.series))
        if each not in [seat.actor.id for seat in seats]
    ]
    ada, ruben = [await local.matches.enter(third, key) for key in keys]
    await join(ada, "Ada")
    await join(ruben, "Ruben")
    await ask(ada, "resign")
    again, _ = await next_battle(local, ada, ruben, keys)
    assert (again.actor.stored.series, again.actor.stored.battle) == (again.actor.id, 1)
    sheet = await score_sheet(local.matches, ada)
    assert (sheet.over, len(sheet.battles), sheet.wins) == (True, 2, (2, 0))


async def test_a_rematch_that_is_settled_looks_at_no_battles(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again, it gets its answer, also while the database fails."""
    [ada], keys = await fight(local, "over-3", "R")
    ruben = await local.matches.enter(ada.actor.id, keys[1])
    offered, agreed = Ask(new_id(), "rematch"), Ask(new_id(), "rematch")

    async def battles(_store: Store, _series: str) -> list[str]:
        raise StorageFailure("storage-failed")

    with monkeypatch.context() as failing:
        first = await send(ada, offered)
        failing.setattr(Store, "battles", battles)
        assert await send(ada, offered) == first
        await refused("storage-failed", send(ruben, agreed))
    second = await send(ruben, agreed)
    monkeypatch.setattr(Store, "battles", battles)
    assert await send(ruben, agreed) == second
    await refused("rematch-agreed", ask(ada, "rematch"))


async def test_a_war_that_the_computer_has_won_is_over(local: LocalServer) -> None:
    made, ann = await local.against_computer("hill218", series="best-of-3")
    stored = []
    for _ in range(3):
        stored.append((ann.actor.stored.series == made.match, ann.actor.stored.battle))
        await ask(ann, "resign")
        await ask(ann, "rematch")
        ann = await local.matches.enter(must(ann.actor.snapshot.next), must(made.south))
        await join(ann, "Ann")
    assert stored == [(True, 1), (True, 2), (False, 1)]


async def test_a_series_on_the_hill_against_the_computer(local: LocalServer) -> None:
    made, ann = await local.against_computer("hill218", series="over-2")
    await ask(ann, "resign")
    await ask(ann, "rematch")
    again = await local.matches.enter(must(ann.actor.snapshot.next), must(made.south))
    await join(again, "Ann")
    await ask(again, "resign")
    sheet = await score_sheet(local.matches, again)
    assert (sheet.wins, sheet.points, sheet.over, sheet.winner) == ((0, 2), (0, 2), True, "north")


@pytest.mark.parametrize(("game", "form"), [("island", "best-of-4"), ("hill218", "to-50")])
async def test_what_is_not_a_series(local: LocalServer, game: GameName, form: str) -> None:
    _, south, _ = await local.started()
    await refused("no-series", score_sheet(local.matches, south))
    with pytest.raises(UnknownName):
        await local.create(game, series=form)
