"""What a seat may decide: returns, deployments, air strikes, attacks, a pass (H-2.2, H-3.2, H-3.3, H-5.2)."""

from __future__ import annotations

from skirmish.games.hill218.kernel.attack import ATTACKS, nth_target, targets_of
from skirmish.games.hill218.kernel.deployment import (
    BY_PARACHUTE,
    SIDEWAYS,
    SLANTWISE,
    deployable_cells,
    drop_rectangle,
    drop_spaces,
    may_land,
    nth_supplied_space,
    supplied_spaces,
)
from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS, PASS, RETURN, SPAN, STRIKE
from skirmish.games.hill218.kernel.layout import (
    COLUMN,
    GRID,
    HAND,
    KIND,
    PARA,
    PHASE,
    PLAYING,
    RETURNING,
    ROW,
    SEAT,
    SPECIAL,
    STRIKES,
    UNITS,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below


@compiled
def legal_returns(s: Battle, seat: int, out: Numbers) -> int:
    """Every choice of two cards to put under the deck, in every order (H-2.2)."""
    hand, number = HAND + seat * KINDS, 0
    for first in range(KINDS):
        for last in range(KINDS):
            if s[hand + first] and s[hand + last] > (first == last):
                out[number] = RETURN + first * KINDS + last
                number += 1
    return number


@compiled
def attack_bits(s: Battle) -> int:
    """Which of its four cells the unit just deployed may attack, as bits (H-5.2)."""
    cell = int(s[ROW]) * SPAN + int(s[COLUMN])
    return targets_of(s, int(s[SEAT]), int(s[GRID + cell]) & KIND, cell)


@compiled
def attack_on(s: Battle, index: int) -> int:
    """The decision to attack one of them."""
    cell = int(s[ROW]) * SPAN + int(s[COLUMN])
    return ATTACK + cell + int(ATTACKS[s[SEAT], s[GRID + cell] & KIND, index])


@compiled
def legal_attacks(s: Battle, out: Numbers) -> int:
    """The choices of the unit just deployed (H-5.2)."""
    found, number = attack_bits(s), 0
    for index in range(4):
        if found & (1 << index):
            out[number] = attack_on(s, index)
            number += 1
    return number


@compiled
def legal_plays(s: Battle, seat: int, out: Numbers) -> int:
    """Deployments in the order of the kinds, then air strikes, or else a pass (H-3.2, H-3.3)."""
    hand, number = HAND + seat * KINDS, 0
    sideways, shared, first = -1, 0, 0  # the cells that several kinds share: listed where, how many, as which
    for kind in range(KINDS):
        if not s[hand + kind]:
            continue
        shift, here = DEPLOY + kind * CELLS, number
        if kind == PARA:
            number = deployable_cells(s, seat, BY_PARACHUTE, shift, out, number)
        elif kind == SPECIAL:
            number = deployable_cells(s, seat, SLANTWISE, shift, out, number)
        elif sideways < 0:
            number = deployable_cells(s, seat, SIDEWAYS, shift, out, number)
            sideways, first, shared = here, shift, number - here
        else:
            for index in range(sideways, sideways + shared):
                out[number] = out[index] + shift - first
                number += 1
    if s[STRIKES + seat]:
        for unit in range(s[UNITS + 1 - seat]):
            out[number] = STRIKE + unit_cell(s, 1 - seat, unit)
            number += 1
    if number == 0:
        out[0] = PASS
        return 1
    return number


@compiled
def legal(s: Battle, out: Numbers) -> int:
    """Write the numbers of all legal decisions of the seat to act; how many there are, at least one."""
    if s[PHASE] == PLAYING:
        return legal_plays(s, int(s[SEAT]), out)
    if s[PHASE] == RETURNING:
        return legal_returns(s, int(s[SEAT]), out)
    return legal_attacks(s, out)


@compiled
def random_drop(s: Battle, seat: int, rng: Rng) -> int:
    """A cell on which paratroopers may land, all equally likely: cells of the rectangle until one serves."""
    west, south, east, north = drop_rectangle(s)
    wide, high = east - west + 1, north - south + 1
    while True:
        spot = below(rng, wide * high)
        cell = (south + spot // wide) * SPAN + west + spot % wide
        if may_land(s, seat, cell):
            return cell


@compiled
def random_deployment(s: Battle, seat: int, kind: int, nth: int, rng: Rng) -> int:
    """The deployment of a kind on the ``nth`` cell; paratroopers land anywhere."""
    if kind == PARA:
        cell = random_drop(s, seat, rng)
    elif kind == SPECIAL:
        cell = nth_supplied_space(s, seat, SLANTWISE, nth)
    else:
        cell = nth_supplied_space(s, seat, SIDEWAYS, nth)
    return DEPLOY + kind * CELLS + cell


@compiled
def spaces_for(s: Battle, seat: int, kind_class: int, held: bool) -> int:
    """On how many cells a unit of the class may be deployed, if the hand has one (H-4.1)."""
    if not held:
        return 0
    return drop_spaces(s, seat) if kind_class == BY_PARACHUTE else supplied_spaces(s, seat, kind_class)


@compiled
def random_play(s: Battle, rng: Rng) -> int:
    """One of the legal plays, all equally likely, without listing them (H-3.2, H-3.3)."""
    seat = int(s[SEAT])
    hand = HAND + seat * KINDS
    others = (s[hand] > 0) + (s[hand + 1] > 0) + (s[hand + 3] > 0) + (s[hand + 4] > 0)
    sideways = spaces_for(s, seat, SIDEWAYS, others > 0)
    slantwise = spaces_for(s, seat, SLANTWISE, s[hand + SPECIAL] > 0)
    dropped = spaces_for(s, seat, BY_PARACHUTE, s[hand + PARA] > 0)
    struck = int(s[UNITS + 1 - seat]) if s[STRIKES + seat] else 0
    total = sideways * others + slantwise + dropped + struck
    if total == 0:
        return PASS
    nth = below(rng, total)
    if nth < struck:
        return STRIKE + unit_cell(s, 1 - seat, nth)
    nth -= struck
    for kind in range(KINDS):
        if s[hand + kind]:
            here = sideways
            if kind == SPECIAL:
                here = slantwise
            elif kind == PARA:
                here = dropped
            if nth < here:
                return random_deployment(s, seat, kind, nth, rng)
            nth -= here
    return PASS


@compiled
def random_return(s: Battle, rng: Rng) -> int:
    """One of the legal returns, all equally likely (H-2.2)."""
    hand = HAND + int(s[SEAT]) * KINDS
    while True:
        first, last = below(rng, KINDS), below(rng, KINDS)
        if s[hand + first] and s[hand + last] > (first == last):
            return RETURN + first * KINDS + last


@compiled
def random_attack(s: Battle, rng: Rng) -> int:
    """One of the targets, all equally likely (H-5.2)."""
    found = attack_bits(s)
    number = (found & 1) + (found >> 1 & 1) + (found >> 2 & 1) + (found >> 3 & 1)
    return attack_on(s, nth_target(found, below(rng, number) if number > 1 else 0))


@compiled
def random_decision(s: Battle, rng: Rng) -> int:
    """One of the legal decisions, all equally likely."""
    if s[PHASE] == PLAYING:
        return random_play(s, rng)
    if s[PHASE] == RETURNING:
        return random_return(s, rng)
    return random_attack(s, rng)
