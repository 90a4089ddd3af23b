"""Fit the weights of The Battle for Hill 218's search to self-play.

``python -m benchmarks.fit_hill218 --seconds 120 --rounds 2`` plays, fits and rewrites
``src/skirmish/games/hill218/kernel/weights.py``. The evaluation (a small network) is fitted to results and to
the search's values; the policy to the search's visits (softmax regression).
"""

from __future__ import annotations

import argparse
import textwrap
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.hill218_duel import TREE, Player, play
from skirmish.games.hill218.kernel import policy, worth
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.ids import PASS
from skirmish.games.hill218.kernel.layout import PHASE, PLAYING, PLAYS, Battle
from skirmish.games.hill218.kernel.search import SearchSettings, best_by_policy
from skirmish.games.hill218.kernel.tree import Tree
from skirmish.games.hill218.kernel.turn import apply, pending, settle, to_act
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.rng import seeded

Floats = npt.NDArray[np.float64]
TARGET = Path(__file__).parents[1] / "src/skirmish/games/hill218/kernel/weights.py"
STRAY = 0.15
"""How often a random decision is made among those visited, to see what good play avoids."""
ASIDE = 0.5
"""How often a position beside the game is searched as well, like those at the search's leaves."""
PATIENCE = 0.6
"""The share of the game's result in a position's target; the rest is the search's value."""

Candidate = tuple[npt.NDArray[np.int32], Floats, int]
"""A decision: its features, their values, its visits."""


