"""Whole numbers for the decisions and chance events of Battle for the Island.

Searches and environments count in numbers where people and records write tokens (section 9). A number says
which token it is without knowing the position, and the compiled rules use these very numbers. They stand in
blocks, one for each kind of decision, each starting where the last one ends. Not every number is a decision:
those of a move or a shot that would leave the island are holes, and :func:`action` refuses them.

Squares are numbered as on the board, facings clockwise from north, kinds as soldier, jeep, tank.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from skirmish.games.island import actions
from skirmish.games.island.board import FACINGS, KINDS, SIZE, Direction, Square

SQUARES: Final = SIZE * SIZE
SLOTS: Final = 5
LONGEST: Final = 5
"""The most squares that one roll moves a character (I-3.4)."""

BLOCK: Final = 0
"""``#e4``: the square."""
CHARACTER: Final = BLOCK + SQUARES
"""``Se2^``: (square * 3 + kind) * 4 + facing."""
LOAD: Final = CHARACTER + SQUARES * 12
"""``=SSJTS``: the five kinds as a number to the base of 3, pad square 1 first."""
MOVE: Final = LOAD + 3**SLOTS
"""``e2-e4L``: ((square * 4 + facing) * 5 + distance - 1) * 3 + turn, where turn is 0, 1 left or 2 right."""
SHOOT: Final = MOVE + SQUARES * 4 * LONGEST * 3
"""``e2*e4``: (square * 4 + facing) * 3 + kind, as the kind fixes the range."""
ENTER: Final = SHOOT + SQUARES * 12
"""``+3``: pad square 1-5 as 0-4."""
PAD: Final = ENTER + SLOTS
"""``pad``."""
SLIDE: Final = PAD + 1
"""``padL``, ``padR``."""
TURN: Final = SLIDE + 2
"""``e4L``: square * 2, one more to the right."""
REMOVE: Final = TURN + SQUARES * 2
"""``xe5``: the square."""
REMOVE_PAD: Final = REMOVE + SQUARES
"""``x+2``: pad square 1-5 as 0-4."""
END: Final = REMOVE_PAD + SLOTS
"""``end``."""
COUNT: Final = END + 1
"""Every decision has a number below this one."""

DIE: Final = 0
"""``d3``: the face."""
TURN_OVER: Final = 6
"""``e4!live``: square * 2, one more for safe."""
CHANCE_COUNT: Final = TURN_OVER + SQUARES * 2
"""Every chance event has a number below this one."""

_STEPS: Final = (SIZE, 1, -SIZE, -1)
_DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right")
_TURNS: Final[tuple[Direction | None, ...]] = (None, *_DIRECTIONS)


