"""Clocks, by themselves and in a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.core import NORTH, SOUTH, MatchError, Seat
from skirmish.match import MatchClock, PerMove, PerPlayer, TimeControl
from skirmish.match.clock import SETUP_FREE
from skirmish.match.match import SECOND_TERMS, THIRD_TERMS
from tests.match.play import decide, island, to_decide, tokens
from tests.must import must
from tests.records.samples import LAST_SHOT, SKIRMISH

BLITZ = PerPlayer(10_000, 2_000)
MOVE = PerMove(10_000)


def both(clock: MatchClock | None, now: int) -> tuple[int, int]:
    assert clock is not None
    return clock.left(SOUTH, now), clock.left(NORTH, now)


@pytest.mark.parametrize(
    ("control", "after"),
    [
        (BLITZ, (9_000, 10_000)),  # 10 - 3 + 2
        (PerPlayer(10_000), (7_000, 10_000)),
        (MOVE, (10_000, 10_000)),
    ],
)
def test_a_run_ends_when_the_right_to_decide_passes(control: TimeControl, after: tuple[int, int]) -> None:
    clock = MatchClock.start(control, SOUTH, 500)
    assert both(clock, 1_500) == (9_000, 10_000)
    assert clock.decided(SOUTH, 2_500) is clock  # more to decide: it runs on
    clock = clock.decided(NORTH, 3_500)
    assert both(clock, 3_500) == after
    assert both(clock, 7_500) == (after[0], 6_000)


def test_time_is_up_when_nothing_is_left() -> None:
    clock = MatchClock.start(MOVE, NORTH, 0)
    assert clock.flagged(9_999) is None
    assert clock.flagged(10_000) is NORTH
    assert both(clock, 99_999) == (10_000, 0)


def test_a_clock_that_goes_back_takes_no_time_and_gives_none() -> None:
    clock = MatchClock.start(BLITZ, SOUTH, 5_000)
    assert both(clock, 1_000) == (10_000, 10_000)
    clock = clock.decided(NORTH, 1_000)
    assert clock.since == 5_000


@pytest.mark.parametrize(
    ("control", "own", "after"),
    [
        # South used 3 s and decided; North has thought for 4 s when South has its decision back.
        (BLITZ, True, (7_000, 10_000)),
        (BLITZ, False, (9_000, 6_000)),
        (MOVE, True, (7_000, 10_000)),
        (MOVE, False, (10_000, 10_000)),
    ],
)
def test_under_the_first_terms_a_takeback_gives_no_time(
    control: TimeControl, own: bool, after: tuple[int, int]
) -> None:
    clock = MatchClock.start(control, SOUTH, 0).decided(NORTH, 3_000).taken_back(SOUTH, 7_000, own=own)
    assert both(clock, 7_000) == after
    assert clock.running is SOUTH
    assert clock.taken_back(SOUTH, 8_000, own=own) is clock


@pytest.mark.parametrize(
    ("control", "after"),
    [
        (BLITZ, (7_000, 6_000)),
        (MOVE, (10_000, 10_000)),
    ],
)
def test_a_takeback_by_consent_earns_no_increment(control: TimeControl, after: tuple[int, int]) -> None:
    """South used 3 s and decided; North has thought for 4 s when South has its decision back."""
    clock = MatchClock.start(control, SOUTH, 0).decided(NORTH, 3_000)
    assert both(clock.reopened(SOUTH, 7_000), 7_000) == after
    assert both(clock.reopened(SOUTH, 7_000), 8_000) == (after[0] - 1_000, after[1])
    answered = clock.decided(SOUTH, 7_000)  # and the same when North has decided as well; South thinks on
    assert both(answered.reopened(SOUTH, 8_000), 8_000) == (after[0] - 1_000, after[1])


def test_clocks_stop_with_the_match() -> None:
    clock = MatchClock.start(BLITZ, SOUTH, 0).stopped(4_000)
    assert both(clock, 9_000) == (6_000, 10_000)
    assert clock.flagged(99_000) is None
    assert clock.decided(NORTH, 9_000) is clock.taken_back(NORTH, 9_000, own=True) is clock


@pytest.mark.parametrize(
    ("make", "facts"),
    [
        (lambda: PerPlayer(0), {"total": 0, "increment": 0}),
        (lambda: PerPlayer(1, -1), {"total": 1, "increment": -1}),
        (lambda: PerMove(0), {"total": 0, "increment": 0}),
    ],
)
def test_impossible_time_controls(make: object, facts: dict[str, int]) -> None:
    assert callable(make)
    with pytest.raises(MatchError) as caught:
        make()
    assert (caught.value.code, caught.value.facts) == ("bad-time-control", facts)


# In a match


def test_the_clock_of_the_seat_to_decide_runs() -> None:
    match = island("#a1 #b2", clock=BLITZ, terms=THIRD_TERMS)
    assert both(match.clock, 1_000) == (11_000, 12_000)
    match = decide(match, ["#c3"], now=1_000)
    assert both(match.clock, 3_000) == (13_000, 10_000)


def test_after_the_time_is_up_nothing_but_the_flag_counts() -> None:
    match = island("#a1", clock=BLITZ, terms=THIRD_TERMS)
    late = 10_000
    assert match.flag(late - 1) is match
    for request in (
        lambda: match.submit(NORTH, "#b2", late),
        lambda: match.resign(SOUTH, late),
        lambda: match.offer_draw(SOUTH, late),
        lambda: match.take_back(SOUTH, late),
    ):
        with pytest.raises(MatchError) as caught:
            request()
        assert (caught.value.code, caught.value.facts) == ("time-is-up", {"seat": "north"})
    ended = match.flag(late)
    assert ended.over is not None
    assert (ended.over.winner, ended.over.how) == (SOUTH, "time")
    assert (ended.record()["Result"], ended.record()["Termination"]) == ("S", "time")
    assert both(ended.clock, 20_000) == (12_000, 0)
    assert ended.flag(99_000) is ended


def test_a_match_without_a_clock_has_no_flag() -> None:
    match = island("#a1")
    assert match.flag(10**12) is match


@pytest.mark.parametrize("control", [BLITZ, MOVE])
def test_a_takeback_costs_the_time_it_took(control: TimeControl) -> None:
    """It leaves the clock alone: an act and its takeback are thought about on the seat's own time."""
    match = island(variant="classic", position=SKIRMISH, clock=control)
    for now in (3_000, 5_000, 6_000):
        match = decide(match, ["e4-e6"], now).take_back(SOUTH, now + 500)
    assert both(match.clock, 6_500) == (3_500, 10_000)
    assert tokens(match) == ""


