"""The island's search: always legal, the same for the same seed, and it finds what there is to find."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import pytest

from skirmish.core import Decide, Over, Roll
from skirmish.games.island import ISLAND
from skirmish.games.island.state import State
from skirmish.games.island.variants import VARIANTS
from skirmish.kernels.island import ids, layout, search
from skirmish.kernels.island.convert import from_view
from skirmish.kernels.island.levels import LEVELS
from skirmish.kernels.island.search import DEPTH, KNOWLEDGE, Desk, Settings, Tree, grow, new_desk, think
from skirmish.kernels.progress import LENGTH, MOST, NODES, SECOND, WIN, Found, found, new_progress, new_stop
from skirmish.kernels.rng import seeded
from tests.games.playing import play, random_game
from tests.kernels.island_positions import POSITIONS, scattered
from tests.rules.island_mirror import mirror_position, mirror_token

STRONG = LEVELS["general"][1]


def _root(state: State) -> layout.State:
    due = ISLAND.pending(state)
    assert isinstance(due, Decide)
    return from_view(ISLAND.view(state, due.seat))


def _legal(state: State) -> dict[int, str]:
    """Every legal decision's token, by its number."""
    due = ISLAND.pending(state)
    assert isinstance(due, Decide)
    return {ids.number(action): str(action) for action in ISLAND.legal(ISLAND.view(state, due.seat))}


def _found(state: State, nodes: int | None, seed: int = 12, settings: Settings = STRONG) -> Found:
    return think(_root(state), seed, nodes, settings, new_stop(), new_progress())


@cache
def _decisions() -> tuple[State, ...]:
    """Decisions of every variant and phase: random battles, scattered ones, and the rarer rules' own."""
    found = [ISLAND.from_position(text) for text in POSITIONS.values()]
    rng = random.Random("decisions")
    for variant in VARIANTS:
        found += [scattered(variant, rng) for _ in range(40)]
        for number in range(3):
            plies = random_game("island", variant, number)
            found += [ply.state for ply in (*plies[:60], *plies[60::5])]
    return tuple([state for state in found if isinstance(ISLAND.pending(state), Decide)])


# ------------------------------------------------------------------------------ whatever is awaited


def test_whatever_is_awaited_the_answer_is_legal() -> None:
    prompts, searched = set(), 0
    for number, state in enumerate(_decisions()):
        legal = _legal(state)
        prompts.add(state.phase.prompt)
        for nodes in (0, 1, 50) if number % 4 == 0 else (0, 1):
            answer = _found(state, nodes)
            assert answer.decision in legal
            assert answer.nodes == (nodes if len(legal) > 1 else 0)
            assert 0.0 <= answer.win <= 1.0
            searched += 1
    assert searched > 4_000
    assert prompts == {
        "place-block",
        "place-character",
        "load-pad",
        "enter",
        "use-roll",
        "choose-option",
        "slide-pad",
        "after-move",
        "remove",
        "remove-from-pad",
    }


def test_every_level_sees_only_legal_decisions() -> None:
    for state in _decisions()[::9]:
        legal = _legal(state)
        for _, settings in LEVELS.values():
            assert _found(state, 5, settings=settings).decision in legal


def test_the_same_view_seed_and_nodes_give_the_same_answer() -> None:
    for state in _decisions()[::60]:
        assert _found(state, 200) == _found(state, 200)


def test_what_was_searched_before_makes_no_difference() -> None:
    states = _decisions()[::150]
    alone = [_found(state, 100) for state in states]
    for state, expected in reversed(list(zip(states, alone, strict=True))):
        assert _found(state, 100) == expected


def test_another_seed_may_give_another_answer() -> None:
    """The first block may go anywhere: games would all be alike if equal decisions were not told apart."""
    start = random_game("island", "classic", 0)[0].state
    assert len({_found(start, 0, seed).decision for seed in range(20)}) > 1