def _line(start: Square, end: Square) -> tuple[int, int]:
    """The facing and the distance of a straight line between two different squares."""
    if start % SIZE == end % SIZE:
        return (0, (end - start) // SIZE) if end > start else (2, (start - end) // SIZE)
    if start // SIZE == end // SIZE:
        return (1, end - start) if end > start else (3, start - end)
    raise ValueError(f"no straight line from {start} to {end}")


def _ahead(start: Square, facing: int, distance: int) -> Square:
    """The square that many ahead, if it lies on the island."""
    end = start + _STEPS[facing] * distance
    inside = 0 <= end < SQUARES if facing % 2 == 0 else end // SIZE == start // SIZE
    if not inside:
        raise ValueError(f"{distance} squares from {start} is off the island")
    return end


def _load(done: actions.LoadPad) -> int:
    number = 0
    for kind in done.kinds:
        number = number * 3 + KINDS.index(kind)
    return LOAD + number


def _move(done: actions.Move) -> int:
    facing, distance = _line(done.start, done.end)
    if not 1 <= distance <= LONGEST:
        raise ValueError(f"{done} is farther than a roll goes")
    return MOVE + ((done.start * 4 + facing) * LONGEST + distance - 1) * 3 + _TURNS.index(done.turn)


def _shoot(done: actions.Shoot) -> int:
    facing, distance = _line(done.shooter, done.target)
    if not 2 <= distance <= 4:
        raise ValueError(f"{done} is out of range")
    return SHOOT + (done.shooter * 4 + facing) * 3 + distance - 2


_NUMBERS: Final[dict[type, Callable[[Any], int]]] = {
    actions.PlaceBlock: lambda done: BLOCK + done.square,
    actions.PlaceCharacter: lambda done: (
        CHARACTER + (done.square * 3 + KINDS.index(done.kind)) * 4 + FACINGS.index(done.facing)
    ),
    actions.LoadPad: _load,
    actions.Move: _move,
    actions.Shoot: _shoot,
    actions.Reinforce: lambda done: ENTER + done.number - 1,
    actions.NominatePad: lambda done: PAD,
    actions.SlidePad: lambda done: SLIDE + _DIRECTIONS.index(done.direction),
    actions.ChangeDirection: lambda done: TURN + done.square * 2 + _DIRECTIONS.index(done.direction),
    actions.RemoveFromIsland: lambda done: REMOVE + done.square,
    actions.RemoveFromPad: lambda done: REMOVE_PAD + done.number - 1,
    actions.End: lambda done: END,
}


@cache
def number(action: actions.Action) -> int:
    """The number of a decision. ``ValueError`` for one that no roll and no range allows."""
    return _NUMBERS[type(action)](action)


@cache
def action(number: int) -> actions.Action:
    """The decision of a number: the inverse of :func:`number`. ``ValueError`` for a hole."""
    if not 0 <= number < COUNT:
        raise ValueError(f"no decision has number {number}")
    if number < CHARACTER:
        return actions.place_block(number - BLOCK)
    if number < LOAD:
        rest, facing = divmod(number - CHARACTER, 4)
        return actions.place_character(KINDS[rest % 3], rest // 3, FACINGS[facing])
    if number < MOVE:
        digits = number - LOAD
        return actions.load_pad(tuple([KINDS[digits // 3 ** (4 - slot) % 3] for slot in range(SLOTS)]))
    if number < SHOOT:
        rest, turn = divmod(number - MOVE, 3)
        rest, distance = divmod(rest, LONGEST)
        start, facing = divmod(rest, 4)
        end, quarter = _ahead(start, facing, distance + 1), _TURNS[turn]
        # The rules keep one straight move of each kind, made without a turn: this gives the very same one.
        return actions.move(start, end, quarter) if quarter else actions.move(start, end)
    if number < ENTER:
        rest, kind = divmod(number - SHOOT, 3)
        start, facing = divmod(rest, 4)
        return actions.shoot(start, _ahead(start, facing, kind + 2))
    return _later(number)


def _later(number: int) -> actions.Action:
    """The decision of a number from :data:`ENTER` on."""
    if number < PAD:
        return actions.REINFORCE[number - ENTER]
    if number < SLIDE:
        return actions.NOMINATE_PAD
    if number < TURN:
        return actions.SLIDES[number - SLIDE]
    if number < REMOVE:
        square, right = divmod(number - TURN, 2)
        return actions.change_direction(square, _DIRECTIONS[right])
    if number < REMOVE_PAD:
        return actions.remove_from_island(number - REMOVE)
    if number < END:
        return actions.REMOVE_FROM_PAD[number - REMOVE_PAD]
    return actions.END


def chance_number(outcome: actions.Outcome) -> int:
    """The number of a chance event."""
    if isinstance(outcome, actions.Die):
        return DIE + outcome.face
    return TURN_OVER + outcome.square * 2 + (not outcome.live)


def chance(number: int) -> actions.Outcome:
    """The chance event of a number: the inverse of :func:`chance_number`."""
    if not 0 <= number < CHANCE_COUNT:
        raise ValueError(f"no chance event has number {number}")
    if number < TURN_OVER:
        return actions.DIE[number - DIE]
    square, safe = divmod(number - TURN_OVER, 2)
    return actions.turn_over(square, not safe)
