"""The island's part in training (:class:`skirmish.training.Course`): its networks, self-play and matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.core import Seat
from skirmish.games.island.kernel import inputs, selfplay
from skirmish.games.island.kernel.convert import start
from skirmish.games.island.kernel.inputs import INPUTS as _BATTLE_INPUTS
from skirmish.games.island.kernel.layout import VARIANTS, Battle
from skirmish.games.island.kernel.search import SearchSettings, Workspace, new_workspace
from skirmish.games.island.kernel.selfplay import Notes, TrainingSide
from skirmish.games.island.kernel.threats import new_sight
from skirmish.games.island.kernel.turn import result
from skirmish.games.island.kernel.worth import MOST_UNITS, judgement
from skirmish.kernels.network import Indices, Network, Singles, new_network
from skirmish.kernels.progress import new_progress, new_stop
from skirmish.kernels.rng import seeded
from skirmish.training import Networks, Samples

INPUTS: Final = {"battle": _BATTLE_INPUTS, "set_up": inputs.SET_UP_INPUTS}
MOST: Final = {"battle": inputs.MOST, "set_up": inputs.SET_UP_MOST}
EXCHANGED: Final = {"battle": inputs.EXCHANGED}
UNITS: Final = {"battle": MOST_UNITS // 2, "set_up": MOST_UNITS}
"""A mirror doubles the battle's."""

_CLASSIC: Final = 0.5
"""The share of games in the classic variant; the others share the rest."""
_AGAINST_POOL: Final = 0.2
"""The share of games against one of the pool."""
_KEEP: Final = 0.4
"""The share of positions that are learned from: neighbours are much the same."""
_KEEP_OF_MANY: Final = 0.12
"""The same of games without search, which are cheap: more games, fewer positions of each."""
_TASTE: Final = np.array([0.4, 0.0, -0.3, 0.0, 0.3, 0.0, 0.5, 0.0])
"""The average style of a set-up (:data:`selfplay.STYLE`): a little as players who think about it choose."""
_PLAIN: Final = np.zeros(selfplay.STYLE, np.float32)
"""No taste, for sides that do not experiment."""
_NODES: Final = 40_000
"""Room in a tree: enough for the short searches of training."""


def first(hidden: int, middle: int, seed: int) -> dict[str, Network]:
    """Untrained networks that know what any beginner does: who is left, what can be hit, who can move."""
    made = {name: new_network(n, hidden, seed + at, middle) for at, (name, n) in enumerate(INPUTS.items())}
    direct = made["battle"].rows[:, hidden]
    direct[inputs.LEAD] = 4.0
    for side, sign in ((0, 1.0), (1, -1.0)):
        at = inputs.SIDES + side * inputs.SIDE
        direct[at + inputs.HITS + 1] = 3.0 if side == 0 else -1.0
        direct[at + inputs.HOPES + 1] = 2.0 if side == 0 else -1.0
        direct[at + inputs.STUCK] = -sign
        direct[at + inputs.MOBILITY] = 0.4 * sign
    return made


def settings(alert: bool = True, blur: float = 0.0) -> SearchSettings:
    """The parameters of a search in training: those of the levels."""
    return SearchSettings(0, alert, blur, horizon=99, exploration=0.2, temperature=0.05)


@cache
def _workspace() -> Workspace:
    return new_workspace(_NODES)


def _opening(rng: np.random.Generator) -> Battle:
    """A battle of any variant before its set-up, either side playing first."""
    variant = 0 if rng.random() < _CLASSIC else int(rng.integers(len(VARIANTS)))
    return start(VARIANTS[variant], Seat(int(rng.integers(2)))).copy()


def _style(rng: np.random.Generator) -> Singles:
    """What a side likes in its set-up: people and programs differ, and every taste is to be met."""
    return rng.normal(_TASTE, 1.0).astype(np.float32)


def play(
    networks: Networks,
    pool: Sequence[Networks],
    games: int,
    seed: int,
    nodes: int,
    trace: float,
    against: bool = False,
) -> dict[str, Samples]:
    """Self-play, in part against the pool, with experiments; see :class:`skirmish.training.Course`."""
    rng, notes = np.random.default_rng(seed), selfplay.new_notes()
    found: dict[int, list[tuple[npt.NDArray[np.int8], Singles]]] = {selfplay.BATTLE: [], selfplay.SET_UP: []}
    for n, ending in games_of(networks, pool, games, rng, nodes, notes, against):
        selfplay.set_targets(notes, n, ending, trace)
        for kind, parts in found.items():
            chosen = np.flatnonzero(notes.kind[:n] == kind)
            parts.append((notes.states[chosen], notes.value[chosen]))
    return {
        name: Samples(*[np.concatenate(each) for each in zip(*found[kind], strict=True)])
        for name, kind in (("battle", selfplay.BATTLE), ("set_up", selfplay.SET_UP))
    }


