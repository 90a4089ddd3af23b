"""What is awaited, what is legal, and what decisions and chance do: the rules compiled.

The functions change the array in place and check nothing: a decision must be among the legal ones.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel import ids
from skirmish.games.island.kernel.blocks import resolve_block, turning
from skirmish.games.island.kernel.board import own
from skirmish.games.island.kernel.layout import (
    CHOOSING,
    DEPLOYING,
    ENDED,
    ENTERING,
    HAS_PADS,
    LAST_DECISION,
    LIVE,
    LOADING,
    LOADS,
    LOADS_FROM,
    MOVED,
    ON_ISLAND,
    PENALISING,
    PHASE,
    PLACING,
    ROLL,
    ROW,
    SAFE,
    SEAT,
    SLIDING,
    SLOTS,
    TURNING,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.games.island.kernel.movement import (
    STRAIGHT,
    TURNS,
    apply_move,
    apply_nothing_moves,
    apply_removal,
    move_number,
    uses,
)
from skirmish.games.island.kernel.setup import (
    apply_block,
    apply_character,
    apply_load,
    block_lines,
    composition,
    held,
    home,
)
from skirmish.games.island.kernel.shooting import apply_shot, shot_number, shots
from skirmish.games.island.kernel.turn import end_turn, entries, resolve_die, result
from skirmish.games.island.kernel.zero import (
    apply_entry,
    apply_nomination,
    apply_pad_removal,
    apply_slide,
    apply_turn,
    slides,
)
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below

Numbers = npt.NDArray[np.int32]

__all__ = ["apply", "chance", "legal", "pending", "resolve", "result", "settle", "to_act"]


@compiled
def pending(s: Battle) -> int:
    """``OVER``, ``DECIDE`` or ``CHANCE``."""
    phase = s[PHASE]
    if phase == ENDED:
        return OVER
    return DECIDE if phase <= LAST_DECISION else CHANCE


@compiled
def to_act(s: Battle) -> int:
    """Who must decide, or whose die or block it is: 0 South, 1 North."""
    return int(s[SEAT])


@compiled
def _list_blocks(s: Battle, out: Numbers) -> int:
    lines, n = block_lines(s), 0
    for square in range(ROW * ROW):
        if not (lines >> square % ROW | lines >> ROW + square // ROW) & 1:
            out[n] = ids.BLOCK + square
            n += 1
    return n


@compiled
def _list_characters(s: Battle, seat: int, out: Numbers) -> int:
    n, start = 0, home(seat)
    for kind in range(3):
        if held(s, seat, kind) == 0:
            continue
        for square in range(start, start + 2 * ROW):
            if s[square] == 0:
                for facing in range(4):
                    out[n] = ids.CHARACTER + (square * 3 + kind) * 4 + facing
                    n += 1
    return n


@compiled
def _list_loads(s: Battle, seat: int, out: Numbers) -> int:
    left, n = composition(s, seat), 0
    for place in range(LOADS_FROM[left], LOADS_FROM[left + 1]):
        out[n] = ids.LOAD + LOADS[place]
        n += 1
    return n


@compiled
def _list_shots(s: Battle, seat: int, out: Numbers) -> int:
    found, n, index = shots(s, seat), 0, 0
    while found:
        if found & 1:
            out[n] = shot_number(s, own(s, seat, index))
            n += 1
        found >>= 1
        index += 1
    return n


@compiled
def _list_uses(s: Battle, seat: int, out: Numbers, n: int) -> int:
    """I-3.2: every use of the roll; ``end`` where there is none (I-3.7, I-4.6)."""
    roll = int(s[ROLL])
    found, index = uses(s, seat, roll), 0
    if found == 0:
        out[n] = ids.END
        return n + 1
    while found:
        square = own(s, seat, index)
        if found & STRAIGHT:
            out[n] = move_number(s, square, roll, 0)
            n += 1
        if found & TURNS:
            out[n] = move_number(s, square, roll, 1)
            out[n + 1] = move_number(s, square, roll, 2)
            n += 2
        found >>= 2
        index += 1
    return n


@compiled
def _list_bits(found: int, first: int, out: Numbers, n: int) -> int:
    """Numbers from ``first`` on, for each bit that is set."""
    while found:
        if found & 1:
            out[n] = first
            n += 1
        found >>= 1
        first += 1
    return n


@compiled
def _list_options(s: Battle, seat: int, out: Numbers, n: int) -> int:
    """I-4.1: the three options of a zero; without pads (I-8.1) only the change of direction."""
    if HAS_PADS[s[VARIANT]]:
        n = _list_bits(entries(s, seat), ids.ENTER, out, n)
        out[n] = ids.PAD
        n += 1
    for index in range(s[ON_ISLAND + seat]):
        out[n] = ids.TURN + own(s, seat, index) * 2
        out[n + 1] = out[n] + 1
        n += 2
    return n


@compiled
def _list_removals(s: Battle, seat: int, out: Numbers) -> int:
    """I-3.7: any of the penalised side's characters on the island."""
    n = int(s[ON_ISLAND + seat])
    for index in range(n):
        out[index] = ids.REMOVE + own(s, seat, index)
    return n


