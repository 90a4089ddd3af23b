"""Fit the policy and the beliefs of The Battle for Hill 218 to self-play.

``python -m benchmarks.fit_hill218 --games 600 --nodes 800`` plays, fits and rewrites
``src/skirmish/games/hill218/kernel/weights.py``. The policy is fitted to the visits of the searches (softmax
regression), the beliefs to what the other side really held. The evaluation's network is trained by
``python -m skirmish.training hill218``.
"""

from __future__ import annotations

import argparse
import textwrap
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import numpy.typing as npt

from skirmish.core import Options, Seat
from skirmish.games.hill218.kernel import beliefs, policy
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.ids import KINDS, PASS
from skirmish.games.hill218.kernel.layout import (
    CARD,
    CARDS,
    DECK,
    HAND,
    PHASE,
    PLAYING,
    POOL,
    UNKNOWN,
    Battle,
)
from skirmish.games.hill218.kernel.tree import Tree, new_tree
from skirmish.games.hill218.kernel.turn import apply, pending, settle, to_act
from skirmish.games.hill218.kernel.weights import POLICY
from skirmish.games.hill218.kernel.worth import FILE
from skirmish.games.hill218.rules.setup import start
from skirmish.games.hill218.training import Contender
from skirmish.games.hill218.variants import BEGINNER, STANDARD
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.network import load
from skirmish.kernels.rng import seeded

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
TARGET = Path(__file__).parents[1] / "src/skirmish/games/hill218/kernel/weights.py"
STRAY = 0.15
"""How often a decision is chosen by its share of the visits."""
HELD_OUT = 5
"""One game in this many is kept for measuring the beliefs."""

Candidate = tuple[npt.NDArray[np.int32], Floats, int]
"""A decision: its features, their values, its visits."""


@dataclass
class Notes:
    """What is noted of a game."""

    choices: list[list[Candidate]] = field(default_factory=list)
    pools: list[Ints] = field(default_factory=list)
    """Of each decision: the other side's unaccounted cards, its hand, the cards under its deck, and what the
    odds depend on."""
    hands: list[Ints] = field(default_factory=list)
    below: list[list[int]] = field(default_factory=list)
    seen: list[Floats] = field(default_factory=list)

    def note_choice(self, s: Battle, tree: Tree) -> None:
        """The decisions of a search that has ended, with their features and visits."""
        index, value = np.zeros(policy.ROOM, np.int32), np.zeros(policy.ROOM)
        candidates = []
        for at in range(tree.number[0]):
            if tree.decision[at] != PASS and tree.available[at]:
                n = policy.describe(s, int(tree.decision[at]), POLICY, index, value)
                candidates.append((index[:n].copy(), value[:n].copy(), int(tree.visits[at])))
        if len(candidates) > 1:
            self.choices.append(candidates)

    def note_cards(self, s: Battle, seat: int) -> None:
        """What the other side holds, and what ``seat`` sees of it."""
        other, view, seen = 1 - seat, s.copy(), np.zeros((KINDS, beliefs.COLUMNS))
        hide(view, seat)
        beliefs.describe_hand(view, other, seen)
        at, lowest = other * KINDS, CARD + (other + 1) * CARDS
        self.pools.append(view[POOL + at : POOL + at + KINDS].astype(np.int64))
        self.hands.append(s[HAND + at : HAND + at + KINDS].astype(np.int64))
        under = s[max(lowest - 2, lowest - int(s[DECK + other])) : lowest].tolist()
        self.below.append([each for each in under if each != UNKNOWN])
        self.seen.append(seen)


