"""Self-play for training without a search: whole games in one compiled call, with what there is to learn.

Each decision is the one whose static value is best, with the hidden cards sampled from what the side to
decide may know: a hundred games in the time of one with searches of 200 iterations.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.beliefs import deal, weigh
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.ids import CELLS, PASS
from skirmish.games.hill218.kernel.layout import PHASE, PLAYING, PLAYS, SEAT, Battle, Numbers
from skirmish.games.hill218.kernel.policy import MOST, Scores
from skirmish.games.hill218.kernel.proposals import kinds_held, propose
from skirmish.games.hill218.kernel.samples import PACKED, pack
from skirmish.games.hill218.kernel.search import SearchSettings, SearchWeights, evaluate_leaf
from skirmish.games.hill218.kernel.storm import storms
from skirmish.games.hill218.kernel.tree import Tree, group_of, playable_groups, pruned
from skirmish.games.hill218.kernel.turn import apply, pending, settle, to_act
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, uniform

MOST_NOTES: Final = 256
"""More than the decisions of a game, which are 180 at most (``INFO.most_decisions``)."""


class TrainingSide(NamedTuple):
    """How one side plays in training."""

    settings: SearchSettings
    weights: SearchWeights
    deals: int
    """How many deals of the hidden cards a decision is judged by."""
    stray: float
    """How often it tries a decision that looks worse."""
    opening: int
    """In this many first decisions of a game it tries one each time."""
    spread: float
    """How much worse: the temperature of the softmax over values, in probability of winning."""
    learns: bool
    """Whether its own estimates are learned from."""


class Notes(NamedTuple):
    """The decisions of a game, and room to judge them."""

    states: npt.NDArray[np.int8]
    """Each position, packed."""
    values: npt.NDArray[np.float64]
    """What South could expect, as the side to decide judged it; not a number if that is not learned from."""
    strayed: npt.NDArray[np.bool_]
    """Whether another decision was tried."""
    kept: npt.NDArray[np.bool_]
    """Whether the position is one that searches evaluate: not if a base falls at once."""
    seen: Battle
    ids: Numbers
    totals: Scores


def new_notes(size: int) -> Notes:
    """Room for one game at a time; ``size`` is that of a battle's array."""
    return Notes(
        np.zeros((MOST_NOTES, PACKED), np.int8),
        np.zeros(MOST_NOTES, np.float64),
        np.zeros(MOST_NOTES, np.bool_),
        np.zeros(MOST_NOTES, np.bool_),
        np.zeros(size, np.int8),
        np.zeros(CELLS + MOST, np.int32),
        np.zeros(CELLS + MOST, np.float64),
    )


@compiled
def _candidates(view: Battle, seat: int, side: TrainingSide, tree: Tree, notes: Notes) -> int:
    """Write the decisions to judge into ``notes.ids``: all but those that the policy thinks little of."""
    held = kinds_held(view, seat)
    n = propose(view, held, side.weights.policy, tree.which, tree.value, tree.cells, tree.ids, tree.scores)
    able, number = playable_groups(view), 0
    for each in range(pruned(tree, view, n, side.settings.margin)):
        if able >> group_of(tree.ids[each]) & 1:
            notes.ids[number] = tree.ids[each]
            number += 1
    if number == 0:
        notes.ids[0] = PASS
        number = 1
    return number


@compiled
def judge(s: Battle, side: TrainingSide, tree: Tree, notes: Notes, rng: Rng) -> int:
    """Judge the decisions of the side to decide, which sees its own cards only: how many there are.

    They stand in ``notes.ids``, and in ``notes.totals`` what each is worth to it.
    """
    seat, view = int(s[SEAT]), notes.seen
    for at in range(len(s)):
        view[at] = s[at]
    hide(view, seat)
    n = _candidates(view, seat, side, tree, notes)
    weigh(view, seat, side.weights.beliefs, side.settings.trust, tree.seen, tree.odds)
    for each in range(n):
        notes.totals[each] = 0.0
    for _ in range(side.deals):
        for at in range(len(s)):
            tree.battle[at] = view[at]
        deal(tree.battle, seat, tree.odds, rng)
        for word in range(len(tree.words)):
            tree.origin[word] = tree.words[word]
        luck = rng[0]
        for each in range(n):
            rng[0] = luck  # the same cards for all
            for word in range(len(tree.words)):
                tree.words[word] = tree.origin[word]
            apply(tree.battle, int(notes.ids[each]))
            south = evaluate_leaf(tree.battle, side.settings, side.weights, tree, rng)
            notes.totals[each] += (south if seat == 0 else 1.0 - south) / side.deals
    return n


@compiled
def _tried(n: int, notes: Notes, best: int, spread: float, rng: Rng) -> int:
    """A decision at random: the better it looks, the likelier."""
    total = 0.0
    for each in range(n):
        total += np.exp((notes.totals[each] - notes.totals[best]) / spread)
    nth = uniform(rng) * total
    for each in range(n):
        nth -= np.exp((notes.totals[each] - notes.totals[best]) / spread)
        if nth < 0.0:
            return each
    return best


@compiled
def note(s: Battle, value: float, strayed: bool, notes: Notes, at: int) -> None:
    """Note a decision before it is carried out: what the side to decide expects, and whether another one than
    the best is tried."""
    seat = int(s[SEAT])
    pack(s, notes.states[at])
    notes.values[at] = value if seat == 0 else 1.0 - value
    notes.strayed[at] = strayed
    notes.kept[at] = s[PHASE] == PLAYING and not storms(s, seat, int(s[PLAYS]))


@compiled
def played(
    s: Battle,
    dice: Rng,
    rng: Rng,
    south: TrainingSide,
    north: TrainingSide,
    tree: Tree,
    notes: Notes,
) -> int:
    """Play a game to its end in place; how many decisions were noted."""
    made = 0
    while pending(s) != OVER:
        if pending(s) == CHANCE:
            settle(s, dice)
            continue
        side = south if to_act(s) == 0 else north
        n = judge(s, side, tree, notes, rng)
        best = 0
        for each in range(n):
            if notes.totals[each] > notes.totals[best]:
                best = each
        chosen = best
        if made < side.opening or uniform(rng) < side.stray:
            chosen = _tried(n, notes, best, side.spread, rng)
        note(s, notes.totals[best] if side.learns else np.nan, chosen != best, notes, made)
        apply(s, int(notes.ids[chosen]))
        made += 1
    return made
