"""Games of the search against itself, for training: positions with what followed them.

A position learns by TD(lambda) on searched values: from the value of the next search, in part from that of
the one after it, and so on to the result. Where a decision was an experiment, what followed says nothing
about the position, and the value of the search stands alone. What chance gave to a side is subtracted on the
way, so that a game tells as much as several (:func:`luck`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.board import BLOCK, copy, facing_of
from skirmish.games.island.kernel.game import apply, chance, pending, resolve, settle
from skirmish.games.island.kernel.ids import BLOCK as PUT_BLOCK
from skirmish.games.island.kernel.ids import CHARACTER
from skirmish.games.island.kernel.inputs import inputs_of, set_up_inputs_of, setting_up
from skirmish.games.island.kernel.layout import (
    CELLS,
    CHOOSING,
    DEPLOYING,
    MAX_CHANCE,
    MISSILE,
    MOVER,
    NO_SQUARE,
    ON_ISLAND,
    OWN,
    PHASE,
    PLACING,
    ROLLING,
    ROLLING_PAD,
    ROW,
    SEAT,
    SIZE,
    SLOTS,
    SQUARES,
    USING_ROLL,
    Battle,
)
from skirmish.games.island.kernel.playout import random_decision
from skirmish.games.island.kernel.search import SearchSettings, Workspace, run_search, value_of_position
from skirmish.games.island.kernel.threats import Floats, Sight
from skirmish.games.island.kernel.worth import Judgement, begin
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import Indices, Singles
from skirmish.kernels.progress import PV, WIN, Stop
from skirmish.kernels.rng import Rng, uniform

MOST_NOTES: Final = 4096
"""The most notes that are taken of a game."""

# What a note says.
BATTLE: Final = 0
"""A position of the battle, to learn from."""
SET_UP: Final = 1
"""A position of the set-up."""
SEARCHED: Final = 2
"""The value of a search whose decision was carried out."""
STRAYED: Final = 3
"""The value of a search whose decision was not: another one was tried."""
LUCK: Final = 4
"""What an outcome of chance gave to South."""

# What a side likes in its set-up: places in a style.
FAR: Final = 0
"""Blocks far from its own edge, and near the island's left and right edges."""
KINDS: Final = 2
"""Soldiers, jeeps and tanks on the island."""
FRONT: Final = 5
"""The second row, looking ahead, and standing near the left and right edges."""
STYLE: Final = 8
_DRAWN: Final = 8
"""Of this many random decisions of the set-up, a style takes the one it likes most."""


class TrainingSide(NamedTuple):
    """One side of a game."""

    judgement: Judgement
    settings: SearchSettings
    nodes: int
    stray: float
    """The share of its decisions that are experiments."""
    set_up_stray: float
    """The same in the set-up."""
    learns: bool
    """Whether the values of its searches are learned from."""
    style: Singles
    """What it likes when it experiments in the set-up."""


class Notes(NamedTuple):
    """What is written down of a game, in order."""

    kind: npt.NDArray[np.int8]
    value: Singles
    states: npt.NDArray[np.int8]
    outcomes: npt.NDArray[np.int32]
    """Room for the outcomes of chance, and their weights."""
    before: Battle
    """Room for the position before chance was settled."""


def new_notes() -> Notes:
    """Room for the notes of one game."""
    return Notes(
        np.zeros(MOST_NOTES, np.int8),
        np.zeros(MOST_NOTES, np.float32),
        np.zeros((MOST_NOTES, SIZE), np.int8),
        np.zeros((2, MAX_CHANCE), np.int32),
        np.zeros(SIZE, np.int8),
    )


@compiled
def _liking(s: Battle, number: int, style: Singles) -> float:
    """How much a side likes a decision of its set-up."""
    square, kind, facing = number - PUT_BLOCK, -1, 0
    if s[PHASE] == DEPLOYING:
        number -= CHARACTER
        square, kind, facing = number // 12, number // 4 % 3, number & 3
    elif s[PHASE] != PLACING:
        return 0.0
    if s[SEAT] == 1:
        square, facing = SQUARES - 1 - square, facing ^ 2
    row, beside = square // ROW, abs(square % ROW - 5.5) / 5.5
    if kind < 0:
        return float(style[FAR] * (row - 5.5) / 5.5 + style[FAR + 1] * beside)
    liking = style[KINDS + kind] + style[FRONT] * row + style[FRONT + 2] * beside
    return float(liking + style[FRONT + 1] if facing == 0 else liking)


@compiled
def _experiment(s: Battle, style: Singles, work: Workspace, rng: Rng) -> int:
    """A decision other than the search's: any, or a likely one, by the style in the set-up and by the prior
    in the battle."""
    decision = random_decision(s, rng)
    if uniform(rng) < 0.4:
        return decision
    if setting_up(s):
        most = _liking(s, decision, style)
        for _ in range(_DRAWN - 1):
            other = random_decision(s, rng)
            liking = _liking(s, other, style)
            if liking > most:
                decision, most = other, liking
        return decision
    tree = work.tree
    first, rest = int(tree.first[0]), uniform(rng)
    for child in range(first, first + tree.children[0]):
        rest -= tree.prior[child]
        if rest < 0.0:
            return int(tree.edge[child])
    return int(tree.edge[first])


