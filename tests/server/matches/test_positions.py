"""Matches that start from a position: against a computer, for two people, and after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from skirmish.core import MatchError, NotationError
from skirmish.games import load
from skirmish.match import verify
from skirmish.records import check, read_records
from skirmish.server.wire.common import GameName
from skirmish.server.wire.http.matches import SeatPlan
from tests.must import must
from tests.records.samples import SKIRMISH
from tests.server.local import PERSON, LocalServer, ask, decide, join, play, whose

pytestmark = pytest.mark.anyio

UNKNOWN = "I@0,-1/T@0,1 IHT/??? ??????????????????/?????????????????? 2/1 N2:play"
"""South's hand is known, North's is not, nor what either has put under its deck."""


@pytest.mark.parametrize(("game", "position"), [("island", SKIRMISH), ("hill218", UNKNOWN)])
async def test_two_people_play_on_from_a_position(local: LocalServer, game: GameName, position: str) -> None:
    made, south, north = await local.started(game, position=position, first="north")
    assert must(whose(south, north)).role == ("south" if game == "island" else "north")
    await play(south, north, 8)
    record = await local.record(made.match, made.watch)
    await local.crash()
    assert await local.record(made.match, made.watch) == record
    south, north, _ = await local.enter_again(made)
    await ask(south, "resign")
    (finished,) = read_records(await local.record(made.match, made.watch))
    check(finished)
    assert verify(finished).fair


@pytest.mark.parametrize(
    ("game", "position", "past"), [("island", SKIRMISH, "41"), ("hill218", UNKNOWN, "HS/AP")]
)
async def test_what_came_before_is_kept_with_the_match_and_its_rematches(
    local: LocalServer, game: GameName, position: str, past: str
) -> None:
    made, south, north = await local.started(game, position=position, past=past)
    await play(south, north, 4)
    view = must(south.actor.match).view(None)
    for _ in range(2):
        assert south.actor.outlook("watch").projection.welcome("watch").past == past
        assert load(game).past(must(south.actor.match).opening) == past  # type: ignore[attr-defined]
        await local.crash()
        south, north, _ = await local.enter_again(made)
    assert must(south.actor.match).view(None) == view
    await ask(south, "resign")
    (record,) = read_records(await local.record(made.match, made.watch))
    assert record["Past"] == past
    check(record)
    assert verify(record).fair
    await ask(south, "rematch")
    await ask(north, "rematch")
    again = must(await local.matches.rematch_of(south.actor))
    assert again.outlook("south").projection.welcome("south").past == past


async def test_a_computer_plays_from_a_position_at_once_if_it_is_its_turn(local: LocalServer) -> None:
    _, south = await local.against_computer("hill218", position=UNKNOWN)
    assert must(south.actor.match).line
    level, _, view = local.engines.asked[0]
    assert level == "random"
    assert view.hands[0] == "???", "the computer gets a view"
    await decide(south)


async def test_cards_that_a_player_would_know_are_dealt_and_shown_to_that_player_only(
    local: LocalServer,
) -> None:
    made, south, north = await local.started("hill218", position=UNKNOWN)
    hands = []
    for grant in (south, north, await local.matches.enter(made.match, made.watch)):
        welcome = must(grant.actor.outlook(grant.role).projection.welcome(grant.role).position)
        record = read_records(await local.record(made.match, must(getattr(made, grant.role))))[0]
        assert record["Position"] == welcome
        hands.append(welcome.split(" ")[1].split("/"))
        assert grant.actor.state(grant, 0).view is not None
    (south_own, north_hidden), (south_hidden, north_own), watched = hands
    assert (south_own, north_hidden, south_hidden, watched) == ("IHT", "???", "???", ["???", "???"])
    assert "?" not in north_own
    state = must(south.actor.match).state
    assert all("?" not in deck[-2:] for deck in state.decks), "each side knows what it has put under its deck"
    assert load("hill218").legal(load("hill218").view(state, state.phase.seat))


async def test_no_two_deals_of_the_open_cards_need_be_alike(local: LocalServer) -> None:
    dealt = {
        must(must((await local.started("hill218", position=UNKNOWN))[1].actor.match).position)
        for _ in range(12)
    }
    assert len(dealt) > 1


async def test_before_both_have_joined_the_position_is_told_without_the_other_hand(
    local: LocalServer,
) -> None:
    made = await local.create("hill218", position=UNKNOWN.replace("IHT/???", "IHT/AAP"))
    for role, hands in (("south", "IHT/???"), ("north", "???/AAP"), ("watch", "???/???")):
        grant = await local.matches.enter(made.match, must(getattr(made, role)))
        welcome = grant.actor.outlook(grant.role).projection.welcome(grant.role)
        assert must(welcome.position).split(" ")[1] == hands


async def test_a_rematch_starts_from_the_same_position_with_the_seats_swapped(local: LocalServer) -> None:
    _, south, north = await local.started("island", position=SKIRMISH)
    await ask(south, "resign")
    await ask(south, "rematch")
    await ask(north, "rematch")
    again = must(await local.matches.rematch_of(south.actor))
    assert again.outlook("south").projection.welcome("south").position == SKIRMISH


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"position": "nonsense"}, "bad-position-fields"),
        ({"position": SKIRMISH.replace("S:d2", "S:won")}, "bad-position-result"),
        ({"position": SKIRMISH, "variant": "quick"}, "position-variant"),
        ({"position": SKIRMISH, "past": "120"}, "impossible-past"),
        ({"past": "12"}, "impossible-past"),
        ({"game": "hill218", "position": UNKNOWN, "past": "T/TTT"}, "bad-position-too-many"),
        ({"game": "hill218", "position": "I@0,2/- -/- -/- 0/0 over:S"}, "position-over"),
        ({"game": "hill218", "position": UNKNOWN.replace("IHT", "IIIIIIIIIIIII")}, "bad-position-too-many"),
    ],
)
async def test_a_position_that_cannot_be_played_is_refused(
    local: LocalServer, more: dict[str, Any], code: str
) -> None:
    with pytest.raises((NotationError, MatchError)) as caught:
        await local.create(**{"south": SeatPlan("person"), **more})
    assert caught.value.code == code


async def test_at_one_screen_one_browser_takes_both_seats(local: LocalServer) -> None:
    made = await local.create("island", position=SKIRMISH, south=PERSON, north=PERSON)
    for key in (made.south, made.north):
        await join(await local.matches.enter(made.match, must(key)))
    south, north, _ = await local.enter_again(made)
    await decide(must(whose(south, north)))
