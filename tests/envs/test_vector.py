"""The vector environment: the same games, observations and numbers as the rules and PettingZoo have them."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skirmish.core import Options, Over, Seat, UnknownName
from skirmish.envs import hill218_v0, island_v0
from skirmish.envs.node import Node, kit
from skirmish.envs.vector import GameVectorEnv
from skirmish.kernels.jit import without_compiler
from skirmish.kernels.rng import seeded
from skirmish.kernels.vector import VectorKernel, reseed
from tests.games.playing import VARIANTS, random_game

MODULES: dict[str, Any] = {"island": island_v0, "hill218": hill218_v0}
SETTLE: dict[str, Any] = {
    "island": import_module("skirmish.games.island.kernel.game"),
    "hill218": import_module("skirmish.games.hill218.kernel.turn"),
}
each_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
each_game = pytest.mark.parametrize("name", MODULES)


def kernel_of(name: str) -> VectorKernel:
    found: VectorKernel = import_module(f"skirmish.games.{name}.kernel.vector").KERNEL
    return found


class Slot:
    """A slot's games, played by the rules with the chance that the documentation promises."""

    def __init__(self, name: str, variant: str, first: Seat, seed: int, slot: int) -> None:
        self.name, self.options, self.seed, self.slot = name, Options(variant, first), seed, slot
        self.game = -1
        self.begin()

    def begin(self) -> None:
        self.game += 1
        self.node = Node.beginning(kit(self.name), self.options)
        self.array, self.rng = kernel_of(self.name).start(self.node.state).copy(), seeded(0)
        reseed(self.rng, np.uint64(self.seed), self.slot, self.game)
        self.settle()

    def settle(self) -> None:
        while self.node.player == -1:
            self.node = self.node.after(SETTLE[self.name].settle(self.array, self.rng))

    def step(self, number: int) -> float | None:
        """The reward of the seat that decides, if that ends the game; then the next one has begun."""
        seat = self.node.player
        self.node = self.node.after(number)
        SETTLE[self.name].apply(self.array, number)
        self.settle()
        if not isinstance(self.node.pending, Over):
            return None
        reward = self.node.returns()[seat]
        self.begin()
        return reward

    def assert_seen(self, env: GameVectorEnv, row: int, seen: dict[str, Any], told: dict[str, Any]) -> None:
        seat = Seat(self.node.player)
        assert told["seat"][row] == seat
        assert told["game"][row] == self.game
        legal = told["legal"][row][: told["count"][row]]
        assert sorted(legal) == [*self.node.options]
        assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(legal)
        wanted = kit(self.name).observation.planes(self.node.view(seat), seat)
        assert np.array_equal(env.planes(row), wanted)


@each_variant
@settings(max_examples=4)
@given(seed=st.integers(0, 2**64 - 1), first_slot=st.integers(0, 2**40))
def test_it_plays_and_shows_what_the_rules_do(name: str, variant: str, seed: int, first_slot: int) -> None:
    env = MODULES[name].vector_env(3, variant=variant, first="alternate", first_slot=first_slot)
    seen, told = env.reset(seed=seed)
    # Whose turn it is to begin changes with every game, so a slot's side is only right for its first game.
    slots = [Slot(name, variant, Seat((first_slot + row) % 2), seed, first_slot + row) for row in range(3)]
    for _ in range(120):
        for row, slot in enumerate(slots):
            slot.assert_seen(env, row, seen, told)
        actions = env.sample().copy()
        seen, rewards, ended, cut, told = env.step(actions)
        assert not cut.any()
        for row, (slot, number) in enumerate(zip(slots, actions.tolist(), strict=True)):
            slot.options = Options(variant, Seat((slot.slot + slot.game + 1) % 2))
            reward = slot.step(number)
            assert (reward is not None) == ended[row]
            assert rewards[row] == (reward or 0.0)


@each_variant
def test_games_that_end_are_reported_and_followed_by_others(name: str, variant: str) -> None:
    env = MODULES[name].vector_env(2, variant=variant)
    seen, told = env.reset(seed=9)
    slots, finished, results = [Slot(name, variant, Seat.SOUTH, 9, row) for row in range(2)], 0, set()
    for _ in range(20_000):
        actions = env.sample().tolist()
        seen, rewards, ended, _, told = env.step(actions)
        for row, slot in enumerate(slots):
            reward = slot.step(actions[row])
            assert (reward is not None) == ended[row]
            if reward is not None:
                slot.assert_seen(env, row, seen, told)
                assert rewards[row] == reward
                results.add(reward)
                finished += 1
        if finished >= 6 and len(results) > 1:
            break
    assert told["game"].sum() == finished >= 6


