"""Searches of The Battle for Hill 218 against each other: which of two is stronger, and by how much.

    python -m benchmarks.hill218_duel captain sergeant --games 200

Games come in pairs with the same seed for chance, seats exchanged. Players are levels by name, or a number of
iterations per decision.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from skirmish.core import Options, Seat
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.layout import Battle
from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.search import SearchSettings, SearchWeights, run_search
from skirmish.games.hill218.kernel.tree import new_tree
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle, to_act
from skirmish.games.hill218.kernel.weights import POLICY, WEIGHTS
from skirmish.games.hill218.kernel.worth import Weights
from skirmish.games.hill218.rules.setup import start
from skirmish.games.hill218.variants import STANDARD
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.progress import PV, new_progress, new_stop
from skirmish.kernels.rng import seeded

STRONG = SearchSettings()
TREE = new_tree()
"""The tree of all searches here, one after the other; it holds the last one for inspection."""


@dataclass(frozen=True)
class Player:
    """A player that searches a number of iterations at every decision."""

    nodes: int
    settings: SearchSettings = STRONG
    weights: Weights = field(default_factory=lambda: WEIGHTS)
    policy: Weights = field(default_factory=lambda: POLICY)

    def choose(self, view: Battle, seed: int) -> int:
        """The decision after that many iterations."""
        progress = new_progress()
        known = SearchWeights(self.weights, self.policy)
        run_search(view, seeded(seed), self.nodes, self.settings, known, TREE, new_stop(), progress)
        return int(progress[PV])


Watch = Callable[[Battle, Battle, int, int], int]
"""Called with the battle, the view, the seat and the decision; the decision to make instead."""


def play(players: tuple[Player, Player], first: int, seed: int, watch: Watch | None = None) -> int:
    """One game of South against North: 1 if South won, -1 if North, 0 for a draw."""
    s = from_state(start(Options(STANDARD.name, Seat(first))))
    chance, made = seeded(seed * 7919 + 17), 0
    while (awaited := pending(s)) != OVER:
        if awaited == CHANCE:
            settle(s, chance)
            continue
        seat = to_act(s)
        view = s.copy()
        hide(view, seat)
        made += 1
        decision = players[seat].choose(view, seed * 1_000_003 + made)
        if watch is not None:
            decision = watch(s, view, seat, decision)
        apply(s, decision)
    return result(s)


def duel(
    ours: Player, theirs: Player, games: int, seed: int = 1, seconds: float = 1e9
) -> tuple[int, int, int]:
    """Wins, draws and losses of the first player; fewer games if time runs out."""
    score, start = [0, 0, 0], time.perf_counter()
    for number in range(games):
        pair, swapped = divmod(number, 2)
        if not swapped and time.perf_counter() - start > seconds:
            break
        players = (theirs, ours) if swapped else (ours, theirs)
        outcome = play(players, pair % 2, seed + pair)
        score[1 - (-outcome if swapped else outcome)] += 1
    return score[0], score[1], score[2]


def interval(wins: int, draws: int, losses: int) -> str:
    """The share of points with its 95 % interval (Wilson's)."""
    n = wins + draws + losses
    share, z = (wins + draws / 2) / n, 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"+{wins} ={draws} -{losses}: {share:.1%} ({middle - half:.1%} to {middle + half:.1%})"


def player(name: str, rounds: int) -> Player:
    """A level by name, or a player with a number of iterations; ``rounds`` limits a level that has no
    limit."""
    if name in LEVELS:
        limit, settings = LEVELS[name]
        return Player(rounds if limit is None else limit, settings)
    return Player(int(name))


def main() -> None:
    """Play a match and print how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5_000, help="for a level without a limit of its own")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    ours, theirs = player(options.ours, options.rounds), player(options.theirs, options.rounds)
    print(interval(*duel(ours, theirs, options.games, options.seed)))


if __name__ == "__main__":
    main()
