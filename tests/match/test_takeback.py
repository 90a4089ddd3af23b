"""Takebacks: when they are free, when they need consent, and how they are recorded."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skirmish.core import NORTH, SOUTH, MatchError, Seat
from skirmish.match import Match, verify
from skirmish.match.match import FIRST_TERMS
from skirmish.records import RecordError, check, read_records, replay, write_record
from tests.match.play import at_random, decide, decided, hill, island, to_decide, tokens
from tests.records.samples import SKIRMISH


def beach(*decisions: str) -> Match:
    return island(" ".join(decisions), variant="classic", position=SKIRMISH)


def taken_back(match: Match, seat: Seat) -> Match:
    """The match after a seat's takeback, to which the opponent consents if that is needed."""
    match = match.take_back(seat, 0)
    return match.accept_takeback(seat.other, 0) if match.takeback.by is seat else match


def test_once_the_right_to_decide_has_passed_a_takeback_needs_consent() -> None:
    """Otherwise a seat could stop the other one by deciding and taking back forever."""
    match = island("#a1 #b2")
    assert not match.takes_back_freely(SOUTH)
    assert not match.takes_back_freely(NORTH)
    asked = match.take_back(NORTH, 0)
    assert (asked.takeback.by, tokens(asked)) == (NORTH, "#a1 #b2")
    match = asked.accept_takeback(SOUTH, 0)
    assert tokens(match) == "#a1 {takeback: #b2}"
    assert match.state == island("#a1").state
    assert match.pending == island("#a1").pending
    match = match.take_back(SOUTH, 0).accept_takeback(NORTH, 0)  # and then the one before is the last
    assert tokens(match) == "{takeback: #a1 ( #b2 )}"
    assert to_decide(match) is SOUTH


def test_what_a_takeback_undoes_besides_the_decision() -> None:
    """The player who is asked is told whether more goes than a decision."""
    match = island("#a1 #b2")
    assert not match.followed(NORTH)
    assert match.followed(SOUTH)  # North's block goes as well
    assert not island("").followed(SOUTH)
    match = beach()
    seat = to_decide(match)
    while not match.followed(seat):
        assert match.within_turn(seat) or to_decide(match) is seat
        match, _ = match.submit(to_decide(match), str(match.legal(to_decide(match))[-1]), 0)
    assert not match.within_turn(seat)


@pytest.mark.parametrize("start", [island(variant="quick"), hill(), beach()])
def test_decisions_can_be_taken_back_one_by_one_to_the_first(start: Match) -> None:
    """Far beyond the states that a match keeps: earlier ones are played again."""
    match, choose, states = start, random.Random(218), list[tuple[Seat, Any, Any]]()
    while len(states) < 60:
        seat = to_decide(match)
        following, _ = match.submit(seat, str(choose.choice(match.legal(seat))), 0)
        if following.over:
            break
        states.append((seat, match.state, match.pending))
        match = following
    assert len(states) > 20
    last, *_ = [each.before for each in reversed([*match.replayed()]) if not each.chance]
    assert last == states[-1][1]
    while states:
        seat, state, pending = states.pop()
        match = taken_back(match, seat)
        assert (match.state, match.pending) == (state, pending)
    assert [*match.replayed()] == [*start.replayed()]


def test_under_the_first_terms_a_decision_without_an_answer_was_taken_back_freely() -> None:
    match = island("#a1 #b2", terms=FIRST_TERMS)
    assert (match.takes_back_freely(SOUTH), match.takes_back_freely(NORTH)) == (False, True)
    match = match.take_back(NORTH, 0)
    assert tokens(match) == "#a1"
    match = match.take_back(SOUTH, 0)
    assert tokens(match) == ""
    assert to_decide(match) is SOUTH


def test_a_seat_that_has_decided_nothing_has_nothing_to_take_back() -> None:
    assert not island().takes_back_freely(SOUTH)
    assert not island("#a1").resign(NORTH, 0).takes_back_freely(SOUTH)


@pytest.mark.parametrize(
    "match",
    [
        island(),
        island("#a1"),
        island("#a1 #b2"),
        island("#a1 #b2").take_back(SOUTH, 0),
        island("#a1 #b2").take_back(SOUTH, 0).decline_takeback(NORTH, 0),
        island("#a1 #b2").resign(NORTH, 0),
        beach("e4-e6"),
    ],
)
def test_what_may_be_taken_back_can_be(match: Match) -> None:
    for seat in Seat:
        try:
            match.take_back(seat, 0)
        except MatchError:
            assert not match.may_take_back(seat)
        else:
            assert match.may_take_back(seat)


def test_several_decisions_of_one_turn_are_taken_back_one_by_one() -> None:
    match = beach("e4-e6")
    assert match.takes_back_freely(SOUTH)
    assert tokens(match.take_back(SOUTH, 0)) == ""


def test_after_a_roll_the_opponent_must_consent() -> None:
    match = beach("e4-e6", "end")  # North's die has been rolled
    die = tokens(match).split()[-1]
    assert not match.takes_back_freely(SOUTH)
    assert match.takes_back_chance(SOUTH)
    assert not match.takes_back_chance(NORTH), "nothing to take back"
    asked = match.take_back(SOUTH, 0)
    assert asked.takeback.by is SOUTH
    assert tokens(asked) == tokens(match)
    done = asked.accept_takeback(NORTH, 0)
    assert tokens(done) == f"e4-e6 {{takeback: end {die}}}"
    assert to_decide(done) is SOUTH
    assert done.takeback.by is None
    assert done.chances == match.chances == 1


