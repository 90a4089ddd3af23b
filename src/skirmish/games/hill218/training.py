"""What :mod:`skirmish.training` needs of The Battle for Hill 218: self-play, matches, inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.core import Options, Seat
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.features import ACTIVE, ROWS
from skirmish.games.hill218.kernel.layout import PHASE, PLAYING, PLAYS, Battle
from skirmish.games.hill218.kernel.samples import PACKED, list_inputs, pack
from skirmish.games.hill218.kernel.search import SearchSettings, SearchWeights, run_search
from skirmish.games.hill218.kernel.storm import storms
from skirmish.games.hill218.kernel.tree import Tree, new_tree
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle, to_act
from skirmish.games.hill218.kernel.weights import BELIEFS, POLICY
from skirmish.games.hill218.kernel.worth import SUPPLY
from skirmish.games.hill218.rules.setup import start
from skirmish.games.hill218.variants import BEGINNER, STANDARD
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.network import Indices, Network, Singles, new_network
from skirmish.kernels.progress import PV, new_progress, new_stop
from skirmish.kernels.rng import seeded
from skirmish.training import Networks, Samples

VALUE: Final = "value"
INPUTS: Final = {VALUE: ROWS}
MOST: Final = {VALUE: ACTIVE}
STYLES: Final = 2
"""Besides self-play: one side is an earlier generation, or sees only units and supply."""

_NODES: Final = 200
"""The iterations of a search if none are asked for."""
_OPENING: Final = 3
"""The first decisions of a game are chosen by their share of the visits."""
_BY_VISITS: Final = 0.12
"""How often a later decision is chosen so; then, how often one of some prior is tried instead."""
_BY_PRIOR: Final = 0.05
_BEGINNERS: Final = 0.25
"""The share of games of the beginner variant."""
_POOL: Final = 0.2
_WEAK: Final = 0.1
"""How often one side is of the pool; then, how often one sees little."""


class Contender:
    """Networks with the settings of a search: what one side of a training game plays with."""

    def __init__(
        self,
        networks: Networks,
        nodes: int,
        settings: SearchSettings | None = None,
        policy: Any = POLICY,
        keeps: bool = False,
    ) -> None:
        self.weights = SearchWeights(networks[VALUE], policy, BELIEFS)
        self.nodes = nodes
        self.settings = SearchSettings() if settings is None else settings
        self.keeps = keeps
        self._kept: dict[int, Tree] = {}

    def decide(self, s: Battle, seat: int, seed: int, tree: Tree) -> int:
        """Its decision in a battle of which it sees its own side only.

        ``tree`` holds the search, unless it keeps a tree of its own for each seat.
        """
        view, progress = s.copy(), new_progress()
        hide(view, seat)
        if self.keeps:
            tree = self._kept[seat] if seat in self._kept else self._kept.setdefault(seat, new_tree())
        run_search(
            view,
            seeded(seed),
            self.nodes,
            self.settings,
            self.weights,
            tree,
            self.keeps,
            new_stop(),
            progress,
        )
        return int(progress[PV])


def first(hidden: int, seed: int) -> dict[str, Network]:
    """A network to start from."""
    return {VALUE: new_network(ROWS, hidden, seed)}


class _Game:
    """The decisions of one training game, until its result is known."""

    def __init__(self) -> None:
        self.states = list[Battle]()
        self.values = list[float]()  # South's probability as the search saw it; not a number if it saw little
        self.strayed = list[bool]()
        self.kept = list[bool]()

    def add(self, s: Battle, seat: int, value: float, strayed: bool) -> None:
        packed = np.empty(PACKED, np.int8)
        pack(s, packed)
        self.states.append(packed)
        self.values.append(1.0 - value if seat else value)
        self.strayed.append(strayed)
        # The search does not evaluate a battle in which the base falls at once.
        self.kept.append(bool(s[PHASE] == PLAYING and not storms(s, seat, int(s[PLAYS]))))

    def targets(self, ended: float, trace: float) -> list[float]:
        """South's lambda-returns, cut where the decision was not the one that the search preferred."""
        found, after = list[float](), ended
        for value, strayed in zip(reversed(self.values), reversed(self.strayed), strict=True):
            if not np.isnan(value):
                after = value if strayed else (1.0 - trace) * value + trace * after
            found.append(after)
        return found[::-1]


