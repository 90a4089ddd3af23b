"""Wars: points of a battle (I-8.3) and the three ways to fight one (I-8.2)."""

from __future__ import annotations

import pytest

from skirmish.core import NORTH, SOUTH, Over, Seat, UnknownName
from skirmish.games import load
from skirmish.games.island.war import War, battle_points
from tests.reference import island as reference
from tests.rules.island.points import POINTS

GAME = load("island")
LAST_SOLDIER = GAME.from_position("12/12/12/12/12/12/12/12/12/12/12/S^11 c:.....,j:..... 0/0 S:won classic")
"""South has won with one soldier left: 12 points."""
WINNERS = {"S": SOUTH, "N": NORTH, "-": None}


@pytest.mark.parametrize(("position", "south", "north"), POINTS)
def test_points_of_a_battle(position: str, south: int, north: int) -> None:
    state = GAME.from_position(position)
    over = GAME.pending(state)
    assert isinstance(over, Over)
    assert battle_points(state, over.winner) == (south, north) == reference.battle_points(position)


def fought(name: str, winners: str) -> War:
    """A war in which South won (S), North won (N) or neither did (-), each with a soldier left."""
    war = War.named(name)
    for winner in winners:
        known = LAST_SOLDIER
        if winner == "N":
            known = GAME.from_position(
                "s^11/12/12/12/12/12/12/12/12/12/12/12 c:.....,j:..... 0/0 N:won classic"
            )
        war = war.add(known, WINNERS[winner])
    return war


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
def test_ends_of_a_war(name: str, winners: str, result: str | None) -> None:
    over = fought(name, winners).over
    assert (None if over is None else over.result) == result


def test_names_of_wars() -> None:
    for name, kind, number in (("best-of-3", "best-of", 3), ("over-12", "over", 12), ("to-50", "to", 50)):
        war = War.named(name, NORTH)
        assert (war.kind, war.number, war.first, war.name) == (kind, number, NORTH, name)


def test_standing_of_a_war() -> None:
    war = fought("over-4", "SN-S")
    assert (war.points, war.wins, war.name) == ((29, 17), (2, 1), "over-4")


def test_the_players_take_turns_to_play_first() -> None:
    firsts: list[Seat] = []
    war = War.named("over-3", NORTH)
    for _ in range(3):
        firsts.append(war.next_first)
        war = war.add(LAST_SOLDIER, SOUTH)
    assert firsts == [NORTH, SOUTH, NORTH]


@pytest.mark.parametrize(
    "name", ["best-of-4", "best-of-", "over-0", "to-", "to-99999", "best-of-3 ", "x" * 10**6]
)
def test_wars_that_there_are_not(name: str) -> None:
    with pytest.raises(UnknownName) as unknown:
        War.named(name)
    facts = {"game": "island", "name": name[:40], "known": "best-of-3, best-of-5, over-N, to-N"}
    assert (unknown.value.code, unknown.value.facts) == ("unknown-war", facts)
