"""The island's search: always legal, deterministic by seed, and it finds the best decisions."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import pytest

from skirmish.core import Decide, Over, Roll
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import ids, layout
from skirmish.games.island.kernel.convert import from_view
from skirmish.games.island.kernel.levels import LEVELS
from skirmish.games.island.kernel.search import (
    ROOM,
    SearchSettings,
    Workspace,
    new_workspace,
    run_search,
    search,
)
from skirmish.games.island.kernel.tree import Tree
from skirmish.games.island.kernel.worth import TRAINED
from skirmish.games.island.state import State
from skirmish.games.island.variants import VARIANTS
from skirmish.kernels.progress import (
    MOST_VISITS,
    NODES,
    PV_LENGTH,
    SECOND_VISITS,
    WIN,
    SearchResult,
    new_progress,
    new_stop,
    read_result,
)
from skirmish.kernels.rng import seeded
from tests.games.playing import play, random_game
from tests.kernels.island_positions import POSITIONS, scattered
from tests.rules.island_mirror import mirror_position, mirror_token

STRONG = LEVELS["general"][1]


def _root(state: State) -> layout.Battle:
    due = ISLAND.pending(state)
    assert isinstance(due, Decide)
    return from_view(ISLAND.view(state, due.seat))


def _legal(state: State) -> dict[int, str]:
    """Every legal decision's token, by its number."""
    due = ISLAND.pending(state)
    assert isinstance(due, Decide)
    return {ids.number(action): str(action) for action in ISLAND.legal(ISLAND.view(state, due.seat))}


def _found(
    state: State, nodes: int | None, seed: int = 12, settings: SearchSettings = STRONG
) -> SearchResult:
    return search(_root(state), seed, nodes, settings, new_stop(), new_progress())


@cache
def _decisions() -> tuple[State, ...]:
    """Decisions of every variant and phase: random battles, scattered ones, and the rarer rules' own."""
    found = [ISLAND.from_position(text) for text in POSITIONS.values()]
    rng = random.Random("decisions")
    for variant in VARIANTS:
        found += [scattered(variant, rng) for _ in range(40)]
        for number in range(5):
            plies = random_game("island", variant, number)
            found += [ply.state for ply in (*plies[:60], *plies[60::6])]
    return tuple([state for state in found if isinstance(ISLAND.pending(state), Decide)])


# Whatever is awaited


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
    """Ties are broken at random; otherwise all games would be the same."""
    answers = [{_found(state, 0, seed).decision for seed in range(8)} for state in _decisions()[::50]]
    assert max(map(len, answers)) > 1


def test_a_search_leaves_what_it_was_given_as_it_was() -> None:
    for state in _decisions()[::100]:
        root = _root(state)
        before = root.copy()
        search(root, 1, 100, STRONG, new_stop(), new_progress())
        assert np.array_equal(root, before)


def test_the_second_best_is_the_second_most_visited() -> None:
    told = 0
    for state in _decisions()[::100]:
        root, space, progress = _root(state), new_workspace(ROOM), new_progress()
        mine = STRONG._replace(viewer=int(root[layout.SEAT]))
        run_search(root, seeded(1), 300, mine, TRAINED, space, new_stop(), progress)
        found, tree = read_result(progress), space.tree
        edges = range(tree.first[0], tree.first[0] + tree.children[0])
        visits = {int(tree.edge[each]): int(tree.visits[each]) for each in edges}
        most, *others = sorted(visits.values(), reverse=True)
        assert visits[found.decision] == most
        assert (found.runner_up >= 0) == (others[:1] > [0])
        if found.runner_up >= 0:
            assert found.runner_up != found.decision
            assert visits[found.runner_up] == others[0]
            assert found.runner_up_share == others[0] / most
            told += 1
    assert told


def test_the_limit_of_nodes_is_kept_exactly() -> None:
    state = ISLAND.from_position(POSITIONS["I-8.1 all-out: a zero only turns"])
    for nodes in (0, 1, 31, 32, 33, 1000):
        progress = new_progress()
        answer = search(_root(state), 1, nodes, STRONG, new_stop(), progress)
        assert answer.nodes == progress[NODES] == nodes
        assert progress[MOST_VISITS] + progress[SECOND_VISITS] <= nodes
        if progress[SECOND_VISITS]:
            assert answer.runner_up != answer.decision
            assert answer.runner_up_share == progress[SECOND_VISITS] / progress[MOST_VISITS]
            assert 0 <= answer.runner_up_win <= 1
        else:
            assert answer.runner_up == -1


# What it must find

ALONE = "c:.....,j:....."
"""Both pads are empty."""

