"""How many lines of play there are from a position: every token sequence of a length, counted.

Decisions and chance events are a ply each; a line that ends before is not counted. Shallow counts are
compared, first token by first token, with a plain recursion over the second implementation in
``tests/reference``. The deeper ones below were found with both and are pinned: a rule that changes anything
anywhere in these trees changes a number.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from skirmish.core import AnyGame, Options, Seat
from skirmish.games import load
from tests.games.playing import choices, play, replayed
from tests.reference import hill218, island
from tests.rules.island.write import at

REFERENCE: dict[str, Any] = {"island": island.Battle, "hill218": hill218.Battle}

BLOCKS = "#a3 #b7 #c5 #d9 #e4 #f8 #g6 #h10 #i11 #j2"
NINE_PLACED = "Ta1^ Tl12v Tb1^ Tk12v Jc2> Jj11< Jd2< Ji12^ Se1v"
CROWD = "I@0,-1;T@1,-1;H@1,-2;S@2,0;P@-3,2/I@0,1;A@0,2;T@1,0;H@-1,1;I@-1,0"


class Tree(NamedTuple):
    """Where the counting starts, and the counts at depths 1, 2, 3 and so on."""

    name: str
    game: str
    start: str
    """A position string; or a variant, after which ``tokens`` are played from the set-up."""
    counts: tuple[int, ...]
    tokens: str = ""


TREES = [
    Tree("blocks are placed", "island", "classic", (0, 0, 0)),
    Tree("the last blocks are placed", "island", "blitz", (0, 0), BLOCKS[:-8]),
    Tree("the last character is placed, then the pads are loaded", "island", "classic", (0, 0, 0), f"{BLOCKS} {NINE_PLACED}"),
]


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


def _start(tree: Tree) -> tuple[AnyGame, Any, Any]:
    """The game, its state and the reference's battle where a tree starts."""
    game, reference = load(tree.game), REFERENCE[tree.game]
    if " " in tree.start:
        return game, game.from_position(tree.start), reference.from_position(tree.start)
    state, battle = game.start(Options(tree.start, Seat.SOUTH)), reference.start(tree.start, "S")
    for ply in replayed(game, state, tree.tokens.split()):
        battle.play(str(ply.entry))
        state = ply.after
    return game, state, battle


each_tree = pytest.mark.parametrize("tree", TREES, ids=[f"{tree.game}-{tree.name}" for tree in TREES])


@each_tree
def test_counts_are_these(tree: Tree) -> None:
    game, state, _ = _start(tree)
    assert tuple(count(game, state, depth) for depth in range(1, len(tree.counts) + 1)) == tree.counts


@each_tree
def test_shallow_counts_agree_with_the_reference(tree: Tree) -> None:
    """Depth 2, told apart by the first token."""
    game, state, battle = _start(tree)
    ours = {str(entry): len(choices(game, play(game, state, entry).after)) for entry in choices(game, state)}
    theirs = {}
    for token in _tokens(battle):
        after = deepcopy(battle)
        after.play(token)
        theirs[token] = len(_tokens(after))
    assert ours == theirs
