"""The numbers of the hill's decisions and draws: exact inverses, and what has none is refused."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from skirmish.games.hill218.actions import Action, Attack, Deploy, Draw, Return, Strike
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import ids
from skirmish.games.hill218.kinds import LETTERS
from skirmish.kernels import KernelCannot


def test_every_number_is_one_decision_and_every_decision_one_number() -> None:
    decisions = [ids.action(number) for number in range(ids.COUNT)]
    assert [ids.number(each) for each in decisions] == [*range(ids.COUNT)]
    assert len({str(each) for each in decisions}) == ids.COUNT


def test_a_number_means_the_token_that_the_rules_read() -> None:
    for number in range(0, ids.COUNT, 7):
        assert HILL218.parse(str(ids.action(number))) == ids.action(number)


def test_every_draw_of_up_to_five_cards_has_its_number() -> None:
    numbers = set()
    for count in range(6):
        for cards in combinations_with_replacement(LETTERS, count):
            draw = Draw("".join(cards))
            numbers.add(ids.chance_number(draw))
            assert ids.chance(ids.chance_number(draw)) == draw
    assert len(numbers) == 462
    assert all(0 <= number < ids.CHANCE_COUNT for number in numbers)


@pytest.mark.parametrize(
    ("token", "number"),
    [
        ("<II", 0),
        ("<IH", 1),
        ("<PP", 35),
        ("I@-33,-33", 36),
        ("I@0,0", 36 + 33 * 67 + 33),
        ("P@33,33", 36 + 6 * 4489 - 1),
        ("*-33,-33", 36 + 6 * 4489),
        ("!-33,-33", 36 + 7 * 4489),
        ("pass", 36 + 8 * 4489),
    ],
)
def test_numbers_are_pinned(token: str, number: int) -> None:
    assert str(ids.action(number)) == token


@pytest.mark.parametrize(
    "action",
    [
        Deploy("I", (34, 0)),
        Deploy("I", (0, -34)),
        Attack((-34, 0)),
        Strike((0, 34)),
        Return("?"),
        Return("??"),
    ],
    ids=str,
)
def test_what_has_no_number_is_refused(action: Action) -> None:
    with pytest.raises(KernelCannot) as caught:
        ids.number(action)
    assert caught.value.code == "kernel-cannot"


@pytest.mark.parametrize("number", [-1, ids.COUNT])
def test_numbers_beyond_the_last_are_refused(number: int) -> None:
    with pytest.raises(KernelCannot):
        ids.action(number)


@pytest.mark.parametrize("number", [-1, ids.CHANCE_COUNT])
def test_numbers_of_draws_beyond_the_last_are_refused(number: int) -> None:
    with pytest.raises(KernelCannot):
        ids.chance(number)


@pytest.mark.parametrize("cards", ["?", "IIIIII"])
def test_draws_without_a_number_are_refused(cards: str) -> None:
    with pytest.raises(KernelCannot):
        ids.chance_number(Draw(cards))