@compiled
def occupied(s: Battle, seat: int) -> int:
    """I-3.9: the occupied pad slots: a bit for each."""
    found = 0
    for slot in range(5):
        if s[SLOTS + seat * 5 + slot]:
            found |= 1 << slot
    return found


@compiled
def legal(s: Battle, out: Numbers) -> int:
    """Write the numbers of all legal decisions, in the order of the rules' own ``legal``; how many."""
    phase, seat = s[PHASE], int(s[SEAT])
    if phase == PLACING:
        return _list_blocks(s, out)
    if phase == DEPLOYING:
        return _list_characters(s, seat, out)
    if phase == LOADING:
        return _list_loads(s, seat, out)
    if phase == ENTERING:
        return _list_bits(entries(s, seat), ids.ENTER, out, 0)
    if phase == PENALISING:
        return _list_removals(s, 1 - seat, out)
    if phase > MOVED:
        return _list_bits(occupied(s, 1 - seat), ids.REMOVE_PAD, out, 0)
    n = _list_shots(s, seat, out)
    if phase == USING_ROLL:
        return _list_uses(s, seat, out, n)
    if phase == CHOOSING:
        return _list_options(s, seat, out, n)
    if phase == SLIDING:
        return _list_bits(slides(s), ids.SLIDE, out, n)
    out[n] = ids.END
    return n + 1


@compiled
def apply(s: Battle, number: int) -> None:
    """Carry out a legal decision."""
    if number >= ids.TURN:
        if number == ids.END:
            if s[PHASE] == MOVED:
                end_turn(s, int(s[SEAT]))
            else:
                apply_nothing_moves(s)
        elif number < ids.REMOVE:
            apply_turn(s, number)
        elif number < ids.REMOVE_PAD:
            apply_removal(s, number)
        else:
            apply_pad_removal(s, number)
    elif number >= ids.MOVE:
        if number < ids.SHOOT:
            apply_move(s, number)
        elif number < ids.ENTER:
            apply_shot(s, number)
        elif number < ids.PAD:
            apply_entry(s, number)
        elif number == ids.PAD:
            apply_nomination(s)
        else:
            apply_slide(s, number)
    elif number < ids.CHARACTER:
        apply_block(s, number)
    elif number < ids.LOAD:
        apply_character(s, number)
    else:
        apply_load(s, number)


@compiled
def chance(s: Battle, out: Numbers, weights: Numbers) -> int:
    """Write the outcomes of chance and their weights, in the rules' own order; how many."""
    if s[PHASE] != TURNING:
        for face in range(6):
            out[face] = ids.DIE + face
            weights[face] = 1
        return 6
    first, n = ids.TURN_OVER + turning(s) * 2, 0
    if s[LIVE]:
        out[0] = first
        weights[0] = s[LIVE]
        n = 1
    if s[SAFE]:
        out[n] = first + 1
        weights[n] = s[SAFE]
        n += 1
    return n


@compiled
def resolve(s: Battle, number: int) -> None:
    """Carry out an outcome of chance."""
    if number < ids.TURN_OVER:
        resolve_die(s, number - ids.DIE)
    else:
        resolve_block(s, (number - ids.TURN_OVER) & 1 == 0)


@compiled
def settle(s: Battle, rng: Rng) -> int:
    """Draw an outcome by its weight, carry it out and give its number."""
    if s[PHASE] != TURNING:
        face = below(rng, 6)
        resolve_die(s, face)
        return ids.DIE + face
    number = ids.TURN_OVER + turning(s) * 2
    live = below(rng, int(s[LIVE]) + int(s[SAFE])) < s[LIVE]
    resolve_block(s, live)
    return number if live else number + 1