class Notes:
    """The samples of games."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.chance = np.random.default_rng(seed)
        self.battles: list[Battle] = []
        self.targets: list[float] = []
        self.choices: list[list[Candidate]] = []
        self.game: list[tuple[Battle, int, float]] = []

    def watch(self, s: Battle, view: Battle, seat: int, decision: int) -> int:
        """Record a decision, and sometimes replace it by another."""
        tree = TREE
        taken, decisions = tree.visits[: tree.number[0]].copy(), tree.decision[: tree.number[0]].copy()
        if s[PHASE] == PLAYING:
            self.game.append((s.copy(), seat, _root_value(tree)))
        self._note_choice(s, tree)
        if s[PHASE] == PLAYING and self.chance.random() < ASIDE:
            self._look_aside(s, tree)
        if self.chance.random() < STRAY:
            return int(self.chance.choice(decisions, p=taken / taken.sum()))
        return decision

    def end(self, result: int) -> None:
        """A game ended: its positions get their targets."""
        for battle, seat, thought in self.game:
            ended = 0.5 + 0.5 * (-result if seat else result)
            self.battles.append(battle)
            self.targets.append(PATIENCE * ended + (1 - PATIENCE) * thought)
        self.game.clear()

    def _note_choice(self, s: Battle, tree: Tree) -> None:
        index, value = np.zeros(policy.ROOM, np.int32), np.zeros(policy.ROOM)
        candidates = []
        for at in range(tree.number[0]):
            decision = int(tree.decision[at])
            if decision != PASS and tree.available[at]:
                n = policy.describe(s, decision, self.player.policy, index, value)
                candidates.append((index[:n].copy(), value[:n].copy(), int(tree.visits[at])))
        if len(candidates) > 1:
            self.choices.append(candidates)

    def _look_aside(self, s: Battle, tree: Tree) -> None:
        """Make a decision of some prior, and search the position after it."""
        able = [at for at in range(tree.number[0]) if tree.available[at]]
        if not able:
            return
        odds = np.array([tree.prior[at] for at in able], np.float64) ** 0.3
        decision = int(tree.decision[self.chance.choice(able, p=odds / odds.sum())])
        beside, rng = s.copy(), seeded(int(self.chance.integers(1 << 60)))
        apply(beside, decision)
        while pending(beside) != OVER and beside[PHASE] != PLAYING:
            if pending(beside) == CHANCE:
                settle(beside, rng)
            else:
                apply(beside, best_by_policy(beside, self.player.policy, tree))
        if pending(beside) != OVER:
            view = beside.copy()
            hide(view, to_act(beside))
            self.player.choose(view, int(self.chance.integers(1 << 60)))
            self.battles.append(beside)
            self.targets.append(_root_value(tree))


def _root_value(tree: Tree) -> float:
    number = int(tree.number[0])
    return float(tree.value_sum[:number].sum() / tree.visits[:number].sum())


def fit_worth(notes: Notes, epochs: int = 25, decay: float = 3e-3) -> tuple[Floats, float]:
    """The network that predicts the targets best, and its log loss (Adam, with decay towards 0)."""
    rows, targets = [], []
    for battle, target in zip(notes.battles, notes.targets, strict=True):
        if not worth.storms(battle, to_act(battle), int(battle[PLAYS])):  # the search does not evaluate these
            rows.append(np.zeros(worth.SIZE))
            targets.append(target)
            worth.count(battle, rows[-1])
    return fit_network(np.array(rows), np.array(targets), epochs, decay)


def fit_network(x: Floats, y: Floats, epochs: int, decay: float) -> tuple[Floats, float]:
    """The network's table, for features as they are counted, and its log loss."""
    middle, scale = x.mean(axis=0), np.where(x.std(axis=0) > 0, x.std(axis=0), 1.0)
    x = np.c_[(x - middle) / scale, np.ones(len(x))]
    chance, hidden, entropy = np.random.default_rng(218), worth.HIDDEN, 0.0
    inner = chance.normal(0, worth.SIZE**-0.5, (worth.SIZE + 1, hidden + 1))
    inner[-1], inner[:, -1] = 0.0, 0.0
    outer = chance.normal(0, 0.3, hidden)
    tables = [inner, outer]
    means, squares = [np.zeros_like(each) for each in tables], [np.zeros_like(each) for each in tables]
    step = 0
    for epoch in range(epochs):
        pace = 3e-3 * (1 - epoch / epochs) + 1e-5
        for part in np.array_split(chance.permutation(len(x)), len(x) // 256 + 1):
            sums = x[part] @ inner
            high = np.maximum(sums[:, :-1], 0.0)
            odds = 1 / (1 + np.exp(-(high @ outer + sums[:, -1])))
            miss = (odds - y[part]) / len(part)
            back = np.c_[np.outer(miss, outer) * (high > 0), miss]
            step += 1
            for index, slope in enumerate((x[part].T @ back, high.T @ miss)):
                means[index] = 0.9 * means[index] + 0.1 * slope
                squares[index] = 0.999 * squares[index] + 0.001 * slope * slope
                change = means[index] / (1 - 0.9**step) / (np.sqrt(squares[index] / (1 - 0.999**step)) + 1e-8)
                tables[index] -= pace * (change + decay * tables[index])
    total = np.maximum(x @ inner[:, :-1], 0.0) @ outer + x @ inner[:, -1]
    entropy = float((np.logaddexp(0, total) - y * total).mean())
    plain = inner[:-1] / scale[:, None]
    return np.vstack([plain, inner[-1] - middle @ plain, np.r_[outer, 0.0]]), entropy


def fit_policy(notes: Notes, start: Floats, weight: float = 5.0, steps: int = 300) -> tuple[Floats, float]:
    """The weights that best predict the search's visits, and the cross entropy (Adam)."""
    flat = [(game, each) for game, choice in enumerate(notes.choices) for each in choice]
    lengths = [len(each[0]) for _, each in flat]
    row = np.repeat(np.arange(len(flat)), lengths)
    index = np.concatenate([each[0] for _, each in flat])
    value = np.concatenate([each[1] for _, each in flat])
    game = np.array([number for number, _ in flat])
    taken = np.array([each[2] for _, each in flat], np.float64)
    target = taken / np.bincount(game, taken)[game]
    starts = np.r_[0, np.flatnonzero(np.diff(game)) + 1]
    w, mean, square, entropy = start.copy(), np.zeros_like(start), np.zeros_like(start), 0.0
    for step in range(1, steps + 1):
        score = np.bincount(row, value * w[index], minlength=len(flat))
        odds = np.exp(score - np.maximum.reduceat(score, starts)[game])
        odds /= np.add.reduceat(odds, starts)[game]
        slope = np.bincount(index, value * (odds - target)[row], minlength=len(w)) + weight * (w - start)
        slope /= len(notes.choices)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        w -= 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        entropy = float(-(target * np.log(odds + 1e-12)).sum() / len(notes.choices))
    return w, entropy


def written(weights: Floats, priors: Floats) -> str:
    """The module with both tables."""
    text = [
        '"""What the features of :mod:`.worth` and :mod:`.policy` weigh: '
        'by ``python -m benchmarks.fit_hill218``."""',
        "\nfrom __future__ import annotations\n\nimport numpy as np\n\n# fmt: off",
    ]
    for name, table, end in (
        ("WEIGHTS", weights, f").reshape(-1, {weights.shape[1]})"),
        ("POLICY", priors, ")"),
    ):
        numbers = ", ".join(f"{each:.4g}" for each in table.ravel()) + ","
        lines = textwrap.wrap(numbers, 100, initial_indent=" " * 8, subsequent_indent=" " * 8)
        text += [f"{name} = np.array(\n    [", *lines, f"    ]\n{end}"]
    return "\n".join(text) + "\n"


def main() -> None:
    """Play, fit, write; as many rounds as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="how long to play in a round")
    parser.add_argument("--nodes", type=int, default=250, help="rounds of search at each decision")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=218)
    options = parser.parse_args()
    player = Player(options.nodes, SearchSettings())
    for number in range(options.rounds):
        notes = Notes(player, options.seed + number)
        start, games = time.perf_counter(), 0
        while time.perf_counter() - start < options.seconds:
            seed = (options.seed + number) * 100_000 + games
            notes.end(play((player, player), games % 2, seed, notes.watch))
            games += 1
        weights, loss = fit_worth(notes)
        priors, entropy = fit_policy(notes, player.policy)
        print(f"{games} games, {len(notes.battles)} positions: log loss {loss:.4f}, entropy {entropy:.4f}")
        TARGET.write_text(written(weights, priors))
        player = Player(options.nodes, SearchSettings(), weights, priors)


if __name__ == "__main__":
    main()
