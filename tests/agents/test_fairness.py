"""Opponents play by what they may know: nothing that is hidden reaches them, nothing that is hidden matters.

The test is dealing anew: states that look the same to a seat get the same decision from every level.
"""

from __future__ import annotations

import ast
import dataclasses
import gc
import random
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish import agents
from skirmish.agents import LEVELS, Agent, Limit
from skirmish.core import AnyGame, Decide, Options, Over, Roll, Seat
from skirmish.games import load
from skirmish.kernels import engine
from tests.games.playing import VARIANTS, Ply, random_game

SOURCE = Path(agents.__file__).parent
HILL: AnyGame = load("hill218")
NAMES = ("random", "greedy", *LEVELS)
MARKER = "\N{SKULL AND CROSSBONES}"
DEALS = 4


def _agent(name: str) -> Agent:
    return agents.load(name, Limit(nodes=40) if name in LEVELS else None)


def _decisions(variant: str, every: int = 1) -> list[Ply]:
    plies = [ply for number in (0, 1) for ply in random_game("hill218", variant, number)]
    return [ply for ply in plies if isinstance(ply.pending, Decide)][::every]


def _redealt(state: Any, seat: Seat) -> list[Any]:
    """States that look like this one to a seat, all different."""
    view, rng = HILL.view(state, seat), random.Random(1)
    found = {HILL.sample(view, rng.randrange) for _ in range(DEALS)} | {state}
    assert all(HILL.view(each, seat) == view for each in found)
    return list(found)


# Dealing anew


@pytest.mark.parametrize("variant", HILL.variants)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_choice_whatever_the_other_side_holds(name: str, variant: str) -> None:
    agent, different = _agent(name), 0
    for ply in _decisions(variant, every=5):
        seat = ply.pending.seat
        deals = _redealt(ply.state, seat)
        different += len({state.hands[seat.other] for state in deals}) > 1
        choices = {
            str(agent.choose(HILL, HILL.view(state, seat), random.Random(218).randrange)) for state in deals
        }
        assert len(choices) == 1
    assert different > 5


@pytest.mark.parametrize("variant", HILL.variants)
def test_the_same_array_whatever_the_other_side_holds(variant: str) -> None:
    from_view = engine("hill218").from_view
    for ply in _decisions(variant):
        seat = ply.pending.seat
        arrays = {from_view(HILL.view(state, seat)).tobytes() for state in _redealt(ply.state, seat)}
        assert len(arrays) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_thought_whatever_the_other_side_holds(name: str) -> None:
    """Not the choice alone: its chances, the line it expects and the nodes it took are the same as well."""
    agent = _agent(name)
    for ply in _decisions("standard", every=29):
        seat = ply.pending.seat
        thoughts = {
            agent.think(HILL, HILL.view(state, seat), random.Random(1).randrange)  # type: ignore[attr-defined]
            for state in _redealt(ply.state, seat)
        }
        assert len(thoughts) == 1


# Twin matches


def _step(state: Any, entry: Any) -> Any:
    due = HILL.pending(state)
    if isinstance(due, Roll):
        return HILL.resolve(state, entry).state
    assert isinstance(due, Decide)
    return HILL.apply(state, due.seat, entry).state