def test_a_takeback_declined_changes_nothing() -> None:
    match = island("#a1 #b2")
    declined = match.take_back(SOUTH, 0).decline_takeback(NORTH, 0)
    assert tokens(declined) == "#a1 #b2"
    assert declined.takeback.by is None
    assert decide(declined, ["#c3", "#d4"]).take_back(SOUTH, 0).takeback.by is SOUTH


@pytest.mark.parametrize("then", [["#c3"], ["#c3", "#d4"]])
def test_a_request_lapses_with_any_decision(then: list[str]) -> None:
    assert decide(island("#a1 #b2").take_back(SOUTH, 0), then).takeback.by is None


def test_a_takeback_ends_an_offer_of_a_draw() -> None:
    assert beach("e4-e6").offer_draw(SOUTH, 0).take_back(SOUTH, 0).draw.by is None


def test_a_takeback_by_consent_undoes_the_opponents_decisions_too() -> None:
    match = island("#a1 #b2 #c3").take_back(NORTH, 0).accept_takeback(SOUTH, 0)
    assert tokens(match) == "#a1 {takeback: #b2 #c3}"
    assert to_decide(match) is NORTH
    assert tokens(decide(match, ["#d4"])) == "#a1 {takeback: #b2 #c3} #d4"


def test_what_was_rolled_is_never_rolled_again() -> None:
    """After a takeback the next die is the next number of the stream, not the one that was seen."""
    dice = []
    match = beach("e4-e6")
    for _ in range(20):
        match = decide(match, ["end"])
        dice.append(tokens(match).split()[-1])
        match = match.take_back(SOUTH, 0).accept_takeback(NORTH, 0)
    assert len(set(dice)) > 3
    assert match.chances == 20
    finished = match.resign(SOUTH, 0).record()
    assert verify(finished).checked == 20


def test_what_was_taken_back_inside_a_line_taken_back_stands_in_brackets() -> None:
    match = beach("e4-e6", "end")
    first = tokens(match).split()[-1]
    match = match.take_back(SOUTH, 0).accept_takeback(NORTH, 0)
    assert match.takes_back_freely(SOUTH)  # nothing stands after e4-e6 but the mark
    match = match.take_back(SOUTH, 0)
    assert tokens(match) == f"{{takeback: e4-e6 ( end {first} )}}"
    match = decide(match, ["e1-e3", "end"])
    assert tokens(match).startswith(f"{{takeback: e4-e6 ( end {first} )}} e1-e3 end d")
    check(match.record())


def test_a_whole_game_is_taken_back_decision_by_decision() -> None:
    match = at_random(island(), 5, 60)
    assert not match.over
    while decided(match):
        match = taken_back(match, decided(match)[-1])
    assert match.state == island().state
    match = at_random(match, 6, 10**5)
    verification = verify(match.record())
    assert verification.fair
    assert verification.checked == match.chances


def test_taken_back_cards_are_hidden_like_others() -> None:
    match = hill()
    token = str(match.legal(NORTH)[0])
    match = decide(match, [token]).take_back(NORTH, 0).accept_takeback(SOUTH, 0)
    draw, mark = tokens(match, NORTH).split(" ", 1)
    assert mark == f"{{takeback: {token} +?????}}"
    assert tokens(match, SOUTH).startswith("+????? {takeback: <?? +")
    assert not tokens(match, SOUTH).endswith("?}")
    assert tokens(match, None) == "+????? {takeback: <?? +?????}"
    assert "?" not in tokens(match.resign(SOUTH, 0), None)
    assert draw in tokens(match.resign(SOUTH, 0), None)


@pytest.mark.parametrize("seed", range(12))
def test_matches_full_of_takebacks_replay_and_verify(seed: int) -> None:
    choose = random.Random(seed)
    match = hill() if seed % 2 else island(variant="blitz", fair=hill().fair)
    for _ in range(120):
        if match.over:
            break
        seat = choose.choice(list(Seat))
        if choose.random() < 0.3 and seat in decided(match):
            match = taken_back(match, seat)
        else:
            match = at_random(match, choose.randrange(10**6), 1)
        if not match.over:
            for viewer in (SOUTH, NORTH, None):
                check(match.record(viewer))
    if not match.over:
        match = match.resign(SOUTH, 0)
    record = match.record()
    [again] = read_records(write_record(record))
    assert check(again) == match.state
    assert verify(again).checked == match.chances
    assert sum(played.chance for played in replay(again, takebacks=True)) == match.chances


def test_marks_of_another_match_do_not_replay() -> None:
    match = beach("e4-e6", "end").take_back(SOUTH, 0).accept_takeback(NORTH, 0).resign(SOUTH, 0)
    text = write_record(match.record()).replace("takeback: end", "takeback: e4-e6 end")
    [record] = read_records(text)
    with pytest.raises(RecordError, match="illegal-action"):
        verify(record)