THEMES = {
    "shoots the last enemy": (
        f"12/12/12/12/12/12/12/4s<7/12/4S^7/12/12 {ALONE} 0/0 S:after classic",
        "e3*e5",
    ),
    "shoots it where nobody can move": (
        f"12/12/12/12/12/12/12/4s<7/12/4S^7/12/12 {ALONE} 0/0 S:d3 classic",
        "e3*e5",
    ),
    "walks up to the last enemy": (
        f"12/12/12/12/12/12/12/4s<7/12/12/4S^7/11S^ {ALONE} 0/0 S:d1 classic",
        "e2-e3",
    ),
    "turns to the last enemy": (
        f"12/12/12/12/12/12/12/12/2s^9/12/4S^7/12 {ALONE} 0/0 S:d3 classic",
        "e2-e4L",
    ),
    "a block that must be live catches the last enemy": (
        f"12/12/12/12/12/12/4#7/4s<7/4S^7/12/12/12 {ALONE} 1/0 S:after classic",
        "e4*e6",
    ),
    "quick: the fifth loss is enough": (
        "12/12/12/12/4sv7/12/4S^7/12/12/12/12/12 c:SSJTS,j:ssjts 0/0 S:after quick",
        "e6*e8",
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
        "12/12/12/12/12/12/12/4J>7/3S>#7/12/4S^7/11sv c:.....,j:sss.. 1/0 S:after classic",
        "end",
    ),
    "the penalty takes the one that would win": (
        f"12/12/S^11/12/12/12/12/12/4s<7/12/4S^7/12 {ALONE} 0/0 N:remove classic",
        "xe2",
    ),
    "a zero turns to the last enemy": (
        f"12/12/12/12/12/12/12/12/4S^1s^5/12/12/12 {ALONE} 0/0 S:d0 classic",
        "e4R",
    ),
    "a zero brings in one that hits at once": (
        "12/12/12/12/12/12/12/12/2s>9/12/12/s^11 c:S.J..,j:..... 0/0 S:d0 classic",
        "+3",
    ),
    "the one that enters hits the last enemy": (
        "12/12/12/12/12/12/12/12/12/2s>9/12/12 c:..S.S,j:..... 0/0 S:enter classic",
        "+3",
    ),
}
"""A position and what to do in it."""


@pytest.mark.parametrize(("position", "token"), THEMES.values(), ids=THEMES.keys())
def test_it_finds_what_there_is_to_find(position: str, token: str) -> None:
    for text, best in ((position, token), (mirror_position(position), mirror_token(token))):
        state = ISLAND.from_position(text)
        legal = _legal(state)
        assert best in legal.values()
        assert len(legal) > 1
        for seed in range(3):
            assert legal[_found(state, 600, seed).decision] == best


DANGERS = {
    "does not walk into the line of fire": (
        f"12/12/12/12/12/4tv7/12/12/12/2S>9/12/12 {ALONE} 0/0 S:d2 classic",
        {"c3-d3L", "c3-d3R"},
    ),
    "leaves the line of fire": (
        f"12/12/12/12/12/4tv7/12/12/12/4S>7/12/6J<5 {ALONE} 0/0 S:d1 classic",
        {"e3-f3"},
    ),
    "leaves the line of fire by whatever way": (
        f"12/12/12/12/12/4tv7/12/12/12/4S>7/12/6J<5 {ALONE} 0/0 S:d3 classic",
        {"e3-h3", "e3-g3L", "e3-g3R"},
    ),
}
"""A position and the decisions after which no character stands in the enemy's fire."""


@pytest.mark.parametrize(("position", "safe"), DANGERS.values(), ids=DANGERS.keys())
def test_it_keeps_out_of_danger(position: str, safe: set[str]) -> None:
    for text, good in ((position, safe), (mirror_position(position), {mirror_token(each) for each in safe})):
        state = ISLAND.from_position(text)
        legal = _legal(state)
        assert good < set(legal.values())
        for seed in range(3):
            for nodes in (0, 600):
                assert legal[_found(state, nodes, seed).decision] in good


WON = [
    f"12/12/12/12/12/12/12/4s<7/12/4S^7/12/12 {ALONE} 0/0 S:after classic",
    f"12/12/12/12/12/12/12/12/2s^9/12/4S^7/12 {ALONE} 0/0 S:d3 classic",
    f"12/12/12/12/12/12/12/12/4S^1s^5/12/12/12 {ALONE} 0/0 S:d0 classic",
]
LOST = f"12/12/12/12/12/12/12/4#7/12/t>3S^7/12/12 {ALONE} 0/1 S:after classic"