@compiled
def luck(
    s: Battle,
    dice: Rng,
    rng: Rng,
    judgement: Judgement,
    settings: SearchSettings,
    work: Workspace,
    notes: Notes,
) -> float:
    """Settle chance in place; what the outcome gave to South, in probability of winning.

    That is the value of the position after it, less the mean over all outcomes that could have come. Its own
    mean is nothing, however wrong the values are: a result less its luck says on average what the result
    says, with much less noise.
    """
    begin(work.scratch)
    outcomes, weights = notes.outcomes[0], notes.outcomes[1]
    before, mean, total = notes.before, 0.0, 0
    copy(s, before)
    came = settle(s, dice)
    given, n = 0.0, chance(before, outcomes, weights)
    for at in range(n):
        copy(before, work.rolled)
        resolve(work.rolled, int(outcomes[at]))
        value = value_of_position(work.rolled, settings, judgement, work, rng)
        mean += weights[at] * value
        total += weights[at]
        if outcomes[at] == came:
            given = value
    return given - mean / total


@compiled
def played(
    s: Battle,
    dice: Rng,
    rng: Rng,
    south: TrainingSide,
    north: TrainingSide,
    keep: float,
    work: Workspace,
    stop: Stop,
    progress: Floats,
    notes: Notes,
    judgement: Judgement,
    settings: SearchSettings,
    fair: bool,
) -> int:
    """Play a game to its end in place; how many notes were taken. A share ``keep`` of positions is noted.

    If ``fair``, what chance gave by this judgement with these settings is noted.
    """
    n = 0
    while pending(s) != OVER:
        placing, phase = setting_up(s), int(s[PHASE])
        room = n < MOST_NOTES - 2
        telling = placing or phase in (ROLLING, ROLLING_PAD, USING_ROLL, CHOOSING)
        if room and telling:
            # Rolled positions come up in evaluations only after a shot: a few of them are enough.
            share = keep * 0.3 if phase in (USING_ROLL, CHOOSING) else keep
            if uniform(rng) < share:
                notes.kind[n] = SET_UP if placing else BATTLE
                notes.states[n] = s
                n += 1
        if pending(s) == CHANCE:
            if fair and room:
                notes.kind[n] = LUCK
                notes.value[n] = luck(s, dice, rng, judgement, settings, work, notes)
                n += 1
            else:
                settle(s, dice)
            continue
        player = south if s[SEAT] == 0 else north
        stray = player.set_up_stray if placing else player.stray
        run_search(s, rng, player.nodes, player.settings, player.judgement, work, stop, progress)
        decision = int(progress[PV])
        if work.tree.children[0] > 1:
            strayed = uniform(rng) < stray
            if strayed:
                decision = _experiment(s, player.style, work, rng)
            if room and player.learns and not placing:
                notes.kind[n] = STRAYED if strayed else SEARCHED
                value = progress[WIN]
                notes.value[n] = value if s[SEAT] == 0 else 1.0 - value
                n += 1
        apply(s, decision)
    return n


@compiled
def set_targets(notes: Notes, n: int, ending: int, trace: float) -> None:
    """Write what each noted position should be worth to its side to move into ``notes.value``."""
    ahead = 0.5 + 0.5 * ending
    for back in range(n):
        at = n - 1 - back
        kind = notes.kind[at]
        if kind == SEARCHED:
            ahead = (1.0 - trace) * notes.value[at] + trace * ahead
        elif kind == STRAYED:
            ahead = notes.value[at]
        elif kind == LUCK:
            ahead -= notes.value[at]
        else:
            notes.value[at] = ahead if notes.states[at, SEAT] == 0 else 1.0 - ahead


@compiled
def mirrored(s: Battle, out: Battle) -> None:
    """The island with left and right exchanged, as far as inputs are concerned: the rules do not care.

    The lists of a side's characters are no longer in order.
    """
    copy(s, out)
    for square in range(SQUARES):
        code = int(s[CELLS + square])
        if code > BLOCK and facing_of(code) & 1:
            code = code - facing_of(code) + (facing_of(code) ^ 2)
        out[CELLS + square // ROW * ROW + ROW - 1 - square % ROW] = code
    for seat in range(2):
        for at in range(OWN + seat * 10, OWN + seat * 10 + s[ON_ISLAND + seat]):
            out[at] = _across(int(s[at]) & NO_SQUARE)
        for slot in range(5):
            out[SLOTS + seat * 5 + slot] = s[SLOTS + seat * 5 + 4 - slot]
        out[MISSILE + seat] = ROW - 1 - s[MISSILE + seat]
    if int(s[MOVER]) & NO_SQUARE != NO_SQUARE:
        out[MOVER] = _across(int(s[MOVER]) & NO_SQUARE)


@compiled
def _across(square: int) -> int:
    return square // ROW * ROW + ROW - 1 - square % ROW


@compiled
def list_battles(
    states: npt.NDArray[np.int8], rng: Rng, index: Indices, value: Singles, counts: Indices, sight: Sight
) -> None:
    """The inputs of battles, every second one seen in a mirror."""
    seen = np.zeros(SIZE, np.int8)
    for at in range(len(states)):
        copy(states[at], seen)
        if uniform(rng) < 0.5:
            mirrored(states[at], seen)
        counts[at] = inputs_of(seen, int(seen[SEAT]), -1, index[at], value[at], sight)


@compiled
def list_set_ups(states: npt.NDArray[np.int8], index: Indices, value: Singles, counts: Indices) -> None:
    """The inputs of set-ups."""
    for at in range(len(states)):
        counts[at] = set_up_inputs_of(states[at], int(states[at, SEAT]), index[at], value[at])
