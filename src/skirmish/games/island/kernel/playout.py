"""Random play: decisions picked without listing them all."""

from __future__ import annotations

from skirmish.games.island.kernel import ids
from skirmish.games.island.kernel.board import own
from skirmish.games.island.kernel.game import apply, occupied, pending, settle
from skirmish.games.island.kernel.layout import (
    CHOOSING,
    DEPLOYING,
    ENTERING,
    HAS_PADS,
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
    SEAT,
    SLIDING,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.games.island.kernel.movement import STRAIGHT, TURNS, move_number, uses
from skirmish.games.island.kernel.setup import block_lines, composition, held, home
from skirmish.games.island.kernel.shooting import shot_number, shots
from skirmish.games.island.kernel.turn import entries
from skirmish.games.island.kernel.zero import slides
from skirmish.kernels import DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below


@compiled
def bits_in(found: int) -> int:
    """How many bits are set."""
    n = 0
    while found:
        found &= found - 1
        n += 1
    return n


@compiled
def bit(found: int, which: int) -> int:
    """The place of a bit that is set, the lowest being ``which`` 0."""
    for _ in range(which):
        found &= found - 1
    place = 0
    while not found >> place & 1:
        place += 1
    return place


@compiled
def _random_block(s: Battle, rng: Rng) -> int:
    """I-2.2: any free row and any free column."""
    free = ~block_lines(s)
    columns, rows = free & (1 << ROW) - 1, free >> ROW & (1 << ROW) - 1
    row = bit(rows, below(rng, bits_in(rows)))
    return ids.BLOCK + row * ROW + bit(columns, below(rng, bits_in(columns)))


@compiled
def _random_character(s: Battle, seat: int, rng: Rng) -> int:
    """I-2.4: any kind, facing and square; at least half of the 24 squares are empty."""
    kinds = 0
    for kind in range(3):
        if held(s, seat, kind):
            kinds |= 1 << kind
    square = home(seat) + below(rng, 2 * ROW)
    while s[square]:
        square = home(seat) + below(rng, 2 * ROW)
    kind = bit(kinds, below(rng, bits_in(kinds)))
    return ids.CHARACTER + (square * 3 + kind) * 4 + below(rng, 4)


@compiled
def _random_load(s: Battle, seat: int, rng: Rng) -> int:
    left = composition(s, seat)
    first = int(LOADS_FROM[left])
    return ids.LOAD + int(LOADS[first + below(rng, int(LOADS_FROM[left + 1]) - first)])


@compiled
def _random_use(s: Battle, seat: int, rng: Rng) -> int:
    """I-3.2: a shot or a use of the roll."""
    roll = int(s[ROLL])
    shooting, moving = shots(s, seat), uses(s, seat, roll)
    n_shots = bits_in(shooting)
    n, index, rest = n_shots, 0, moving
    while rest:
        n += (rest & STRAIGHT) + (rest & TURNS)
        rest >>= 2
    if moving == 0:
        n += 1
    which = below(rng, n)
    if which < n_shots:
        return shot_number(s, own(s, seat, bit(shooting, which)))
    if moving == 0:
        return ids.END
    which -= n_shots
    rest = moving
    here = (rest & STRAIGHT) + (rest & TURNS)
    while which >= here:
        which -= here
        rest >>= 2
        index += 1
        here = (rest & STRAIGHT) + (rest & TURNS)
    quarter = which if rest & STRAIGHT else which + 1
    return move_number(s, own(s, seat, index), roll, quarter)


@compiled
def _random_option(s: Battle, seat: int, rng: Rng) -> int:
    """I-4.1: a shot, or one of the options of a zero."""
    shooting, entering, pads = shots(s, seat), 0, 0
    if HAS_PADS[s[VARIANT]]:
        entering, pads = entries(s, seat), 1
    n_shots, n_entries = bits_in(shooting), bits_in(entering)
    which = below(rng, n_shots + n_entries + pads + 2 * int(s[ON_ISLAND + seat]))
    if which < n_shots:
        return shot_number(s, own(s, seat, bit(shooting, which)))
    which -= n_shots
    if which < n_entries:
        return ids.ENTER + bit(entering, which)
    which -= n_entries
    if which < pads:
        return ids.PAD
    which -= pads
    return ids.TURN + own(s, seat, which >> 1) * 2 + (which & 1)


@compiled
def _random_shot_or(s: Battle, seat: int, others: int, first: int, rng: Rng) -> int:
    """A shot, or a number from ``first`` on whose bit in ``others`` is set."""
    shooting = shots(s, seat)
    n_shots = bits_in(shooting)
    which = below(rng, n_shots + bits_in(others))
    if which < n_shots:
        return shot_number(s, own(s, seat, bit(shooting, which)))
    return first + bit(others, which - n_shots)


@compiled
def _random_bit(found: int, first: int, rng: Rng) -> int:
    return first + bit(found, below(rng, bits_in(found)))


@compiled
def random_decision(s: Battle, rng: Rng) -> int:
    """One of the legal decisions, all equally likely."""
    phase, seat = s[PHASE], int(s[SEAT])
    if phase == USING_ROLL:
        return _random_use(s, seat, rng)
    if phase == MOVED:
        return _random_shot_or(s, seat, 1, ids.END, rng)
    if phase == CHOOSING:
        return _random_option(s, seat, rng)
    if phase == SLIDING:
        return _random_shot_or(s, seat, slides(s), ids.SLIDE, rng)
    if phase == ENTERING:
        return _random_bit(entries(s, seat), ids.ENTER, rng)
    if phase == PENALISING:
        return ids.REMOVE + own(s, 1 - seat, below(rng, int(s[ON_ISLAND + 1 - seat])))
    if phase == PLACING:
        return _random_block(s, rng)
    if phase == DEPLOYING:
        return _random_character(s, seat, rng)
    if phase == LOADING:
        return _random_load(s, seat, rng)
    return _random_bit(occupied(s, 1 - seat), ids.REMOVE_PAD, rng)


@compiled
def playout(s: Battle, rng: Rng, limit: int) -> int:
    """Random play in place, to the end or until ``limit`` decisions are made; how many were."""
    made = 0
    while True:
        awaited = pending(s)
        if awaited == DECIDE:
            if made == limit:
                return made
            apply(s, random_decision(s, rng))
            made += 1
        elif awaited == OVER:
            return made
        else:
            settle(s, rng)