def test_no_time_is_won_by_taking_back_what_the_other_may_answer() -> None:
    """Deciding and taking back stops no clock, and the opponent's answer counts meanwhile."""
    match = decide(island(clock=BLITZ, terms=THIRD_TERMS), ["#a1"], 1_000).take_back(SOUTH, 4_000)
    assert match.takeback.by is SOUTH
    assert both(match.clock, 4_000) == (11_000, 7_000)
    assert tokens(decide(match, ["#b2"], 4_000)) == "#a1 #b2"
    for _ in range(3):
        match = decide(match.accept_takeback(NORTH, 4_000), ["#a1"], 4_000).take_back(SOUTH, 4_000)
    assert both(match.accept_takeback(NORTH, 4_000).clock, 4_000) == (9_000, 7_000)


def test_a_takeback_within_a_run_keeps_the_increment_of_an_earlier_one() -> None:
    match = island(variant="classic", position=SKIRMISH, clock=BLITZ)
    later = must(match.clock).decided(NORTH, 1_000).decided(SOUTH, 2_000)
    match = decide(replace(match, clock=later), ["e4-e6"], 3_000)
    assert match.take_back(SOUTH, 4_000).clock == later


def test_the_clock_of_a_match_that_is_over_stands_still() -> None:
    match = decide(island(variant="classic", position=LAST_SHOT, clock=BLITZ), ["e4*e6"], 4_000)
    assert both(match.clock, 9_000) == (6_000, 10_000)
    won = "12/12/12/12/12/12/12/12/4S^7/12/12/12 c:.....,j:..... 0/0 S:won classic"
    started = island(variant="classic", position=won, clock=BLITZ)
    assert started.over is not None
    assert started.flag(99_000) is started


def test_a_consented_takeback_sets_the_right_clock_going() -> None:
    match = decide(island(clock=BLITZ, terms=THIRD_TERMS), ["#a1"], 1_000)
    match = decide(match, ["#b2"], 3_000)
    match = match.take_back(SOUTH, 4_000).accept_takeback(NORTH, 5_000)
    assert to_decide(match) is Seat.SOUTH
    assert both(match.clock, 5_000) == (7_000, 8_000)  # no increments for what is undone