def play(
    networks: Networks,
    pool: Sequence[Networks],
    games: int,
    seed: int,
    nodes: int,
    trace: float,
    against: bool = False,
) -> dict[str, Samples]:
    """Self-play, now and then against one of the pool or against a player that sees little.

    With ``against`` always against the pool, whose own estimates are not learnt from.
    """
    rng, tree = np.random.default_rng(seed), new_tree()
    states, targets = list[Battle](), list[float]()
    nodes = nodes or _NODES
    ours = Contender(networks, nodes)
    for _ in range(games):
        players, style = [ours, ours], rng.random()
        if pool and (against or style < _POOL):
            players[int(rng.integers(2))] = Contender(pool[int(rng.integers(len(pool)))], nodes)
        elif style < _POOL + _WEAK:
            players[int(rng.integers(2))] = Contender(networks, nodes // 4, SearchSettings(sight=SUPPLY))
        variant = BEGINNER if rng.random() < _BEGINNERS else STANDARD
        s = from_state(start(Options(variant.name, Seat(int(rng.integers(2))))))
        chance, game, made = seeded(int(rng.integers(1 << 62))), _Game(), 0
        while (awaited := pending(s)) != OVER:
            if awaited == CHANCE:
                settle(s, chance)
                continue
            seat = to_act(s)
            player = players[seat]
            best = player.decide(s, seat, int(rng.integers(1 << 62)), tree)
            chosen = best if against and player is not ours else _explored(tree, best, made, rng)
            learnt = player is ours if against else player.settings.sight > SUPPLY
            seen = _root_value(tree) if learnt else np.nan
            game.add(s, seat, seen, chosen != best)
            apply(s, chosen)
            made += 1
        ended = 0.5 + 0.5 * result(s)
        for packed, kept, target in zip(game.states, game.kept, game.targets(ended, trace), strict=True):
            if kept:
                states.append(packed)
                targets.append(1.0 - target if packed[1] else target)
    return {VALUE: Samples(np.array(states), np.array(targets, np.float32))}


def _root_value(tree: Tree) -> float:
    n = int(tree.number[0])
    return float(tree.value_sum[:n].sum() / tree.visits[:n].sum())


def _explored(tree: Tree, best: int, made: int, rng: np.random.Generator) -> int:
    """The decision to make after a search: mostly the best, sometimes one that good play avoids."""
    n, turn = int(tree.number[0]), rng.random()
    if made < _OPENING or turn < _BY_VISITS:
        odds = tree.visits[:n].astype(np.float64)
    elif turn < _BY_VISITS + _BY_PRIOR:
        odds = np.where(tree.available[:n] > 0, tree.prior[:n].astype(np.float64) ** 0.3, 0.0)
    else:
        return best
    return int(rng.choice(tree.decision[:n], p=odds / odds.sum())) if odds.any() else best


def duel(
    one: Contender, other: Contender, pairs: int, seed: int, variant: str = STANDARD.name
) -> tuple[int, int, int]:
    """Games won, drawn and lost by ``one``: pairs with the same cards and the seats exchanged."""
    score, tree = [0, 0, 0], new_tree()
    for pair in range(pairs):
        for swapped in (False, True):
            players = (other, one) if swapped else (one, other)
            s = from_state(start(Options(variant, Seat(pair % 2))))
            chance, rng = seeded((seed + pair) * 7919 + 17), np.random.default_rng((seed + pair, swapped))
            while (awaited := pending(s)) != OVER:
                if awaited == CHANCE:
                    settle(s, chance)
                else:
                    seat = to_act(s)
                    apply(s, players[seat].decide(s, seat, int(rng.integers(1 << 62)), tree))
            score[1 - (-result(s) if swapped else result(s))] += 1
    return score[0], score[1], score[2]


def match(one: Networks, other: Networks, pairs: int, seed: int, nodes: int) -> tuple[int, int, int]:
    """Games won, drawn and lost by ``one``."""
    nodes = nodes or _NODES
    return duel(Contender(one, nodes), Contender(other, nodes), pairs, seed)


def fill(
    name: str, states: npt.NDArray[Any], seed: int, index: Indices, value: Singles, counts: Indices
) -> None:
    """List the inputs of packed battles; the seed chooses in which left and right are exchanged."""
    list_inputs(states, seeded(seed), index, value, counts)
