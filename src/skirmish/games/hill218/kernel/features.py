"""What the evaluation sees of a battle: the rows of the network's first layer that are active, with amounts.

Everything is seen from one side: its own half of the field is below, and "us" is the side to play. Most rows
say what stands where; the others hold the counts of :data:`COUNTS`, the hands, and the cards still to come.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.attack import ATTACKS, supports
from skirmish.games.hill218.kernel.deployment import STEPS, holds_base, is_first_to_feed
from skirmish.games.hill218.kernel.ids import KINDS, REACH, SPAN
from skirmish.games.hill218.kernel.layout import (
    ARTILLERY,
    CARD,
    CARDS,
    DECK,
    FED,
    GRID,
    HAND,
    HEAVY,
    INFANTRY,
    KIND,
    OWNED,
    PARA,
    PLAYS,
    POOL,
    SEAT,
    SPECIAL,
    STRIKES,
    SUPPLIED,
    TANK,
    UNITS,
    UNKNOWN,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.storm import SLANTED, STRAIGHT, storms
from skirmish.games.hill218.kernel.supply import base_of, enemy_base_of, is_fed, is_supplied, unit_cell
from skirmish.kernels.jit import compiled

Amounts = npt.NDArray[np.float32]

SPREAD: Final = 3
"""Columns beside the hill and rows before it that are told apart; whatever is farther counts as the last."""
BREADTH: Final = 2 * SPREAD + 1
PLACES: Final = BREADTH * BREADTH

COUNTS: Final = (
    ("units", 8),
    ("units, as the cards run out", 8),
    ("supplied units", 8),
    ("air strikes", 2),
    ("own base held", 1),
    ("beside the enemy base, supplied", 2),
    ("diagonal to the enemy base, supplied", 2),
    ("can come beside the enemy base", 1),
    ("own units beside the own base", 2),
    ("enemy units in reach", 4),
    ("enemy base in reach", 1),
    ("storms the enemy base", 1),
    ("cells to deploy on", 12),
    ("unsupplied beside the enemy base", 1),
    ("cards in hand", 4),
    ("cards in the deck", 20),
)
"""What is counted for each side, and the number that amounts to 1."""

# The rows. Those of us come first, then the same of them.
STANDS: Final = 0
"""A unit: supplied or not, its kind, its place."""
HIT: Final = STANDS + 2 * KINDS * PLACES
"""A unit that the other side's hand can destroy: its place; then, its kind."""
HIT_KIND: Final = HIT + PLACES
OPEN: Final = HIT_KIND + KINDS
"""A unit that some card could destroy, held or not: its place."""
FRONT: Final = OPEN + PLACES
"""An empty cell on which all but special forces may be deployed."""
HELD: Final = FRONT + PLACES
"""At least one, two, three cards of a kind in hand."""
COMING: Final = HELD + 3 * KINDS
"""The cards of a kind that are still in the deck."""
COUNTED: Final = COMING + KINDS
SIDE: Final = COUNTED + len(COUNTS)
SHARED: Final = 2 * SIDE
"""One play left; then with their storm, with their targets, with ours."""
LEFT: Final = SHARED + 4
"""How many cards both decks have, in steps of four."""
ROWS: Final = LEFT + 13
ACTIVE: Final = 320
"""More than are ever active at once."""

SHARE: Final = np.array([1.0 / each for _, each in COUNTS], np.float32)


def flipped() -> npt.NDArray[np.int64]:
    """For each row the one that means the same with left and right exchanged."""
    found = np.arange(ROWS)
    for side in (0, SIDE):
        starts = [STANDS + each * PLACES for each in range(2 * KINDS)] + [HIT, OPEN, FRONT]
        for start in starts:
            block = found[side + start : side + start + PLACES].reshape(BREADTH, BREADTH)
            block[:] = block[:, ::-1].copy()
    return found


@compiled
def place_seen(seat: int, cell: int) -> int:
    """The place of a cell as a side sees it: North sees the field turned round."""
    row, column = cell // SPAN - REACH, cell % SPAN - REACH
    if seat == 1:
        row, column = -row, -column
    row, column = min(max(row, -SPREAD), SPREAD), min(max(column, -SPREAD), SPREAD)
    return (row + SPREAD) * BREADTH + column + SPREAD


@compiled
def kinds_reaching(s: Battle, seat: int, target: int) -> int:
    """The kinds, as bits, that a side could deploy so as to destroy an enemy unit, held or not (H-5.1)."""
    found, supported, there = 0, supports(s, seat, target, -1), enemy_base_of(seat)
    for step in STRAIGHT:
        cell = target + step
        if s[GRID + cell] == 0:
            if is_supplied(s, seat, INFANTRY, cell):
                found |= 1 << TANK
                if supported:
                    found |= 1 << INFANTRY | 1 << PARA
            if supported:
                if cell != there:
                    found |= 1 << PARA
                if is_supplied(s, seat, SPECIAL, cell):
                    found |= 1 << SPECIAL
    if supported:
        for step in SLANTED:
            if s[GRID + target + step] == 0 and is_supplied(s, seat, HEAVY, target + step):
                found |= 1 << HEAVY
    for index in range(4):
        cell = target - ATTACKS[seat, ARTILLERY, index]
        if s[GRID + cell] == 0 and is_supplied(s, seat, ARTILLERY, cell):
            found |= 1 << ARTILLERY
    return found