def games_of(
    networks: Networks,
    pool: Sequence[Networks],
    games: int,
    rng: np.random.Generator,
    nodes: int,
    notes: Notes,
    against: bool = False,
) -> Iterator[tuple[int, int]]:
    """Games of self-play: after each, how many notes were taken of it, and its result."""
    progress, stop, ours = new_progress(), new_stop(), judgement(networks)
    for _ in range(games):
        stray = rng.choice([0.0, 0.01, 0.06], p=[0.5, 0.3, 0.2])  # an experiment hides what follows it
        astray = [rng.choice([0.05, 0.3, 1.0], p=[0.4, 0.2, 0.4]) for _ in range(2)]
        players = [TrainingSide(ours, settings(), nodes, stray, each, True, _style(rng)) for each in astray]
        if against:
            theirs, seat = judgement(pool[int(rng.integers(len(pool)))]), int(rng.integers(2))
            players[seat] = TrainingSide(theirs, settings(), nodes, 0.0, 0.0, False, _style(rng))
        elif pool and rng.random() < _AGAINST_POOL:
            theirs = judgement(pool[int(rng.integers(len(pool)))])
            seat, alert, blur = (
                int(rng.integers(2)),
                bool(rng.random() < 0.7),
                float(rng.choice([0.0, 0.0, 0.3])),
            )
            style = settings(alert, blur)._replace(viewer=seat)
            players[seat] = TrainingSide(theirs, style, 0, 0.02, astray[seat], False, _style(rng))
        s = _opening(rng)
        dice, chance = seeded(int(rng.integers(1 << 62))), seeded(int(rng.integers(1 << 62)))
        south, north = players
        keep = _KEEP if nodes else _KEEP_OF_MANY
        n = selfplay.played(
            s, dice, chance, south, north, keep, _workspace(), stop, progress, notes, ours, settings(), True
        )
        yield n, result(s)


def match(
    one: Networks,
    other: Networks,
    pairs: int,
    seed: int,
    nodes: int,
    variant: str = VARIANTS[0],
    other_nodes: int | None = None,
) -> tuple[int, int, int]:
    """Games won, drawn and lost by ``one``, in pairs with the same dice and the sides swapped."""
    points = [each for each, _ in duel(one, other, pairs, seed, nodes, variant, other_nodes)]
    return points.count(1.0), points.count(0.5), points.count(0.0)


def duel(
    one: Networks,
    other: Networks,
    pairs: int,
    seed: int,
    nodes: int,
    variant: str = VARIANTS[0],
    other_nodes: int | None = None,
    fair: bool = False,
) -> list[tuple[float, float]]:
    """The points of ``one`` in each game of a match, and the same without luck if ``fair``."""
    progress, stop, notes = new_progress(), new_stop(), selfplay.new_notes()
    found = list[tuple[float, float]]()
    mine, theirs = (
        TrainingSide(judgement(networks), settings(), limit, 0.0, 0.0, False, _PLAIN)
        for networks, limit in ((one, nodes), (other, nodes if other_nodes is None else other_nodes))
    )
    for number in range(pairs):
        for seat, (south, north) in ((0, (mine, theirs)), (1, (theirs, mine))):
            s = start(variant, Seat(number % 2)).copy()
            dice, chance = seeded(seed * 1_000_003 + number), seeded(seed * 2_000_003 + 2 * number + seat)
            n = selfplay.played(
                s,
                dice,
                chance,
                south,
                north,
                0.0,
                _workspace(),
                stop,
                progress,
                notes,
                mine.judgement,
                settings(),
                fair,
            )
            given = float(notes.value[:n][notes.kind[:n] == selfplay.LUCK].sum())
            points = 0.5 + 0.5 * result(s)
            found.append((points, points - given) if seat == 0 else (1.0 - points, 1.0 - points + given))
    return found


def fill(
    name: str, states: npt.NDArray[Any], seed: int, index: Indices, value: Singles, counts: Indices
) -> None:
    """List the inputs of positions; the battle's are seen in a mirror half of the time."""
    if name == "battle":
        selfplay.list_battles(states, seeded(seed), index, value, counts, new_sight(2 * inputs.SIDE))
    else:
        selfplay.list_set_ups(states, index, value, counts)
