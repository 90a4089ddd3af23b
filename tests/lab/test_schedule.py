"""A round-robin in duplicate pairs."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from skirmish.core import SkirmishError
from skirmish.lab.schedule import Plan

AGENTS = ["b=random", "greedy", "a=random"]


def plan(*agents: str, games: int = 4, seed: str = "7") -> Plan:
    return Plan.of("island", agents or AGENTS, games=games, seed=seed)


def test_everybody_meets_everybody_equally_often_on_both_sides() -> None:
    fixtures = list(plan().fixtures())
    assert [each.number for each in fixtures] == list(range(1, plan().total + 1))
    assert plan().total == 12
    meetings = Counter(each.names for each in fixtures)
    assert set(meetings.values()) == {2}
    assert len(meetings) == 6


def test_the_games_of_a_pair_differ_in_the_seats_only() -> None:
    fixtures = list(plan().fixtures())
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert one.names == other.names[::-1]
        assert (one.pair, one.leg, other.leg) == (other.pair, 1, 2)
        assert one.chance().fair() == other.chance().fair()
        assert one.first() is other.first()
        assert one.own_chance().agents(0)(10**9) != other.own_chance().agents(0)(10**9)
    pairs = [fixture.chance().fair() for fixture in fixtures[::2]]
    assert len({each.secret for each in pairs}) == len(pairs)


def test_each_seat_is_first_about_half_the_time() -> None:
    seats = Counter(fixture.first() for fixture in plan(games=200).fixtures())
    assert min(seats.values()) > 200


def test_a_pair_does_not_depend_on_other_entrants_or_the_number_of_games() -> None:
    few, many = plan("greedy", "b=random"), plan("c=random", "b=random", "a=random", "greedy", games=10)
    found = {(each.names, each.pair): each for each in many.fixtures()}
    for fixture in few.fixtures():
        other = found[fixture.names, fixture.pair]
        assert other.chance().fair() == fixture.chance().fair()
        assert other.own_chance().text == fixture.own_chance().text
    assert plan("b=random", "greedy").to_json() == few.to_json()
    assert list(plan("b=random", "greedy").fixtures()) == list(few.fixtures())


def test_another_seed_gives_other_chance() -> None:
    one, other = (next(plan(seed=seed).fixtures()).chance().fair() for seed in "78")
    assert one != other
    assert Plan.of("island", AGENTS, games=2).seed != Plan.of("island", AGENTS, games=2).seed


def test_plans_are_written_and_read() -> None:
    made = Plan.of(
        "hill218", ["x=greedy@9n", "y=random@5ms", "random"], games=2, seed="é", variant="beginner"
    )
    again = Plan.from_json(json.loads(json.dumps(made.to_json())))
    assert again.to_json() == made.to_json()
    assert list(again.fixtures()) == list(made.fixtures())
    assert set(again.entrants) == set(made.entrants)


@pytest.mark.parametrize(
    ("game", "variant", "games", "seed", "code"),
    [
        ("chess", None, 2, "7", "unknown-game"),
        ("island", "standard", 2, "7", "unknown-variant"),
        ("island", None, 3, "7", "odd-games"),
        ("island", None, 0, "7", "odd-games"),
        ("island", None, -2, "7", "odd-games"),
        ("island", None, 2, "a\nb", "bad-seed"),
    ],
)
def test_what_is_refused(game: str, variant: str | None, games: int, seed: str, code: str) -> None:
    with pytest.raises(SkirmishError) as refused:
        Plan.of(game, AGENTS, games=games, seed=seed, variant=variant)
    assert refused.value.code == code
