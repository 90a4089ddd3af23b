"""The decks: what a draw may bring, and what a seat may not see (H-1.2, H-2.2, H-3.1)."""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from skirmish.games.hill218.kernel.ids import DIGIT, KINDS, PLACES
from skirmish.games.hill218.kernel.layout import (
    CARD,
    CARDS,
    DEALING,
    DECK,
    DRAWN,
    ENDED,
    FIRST,
    HAND,
    HIDDEN,
    PHASE,
    PLAYS,
    POOL,
    RETURNED,
    RETURNING,
    SEAT,
    UNKNOWN,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kinds import COUNTS
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below

PLACE: Final = np.array(PLACES, dtype=np.int64)
"""What one card of each kind adds to a draw's number."""
WAYS: Final = np.array([[comb(held, taken) for taken in range(DIGIT)] for held in range(max(COUNTS) + 1)])
"""In how many ways cards of one kind can be taken, ``[held][taken]``."""


@compiled
def cards_awaited(s: Battle) -> int:
    """How many cards are about to be drawn: what is left if the deck is short (H-2.2, H-3.1)."""
    number = int(s[DRAWN] if s[PHASE] == DEALING else s[PLAYS])
    return min(number, int(s[DECK + s[SEAT]]))


@compiled
def take_from_pool(s: Battle, seat: int, rng: Rng) -> int:
    """The kind of one unaccounted card, each of them equally likely; it is accounted for from now on."""
    pool = POOL + seat * KINDS
    left = 0
    for kind in range(KINDS):
        left += s[pool + kind]
    nth = below(rng, left)
    for kind in range(KINDS):
        nth -= s[pool + kind]
        if nth < 0:
            s[pool + kind] -= 1
            return kind
    return UNKNOWN


@compiled
def draw_at_random(s: Battle, rng: Rng) -> int:
    """The awaited cards go from deck to hand by chance; the number of the draw (H-3.1)."""
    seat, number = int(s[SEAT]), 0
    size = int(s[DECK + seat])
    for _ in range(cards_awaited(s)):
        at = CARD + seat * CARDS + CARDS - size
        kind = int(s[at])
        if kind == UNKNOWN:
            kind = take_from_pool(s, seat, rng)
        s[at] = 0
        size -= 1
        s[HAND + seat * KINDS + kind] += 1
        number += PLACE[kind]
    s[DECK + seat] = size
    return number


@compiled
def draw_these(s: Battle, number: int) -> None:
    """The awaited cards, whose kinds a draw's number says, go from deck to hand (H-3.1)."""
    seat = int(s[SEAT])
    hand, pool = HAND + seat * KINDS, POOL + seat * KINDS
    for kind in range(KINDS):
        drawn = number // PLACE[kind] % DIGIT
        s[hand + kind] += drawn
        s[pool + kind] -= drawn
    size = int(s[DECK + seat])
    for _ in range(cards_awaited(s)):
        at = CARD + seat * CARDS + CARDS - size
        if s[at] != UNKNOWN:
            s[pool + s[at]] += 1  # a known card of the deck never was in the pool
        s[at] = 0
        size -= 1
    s[DECK + seat] = size


@compiled
def draws(s: Battle, ids: Numbers, weights: Numbers) -> int:
    """Write every draw with its weight, in the order of the rules; how many there are (H-3.1).

    A known card comes for certain; the others are any of the pool's.
    """
    seat = int(s[SEAT])
    certain, unknown = 0, 0
    top = CARD + seat * CARDS + CARDS - int(s[DECK + seat])
    for at in range(top, top + cards_awaited(s)):
        if s[at] == UNKNOWN:
            unknown += 1
        else:
            certain += PLACE[s[at]]
    pool = POOL + seat * KINDS
    number = 0
    # More infantry first, then more heavy weapons, and so on: the five loops leave what paratroopers must be.
    for i in range(min(unknown, s[pool]), -1, -1):
        left_i = unknown - i
        for h in range(min(left_i, s[pool + 1]), -1, -1):
            left_h = left_i - h
            for f in range(min(left_h, s[pool + 2]), -1, -1):
                left_f = left_h - f
                for t in range(min(left_f, s[pool + 3]), -1, -1):
                    left_t = left_f - t
                    for a in range(min(left_t, s[pool + 4]), -1, -1):
                        p = left_t - a
                        if p <= s[pool + 5]:
                            ways = WAYS[s[pool], i] * WAYS[s[pool + 1], h] * WAYS[s[pool + 2], f]
                            ways *= WAYS[s[pool + 3], t] * WAYS[s[pool + 4], a] * WAYS[s[pool + 5], p]
                            drawn = ((((i * DIGIT + h) * DIGIT + f) * DIGIT + t) * DIGIT + a) * DIGIT + p
                            ids[number] = certain + drawn
                            weights[number] = ways
                            number += 1
    return number


@compiled
def put_under_deck(s: Battle, seat: int, first: int, last: int) -> None:
    """Two cards leave the hand and lie under the deck, the last one lowest (H-2.2)."""
    start, size = CARD + seat * CARDS, int(s[DECK + seat])
    for at in range(start + CARDS - size, start + CARDS):
        s[at - 2] = s[at]
    s[start + CARDS - 2], s[start + CARDS - 1] = first, last
    s[DECK + seat] = size + 2
    s[HAND + seat * KINDS + first] -= 1
    s[HAND + seat * KINDS + last] -= 1


@compiled
def has_returned(s: Battle, seat: int) -> bool:
    """Whether a side's own set-up is behind it, so that it knows the cards it put under its deck (H-2.2)."""
    if s[PHASE] != DEALING and s[PHASE] != RETURNING:
        return True
    return bool(s[SEAT] != seat and s[FIRST] == seat)


@compiled
def cards_known_below(s: Battle, seat: int) -> int:
    """How many cards at the bottom of a deck its owner knows: those returned and not drawn since."""
    return min(int(s[RETURNED]), int(s[DECK + seat])) if has_returned(s, seat) else 0


@compiled
def sample(s: Battle, seat: int, rng: Rng) -> None:
    """Fill in what others than ``seat`` hold and know, all equally likely, as ``Game.sample`` does.

    Cards that are still to be drawn are known to no seat and stay unknown. Seat -1 is a spectator.
    """
    if s[PHASE] == ENDED:
        return
    for other in range(2):
        if other != seat:
            for _ in range(s[HIDDEN + other]):
                s[HAND + other * KINDS + take_from_pool(s, other, rng)] += 1
            s[HIDDEN + other] = 0
            lowest = CARD + (other + 1) * CARDS
            for at in range(lowest - cards_known_below(s, other), lowest):
                if s[at] == UNKNOWN:
                    s[at] = take_from_pool(s, other, rng)


@compiled
def hide(s: Battle, seat: int) -> None:
    """Forget what ``seat`` may not see, as ``Game.view`` does: the inverse of :func:`sample`."""
    if s[PHASE] == ENDED:
        return
    for other in range(2):
        if other != seat:
            for kind in range(KINDS):
                held = s[HAND + other * KINDS + kind]
                s[POOL + other * KINDS + kind] += held
                s[HIDDEN + other] += held
                s[HAND + other * KINDS + kind] = 0
            lowest = CARD + (other + 1) * CARDS
            for at in range(lowest - s[DECK + other], lowest):
                if s[at] != UNKNOWN:
                    s[POOL + other * KINDS + s[at]] += 1
                    s[at] = UNKNOWN