def game(number: int, nodes: int) -> Notes:
    """Play a game and note it."""
    notes, rng, tree = Notes(), np.random.default_rng((218, number)), new_tree()
    player = Contender(load(FILE), nodes)
    variant = BEGINNER if number % 4 == 0 else STANDARD
    s, chance = from_state(start(Options(variant.name, Seat(number // 4 % 2)))), seeded(number)
    while (awaited := pending(s)) != OVER:
        if awaited == CHANCE:
            settle(s, chance)
            continue
        seat = to_act(s)
        decision = player.decide(s, seat, int(rng.integers(1 << 62)), tree)
        n = int(tree.number[0])
        notes.note_choice(s, tree)
        if s[PHASE] == PLAYING:
            notes.note_cards(s, seat)
        if rng.random() < STRAY:
            decision = int(rng.choice(tree.decision[:n], p=tree.visits[:n] / tree.visits[:n].sum()))
        apply(s, decision)
    return notes


def fit_policy(
    choices: list[list[Candidate]], start: Floats, weight: float = 5.0, steps: int = 300
) -> tuple[Floats, float]:
    """The weights that best predict the search's visits, and the cross entropy (Adam)."""
    flat = [(number, each) for number, choice in enumerate(choices) for each in choice]
    lengths = [len(each[0]) for _, each in flat]
    row = np.repeat(np.arange(len(flat)), lengths)
    index = np.concatenate([each[0] for _, each in flat])
    value = np.concatenate([each[1] for _, each in flat])
    of = np.array([number for number, _ in flat])
    taken = np.array([each[2] for _, each in flat], np.float64)
    target = taken / np.bincount(of, taken)[of]
    starts = np.r_[0, np.flatnonzero(np.diff(of)) + 1]
    w, mean, square, entropy = start.copy(), np.zeros_like(start), np.zeros_like(start), 0.0
    for step in range(1, steps + 1):
        score = np.bincount(row, value * w[index], minlength=len(flat))
        odds = np.exp(score - np.maximum.reduceat(score, starts)[of])
        odds /= np.add.reduceat(odds, starts)[of]
        entropy = float(-(target * np.log(odds + 1e-12)).sum() / len(choices))
        if step == 1:
            print(f"policy: cross entropy {entropy:.4f} before")
        slope = np.bincount(index, value * (odds - target)[row], minlength=len(w)) + weight * (w - start)
        slope /= len(choices)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        w -= 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return w, entropy


def fit_beliefs(games: list[Notes], steps: int = 300) -> tuple[Floats, float, float]:
    """The table, and the log loss of a hidden card in held-out games: all cards equally likely, and by it."""
    rng, of, pools, cards, seen = np.random.default_rng(218), list[int](), [], list[int](), []
    for number, notes in enumerate(games):
        for pool, hand, inputs in zip(notes.pools, notes.hands, notes.seen, strict=True):
            left = pool.copy()
            for card in rng.permutation(np.repeat(np.arange(KINDS), hand)):
                of.append(number)
                pools.append(left.copy())
                cards.append(int(card))
                seen.append(inputs[:, : beliefs.RETURNED])
                left[card] -= 1
    x, kinds, counts = np.array(seen), np.array(cards), np.array(pools)
    prior = np.where(counts > 0, np.log(np.maximum(counts, 1)), -50.0)
    test = np.array(of) % HELD_OUT == 0

    def odds(w: Floats, rows: npt.NDArray[np.bool_]) -> Floats:
        score = (x[rows] * w).sum(axis=2) + prior[rows]
        found = np.exp(score - score.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True))

    def loss(w: Floats) -> float:
        return float(-np.log(odds(w, test)[np.arange(test.sum()), kinds[test]]).mean())

    w = np.zeros((KINDS, beliefs.RETURNED))
    mean, square, learnt = np.zeros_like(w), np.zeros_like(w), ~test
    for step in range(1, steps + 1):
        miss = odds(w, learnt)
        miss[np.arange(len(miss)), kinds[learnt]] -= 1.0
        slope = np.einsum("nk,nkc->kc", miss, x[learnt]) / len(miss) + 1e-4 * w
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        w -= 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return np.c_[w, _returned(games)], loss(np.zeros_like(w)), loss(w)


def _returned(games: list[Notes]) -> Floats:
    """The log odds of each kind under the deck against what chance would put there."""
    found, expected = np.full(KINDS, 20.0), np.full(KINDS, 20.0)
    for notes in games:
        for pool, hand, below in zip(notes.pools, notes.hands, notes.below, strict=True):
            rest = pool - hand
            if len(below) == 2 and rest.sum() > 2:
                found += np.bincount(below, minlength=KINDS)
                expected += 2 * rest / rest.sum()
    odds = np.log(found / expected)
    return np.asarray(odds - odds.mean())


def written(table: Floats, priors: Floats) -> str:
    """The module with both tables."""
    text = [
        '"""What the features of :mod:`.policy` and :mod:`.beliefs` weigh: '
        'by ``python -m benchmarks.fit_hill218``."""',
        "\nfrom __future__ import annotations\n\nimport numpy as np\n\n# fmt: off",
    ]
    for name, numbers, end in (
        ("BELIEFS", table, f").reshape(-1, {table.shape[1]})"),
        ("POLICY", priors, ")"),
    ):
        line = ", ".join(f"{each:.4g}" for each in numbers.ravel()) + ","
        lines = textwrap.wrap(line, 100, initial_indent=" " * 8, subsequent_indent=" " * 8)
        text += [f"{name} = np.array(\n    [", *lines, f"    ]\n{end}"]
    return "\n".join(text) + "\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--nodes", type=int, default=800, help="iterations of a search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TARGET)
    options = parser.parse_args()
    numbers = range(options.seed * 100_000, options.seed * 100_000 + options.games)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        games = list(pool.map(game, numbers, [options.nodes] * options.games, chunksize=4))
    choices = [choice for notes in games for choice in notes.choices]
    priors, entropy = fit_policy(choices, POLICY)
    print(f"policy: cross entropy {entropy:.4f} of {len(choices)} decisions")
    table, uniform, weighted = fit_beliefs(games)
    print(f"beliefs: log loss of a hidden card {weighted:.4f}, all equally likely {uniform:.4f}")
    options.out.write_text(written(table, priors))


if __name__ == "__main__":
    main()
