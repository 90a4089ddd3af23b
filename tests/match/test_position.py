"""Matches that start from a position instead of the set-up."""

from __future__ import annotations

import pytest

from skirmish.core import NORTH, SOUTH, MatchError, NotationError, Options, Seat
from skirmish.games import load
from skirmish.match import Issued, Match, Setup, Snapshot, verify
from skirmish.match.commands import Start, Submit, TakeSeat
from skirmish.records import check, read_records, replay, write_record
from tests.match.play import FAIR, SECRET, at_random, decided, island, to_decide
from tests.must import must
from tests.records.samples import SKIRMISH

ROLLING = SKIRMISH.replace("S:d2", "N:roll")
HANDS = "I@0,-1/T@0,1 IHT/AAP ????????????????????/??????????????????IH 2/1 S2:play"
FEWER = "I@0,-1/T@0,1 IHT/AAP ????????????????/?????????? 2/1 S2:play"


def hill_from(position: str) -> Match:
    return Match.start(load("hill218"), Options("standard"), FAIR, position=position)


def test_a_match_starts_where_the_position_says_and_chance_that_is_due_is_settled() -> None:
    assert to_decide(island(variant="classic", position=SKIRMISH)) is SOUTH
    match = island(variant="classic", position=ROLLING)
    assert [(each.actor, each.chance) for each in match.line] == [(NORTH, True)]  # type: ignore[union-attr]
    assert to_decide(match) is NORTH


@pytest.mark.parametrize("match", [island(variant="classic", position=ROLLING), hill_from(HANDS)])
@pytest.mark.parametrize("seed", range(3))
def test_its_record_is_checked_and_verified_from_the_position(match: Match, seed: int) -> None:
    played = at_random(match, seed, 400)
    played = played if played.over else played.resign(SOUTH, 0)
    (record,) = read_records(write_record(played.record()))
    assert record["Position"] == match.position
    check(record)
    found = verify(record)
    assert found.fair
    assert found.checked == played.chances > 0


@pytest.mark.parametrize("viewer", [SOUTH, NORTH, None])
def test_while_it_goes_on_a_record_hides_the_cards_of_its_position(viewer: Seat | None) -> None:
    match = at_random(hill_from(HANDS), 1, 12)
    record = match.record(viewer)
    hands, decks = record["Position"].split(" ")[1:3]
    south, north = hands.split("/")
    assert south == ("IHT" if viewer is SOUTH else "???")
    assert north == ("AAP" if viewer is NORTH else "???")
    assert ("IH" in decks) == (viewer is NORTH)
    assert len(list(replay(record))) == len(match.line)
    assert match.resign(SOUTH, 0).record(viewer)["Position"] == HANDS


def test_what_came_before_the_position_counts_on() -> None:
    match = island("e4-e6 end", variant="classic", position=SKIRMISH, past="7*")
    assert (match.opening.quiet, match.opening.stirred, match.state.quiet) == (7, True, 0)
    assert match.record()["Past"] == "7*"
    setup = Setup(load("hill218"), Options("standard"), SECRET, position=FEWER, past="IT/-")
    snapshot, _ = Snapshot.replay(setup, [Issued(TakeSeat("", "s"), SOUTH, 0)])
    snapshot, _ = snapshot.advance(Issued(TakeSeat("", "n"), NORTH, 0))
    played = at_random(must(snapshot.match), 1, 20).resign(SOUTH, 0)
    assert played.opening.destroyed == ("IT", "")
    (record,) = read_records(write_record(played.record()))
    check(record)
    assert verify(record).fair


def test_takebacks_end_at_the_position() -> None:
    match = island("e4-e6", variant="classic", position=SKIRMISH).take_back(SOUTH, 0)
    assert match.game.position(match.state) == SKIRMISH
    assert decided(match) == []
    assert not match.may_take_back(SOUTH)
    with pytest.raises(MatchError, match="nothing-to-take-back"):
        match.take_back(SOUTH, 0)


@pytest.mark.parametrize(
    ("position", "variant", "code"),
    [
        ("no position", "classic", "bad-position-fields"),
        (SKIRMISH.replace("4S^7", "3SS^7"), "classic", "bad-position-row"),
        (SKIRMISH, "quick", "position-variant"),
    ],
)
def test_a_position_that_cannot_be_starts_no_match(position: str, variant: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        island(variant=variant, position=position)
    assert caught.value.code == code


def test_the_commands_of_a_match_from_a_position_lead_to_the_same_match_again() -> None:
    setup = Setup(load("island"), Options("classic"), SECRET, position=SKIRMISH)
    seats = [Issued(TakeSeat("", entropy=seat.word), seat, 0) for seat in Seat]
    told = [*seats, Issued(Start(3), None, 0), Issued(Submit("e4-e6"), SOUTH, 1)]
    snapshot, _ = Snapshot.replay(setup, told)
    assert snapshot == Snapshot.replay(setup, told)[0]
    assert must(snapshot.match).record()["Position"] == SKIRMISH
    assert snapshot.position_seen(None) == Snapshot(setup).position_seen(None) == SKIRMISH
    assert Snapshot(Setup(load("island"), Options("classic"), SECRET)).position_seen(None) is None
