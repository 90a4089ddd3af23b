"""The numbers of the island's decisions and chance events stand for tokens, one for each."""

from __future__ import annotations

import pytest

from skirmish.games.island.actions import Move, Shoot
from skirmish.games.island.board import SQUARES
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import ids
from tests.kernels.island_walk import ACTIONS


def test_every_number_is_a_decision_or_a_hole() -> None:
    found = [action for action in ACTIONS if action is not None]
    assert len(set(found)) == len(found) == 10_337
    for number, action in enumerate(ACTIONS):
        if action is None:
            assert ids.MOVE <= number < ids.ENTER
            with pytest.raises(ValueError, match="off the island"):
                ids.action(number)
        else:
            assert ids.number(action) == number


def test_every_decision_is_a_token() -> None:
    for action in ACTIONS:
        assert action is None or ISLAND.parse(str(action)) == action


def test_every_chance_event_has_its_number() -> None:
    tokens = {str(ids.chance(number)) for number in range(ids.CHANCE_COUNT)}
    assert len(tokens) == ids.CHANCE_COUNT
    assert [ids.chance_number(ids.chance(number)) for number in range(ids.CHANCE_COUNT)] == list(
        range(ids.CHANCE_COUNT)
    )


@pytest.mark.parametrize(
    ("token", "number"),
    [
        ("#a1", ids.BLOCK),
        ("Sa1^", ids.CHARACTER),
        ("Ja1>", ids.CHARACTER + 5),
        ("=SSSSJ", ids.LOAD + 1),
        ("=JSSSS", ids.LOAD + 81),
        ("a1-a2", ids.MOVE),
        ("a1-a2R", ids.MOVE + 2),
        ("b2-b1", ids.MOVE + (13 * 4 + 2) * 15),
        ("a1*a3", ids.SHOOT),
        ("l1*h1", ids.SHOOT + (11 * 4 + 3) * 3 + 2),
        ("+1", ids.ENTER),
        ("pad", ids.PAD),
        ("padR", ids.SLIDE + 1),
        ("a1R", ids.TURN + 1),
        ("xa2", ids.REMOVE + 12),
        ("x+5", ids.REMOVE_PAD + 4),
        ("end", ids.END),
    ],
)
def test_numbers_stay_what_they_are(token: str, number: int) -> None:
    assert str(ids.action(number)) == token


@pytest.mark.parametrize(
    "action",
    [
        Move(SQUARES["a1"], SQUARES["b2"]),
        Move(SQUARES["a1"], SQUARES["a7"]),
        Shoot(SQUARES["a1"], SQUARES["c2"]),
        Shoot(SQUARES["a1"], SQUARES["a2"]),
        Shoot(SQUARES["a1"], SQUARES["a6"]),
    ],
    ids=str,
)
def test_what_can_never_be_legal_has_no_number(action: Move | Shoot) -> None:
    with pytest.raises(ValueError, match=r"no straight line|farther|range"):
        ids.number(action)


@pytest.mark.parametrize("number", [-1, ids.COUNT])
def test_other_numbers_are_no_decisions(number: int) -> None:
    with pytest.raises(ValueError, match="no decision"):
        ids.action(number)


@pytest.mark.parametrize("number", [-1, ids.CHANCE_COUNT])
def test_other_numbers_are_no_chance_events(number: int) -> None:
    with pytest.raises(ValueError, match="no chance event"):
        ids.chance(number)
