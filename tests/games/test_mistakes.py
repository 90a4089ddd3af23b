"""Programming errors are refused at once and do not corrupt shared values."""

from __future__ import annotations

from typing import Any

import pytest

from skirmish.core import NORTH, SOUTH, Decide, Options
from skirmish.games import load, names
from skirmish.games.hill218.actions import Strike
from skirmish.games.hill218.kinds import space_name
from skirmish.games.island.actions import Die, Reinforce, RemoveFromPad
from tests.must import must

ROLL = "12/12/12/12/12/4tv7/12/12/12/12/4T^7/12 c:SSJTS,j:ss.jt 0/0 S:roll classic"


@pytest.mark.parametrize("name", names())
def test_what_is_no_action_at_all(name: str) -> None:
    game: Any = load(name)
    state = game.start(Options(game.variants[0]))
    with pytest.raises(TypeError, match="not an action"):
        game.apply(state, SOUTH, "e3-e6")
    with pytest.raises(TypeError, match="not a chance event"):
        game.resolve(state, "d3")


@pytest.mark.parametrize("face", [-1, 6, 9])
def test_faces_that_the_die_does_not_have(face: int) -> None:
    game = load("island")
    with pytest.raises(ValueError, match="no face"):
        game.resolve(game.from_position(ROLL), Die(face))


@pytest.mark.parametrize("number", [0, -1, 6])
def test_pad_squares_that_there_are_not(number: int) -> None:
    game = load("island")
    zero = game.from_position(ROLL.replace("S:roll", "S:d0"))
    refusal = must(game.refusal(zero, SOUTH, Reinforce(number)))
    assert (refusal.code, refusal.rule) == ("pad-square-empty", "I-4.2")
    penalty = game.from_position(
        "12/12/12/12/12/12/12/12/12/12/12/svsvsvsvsv7 c:SSSSS,j:..... 0/0 N:removepad classic"
    )
    refusal = must(game.refusal(penalty, NORTH, RemoveFromPad(number)))
    assert (refusal.code, refusal.rule) == ("pad-square-empty", "I-3.9")


@pytest.mark.parametrize("name", names())
def test_a_seat_given_as_a_number_is_that_seat(name: str) -> None:
    """Seats are numbers too; using one must not affect later messages."""
    game: Any = load(name)
    state = game.start(Options(game.variants[0], 0))  # type: ignore[arg-type]  # which is the mistake
    while not isinstance(game.pending(state), Decide):
        state = game.resolve(state, game.pending(state).outcomes[0]).state
    assert game.pending(state).seat is SOUTH
    assert game.legal(game.view(state, 0)) == game.legal(game.view(state, SOUTH)) != []


@pytest.mark.parametrize("stranger", [2, "S", None, object()])
def test_whoever_sits_at_neither_side_sees_neither_hand(stranger: Any) -> None:
    game: Any = load("hill218")
    state = game.from_position(f"-/- IHTA/AAP {'?' * 18}IH/{'?' * 19}IH 2/2 S1:play")
    view = game.view(state, stranger)
    assert (view.hands, view.decks) == (("????", "???"), ("?" * 20, "?" * 21))


def test_a_space_that_is_no_space_spoils_no_message() -> None:
    space_name.cache_clear()
    game = load("hill218")
    state = game.from_position(f"I@0,-1/- IH/AAP {'?' * 19}/{'?' * 21} 2/2 S2:play")
    with pytest.raises(ValueError, match="format code"):
        game.refusal(state, SOUTH, Strike((98765.0, 5.0)))  # type: ignore[arg-type]  # which is the mistake
    assert "at=98765,5 " in str(game.refusal(state, SOUTH, Strike((98765, 5))))


def test_what_a_prompt_says_can_not_be_changed() -> None:
    game = load("island")
    pending = game.pending(game.from_position(ROLL.replace("S:roll", "S:d3")))
    assert isinstance(pending, Decide)
    with pytest.raises(TypeError, match="never changes"):
        pending.facts["roll"] = 99  # type: ignore[index]  # which is the mistake
