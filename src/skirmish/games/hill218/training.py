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
from skirmish.games.hill218.kernel.layout import SEAT, SIZE, Battle
from skirmish.games.hill218.kernel.samples import list_inputs
from skirmish.games.hill218.kernel.search import SearchSettings, run_search, weights_of
from skirmish.games.hill218.kernel.selfplay import Notes, TrainingSide, new_notes, note, played
from skirmish.games.hill218.kernel.tree import Tree, new_tree
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle, to_act
from skirmish.games.hill218.kernel.weights import POLICY
from skirmish.games.hill218.kernel.worth import EVERYTHING, SUPPLY, WIDEST
from skirmish.games.hill218.rules.setup import start
from skirmish.games.hill218.variants import BEGINNER, STANDARD
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.network import Indices, Network, Singles, new_network, within
from skirmish.kernels.progress import PV, new_progress, new_stop
from skirmish.kernels.rng import seeded
from skirmish.training import Networks, Samples

VALUE: Final = "value"
INPUTS: Final = {VALUE: ROWS}
MOST: Final = {VALUE: ACTIVE}
UNITS: Final = {VALUE: WIDEST}
EXCHANGED: Final[dict[str, Indices]] = {}
STYLES: Final = 2
"""Besides self-play: one side is an earlier generation, or sees only units and supply."""

_NODES: Final = 200
"""The iterations of a search in matches if none are asked for; self-play has no search then."""
_OPENING: Final = 3
"""The first decisions of a game are chosen by their share of the visits; without search others are tried."""
_BY_VISITS: Final = 0.12
"""How often a later decision is chosen so; then, how often one of some prior is tried instead."""
_BY_PRIOR: Final = 0.05
_BEGINNERS: Final = 0.25
"""The share of games of the beginner variant."""
_POOL: Final = 0.2
_WEAK: Final = 0.1
"""How often one side is of the pool; then, how often one sees little."""
_DEALS: Final = 1
_MARGIN: Final = 8.0
_SPREAD: Final = 0.04
"""How decisions are judged without a search: :class:`~.kernel.selfplay.TrainingSide` and its settings."""
_KEEP: Final = 0.25
"""The share of positions that are learned from in games without search, which are cheap."""


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
        self.weights = weights_of(networks, policy)
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


def first(hidden: int, middle: int, seed: int) -> dict[str, Network]:
    """A network to start from."""
    return {VALUE: within(new_network(ROWS, hidden, seed, middle), WIDEST)}


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
    rng, tree, notes = np.random.default_rng(seed), new_tree(), new_notes(SIZE)
    states, targets = list[npt.NDArray[np.int8]](), list[Singles]()
    for _ in range(games):
        if nodes:
            made, ended = _searched(networks, pool, nodes, against, rng, tree, notes)
            chosen = notes.kept[:made]
        else:
            made, ended = _at_once(networks, pool, against, rng, tree, notes)
            chosen = notes.kept[:made] & (rng.random(made) < _KEEP)
        states.append(notes.states[:made][chosen])
        targets.append(_targets(notes, made, 0.5 + 0.5 * ended, trace)[chosen])
    return {VALUE: Samples(np.concatenate(states), np.concatenate(targets))}


def _searched(
    networks: Networks,
    pool: Sequence[Networks],
    nodes: int,
    against: bool,
    rng: np.random.Generator,
    tree: Tree,
    notes: Notes,
) -> tuple[int, int]:
    """A game with searches: how many decisions were noted, and its result."""
    ours = Contender(networks, nodes)
    players = [ours, ours]
    if (met := _met(pool, against, rng)) is not None:
        other, seat = met
        players[seat] = (
            Contender(networks, nodes // 4, SearchSettings(sight=SUPPLY))
            if other is None
            else Contender(other, nodes)
        )
    s, made = _opening(rng), 0
    dice = seeded(int(rng.integers(1 << 62)))
    while (awaited := pending(s)) != OVER:
        if awaited == CHANCE:
            settle(s, dice)
            continue
        seat = to_act(s)
        player = players[seat]
        best = player.decide(s, seat, int(rng.integers(1 << 62)), tree)
        chosen = best if against and player is not ours else _explored(tree, best, made, rng)
        learnt = player is ours if against else player.settings.sight > SUPPLY
        note(s, _root_value(tree) if learnt else np.nan, chosen != best, notes, made)
        apply(s, chosen)
        made += 1
    return made, result(s)


def _at_once(
    networks: Networks,
    pool: Sequence[Networks],
    against: bool,
    rng: np.random.Generator,
    tree: Tree,
    notes: Notes,
) -> tuple[int, int]:
    """The same without search, in compiled code."""
    stray = float(rng.choice([0.0, 0.05, 0.15]))
    sides = [side(networks, stray), side(networks, stray)]
    if (met := _met(pool, against, rng)) is not None:
        other, seat = met
        if other is None:
            sides[seat] = side(networks, stray, sight=SUPPLY, learns=False)
        elif against:
            sides[seat] = side(other, 0.0, learns=False, opening=0)
        else:
            sides[seat] = side(other, stray)
    s = _opening(rng)
    dice, choices = seeded(int(rng.integers(1 << 62))), seeded(int(rng.integers(1 << 62)))
    made = played(s, dice, choices, sides[0], sides[1], tree, notes)
    return made, result(s)


def _met(
    pool: Sequence[Networks], against: bool, rng: np.random.Generator
) -> tuple[Networks | None, int] | None:
    """Whom the learner meets in a game, and at which seat: one of the pool, no networks for one that sees
    little, or None if it plays both."""
    style = rng.random()
    if pool and (against or style < _POOL):
        return pool[int(rng.integers(len(pool)))], int(rng.integers(2))
    return (None, int(rng.integers(2))) if style < _POOL + _WEAK else None


def _opening(rng: np.random.Generator) -> Battle:
    """A battle of one of the variants, either side playing first."""
    variant = BEGINNER if rng.random() < _BEGINNERS else STANDARD
    return from_state(start(Options(variant.name, Seat(int(rng.integers(2))))))


def _targets(notes: Notes, made: int, ended: float, trace: float) -> Singles:
    """The lambda-returns of the sides to decide, cut where the decision was not the one they preferred."""
    after, found = ended, np.zeros(made, np.float32)
    for at in range(made - 1, -1, -1):
        value = float(notes.values[at])
        if not np.isnan(value):
            after = value if notes.strayed[at] else (1.0 - trace) * value + trace * after
        found[at] = 1.0 - after if notes.states[at, SEAT] else after
    return found


def side(
    networks: Networks,
    stray: float,
    sight: int = EVERYTHING,
    learns: bool = True,
    opening: int = _OPENING,
) -> TrainingSide:
    """How networks play without search."""
    settings = SearchSettings(sight=sight, margin=_MARGIN)
    return TrainingSide(settings, weights_of(networks), _DEALS, stray, opening, _SPREAD, learns)


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
            dice, rng = seeded((seed + pair) * 7919 + 17), np.random.default_rng((seed + pair, swapped))
            while (awaited := pending(s)) != OVER:
                if awaited == CHANCE:
                    settle(s, dice)
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
