"""The static evaluation: the probability that the side to move wins.

A logistic regression over a few features, each a count or an exact expectation, with the weights of
:mod:`.weights`. The strongest features are tactical: what each side can hit now, and what it can expect to
hit with the next roll (the best move for each face of the die, a sixth each). They take a microsecond to
compute and save the search a whole turn of each side.

``sight`` says how much of this ``viewer`` evaluates. ``COUNTS``: only who is left. ``HITS``: also what its
own side can hit now. ``HOPES``: also what it may hit with its next roll. ``PLANS``: also how freely it can
move. ``DANGER``: also what stands in the other side's fire. ``ALL``: everything.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.board import (
    BLOCK,
    FIRST_CHARACTER,
    facing_of,
    front,
    kind_of,
    own,
    seat_of,
)
from skirmish.games.island.kernel.ids import BLOCK as BLOCKS_FROM
from skirmish.games.island.kernel.ids import CHARACTER, LOAD
from skirmish.games.island.kernel.layout import (
    BEATEN_AT,
    CELLS,
    DEPLOYING,
    LIVE,
    LOADING,
    MISSILE,
    ON_ISLAND,
    PHASE,
    PLACING,
    REMAINING,
    ROLL,
    ROOM,
    ROW,
    SAFE,
    SLOTS,
    SQUARES,
    STEPS,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.kernels.jit import compiled

Floats = npt.NDArray[np.float64]

COUNTS: Final = 0
HITS: Final = 1
HOPES: Final = 2
PLANS: Final = 3
DANGER: Final = 4
ALL: Final = 5

# What a scan of one side finds.
NOW: Final = 0
"""What its exact hits would take from the other side at once."""
BEST: Final = 1
"""At BEST + n: what the best use of a roll of n would take besides."""
USES: Final = BEST + 6
"""At USES + n: how many of its characters can use a roll of n."""
AIMS: Final = USES + 6
"""How many moves over all rolls end with a hit."""
AIMED: Final = AIMS + 1
"""How many squares it hits at once."""
TARGETS: Final = AIMED + 1
"""Those squares."""
GAINS: Final = TARGETS + 10
"""What the best hit on each of them takes."""
SCAN: Final = GAINS + 10

# Features, from the side to move.
TEMPO: Final = 0
ISLAND: Final = 1
PAD: Final = 4
SHUT_OUT: Final = 7
LEAD: Final = 8
MY_NOW: Final = 9
"""Four: what the side to move can hit at once, that as a share of what the other side can lose, and both for
what it can hope to hit with its roll."""
THEIR_NOW: Final = 13
"""The same four of the other side."""
MY_STUCK: Final = 17
THEIR_STUCK: Final = 18
MOBILITY: Final = 19
AIM: Final = 20
NEAR_EDGE: Final = 21
FEW: Final = 22
FEATURES: Final = 23


@compiled
def shot_gain(s: Battle, square: int, facing: int, kind: int, seat: int) -> float:
    """What a shot from a square would take: theirs less ours, in characters (I-6.1 to I-6.3).

    A block is worth what its blast would take, as often as it is live (I-5.3).
    """
    reach = kind + 2
    if ROOM[square * 4 + facing] < reach:
        return 0.0
    step = int(STEPS[facing])
    target = square + step * reach
    code = int(s[target])
    if code == 0:
        return 0.0
    gain = 0.0
    between = square + step
    while between != target:
        there = int(s[between])
        if there == BLOCK:
            return 0.0
        if there >= FIRST_CHARACTER:
            gain += -1.0 if seat_of(there) == seat else 1.0
        between += step
    if code == BLOCK:
        row, column = target // ROW, target % ROW
        for y in range(max(row - 1, 0), min(row + 2, ROW)):
            for x in range(max(column - 1, 0), min(column + 2, ROW)):
                there = int(s[y * ROW + x])
                if there >= FIRST_CHARACTER and y * ROW + x != target - step:  # crossfire: counted already
                    gain += -1.0 if seat_of(there) == seat else 1.0
        return gain * float(s[LIVE]) / float(s[LIVE] + s[SAFE])
    return gain + (-1.0 if seat_of(code) == seat else 1.0)


@compiled
def scan(s: Battle, seat: int, found: Floats) -> None:
    """Fill in what a side can hit now and with each roll, and how it can move."""
    for at in range(SCAN):
        found[at] = 0.0
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        gain = shot_gain(s, square, facing, kind, seat)
        target = square + int(STEPS[facing]) * (kind + 2)
        if gain <= 0.0:
            continue
        at = 0
        while at < found[AIMED] and found[TARGETS + at] != target:
            at += 1
        if at == found[AIMED]:
            found[TARGETS + at] = target
            found[AIMED] += 1.0
        if gain > found[GAINS + at]:  # of two that hit the same square, the one that takes more
            found[NOW] += gain - found[GAINS + at]
            found[GAINS + at] = gain
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        left, right = (facing + 3) & 3, (facing + 1) & 3
        _consider(s, square, left, kind, seat, 0, found)
        _consider(s, square, right, kind, seat, 0, found)
        room, step, ahead = int(ROOM[square * 4 + facing]), int(STEPS[facing]), square
        for roll in range(1, min(room, 5) + 1):
            ahead += step
            there = int(s[ahead])
            if there == BLOCK:
                found[USES + roll] += 1.0
            if there != 0:
                break
            found[USES + roll] += 1.0
            _consider(s, ahead, facing, kind, seat, roll, found)
            if roll < 5:
                if roll == room or s[ahead + step] >= FIRST_CHARACTER:
                    found[USES + roll + 1] += 1.0  # otherwise counted with the straight move
                _consider(s, ahead, left, kind, seat, roll + 1, found)
                _consider(s, ahead, right, kind, seat, roll + 1, found)


@compiled
def _aimed_at(found: Floats, target: int) -> bool:
    """Whether the scanned side has an exact hit on that square now."""
    for at in range(int(found[AIMED])):
        if found[TARGETS + at] == target:
            return True
    return False


@compiled
def _consider(s: Battle, square: int, facing: int, kind: int, seat: int, roll: int, found: Floats) -> None:
    """A hit that a roll would bring about, unless its target is being hit already."""
    gain = shot_gain(s, square, facing, kind, seat)
    if gain <= 0.0 or _aimed_at(found, square + int(STEPS[facing]) * (kind + 2)):
        return
    found[AIMS] += 1.0
    if gain > found[BEST + roll]:
        found[BEST + roll] = gain


@compiled
def _count(s: Battle, seat: int, sign: float, features: Floats) -> None:
    """Who is left where, and who stands at an edge with nowhere to go."""
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        features[ISLAND + kind_of(code)] += sign
        if ROOM[square * 4 + facing_of(code)] == 0:
            features[NEAR_EDGE] += sign
    for slot in range(5):
        waiting = int(s[SLOTS + seat * 5 + slot])
        if waiting:
            square = front(seat, int(s[MISSILE + seat]), slot)
            if square < 0:
                features[SHUT_OUT] += sign
            features[PAD + waiting - 1] += sign


@compiled
def lives(s: Battle, seat: int) -> int:
    """How many characters a side can lose before it is beaten (I-7.1, I-8.1)."""
    return int(s[REMAINING + seat]) - int(BEATEN_AT[s[VARIANT]])


@compiled
def _hits(s: Battle, seat: int, first: int, features: Floats, found: Floats) -> None:
    """Fill in what a side can hit at once; ``first`` is where its features stand."""
    scan(s, seat, found)
    victims = lives(s, 1 - seat)
    features[first] = min(found[NOW], victims)
    features[first + 1] = features[first] / victims


@compiled
def _hopes(s: Battle, seat: int, roll: int, first: int, features: Floats, found: Floats) -> None:
    """Fill in what a side that was scanned may hit with its next roll, or with one that is known."""
    victims = lives(s, 1 - seat)
    hope = 0.0
    if roll:
        hope = found[BEST + roll]
    else:
        for face in range(6):
            hope += found[BEST + face] / 6.0
    hope = min(hope, victims - features[first])
    features[first + 2] = hope
    features[first + 3] = hope / victims


@compiled
def _moves(sign: float, features: Floats, found: Floats) -> None:
    """Fill in how freely a side that was scanned can move."""
    stuck, uses = 0.0, 0.0
    for face in range(1, 6):
        stuck += found[USES + face] == 0.0
        uses += found[USES + face]
    features[MY_STUCK if sign > 0.0 else THEIR_STUCK] = stuck / 6.0
    features[MOBILITY] += sign * uses / 10.0
    features[AIM] += sign * found[AIMS] / 10.0


@compiled
def features_of(s: Battle, mover: int, viewer: int, sight: int, features: Floats, found: Floats) -> None:
    """Fill in the features of a battle in which ``mover`` is about to roll, or has rolled and is to move."""
    for at in range(FEATURES):
        features[at] = 0.0
    _count(s, mover, 1.0, features)
    _count(s, 1 - mover, -1.0, features)
    mine, theirs = lives(s, mover), lives(s, 1 - mover)
    features[LEAD] = (mine - theirs) / (mine + theirs)
    if sight == COUNTS:
        return
    features[TEMPO] = 1.0
    features[FEW] = 1.0 / mine - 1.0 / theirs
    roll = int(s[ROLL]) if s[PHASE] == USING_ROLL else 0  # a slide's roll moves no character
    for other in range(2):
        seat = mover + other * (1 - 2 * mover)
        # A viewer takes its own possibilities into account before the other side's.
        own_, first = seat == viewer, THEIR_NOW if other else MY_NOW
        if own_ or sight >= DANGER:
            _hits(s, seat, first, features, found)
        if sight == ALL or (own_ and sight >= HOPES):
            _hopes(s, seat, 0 if other else roll, first, features, found)
        if sight == ALL or (own_ and sight >= PLANS):
            _moves(-1.0 if other else 1.0, features, found)


# The set-up: where characters and blocks stand, as their owner sees the island.
POSTS: Final = 0
"""Of a character on the first two rows: ((kind * 2 + row) * 12 + column) * 4 + facing."""
BERTHS: Final = POSTS + 3 * 2 * 12 * 4
"""Of a character on the pad: slot * 3 + kind."""
BARS: Final = BERTHS + 15
"""Of a block: the square."""
PLACES: Final = BARS + SQUARES


@compiled
def post_of(seat: int, square: int, kind: int, facing: int) -> int:
    """Where the weight of a character's post stands: as its owner sees the island."""
    if seat == 1:
        square, facing = SQUARES - 1 - square, (facing + 2) & 3
    return POSTS + (kind * 24 + square) * 4 + facing


