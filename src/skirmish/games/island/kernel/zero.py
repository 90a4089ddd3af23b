"""Rolling a zero: reinforcements, carrier pad, change of direction (section 4); entering (I-3.8, I-3.9)."""

from __future__ import annotations

from skirmish.games.island.kernel.blocks import activate
from skirmish.games.island.kernel.board import BLOCK, character, front, stand, turned
from skirmish.games.island.kernel.ids import ENTER, REMOVE_PAD, SLIDE, TURN
from skirmish.games.island.kernel.layout import (
    CHOOSING,
    MISSILE,
    MOVER,
    PHASE,
    REMAINING,
    ROLL,
    ROLLING,
    ROLLING_PAD,
    ROW,
    SEAT,
    SLOTS,
    SOUTH,
    STIRRED,
    Battle,
)
from skirmish.games.island.kernel.turn import await_phase, end_turn, over_if_beaten
from skirmish.kernels.jit import compiled


@compiled
def apply_entry(s: Battle, number: int) -> None:
    """I-4.2, I-3.8: the character enters, facing straight ahead, and lands on a block that is there."""
    seat = int(s[SEAT])
    slot = SLOTS + seat * 5 + number - ENTER
    square = front(seat, int(s[MISSILE + seat]), number - ENTER)
    landed = s[square] == BLOCK
    named = s[PHASE] == CHOOSING
    stand(s, seat, square, character(seat, int(s[slot]) - 1, 0 if seat == SOUTH else 2))
    s[slot] = 0
    s[STIRRED] = 1
    await_phase(s, ROLLING, seat)
    if named:
        # After the option of a zero only this character may move (I-4.5); after I-3.8 any character.
        s[MOVER] = square
    if landed:
        activate(s, square, ROLLING)


@compiled
def apply_nomination(s: Battle) -> None:
    """I-4.3: nominate the pad and roll again."""
    s[PHASE] = ROLLING_PAD


@compiled
def slid(s: Battle, right: int) -> int:
    """I-4.3: the missile's column after sliding left (0) or right (1), perhaps off the island."""
    seat, roll = int(s[SEAT]), int(s[ROLL])
    east = right == (seat == SOUTH)
    return int(s[MISSILE + seat]) + (roll if east else -roll)


@compiled
def slides(s: Battle) -> int:
    """I-4.3: bit 0 if the pad can slide left, bit 1 if right."""
    found = 0
    for right in range(2):
        if 0 <= slid(s, right) < ROW:
            found |= 1 << right
    return found


@compiled
def apply_slide(s: Battle, number: int) -> None:
    """I-4.3: slide the pad; the turn ends at once."""
    seat = int(s[SEAT])
    s[MISSILE + seat] = slid(s, number - SLIDE)
    end_turn(s, seat)


@compiled
def apply_turn(s: Battle, number: int) -> None:
    """I-4.4: the character turns; only it may use the new roll (I-4.5)."""
    square = (number - TURN) >> 1
    s[square] = turned(int(s[square]), ((number - TURN) & 1) + 1)
    s[PHASE] = ROLLING
    s[MOVER] = square


@compiled
def apply_pad_removal(s: Battle, number: int) -> None:
    """I-3.9: the character is gone and its side's turn is over, without a roll."""
    owner = 1 - int(s[SEAT])
    s[SLOTS + owner * 5 + number - REMOVE_PAD] = 0
    s[REMAINING + owner] -= 1
    s[STIRRED] = 1
    if not over_if_beaten(s):
        end_turn(s, owner)