@pytest.mark.parametrize(
    ("terms", "after"),
    [
        (THIRD_TERMS, (5_000, 7_000)),  # 10 - 1 - 2 - 2, and 10 - 1 - 2
        (SECOND_TERMS, (7_000, 9_000)),
    ],
)
def test_no_increment_is_left_when_two_runs_are_taken_back(terms: int, after: tuple[int, int]) -> None:
    """The matches of earlier editions kept the first one."""
    match = island(clock=BLITZ, terms=terms)
    for token, now in (("#a1", 1_000), ("#b2", 2_000), ("#c3", 4_000), ("#d4", 6_000)):
        match = decide(match, [token], now)
    assert both(match.clock, 6_000) == (11_000, 11_000)
    for now in (7_000, 8_000):
        match = match.take_back(SOUTH, now).accept_takeback(NORTH, now)
    assert to_decide(match) is SOUTH
    assert both(match.clock, 8_000) == after


def test_a_takeback_never_ends_a_match_on_time() -> None:
    clock = MatchClock.start(PerPlayer(1_000, 5_000), SOUTH, 0).decided(NORTH, 500).decided(SOUTH, 600)
    clock = clock.decided(NORTH, 5_600)  # of 5.5 seconds one half is left, and an increment
    clock = clock.reopened(SOUTH, 5_600)
    assert both(clock, 5_600)[0] == 500
    assert both(clock.reopened(SOUTH, 5_600), 5_600)[0] == 500


# In the set-up


def test_the_set_up_costs_time_only_where_it_takes_long() -> None:
    """Each run has half a minute, and no one is paid for placing blocks."""
    match = island(clock=BLITZ)
    assert both(match.clock, SETUP_FREE) == (10_000, 10_000)
    assert both(match.clock, SETUP_FREE + 1_000) == (9_000, 10_000)
    assert must(match.clock).still(10_000) == SETUP_FREE - 10_000
    match = decide(match, ["#a1"], SETUP_FREE + 1_000)
    match = decide(match, ["#b2"], SETUP_FREE + 2_000)
    assert both(match.clock, 2 * SETUP_FREE) == (9_000, 10_000)
    assert must(match.clock).due == SETUP_FREE + 2_000 + SETUP_FREE + 9_000
    assert match.flag(2 * SETUP_FREE + 11_000).over
    assert both(island(clock=MOVE).clock, 4_000) == (6_000, 10_000), "a move's time is enough"


def test_a_takeback_in_the_set_up_takes_no_increment() -> None:
    match = decide(island(clock=BLITZ), ["#a1", "#b2", "#c3", "#d4"], SETUP_FREE + 1_000)
    for _ in range(2):
        match = match.take_back(SOUTH, SETUP_FREE + 2_000).accept_takeback(NORTH, SETUP_FREE + 2_000)
    assert to_decide(match) is SOUTH
    assert both(match.clock, SETUP_FREE + 2_000) == (9_000, 10_000)


def test_the_first_turn_is_timed() -> None:
    clock = MatchClock.start(BLITZ, SOUTH, 0, setup=True).decided(NORTH, 1_000, setup=True)
    passed = clock.decided(SOUTH, 2_000)
    assert both(passed, 5_000) == (7_000, 10_000)
    went_on = clock.decided(NORTH, 2_000)  # North places last and plays first
    assert both(went_on, 5_000) == (10_000, 7_000)
    assert both(went_on.within(True), 5_000) == (10_000, 10_000)
    assert went_on.decided(SOUTH, 5_000).times == (10_000, 9_000)
    assert clock.stopped(1_000).due is None


# Computers


@pytest.mark.parametrize(
    "control",
    [PerPlayer(60_000), PerPlayer(3_000, 1_000), PerPlayer(500, 20), PerMove(1_000), PerMove(30_000)],
)
def test_a_computer_that_spends_what_it_can_afford_never_runs_out_of_time(control: TimeControl) -> None:
    """In runs of ten decisions."""
    clock, now = MatchClock.start(control, SOUTH, 0), 0
    for _ in range(60):
        for _ in range(10):
            now += clock.affordable(SOUTH, now)
            assert clock.flagged(now) is None
        clock = clock.decided(NORTH, now).decided(SOUTH, now)


def test_a_computer_with_plenty_of_time_may_use_its_own_limits() -> None:
    assert MatchClock.start(PerPlayer(600_000, 5_000), SOUTH, 0).affordable(SOUTH, 0) == 16_000
    assert MatchClock.start(PerMove(30_000), SOUTH, 0).affordable(SOUTH, 0) == 6_000
