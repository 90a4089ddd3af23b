"""Who waited for how long, and what was wrong meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.faults.sight import Disturbance, Punctuality, answers, sights
from tests.server.persistent_clients import Campaign, Match

COMMITS = {1: 100.0, 2: 110.0, 3: 120.0}
NOW = 150.0


def _match() -> Match:
    """Two players and a spectator, who have seen three entries half a second after their commits."""
    keys = {"south": "s", "north": "n", "watch": "w"}
    match = Match(Campaign(0, 1), "m", keys, "hill218")
    for person in match.people:
        person.came = 90.0
        for at in COMMITS.values():
            person.seen.append({})
            person.seen_at.append(at + 0.5)
    return match


def _late(match: Match, *disturbances: Disturbance, until: float = NOW) -> list[str]:
    found = Punctuality.of(sights(match, COMMITS, until, NOW), disturbances)
    return [f"{each.who}: {each.seconds:g}" for each in found.late()]


def test_nobody_was_late() -> None:
    assert _late(_match()) == []
    found = Punctuality.of(sights(_match(), COMMITS, NOW, NOW), []).figures("seen")
    assert found["seen, calm"] == 9
    assert found["seen, calm, p100 ms"] == 500


def _by_everyone(match: Match) -> None:
    for person in match.people:
        person.seen_at[1] = 130.0


def _by_one(match: Match) -> None:
    match.people[2].seen_at[1] = 112.5


def _never_by_one(match: Match) -> None:
    del match.people[1].seen[2:], match.people[1].seen_at[2:]


def _never_by_anyone(match: Match) -> None:
    for person in match.people:
        del person.seen[2:], person.seen_at[2:]


@pytest.mark.parametrize(
    ("harm", "late"),
    [
        (_by_everyone, [f"0 {role}, entry 2: 20" for role in ("south", "north", "watch")]),
        (_by_one, ["0 watch, entry 2: 2.5"]),
        (_never_by_one, ["0 north, entry 3: 30"]),
        (_never_by_anyone, [f"0 {role}, entry 3: 30" for role in ("south", "north", "watch")]),
    ],
)
def test_entries_seen_late_or_never(harm: Callable[[Match], None], late: list[str]) -> None:
    match = _match()
    harm(match)
    assert _late(match) == late


def test_the_limit_is_wider_around_a_fault() -> None:
    match = _match()
    _by_one(match)
    assert _late(match, Disturbance("kill -9", 112.0, 113.0)) == []
    assert _late(match, Disturbance("kill -9", 105.0, 108.5)) == [], "two seconds after its end"
    assert _late(match, Disturbance("kill -9", 105.0, 107.5)) == ["0 watch, entry 2: 2.5"]
    assert _late(match, Disturbance("kill -9", 113.0, 114.0)) == ["0 watch, entry 2: 2.5"]
    match.people[2].seen_at[1] = 115.5
    assert _late(match, Disturbance("kill -9", 112.0, 113.0)) == ["0 watch, entry 2: 5.5"]


def test_who_came_late_or_left_did_not_wait() -> None:
    match = _match()
    north, watch = match.people[1:]
    north.came, north.seen_at[:2] = 115.0, [115.5, 115.5]
    _never_by_one(match)
    north.done = True
    assert _late(match) == []
    watch.seen_at[2] = 140.0
    assert _late(match, until=115.0) == [], "what was committed later does not count"


def test_answers_that_came_late() -> None:
    match = _match()
    match.people[0].answers += [(100.0, 101.0), (110.0, 117.0), (140.0, 149.0)]
    (late,) = Punctuality.of(answers([match], 130.0), []).late()
    assert late.seconds == 7
