"""Searches give the same results as ever: changes to the code that should change nothing are checked here.

``pinned.json`` holds results of every level in random games. After a change that is meant to
alter the searches, write it anew: ``python -m tests.kernels.test_pinned``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from skirmish import games
from skirmish.core import Decide
from skirmish.kernels import engine
from skirmish.kernels.progress import SearchResult, new_progress, new_stop
from tests.games.playing import random_game

PINNED: Final = Path(__file__).with_name("pinned.json")
NODES: Final = 300
"""The limit of a level that has none of its own."""
SEED: Final = 218


def searched(game_name: str, place: str, level: str) -> dict[str, Any]:
    """The result of a level's search, in tokens. A place is a variant and a ply of its first random game."""
    game, found = games.load(game_name), engine(game_name)
    variant, ply = place.split()
    state = random_game(game_name, variant, 0)[int(ply)].state
    pending = game.pending(state)
    assert isinstance(pending, Decide)
    nodes, settings = found.LEVELS[level]
    result: SearchResult = found.search(
        found.from_view(game.view(state, pending.seat)),
        SEED,
        NODES if nodes is None else nodes,
        settings,
        new_stop(),
        new_progress(),
    )
    tokens = [str(found.action(each) if each >= 0 else found.chance(-1 - each)) for each in result.variation]
    return {"nodes": result.nodes, "win": round(result.win, 9), "variation": " ".join(tokens)}


def places(game_name: str) -> list[str]:
    """Decisions with a choice: the first, and some more over a random game of every variant."""
    game, found = games.load(game_name), list[str]()
    for variant in game.variants:
        plies = random_game(game_name, variant, 0)
        choices = [
            number
            for number, ply in enumerate(plies)
            if isinstance(ply.pending, Decide) and len(game.legal(game.view(ply.state, ply.pending.seat))) > 1
        ]
        found += [f"{variant} {choices[at * (len(choices) - 1) // 3]}" for at in range(4)]
    return found


def pins() -> list[tuple[str, str, str, dict[str, Any]]]:
    """Game, place, level, and the pinned result."""
    kept = json.loads(PINNED.read_text())
    return [
        (game, place, level, result)
        for game, by_place in kept.items()
        for place, by_level in by_place.items()
        for level, result in by_level.items()
    ]


def test_something_is_pinned_for_every_level_of_both_games() -> None:
    pinned = {(game, level) for game, _, level, _ in pins()}
    assert pinned == {(game, level) for game in games.BUILT_IN for level in engine(game).LEVELS}


@pytest.mark.parametrize("game_name", games.BUILT_IN)
def test_searches_give_the_pinned_results(game_name: str) -> None:
    for game, place, level, result in pins():
        if game == game_name:
            now = searched(game, place, level)
            assert now["win"] == pytest.approx(result["win"], abs=1e-6)
            assert {**now, "win": result["win"]} == result, f"{level} in {place}"


if __name__ == "__main__":
    written = {
        game: {
            place: {level: searched(game, place, level) for level in engine(game).LEVELS}
            for place in places(game)
        }
        for game in games.BUILT_IN
    }
    PINNED.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n")