@pytest.mark.parametrize(("position", "win"), [*[(each, 1.0) for each in WON], (LOST, 0.0)])
def test_it_knows_when_all_is_decided(position: str, win: float) -> None:
    for text in (position, mirror_position(position)):
        assert _found(ISLAND.from_position(text), 1_000).win == pytest.approx(win, abs=0.01)


# Progress, stopping, and room


def _played(state: State, line: Iterable[int]) -> State:
    """Where a line leads to: everything in it must be legal, or possible."""
    for each in line:
        due = ISLAND.pending(state)
        entry: Any = ids.action(each) if each >= 0 else ids.chance(-1 - each)
        assert not isinstance(due, Over)
        assert isinstance(due, Roll) == (each < 0)
        state = play(ISLAND, state, entry).after
    return state


def test_the_line_it_expects_can_be_played() -> None:
    longest = 0
    for state in _decisions()[::11]:
        answer = _found(state, 120)
        assert answer.variation[0] == answer.decision
        _played(state, answer.variation)
        longest = max(longest, len(answer.variation))
    assert longest > 8


def test_stopped_before_it_starts_it_still_answers() -> None:
    for state in _decisions()[::40]:
        stop = new_stop()
        stop[0] = 1
        answer = search(_root(state), 1, None, STRONG, stop, new_progress())
        assert answer.nodes == 0
        assert answer.decision in _legal(state)


def test_others_go_on_while_it_thinks_and_may_stop_it() -> None:
    """The interpreter's lock is free meanwhile: this loop would not turn otherwise, and never stop it."""
    state = ISLAND.from_position(POSITIONS["I-8.1 all-out: a zero only turns"])
    stop, progress, answers = new_stop(), new_progress(), list[SearchResult]()
    root = _root(state)
    _found(state, 1)  # whatever is compiled is compiled now
    thinking = threading.Thread(
        target=lambda: answers.append(search(root, 1, None, STRONG, stop, progress)), daemon=True
    )
    thinking.start()
    seen = [0]
    while len(seen) < 20 and thinking.is_alive():
        now = int(progress[NODES])
        if now != seen[-1]:
            seen.append(now)
            assert 0.0 <= progress[WIN] <= 1.0
            assert read_result(progress).decision in _legal(state)
    stop[0] = 1
    thinking.join()
    assert seen == sorted(seen)
    assert len(seen) == 20
    assert answers[0].nodes >= seen[-1]
    assert answers[0].decision in _legal(state)


def _bytes(room: Any) -> int:
    """The memory used by arrays, in any container."""
    return int(room.nbytes) if isinstance(room, np.ndarray) else sum(_bytes(each) for each in room)


def test_a_search_needs_less_memory_than_it_may() -> None:
    assert 10_000_000 < _bytes(new_workspace(ROOM)) < 512_000_000


def _watched(nodes: int, behind: int) -> tuple[Workspace, list[np.ndarray[Any, Any]]]:
    """A small workspace, and what lies behind each of its tree's arrays, where nothing may be written."""
    whole = new_workspace(nodes + behind)
    for each in whole.tree:
        each[nodes:] = 77
    return whole._replace(tree=Tree._make([each[:nodes] for each in whole.tree])), [
        each[nodes:] for each in whole.tree
    ]


def test_in_a_full_tree_the_search_goes_on_and_nothing_is_written_beyond_it() -> None:
    for number, state in enumerate(_decisions()[::60]):
        work, behind = _watched(2 * layout.MAX_LEGAL + 1_000, 4_000)
        progress = new_progress()
        made = run_search(_root(state), seeded(number), 20_000, STRONG, TRAINED, work, new_stop(), progress)
        assert made == (20_000 if len(_legal(state)) > 1 else 0)
        assert read_result(progress).decision in _legal(state)
        assert all((each == 77).all() for each in behind)


def test_a_long_row_of_forced_decisions_stays_within_the_tree() -> None:
    """South enters onto a live block, and with one left that can't enter only ever nominates its pad:
    a single walk goes through dozens of dice, one zero after the other."""
    text = "11s^/12/12/12/12/12/12/12/12/9s>1s^/12/#11 a:S.S..,j:..... 1/0 N:after classic"
    state = ISLAND.from_position(text)
    assert len(_legal(state)) > 1
    for spare in range(20, 800, 20):
        work, behind = _watched(layout.MAX_LEGAL + spare, 4_000)
        progress = new_progress()
        run_search(_root(state), seeded(spare), 5_000, STRONG, TRAINED, work, new_stop(), progress)
        assert progress[PV_LENGTH] >= 1
        assert all((each == 77).all() for each in behind)
