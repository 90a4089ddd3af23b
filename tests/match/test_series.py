"""Series of battles: the three ways to fight one (I-8.2), with seats that stay or are changed."""

from __future__ import annotations

from typing import cast

import pytest

from skirmish.core import NORTH, SOUTH, Options, Seat, UnknownName
from skirmish.games import load, part
from skirmish.match import Match
from skirmish.match.series import Scoring, Series, battle_tags, fought, number_of
from tests.match.play import FAIR, hill, island

SCORING = cast(Scoring, part("island", "war"))
WAR = {"War": "best-of-3"}
POINTS = {"S": (12, 0), "N": (0, 12), "-": (5, 5)}
"""A battle won with one soldier left, and a drawn one."""
WINNERS = {"S": SOUTH, "N": NORTH, "-": None}


def series_of(name: str, winners: str, *, swapping: bool = False) -> Series:
    """A series in which the South of the first battle won (S), the North did (N), or neither did (-)."""
    series = Series.named(name, SCORING)
    for number, winner in enumerate(winners):
        swapped = swapping and number % 2 == 1
        first = SOUTH if swapping or number % 2 == 0 else NORTH
        who, points = WINNERS[winner], POINTS[winner]
        if swapped:
            who, points = None if who is None else who.other, (points[1], points[0])
        series = series.add(first, who, points)
    return series


@pytest.mark.parametrize(
    ("name", "winners", "result"),
    [
        ("best-of-3", "", None),
        ("best-of-3", "S", None),
        ("best-of-3", "SS", "S"),
        ("best-of-3", "SN", None),
        ("best-of-3", "SNN", "N"),
        ("best-of-3", "S-", None),  # North can still draw level
        ("best-of-3", "S--", "S"),
        ("best-of-3", "---", "draw"),
        ("best-of-3", "SN-", "draw"),
        ("best-of-5", "SS", None),
        ("best-of-5", "SSS", "S"),
        ("best-of-5", "NN-", None),
        ("best-of-5", "NN--", "N"),
        ("over-2", "S", None),
        ("over-2", "S-", "S"),  # 17 to 5
        ("over-2", "SN", "draw"),
        ("over-1", "N", "N"),
        ("to-24", "S", None),
        ("to-24", "SS", "S"),
        ("to-12", "S", "S"),
        ("to-13", "S", None),
        ("to-5", "-", None),  # level: the war goes on
        ("to-5", "-N", "N"),
    ],
)
@pytest.mark.parametrize("swapping", [False, True])
def test_ends_of_a_series(name: str, winners: str, result: str | None, swapping: bool) -> None:
    over = series_of(name, winners, swapping=swapping).over
    assert (None if over is None else over.result) == result


def test_a_battle_that_is_missing_counts_as_played_and_has_no_result() -> None:
    """The next one is told from its number: South of the first battle sits in the north in every second."""
    war = series_of("best-of-5", "S", swapping=True).before(3)
    assert (war.wins, war.points, len(war.battles)) == ((1, 0), (12, 0), 2)
    assert not war.swapped(SOUTH)
    assert war.before(3) == war
    assert war.before(2) == war, "it takes none away"
    assert series_of("over-2", "S").before(9).over == series_of("over-2", "S").before(3).over


def test_names_of_wars() -> None:
    for name, kind, number, by_points in (
        ("best-of-3", "best-of", 3, False),
        ("over-12", "over", 12, True),
        ("to-50", "to", 50, True),
    ):
        war = Series.named(name, SCORING, NORTH)
        assert (war.kind, war.number, war.first, war.name) == (kind, number, NORTH, name)
        assert war.counts_points is by_points


def test_standing_of_a_war() -> None:
    war = series_of("over-4", "SN-S")
    assert (war.points, war.wins, war.name) == ((29, 17), (2, 1), "over-4")


def test_the_players_take_turns_to_play_first() -> None:
    firsts: list[Seat] = []
    war = Series.named("over-3", SCORING, NORTH)
    for _ in range(3):
        firsts.append(war.next_first)
        war = war.add(war.next_first, SOUTH, (12, 0))
    assert firsts == [NORTH, SOUTH, NORTH]


@pytest.mark.parametrize(
    "name", ["best-of-4", "best-of-", "over-0", "to-", "to-99999", "best-of-3 ", "x" * 10**6]
)
def test_unknown_wars(name: str) -> None:
    with pytest.raises(UnknownName) as unknown:
        Series.named(name, SCORING)
    facts = {"name": name[:40], "known": "best-of-3, best-of-5, over-N, to-N"}
    assert (unknown.value.code, unknown.value.facts) == ("unknown-war", facts)


def test_records_add_up_wherever_the_sides_sat() -> None:
    """On the island the seats stay and the other one plays first; on Hill 218 the players change seats."""
    records = [
        Match.start(load("island"), Options("blitz", first), FAIR).resign(NORTH, 1).record(None, WAR)
        for first in (SOUTH, NORTH)
    ]
    series = fought(records, SCORING)
    assert (series.wins, series.over and series.over.winner) == ((2, 0), SOUTH)
    assert [each.swapped for each in series.battles] == [False, False]
    swapping = [hill().resign(NORTH, 1).record(None, {"War": "over-2"}) for _ in range(2)]
    series = fought(swapping, cast(Scoring, part("hill218", "war")))
    assert [each.swapped for each in series.battles] == [False, True]
    assert (series.wins, series.over and series.over.result) == ((1, 1), "draw")


@pytest.mark.parametrize(("winner", "points"), [(SOUTH, (1, 0)), (NORTH, (0, 1)), (None, (0, 0))])
def test_a_battle_for_the_hill_counts_one_for_its_winner(
    winner: Seat | None, points: tuple[int, int]
) -> None:
    assert cast(Scoring, part("hill218", "war")).battle_points(None, winner) == points


def test_a_record_that_names_no_war_is_in_none() -> None:
    with pytest.raises(UnknownName):
        fought([island().resign(NORTH, 1).record(None, {})], SCORING)


def test_a_record_says_which_battle_of_which_series_it_is() -> None:
    tags = battle_tags("best-of-3", "a1b2c3d4e5f6g7h8", 2)
    assert (tags["War"], tags["Battle"]) == ("best-of-3", "2")
    assert tags["Series"] == battle_tags("best-of-3", "a1b2c3d4e5f6g7h8", 3)["Series"]
    assert tags["Series"] != battle_tags("best-of-3", "z1b2c3d4e5f6g7h8", 2)["Series"]
    assert "a1b2c3d4e5f6g7h8" not in tags.values(), "an id is not for everyone"
    assert number_of(island().resign(NORTH, 1).record(None, tags)) == 2
    assert battle_tags(None, None, None) == {}


@pytest.mark.parametrize(
    "tags",
    [{}, {"Battle": "2"}, {"Series": "x"}, *({"Series": "x", "Battle": each} for each in ("0", "02", "two"))],
)
def test_a_record_that_names_no_series_has_no_number(tags: dict[str, str]) -> None:
    assert number_of(island().record(None, {**WAR, **tags})) is None