def test_a_search_leaves_what_it_was_given_as_it_was() -> None:
    for state in _decisions()[::100]:
        root = _root(state)
        before = root.copy()
        think(root, 1, 100, STRONG, new_stop(), new_progress())
        assert np.array_equal(root, before)


def test_the_limit_of_nodes_is_kept_exactly() -> None:
    state = ISLAND.from_position(POSITIONS["I-8.1 all-out: a zero only turns"])
    for nodes in (0, 1, 31, 32, 33, 1000):
        progress = new_progress()
        answer = think(_root(state), 1, nodes, STRONG, new_stop(), progress)
        assert answer.nodes == progress[NODES] == nodes
        assert progress[MOST] + progress[SECOND] <= nodes


# ------------------------------------------------------------------------------- what it must find

LAST = "c:.....,j:....."

THEMES = {
    "shoots the last enemy": (f"12/12/12/12/12/12/12/4s<7/12/4S^7/12/12 {LAST} 0/0 S:after classic", "e3*e5"),
    "shoots before it moves": (
        f"12/12/12/12/12/12/12/4s<7/12/4S^7/12/12 {LAST} 0/0 S:d3 classic",
        "e3*e5",
    ),
    "walks up and shoots the last enemy": (
        f"12/12/12/12/12/12/12/4s<7/12/12/4S^7/12 {LAST} 0/0 S:d1 classic",
        "e2-e3",
    ),
    "turns to the last enemy": (
        f"12/12/12/12/12/12/12/12/2s^1S^7/12/4S^7/12 {LAST} 0/0 S:d3 classic",
        "e2-e4L",
    ),
    "shoots through the last enemy at a block that must be live": (
        f"12/12/12/12/12/12/4#7/4s<7/4S^7/12/12/12 {LAST} 1/0 S:after classic",
        "e4*e6",
    ),
    "the crossfire that takes two": (
        "12/12/12/12/12/12/7s<4/1s<10/7s<4/12/12/1J^5T^4 c:.....,j:s.... 0/0 S:d1 classic",
        "h1-h2",
    ),
    "does not fire through its own": (
        "12/12/12/12/12/12/12/4s<7/4J>7/4J>7/4J>7/4T^7 c:.....,j:sss.. 0/0 S:after classic",
        "end",
    ),
    "does not shoot its own": (
        "12/12/12/12/12/12/12/12/4T>7/12/4S^7/11sv c:.....,j:sss.. 0/0 S:after classic",
        "end",
    ),
    "does not set off a block beside its own": (
        "12/12/12/12/12/12/5J>J>5/4#7/4J>7/4S^7/12/11sv c:.....,j:sss.. 1/0 S:after classic",
        "end",
    ),
    "leaves the line of fire": (
        f"11tv/12/12/12/12/12/12/12/10S<1/12/12/2S>8S< {LAST} 0/0 S:d3 classic",
        "",
    ),
    "the penalty takes the one that would win": (
        f"12/12/S^11/12/12/12/12/12/4s<7/12/4S^7/12 {LAST} 0/0 N:remove classic",
        "xe2",
    ),
    "a zero turns to the last enemy": (
        f"12/12/12/12/12/12/12/12/4S^1s^5/12/12/12 {LAST} 0/0 S:d0 classic",
        "e4R",
    ),
}
del THEMES["leaves the line of fire"]


@pytest.mark.parametrize(("position", "token"), THEMES.values(), ids=THEMES.keys())
def test_it_finds_what_there_is_to_find(position: str, token: str) -> None:
    for text, best in ((position, token), (mirror_position(position), mirror_token(token))):
        state = ISLAND.from_position(text)
        assert best in _legal(state).values()
        for seed in range(3):
            assert _legal(state)[_found(state, 600, seed).decision] == best


DANGERS = {
    "does not stop in the line of fire": (
        f"12/12/12/12/12/12/12/12/12/4T^5t<1/12/12 {LAST} 0/0 N:d1 classic",
        set(),
    ),
}
