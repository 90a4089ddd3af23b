"""Worth comes out as it was put in, with errors that are true."""

from __future__ import annotations

import math
import random

import pytest

from skirmish.lab.balance_count import Moments
from skirmish.lab.balance_stats import chance, spread, worths

TRUE = {"tank": 0.9, "jeep": 0.4, "soldier": -0.2}


def made(games: int, seed: int, copies: int = 1) -> Moments:
    """Games whose winner is drawn with the true odds; each adds the same sample several times."""
    below, moments = random.Random(seed), Moments(tuple(TRUE))
    for game in range(games):
        row = tuple(below.randint(-2, 2) for _ in TRUE)
        odds = sum(worth * number for worth, number in zip(TRUE.values(), row, strict=True))
        moments.add(game, float(below.random() < chance(odds)), [row] * copies)
    return moments


def test_the_truth_comes_out() -> None:
    inside = total = 0
    for seed in range(20):
        for each in worths(made(400, seed)):
            low, high = each.interval
            inside += low < TRUE[each.name] < high
            total += 1
    assert total == 60
    assert inside >= 52  # 57 of 60 are to be expected


def test_the_same_game_told_again_says_nothing_new() -> None:
    once, often = worths(made(300, 1)), worths(made(300, 1, copies=5))
    for one, other in zip(once, often, strict=True):
        assert other.odds == pytest.approx(one.odds, abs=0.02)
        assert other.error == pytest.approx(one.error, rel=0.05)


def test_more_games_say_more() -> None:
    few, many = worths(made(100, 2)), worths(made(1600, 2))
    for one, other in zip(few, many, strict=True):
        assert 2.5 < one.error / other.error < 6


def test_a_draw_is_half_a_win() -> None:
    moments = Moments(("tank",))
    for game in range(40):
        moments.add(game, 0.5, [(1,), (-1,)])
    (tank,) = worths(moments)
    assert tank.odds == pytest.approx(0)
    assert tank.share == pytest.approx(0.5)


def test_a_thing_that_always_wins_has_a_finite_worth() -> None:
    moments = Moments(("tank", "jeep"))
    moments.add(0, 1.0, [(1, 0)])
    moments.add(1, 0.0, [(-1, 0)])
    (tank,) = worths(moments)
    assert tank.name == "tank", "of jeeps the sides had equally many"
    assert 0 < tank.odds < 3
    assert 0 < tank.error < 3
    low, high = tank.share_interval
    assert low < 0.5 < tank.share < high


def test_no_moments_no_worth() -> None:
    assert worths(Moments(("tank",))) == ()
    empty = Moments(("tank",))
    empty.add(0, 1.0, [(0,)])
    assert worths(empty) == ()


def test_chance_and_spread() -> None:
    assert chance(0) == 0.5
    assert chance(math.log(3)) == pytest.approx(0.75)
    found = spread([1, 2, 3, 4, 10])
    assert (found.mean, found.least, found.median, found.most) == (4.0, 1, 3.0, 10)
    assert (found.quarter, found.three_quarters) == (2.0, 4.0)
    assert spread([]).most == 0