@compiled
def place_worth(s: Battle, seat: int, places: Floats) -> float:
    """What a side's posts, berths and the blocks are worth to it while it sets up."""
    worth = 0.0
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        worth += places[post_of(seat, square, kind_of(code), facing_of(code))]
    for slot in range(5):
        waiting = int(s[SLOTS + seat * 5 + slot])
        if waiting:
            worth += places[BERTHS + slot * 3 + waiting - 1]
    return worth


@compiled
def placing_worth(number: int, seat: int, places: Floats) -> float:
    """What a decision of the set-up adds to South's places, less North's."""
    if number < CHARACTER:
        square = number - BLOCKS_FROM
        return float(places[BARS + square] - places[BARS + SQUARES - 1 - square])
    added = 0.0
    if number < LOAD:
        rest = number - CHARACTER
        added = float(places[post_of(seat, rest // 12, rest // 4 % 3, rest % 4)])
    else:
        rest = number - LOAD
        for slot in range(4, -1, -1):
            added += places[BERTHS + slot * 3 + rest % 3]
            rest //= 3
    return added if seat == 0 else -added


@compiled
def setting_up(s: Battle) -> bool:
    """Whether the set-up is still going on."""
    phase = int(s[PHASE])
    return phase in (PLACING, DEPLOYING, LOADING)


@compiled
def places_worth(s: Battle, places: Floats) -> float:
    """The worth of South's set-up less North's."""
    sum_ = place_worth(s, 0, places) - place_worth(s, 1, places)
    for square in range(CELLS, CELLS + SQUARES):
        if s[square] == BLOCK:
            sum_ += places[BARS + square] - places[BARS + SQUARES - 1 - square]
    return sum_


@compiled
def chance(sum_: float) -> float:
    """The logistic function: a weighted sum as a probability."""
    return float(1.0 / (1.0 + np.exp(-sum_)))


@compiled
def worth(
    s: Battle, mover: int, viewer: int, sight: int, weights: Floats, places: Floats, scratch: Floats
) -> float:
    """South's probability of winning, if ``mover`` is to move. ``scratch`` holds features and a scan."""
    if setting_up(s):
        return chance(places_worth(s, places))
    features, found = scratch[:FEATURES], scratch[FEATURES:]
    features_of(s, mover, viewer, sight, features, found)
    sum_ = 0.0
    for at in range(FEATURES):
        sum_ += weights[at] * features[at]
    if mover == 1:
        sum_ = -sum_
    return chance(sum_)