def _twins(agent: Agent, own: Seat, variant: str, number: int) -> int:
    """Two matches that differ only in the other side's cards, as long as that side can play the same in both.

    How many decisions of the agent's were compared.
    """
    rng, cards = random.Random(number), [random.Random(f"{number} {twin}") for twin in range(2)]
    start = HILL.start(Options(variant, Seat(number % 2)))
    twins, compared = [start, start], 0
    while True:
        views = [HILL.view(state, own) for state in twins]
        dues: list[Any] = [HILL.pending(state) for state in twins]
        if views[0] != views[1] or any(isinstance(due, Over) for due in dues):
            return compared
        due, entries = dues[0], list[Any]()
        if isinstance(due, Roll) and due.seat is own:
            assert dues[0] == dues[1]
            entries = [due.pick(rng.randrange)] * 2
        elif isinstance(due, Roll):
            entries = [each.pick(deal.randrange) for each, deal in zip(dues, cards, strict=True)]
        elif due.seat is own:
            seed = rng.randrange(1 << 30)
            entries = [agent.choose(HILL, view, random.Random(seed).randrange) for view in views]
            assert entries[0] == entries[1]
            compared += 1
        elif due.prompt == "return":  # each its own cards, hidden from the other
            legal = [HILL.legal(HILL.view(state, own.other)) for state in twins]
            entries = [deal.choice(each) for deal, each in zip(cards, legal, strict=True)]
        else:
            legal = [HILL.legal(HILL.view(state, own.other)) for state in twins]
            both = [action for action in legal[0] if action in legal[1]]
            if not both:
                return compared
            entries = [rng.choice(both)] * 2
        twins = [_step(state, entry) for state, entry in zip(twins, entries, strict=True)]


@pytest.mark.parametrize("name", NAMES)
def test_twin_matches_go_the_same_way(name: str) -> None:
    agent = _agent(name)
    compared = [
        _twins(agent, own, variant, number)
        for own in Seat
        for variant in HILL.variants
        for number in range(3)
    ]
    assert sum(compared) > 60


# What agents are given

_OPAQUE = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


def _reachable(root: Any) -> Iterator[Any]:
    """Everything reachable from an object: fields, items, slots, references."""
    seen, found = {id(root)}, [root]
    while found:
        each = found.pop()
        yield each
        for further in gc.get_referents(each):
            if id(further) not in seen and not isinstance(further, _OPAQUE):
                seen.add(id(further))
                found.append(further)


def _marked(state: Any, owner: Seat) -> Any:
    """The state with cards of one side that would be recognised anywhere."""
    hands, decks = list(state.hands), list(state.decks)
    hands[owner], decks[owner] = MARKER * len(hands[owner]), MARKER * len(decks[owner])
    return dataclasses.replace(state, hands=tuple(hands), decks=tuple(decks))


@pytest.mark.parametrize("variant", HILL.variants)
def test_no_hidden_card_can_be_come_by_from_a_view(variant: str) -> None:
    for ply in _decisions(variant, every=9):
        seat = ply.pending.seat
        marked = _marked(ply.state, seat.other)
        assert any(MARKER in each for each in _reachable(marked) if isinstance(each, str))
        view = HILL.view(marked, seat)
        assert not any(MARKER in each for each in _reachable(view) if isinstance(each, str))
        assert not any(type(each).__name__ == "State" for each in _reachable(view))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_view_leads_to_no_state(name: str, variant: str) -> None:
    game = load(name)
    for ply in random_game(name, variant, 0)[:200:20]:
        for seat in Seat:
            view = game.view(ply.state, seat)
            assert type(ply.state) not in {type(each) for each in _reachable(view)}


@pytest.mark.parametrize("name", ["island", "hill218"])
def test_a_game_remembers_nothing(name: str) -> None:
    """What an agent gets besides its view: a game without data, and chance."""
    game: AnyGame = load(name)
    assert not getattr(game, "__dict__", {})
    assert not getattr(type(game), "__slots__", ())


@pytest.mark.parametrize("name", ["island", "hill218"])
def test_a_kernel_hands_agents_what_takes_views(name: str) -> None:
    module = engine(name)
    assert isinstance(module, types.ModuleType)
    allowed = {"LEVELS", "action", "chance", "from_view", "search"}
    # And how to compile, an empty tree, and a probability put right: none of these takes a state.
    assert set(module.__all__) - {"KERNELS", "new_memory", "calibrated"} == allowed


def test_agents_use_of_kernels_no_more_than_that() -> None:
    """``from_state`` and the like lie in the kernels as well: no agent may import the modules they lie in."""
    allowed = {f"skirmish.kernels{each}" for each in ("", ".cache", ".jit", ".progress")}
    found = set[str]()
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
            elif isinstance(node, ast.Import):
                found |= {each.name for each in node.names}
    found = {each for each in found if ".kernel" in each}
    assert found <= allowed
    assert found