@compiled
def _note_cards(s: Battle, seat: int, at: int, rows: Numbers, amounts: Amounts, n: int) -> int:
    """A side's hand, and what its deck still holds."""
    total = 0
    for kind in range(KINDS):
        held = int(s[HAND + seat * KINDS + kind])
        total += held
        for number in range(min(held, 3)):
            rows[n], amounts[n] = at + HELD + 3 * kind + number, 1.0
            n += 1
        if s[POOL + seat * KINDS + kind]:
            rows[n], amounts[n] = at + COMING + kind, 0.25 * s[POOL + seat * KINDS + kind]
            n += 1
    lowest = CARD + (seat + 1) * CARDS
    for card in range(max(lowest - 2, lowest - int(s[DECK + seat])), lowest):
        if s[card] != UNKNOWN:
            rows[n], amounts[n] = at + COMING + s[card], 0.25
            n += 1
    rows[n], amounts[n] = at + COUNTED + 14, total * SHARE[14]
    rows[n + 1], amounts[n + 1] = at + COUNTED + 15, s[DECK + seat] * SHARE[15]
    return n + 2


@compiled
def _note_field(s: Battle, seat: int, us: int, at: int, rows: Numbers, amounts: Amounts, n: int) -> int:
    """A side's units, what they suffer from the other's hand, and the cells it may deploy on."""
    other, bit = 1 - seat, SUPPLIED << seat
    held = base_hit = cells = hits = 0
    for kind in range(KINDS):
        if s[HAND + other * KINDS + kind]:
            held |= 1 << kind
    for unit in range(s[UNITS + seat]):
        cell = unit_cell(s, seat, unit)
        there, place = int(s[GRID + cell]), place_seen(us, cell)
        kind, fed = there & KIND, there & bit
        rows[n], amounts[n] = at + STANDS + (kind if fed else KINDS + kind) * PLACES + place, 1.0
        n += 1
        reached = kinds_reaching(s, other, cell)
        if reached:
            rows[n], amounts[n] = at + OPEN + place, 1.0
            n += 1
        if reached & held:
            rows[n], amounts[n] = at + HIT + place, 1.0
            rows[n + 1], amounts[n + 1] = at + HIT_KIND + kind, 1.0
            n += 2
            hits += 1
            base_hit |= cell == base_of(seat)
        if fed:
            for index in range(4):
                near = GRID + cell + STEPS[0, index]
                if s[near] == 0 and is_first_to_feed(s, near, bit, 0, index):
                    rows[n], amounts[n] = at + FRONT + place_seen(us, near - GRID), 1.0
                    n += 1
                    cells += 1
    if not holds_base(s, seat):
        rows[n], amounts[n] = at + FRONT + place_seen(us, base_of(seat)), 1.0
        n += 1
        cells += 1
    elif s[STRIKES + other]:
        base_hit = 1
    rows[n], amounts[n] = at + COUNTED + 12, cells * SHARE[12]
    n += 1
    # What the other side's hand threatens is counted for the other side.
    away = SIDE - at + COUNTED
    rows[n], amounts[n] = away + 9, min(hits, 4) * SHARE[9]
    rows[n + 1], amounts[n + 1] = away + 10, base_hit
    return n + 2


@compiled
def _note_counts(s: Battle, seat: int, at: int, rows: Numbers, amounts: Amounts, n: int) -> int:
    """A side's other counts."""
    there, base = enemy_base_of(seat), base_of(seat)
    own, fed = OWNED << seat, SUPPLIED << seat
    units, left = int(s[UNITS + seat]), int(s[DECK]) + int(s[DECK + 1])
    beside = unfed = slanted = near = guards = 0
    for step in STRAIGHT:
        held = int(s[GRID + there + step])
        if held & own:
            if held & fed:
                beside += 1
            else:
                unfed += 1
        elif held == 0 and is_fed(s, seat, INFANTRY, there + step):
            near = 1
        if s[GRID + base + step] & own:
            guards += 1
    for step in SLANTED:
        if s[GRID + there + step] & fed:
            slanted += 1
    at += COUNTED
    for index in range(9):
        rows[n + index] = at + index
    amounts[n], amounts[n + 1] = units * SHARE[0], units * (1.0 - left / 48.0) * SHARE[1]
    amounts[n + 2], amounts[n + 3] = s[FED + seat] * SHARE[2], s[STRIKES + seat] * SHARE[3]
    amounts[n + 4] = 1.0 if s[GRID + base] & own else 0.0
    amounts[n + 5], amounts[n + 6], amounts[n + 7] = beside * SHARE[5], slanted * SHARE[6], near
    amounts[n + 8] = guards * SHARE[8]
    rows[n + 9], amounts[n + 9] = at + 11, 1.0 if storms(s, seat, 2) else 0.0
    rows[n + 10], amounts[n + 10] = at + 13, unfed
    return n + 11


@compiled
def note(s: Battle, rows: Numbers, amounts: Amounts) -> int:
    """Write the active rows of a battle in which a side must play, with their amounts; how many there are."""
    seat, n = int(s[SEAT]), 0
    for side in range(2):
        whose, at = seat if side == 0 else 1 - seat, side * SIDE
        n = _note_cards(s, whose, at, rows, amounts, n)
        n = _note_counts(s, whose, at, rows, amounts, n)
        storm = amounts[n - 2]
    n = _note_field(s, 1 - seat, seat, SIDE, rows, amounts, n)
    ours = amounts[n - 2]
    n = _note_field(s, seat, seat, 0, rows, amounts, n)
    theirs = amounts[n - 2]
    if s[PLAYS] == 1:
        rows[n], amounts[n] = SHARED, 1.0
        rows[n + 1], amounts[n + 1] = SHARED + 1, storm
        rows[n + 2], amounts[n + 2] = SHARED + 2, theirs
        rows[n + 3], amounts[n + 3] = SHARED + 3, ours
        n += 4
    rows[n], amounts[n] = LEFT + min((int(s[DECK]) + int(s[DECK + 1])) // 4, 12), 1.0
    return n + 1
