"""Using a roll of 1 to 5 (I-3.2 to I-3.7, I-4.5, I-4.6)."""

from __future__ import annotations

from skirmish.games.island.kernel.blocks import activate
from skirmish.games.island.kernel.board import (
    BLOCK,
    facing_of,
    own,
    remove,
    seat_of,
    square_at,
    turned,
    walk,
)
from skirmish.games.island.kernel.ids import MOVE, REMOVE
from skirmish.games.island.kernel.layout import (
    MOVED,
    MOVER,
    NO_SQUARE,
    ON_ISLAND,
    PENALISING,
    ROLL,
    ROOM,
    SEAT,
    STEPS,
    Battle,
)
from skirmish.games.island.kernel.turn import await_phase, end_turn, over_if_beaten
from skirmish.kernels.jit import compiled

STRAIGHT = 1
TURNS = 2


@compiled
def moves_of(s: Battle, square: int, roll: int) -> int:
    """I-3.3 to I-3.6: how the character on a square can use a roll.

    ``STRAIGHT`` if it can go straight by the whole roll, ``TURNS`` if it can turn after one square less,
    their sum, or 0.
    """
    facing = facing_of(int(s[square]))
    room = int(ROOM[square * 4 + facing])
    if room < roll - 1:
        return 0
    step = int(STEPS[facing])
    ahead = square
    for _ in range(roll - 1):
        ahead += step
        if s[ahead] != 0:
            return 0
    found = TURNS if roll > 1 else 0
    if room >= roll and s[ahead + step] <= BLOCK:
        found |= STRAIGHT
    return found


@compiled
def may_move(s: Battle, square: int) -> bool:
    """I-4.5: whether a character may move: all may, or only the one that an option named."""
    mover = square_at(s, MOVER)
    return mover in (NO_SQUARE, square)


@compiled
def uses(s: Battle, seat: int, roll: int) -> int:
    """I-3.2: what each character may do with the roll: two bits for each, from a1 to l12."""
    found = 0
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        if may_move(s, square):
            found |= moves_of(s, square, roll) << (2 * index)
    return found


@compiled
def is_stuck(s: Battle, seat: int, roll: int) -> bool:
    """I-3.7: whether a side has characters on the island and none of them can use a roll."""
    for index in range(s[ON_ISLAND + seat]):
        if moves_of(s, own(s, seat, index), roll):
            return False
    return bool(s[ON_ISLAND + seat] > 0)


@compiled
def move_number(s: Battle, square: int, roll: int, quarter: int) -> int:
    """The number of the move of the character on a square: straight (0), or with a turn (1 left, 2 right)."""
    distance = roll if quarter == 0 else roll - 1
    return MOVE + ((square * 4 + facing_of(int(s[square]))) * 5 + distance - 1) * 3 + quarter


@compiled
def apply_move(s: Battle, number: int) -> None:
    """Move, turn, and land on a block if one is there (I-3.6)."""
    rest = number - MOVE
    quarter = rest % 3
    rest //= 3
    distance = rest % 5 + 1
    rest //= 5
    start = rest >> 2
    end = start + int(STEPS[rest & 3]) * distance
    seat = int(s[SEAT])
    landed = s[end] == BLOCK
    walk(s, seat, start, end, turned(int(s[start]), quarter))
    await_phase(s, MOVED, seat)
    if landed:
        activate(s, end, MOVED)


@compiled
def apply_nothing_moves(s: Battle) -> None:
    """I-3.7, I-4.6: the penalty, if all characters on the island (at least one) are unable to move."""
    seat = int(s[SEAT])
    if is_stuck(s, seat, int(s[ROLL])):
        await_phase(s, PENALISING, 1 - seat)
    else:
        end_turn(s, seat)


@compiled
def apply_removal(s: Battle, number: int) -> None:
    """I-3.7: the opponent's free removal; the penalised side's turn is over."""
    square = number - REMOVE
    owner = seat_of(int(s[square]))
    remove(s, square)
    if not over_if_beaten(s):
        end_turn(s, owner)
