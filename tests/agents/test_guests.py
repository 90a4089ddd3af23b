"""Agents at a game that brings no evaluation and no compiled search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish import agents, games
from skirmish.core import Decide, Options, Over, Roll
from skirmish.kernels import KernelCannot
from tests.docs.nim_package import installed_nim


@pytest.fixture
def nim(tmp_path: Path) -> Iterator[Any]:
    with installed_nim(tmp_path) as game:
        yield game


def test_only_agents_that_need_no_search_are_offered(nim: Any) -> None:
    assert agents.offered("nim") == ("random", "greedy")
    assert all(agents.offered(name) == agents.names() for name in games.BUILT_IN)


def test_greedy_takes_a_win_and_plays_on_without_one(nim: Any) -> None:
    greedy = agents.load("greedy")
    winning = nim.view(nim.from_position("2 S:d3"), nim.from_position("2 S:d3").phase.seat)
    assert str(greedy.choose(nim, winning, lambda n: 0)) == "t2"
    state = nim.start(Options("usual"))
    while not isinstance(pending := nim.pending(state), Over):
        if isinstance(pending, Roll):
            state = nim.resolve(state, pending.outcomes[1]).state
        else:
            assert isinstance(pending, Decide)
            chosen = greedy.choose(nim, nim.view(state, pending.seat), lambda n: n - 1)
            state = nim.apply(state, pending.seat, chosen).state


def test_a_level_refuses_a_game_without_a_search(nim: Any) -> None:
    view = nim.view(nim.from_position("2 S:d3"), nim.from_position("2 S:d3").phase.seat)
    with pytest.raises(KernelCannot, match="no-engine"):
        agents.load("general").choose(nim, view, lambda n: 0)
