"""Ratings are those that make the results most likely, and their errors are honest."""

from __future__ import annotations

import math
import random

import pytest

from skirmish.lab.ratings import ELO, Score, bradley_terry, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # the example of Newcombe's paper of 1998
    ],
)
def test_wilsons_interval(points: float, games: int, low: float, high: float) -> None:
    found = wilson(points, games)
    assert found == pytest.approx((low, high), abs=1e-4)


def test_two_agents_differ_by_the_log_of_their_odds() -> None:
    found = bradley_terry(["a", "b"], {("a", "b"): Score(wins=60_000, draws=30_000, losses=10_000)})
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(3), abs=0.1)
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    # A difference has the variance 1 / (n p (1 - p)); each of the two, half its error.
    assert found["a"].error == pytest.approx(ELO / math.sqrt(100_000 * 0.75 * 0.25) / 2, rel=0.01)


def test_either_way_round_is_the_same() -> None:
    one = bradley_terry(["a", "b"], {("a", "b"): Score(7, 2, 1)})
    other = bradley_terry(["a", "b"], {("b", "a"): Score(1, 2, 7)})
    assert one["a"].elo == pytest.approx(other["a"].elo)


def test_who_wins_everything_has_a_finite_rating_that_grows_with_the_games() -> None:
    few, many = (bradley_terry(["a", "b"], {("a", "b"): Score(wins=n)})["a"] for n in (10, 1000))
    assert 100 < few.elo < many.elo < 2000
    assert few.interval[0] < few.elo < few.interval[1]


def test_without_games() -> None:
    found = bradley_terry(["a", "b", "c"], {})
    assert [each.elo for each in found.values()] == [0, 0, 0]
    assert all(math.isfinite(each.error) and each.error > 100 for each in found.values())


def test_the_mean_is_zero_or_the_anchor_is() -> None:
    scores = {("a", "b"): Score(8, 0, 2), ("b", "c"): Score(6, 1, 3), ("a", "c"): Score(9, 1, 0)}
    free, held = bradley_terry(list("abc"), scores), bradley_terry(list("abc"), scores, anchor="b")
    assert sum(each.elo for each in free.values()) == pytest.approx(0, abs=1e-6)
    assert (held["b"].elo, held["b"].error) == pytest.approx((0, 0))
    for name in "ac":
        assert held[name].elo == pytest.approx(free[name].elo - free["b"].elo)
        assert held[name].error > 0


def test_true_ratings_are_found_within_their_errors() -> None:
    """Of 95 % intervals about 95 % hold the truth: 400 of them, so between 91 % and 99 %."""
    chance, truth = random.Random(1), {"a": 300.0, "b": 100.0, "c": -50.0, "d": -350.0}
    names, within = list(truth), 0
    for _ in range(100):
        scores = {}
        for at, one in enumerate(names):
            for other in names[at + 1 :]:
                share = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
                wins = sum(chance.random() < share for _ in range(60))
                scores[one, other] = Score(wins=wins, losses=60 - wins)
        for name, rating in bradley_terry(names, scores).items():
            low, high = rating.interval
            within += low <= truth[name] <= high
    assert 364 <= within <= 396


def test_scores() -> None:
    score = Score(3, 2, 1) + Score(1, 0, 1)
    assert (score.games, score.points, score.share) == (8, 5.0, 0.625)
    assert Score().share == 0.5
    assert score.interval == wilson(5, 8)