@each_variant
def test_compiled_observations_are_the_plain_ones(name: str, variant: str) -> None:
    """Of both seats, in every position of a game; what is hidden from a seat changes nothing."""
    rules, _, sight = kit(name)
    known: Any = sight
    kernel, chance = kernel_of(name), Random(3)
    planes, rows, columns = sight.SHAPE
    numbers, marks = np.zeros(planes - known.BOARD, np.int8), np.zeros(kernel.most_marks, np.int32)
    game = random_game(name, variant, 3)
    for state in [*(ply.state for ply in game), game[-1].after]:
        for seat in Seat:
            view = rules.view(state, seat)
            wanted = sight.planes(view, seat).ravel()
            for each in (state, rules.sample(view, chance.randrange)):
                out = np.zeros(planes * rows * columns, np.int8)
                kernel.look(kernel.start(each), int(seat), out, numbers, marks, rows * columns)
                assert np.array_equal(out, wanted)


def played(env: GameVectorEnv, seed: int, steps: int) -> list[list[bytes]]:
    """Everything that each slot shows on the way, in random games."""
    seen, told = env.reset(seed=seed)
    found: list[list[bytes]] = [[] for _ in range(env.num_envs)]
    for _ in range(steps):
        actions = env.sample().copy()
        seen, rewards, ended, _, told = env.step(actions)
        for row in range(env.num_envs):
            parts = [actions, rewards, ended, told["seat"], told["game"], *seen.values()]
            found[row].append(b"".join(part[row].tobytes() for part in parts))
    return found


@each_game
def test_neither_batches_nor_threads_change_a_game(name: str) -> None:
    make = MODULES[name].vector_env
    whole = played(make(5), 218, 300)
    threaded = make(5, threads=3)
    assert played(threaded, 218, 300) == whole
    threaded.close()
    assert played(make(2), 218, 300) + played(make(3, first_slot=2), 218, 300) == whole
    assert played(make(5), 219, 300) != whole


@each_game
def test_a_seed_begins_anew_and_none_goes_on(name: str) -> None:
    env = MODULES[name].vector_env(2, observe=False)
    first = played(env, 7, 50)
    assert played(env, 7, 50) == first
    _, told = env.reset()
    assert told["game"].tolist() == [1, 1]
    other = MODULES[name].vector_env(2)
    other.reset()
    assert other.step(other.sample())[4]["game"].tolist() == [0, 0]


@each_game
def test_an_illegal_decision_is_refused_and_changes_nothing(name: str) -> None:
    env = MODULES[name].vector_env(3)
    with pytest.raises(RuntimeError, match="reset"):
        env.step([0, 0, 0])
    seen, _ = env.reset(seed=1)
    legal = env.sample().copy()
    before = {key: each.copy() for key, each in seen.items()}
    for wrong in (-1, env.single_action_space.n, int(np.flatnonzero(seen["action_mask"][2] == 0)[0])):
        with pytest.raises(ValueError, match=f"slot 2: decision {wrong} is not legal"):
            env.step([legal[0], legal[1], wrong])
        assert all(np.array_equal(seen[key], each) for key, each in before.items())
    env.step(legal)


@each_game
def test_observations_belong_to_gymnasiums_spaces(name: str) -> None:
    env = MODULES[name].vector_env(4)
    seen, _ = env.reset(seed=2)
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert env.action_space.contains(env.sample().astype(np.int64))
        seen, *_ = env.step(env.sample())
    assert set(MODULES[name].vector_env(1, mask=False).reset()[0]) == {"board", "numbers"}
    assert set(MODULES[name].vector_env(1, observe=False).reset()[0]) == {"action_mask"}


@each_game
def test_python_runs_the_same_without_a_compiler(name: str) -> None:
    compiled = played(MODULES[name].vector_env(2), 5, 25)
    with without_compiler():
        assert played(MODULES[name].vector_env(2), 5, 25) == compiled


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName):
        island_v0.vector_env(1, variant="chess")
    with pytest.raises(ValueError, match=r"first: one of .* not 'east'"):
        island_v0.vector_env(1, first="east")
    for wrong in ({"num_envs": 0}, {"num_envs": 1, "threads": 0}, {"num_envs": 1, "first_slot": -1}):
        with pytest.raises(ValueError, match="at least"):
            island_v0.vector_env(**wrong)
