"""How turns begin, end and go on (I-3.1, I-3.7 to I-3.9, I-7.1, I-7.3)."""

from __future__ import annotations

from skirmish.games.island.kernel.board import FIRST_CHARACTER, front
from skirmish.games.island.kernel.layout import (
    BEATEN_AT,
    CHOOSING,
    ENDED,
    ENTERING,
    MISSILE,
    MOVER,
    NONE,
    NORTH,
    ON_ISLAND,
    PENALISING_PAD,
    PHASE,
    QUIET,
    QUIET_LIMIT,
    REMAINING,
    ROLL,
    ROLLING,
    ROLLING_PAD,
    SEAT,
    SLIDING,
    SLOTS,
    SOUTH,
    STIRRED,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.kernels.jit import compiled


@compiled
def await_phase(s: Battle, phase: int, seat: int) -> None:
    """Another phase, without roll and without a named mover."""
    s[PHASE] = phase
    s[SEAT] = seat
    s[ROLL] = 0
    s[MOVER] = NONE


@compiled
def beaten(s: Battle, seat: int) -> bool:
    """I-7.1, I-8.1: whether a side has no characters left, or in quick has lost five."""
    return bool(s[REMAINING + seat] <= BEATEN_AT[s[VARIANT]])


@compiled
def result(s: Battle) -> int:
    """I-7.1, I-7.3: +1 if South has won, -1 if North has, 0 for a draw."""
    return int(beaten(s, NORTH)) - int(beaten(s, SOUTH))


@compiled
def over_if_beaten(s: Battle) -> bool:
    """I-7.1: after a removal, end the battle if a side is beaten; whether it has."""
    if beaten(s, SOUTH) or beaten(s, NORTH):
        await_phase(s, ENDED, SOUTH)
        return True
    return False


@compiled
def can_enter(s: Battle, seat: int, slot: int) -> bool:
    """I-4.2: whether a character on pad slot 0-4 can enter the square in front."""
    if s[SLOTS + seat * 5 + slot] == 0:
        return False
    square = front(seat, int(s[MISSILE + seat]), slot)
    return square >= 0 and bool(s[square] < FIRST_CHARACTER)


@compiled
def entries(s: Battle, seat: int) -> int:
    """I-4.2: the pad slots from which a character can enter: a bit for each."""
    found = 0
    for slot in range(5):
        if can_enter(s, seat, slot):
            found |= 1 << slot
    return found


@compiled
def begin_turn(s: Battle, seat: int) -> None:
    """I-3.1: roll; with no character on the island, first enter (I-3.8) or lose one from the pad (I-3.9)."""
    s[STIRRED] = 0
    if s[ON_ISLAND + seat] > 0:
        await_phase(s, ROLLING, seat)
    elif entries(s, seat):
        await_phase(s, ENTERING, seat)
    else:
        await_phase(s, PENALISING_PAD, 1 - seat)


@compiled
def end_turn(s: Battle, seat: int) -> None:
    """End a side's turn; I-7.3: after too many quiet ones the battle is drawn."""
    quiet = 0 if s[STIRRED] else s[QUIET] + 1
    s[QUIET] = quiet
    if quiet == QUIET_LIMIT:
        await_phase(s, ENDED, SOUTH)
    else:
        begin_turn(s, 1 - seat)


@compiled
def resolve_die(s: Battle, face: int) -> None:
    """I-3.1, I-4.1, I-4.3: what a roll asks for."""
    if face == 0:
        s[PHASE] = CHOOSING
        s[MOVER] = NONE
    else:
        s[PHASE] = SLIDING if s[PHASE] == ROLLING_PAD else USING_ROLL
        s[ROLL] = face
