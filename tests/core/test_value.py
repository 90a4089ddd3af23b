"""Values are cheap, immutable, comparable and hashable, and can be copied and pickled."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from inspect import signature

import pytest

from skirmish.core import Decide, Frozen, IllegalAction, Refusal, Roll, Seat, value
from skirmish.core.errors import LONGEST_EXCERPT, SkirmishError, excerpt
from skirmish.core.value import replace as replaced
from skirmish.games.island.actions import Die, End, Move
from skirmish.games.island.board import BLOCK, Board


@value
class Point:
    x: int
    y: int = 2
    seen: list[int] | None = field(default=None, init=False, repr=False, compare=False)


def test_a_value_is_a_frozen_dataclass() -> None:
    point = Point(1)
    assert (point, repr(point)) == (Point(x=1, y=2), "Point(x=1, y=2)")
    assert len({Point(1), Point(1, 2), Point(2)}) == 2
    assert [each.name for each in fields(point)] == ["x", "y", "seen"]
    assert str(signature(Point)) == "(x: 'int', y: 'int' = 2)"
    with pytest.raises(FrozenInstanceError):
        point.x = 3  # type: ignore[misc]  # which is the point
    match point:
        case Point(x=1, y=y):
            assert y == 2


def test_a_value_is_copied_replaced_and_pickled() -> None:
    move = Move(4, 16, "left")
    assert replace(move, turn=None) == Move(4, 16)
    assert copy.copy(move) == copy.deepcopy(move) == pickle.loads(pickle.dumps(move)) == move


def test_values_are_replaced_as_dataclasses_are() -> None:
    move, point = Move(4, 16, "left"), Point(1)
    assert replaced(move, turn=None, end=5) == replace(move, turn=None, end=5) == Move(4, 5)
    assert replaced(point, y=3) == Point(1, 3)
    assert replaced(point, y=None) != point  # None is a value like any other
    assert replaced(End()) == End()
    object.__setattr__(point, "seen", [1])
    assert replaced(point).seen is None  # what is worked out is no part of it
    for wrong in ({"z": 1}, {"seen": [1]}):
        with pytest.raises(TypeError):
            replaced(point, **wrong)


def test_values_have_no_subclasses_and_no_factories() -> None:
    with pytest.raises(TypeError, match="values have no subclasses"):
        type("Longer", (Point,), {})
    with pytest.raises(TypeError, match="has no factory"):

        @value
        class _Mutable:
            items: list[int] = field(default_factory=list)


def test_what_a_board_has_worked_out_is_no_part_of_it() -> None:
    board = Board().changed({5: BLOCK})
    assert board.own(Seat.SOUTH) == ()
    moved = replace(board, cells=Board().cells)
    assert moved == Board()
    assert moved.own(Seat.SOUTH) == ()


def test_frozen_mappings_are_hashed_and_never_change() -> None:
    facts = Frozen({"roll": 3})
    assert facts == {"roll": 3}
    assert hash(facts) == hash(Frozen({"roll": 3}))
    assert type(pickle.loads(pickle.dumps(facts))) is Frozen
    for change in (lambda: facts.update(roll=4), facts.clear, lambda: facts.setdefault("x", 1)):
        with pytest.raises(TypeError, match="never changes"):
            change()  # type: ignore[no-untyped-call]  # a lambda has no types
    decide, refusal = Decide(Seat.SOUTH, "use-roll", facts), Refusal("code", "I-1.1", facts={"roll": 3})
    assert len({decide, copy.deepcopy(decide)}) == len({refusal, copy.deepcopy(refusal)}) == 1


def test_a_source_of_chance_must_keep_to_its_bounds() -> None:
    roll = Roll(Seat.SOUTH, "roll", (Die(0), Die(1)), (1, 2))
    assert [roll.pick(lambda _, number=number: number) for number in range(3)] == [Die(0), Die(1), Die(1)]  # type: ignore[misc]
    for number in (-1, 3):
        with pytest.raises(ValueError, match="gave"):
            roll.pick(lambda _, number=number: number)  # type: ignore[misc]


def test_errors_are_pickled_whole() -> None:
    error = IllegalAction("e2-e5", Refusal("path-blocked", "I-3.6", ("e4",), {"at": "e4"}))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.refusal) == (str(error), error.refusal)
    plain = pickle.loads(pickle.dumps(SkirmishError("bad-token", token="x")))
    assert str(plain) == "bad-token token=x"


def test_what_an_error_quotes_is_short_and_harmless() -> None:
    assert excerpt("e2-e5") == "e2-e5"
    assert excerpt("\x1b[2J") == "\N{REPLACEMENT CHARACTER}[2J"
    assert len(excerpt("x" * 1_000_000)) == LONGEST_EXCERPT + 1
    assert str(SkirmishError("bad-token", token="\x1b")) == "bad-token token=\N{REPLACEMENT CHARACTER}"
