"""How many lines of play there are from a position: every token sequence of a length, counted.

Decisions and chance events are a ply each; a line that ends before is not counted. Shallow counts are
compared, first token by first token, with a plain recursion over the second implementation in
``tests/reference``. The deeper ones (``trees``) are pinned, after both had found the same: a rule that
changes anything anywhere in these trees changes a number.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from skirmish.core import AnyGame
from tests.games.playing import choices, play
from tests.games.trees import TREES, Tree, start
from tests.reference import hill218, island

REFERENCE: dict[str, Any] = {"island": island.Battle, "hill218": hill218.Battle}


def count(game: AnyGame, state: Any, depth: int) -> int:
    """The lines of this length from a state."""
    open_now = choices(game, state)
    if depth == 1:
        return len(open_now)
    return sum(count(game, play(game, state, entry).after, depth - 1) for entry in open_now)


def _tokens(battle: Any) -> list[str]:
    kind, detail = battle.waiting()
    if kind == "over":
        return []
    return sorted(detail if kind == "chance" else battle.legal())


def reference_count(battle: Any, depth: int) -> int:
    """The same by the second implementation."""
    tokens = _tokens(battle)
    if depth == 1:
        return len(tokens)
    total = 0
    for token in tokens:
        after = deepcopy(battle)
        after.play(token)
        total += reference_count(after, depth - 1)
    return total


def _reference(tree: Tree) -> Any:
    """The reference's battle where a tree starts."""
    battle = REFERENCE[tree.game]
    if " " in tree.start:
        return battle.from_position(tree.start)
    begun = battle.start(tree.start, "S")
    for token in tree.tokens.split():
        begun.play(token)
    return begun


each_tree = pytest.mark.parametrize("tree", TREES, ids=[f"{tree.game}-{tree.name}" for tree in TREES])


@each_tree
def test_counts_are_these(tree: Tree) -> None:
    game, state = start(tree)
    assert tuple(count(game, state, depth) for depth in range(1, len(tree.counts) + 1)) == tree.counts


@each_tree
def test_shallow_counts_agree_with_the_reference(tree: Tree) -> None:
    """Depth 2, by first token."""
    (game, state), battle = start(tree), _reference(tree)
    ours = {str(entry): len(choices(game, play(game, state, entry).after)) for entry in choices(game, state)}
    theirs = {}
    for token in _tokens(battle):
        after = deepcopy(battle)
        after.play(token)
        theirs[token] = len(_tokens(after))
    assert ours == theirs
