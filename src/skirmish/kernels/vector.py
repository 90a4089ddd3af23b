"""Kernels for environments: many games in one call, and one game for which the caller makes the chance.

Their loops are the same for every game. A game's module ``kernel.vector`` binds them to its own kernels
(:func:`bind`). They are compiled when an environment first uses them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below, bits

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int32]
Function = TypeVar("Function", bound=Callable[..., Any])


@compiled
def put(array: Bytes, marks: Numbers, place: int) -> None:
    """Set a place to 1 and note it in ``marks``: their count, then the places."""
    array[place] = 1
    marks[0] += 1
    marks[marks[0]] = place


@compiled
def wipe(array: Bytes, marks: Numbers) -> None:
    """Clear the places that were :func:`put`."""
    for at in range(1, marks[0] + 1):
        array[marks[at]] = 0
    marks[0] = 0


@compiled
def reseed(rng: Rng, seed: Any, slot: int, game: int) -> None:
    """Seed the generator for a slot's game. It depends on these three numbers and nothing else."""
    rng[0] = seed
    rng[0] = bits(rng) ^ np.uint64(slot)
    rng[0] = bits(rng) ^ np.uint64(game)
    rng[0] = bits(rng)


@compiled
def first_illegal(actions: Numbers, legal: Numbers, counts: Numbers) -> int:
    """The first slot whose decision is not one of its legal ones, or -1."""
    for slot in range(len(actions)):
        found, row = False, legal[slot]
        for at in range(counts[slot]):
            if row[at] == actions[slot]:
                found = True
                break
        if not found:
            return slot
    return -1


@compiled
def choose(rngs: Rng, legal: Numbers, counts: Numbers, actions: Numbers) -> None:
    """One of the legal decisions of each slot, all equally likely."""
    for slot in range(len(actions)):
        actions[slot] = legal[slot][below(rngs[slot], counts[slot])]


class GameKernels(NamedTuple):
    """A game's kernels, by the names that the functions below call."""

    apply: Any
    chance: Any
    legal: Any
    observe: Any
    pending: Any
    resolve: Any
    result: Any
    settle: Any
    to_act: Any


# `bind` replaces these by the kernels of a game.
apply = chance = legal = observe = pending = resolve = result = settle = to_act = cast(Any, None)


def _advance(
    low: int,
    high: int,
    offset: int,
    seed: Rng,
    starts: Bytes,
    states: Bytes,
    rngs: Rng,
    games: npt.NDArray[np.int64],
    actions: Numbers,
    seats: Bytes,
    rewards: npt.NDArray[np.float32],
    ended: npt.NDArray[np.bool_],
    options: Numbers,
    counts: Numbers,
    masks: Bytes,
    boards: Bytes,
    numbers: Bytes,
    marks: Numbers,
) -> None:
    """Carry out one decision in each slot from ``low`` to ``high`` - 1, or -1 to begin the slot's game.

    Chance is settled; a game that ends is replaced by the slot's next one. Masks and observations are
    written unless their arrays have no rows.
    """
    seen = np.empty(len(starts[0]), np.int8)
    for slot in range(low, high):
        s, rng = states[slot], rngs[slot]
        begins, rewards[slot], ended[slot] = True, 0.0, False
        if actions[slot] >= 0:
            seat = to_act(s)
            apply(s, actions[slot])
            while pending(s) == CHANCE:
                settle(s, rng)
            begins = pending(s) == OVER
            if begins:
                rewards[slot], ended[slot] = result(s) * (1 - 2 * seat), True
                games[slot] += 1
        if begins:
            s[:] = starts[(offset + slot + games[slot]) % len(starts)]
            reseed(rng, seed[0], offset + slot, games[slot])
            while pending(s) == CHANCE:
                settle(s, rng)
        seats[slot] = to_act(s)
        row = options[slot]
        if len(masks):
            mask = masks[slot]
            for at in range(counts[slot]):
                mask[row[at]] = 0
            counts[slot] = legal(s, row)
            for at in range(counts[slot]):
                mask[row[at]] = 1
        else:
            counts[slot] = legal(s, row)
        if len(boards):
            observe(s, to_act(s), boards[slot], numbers[slot], marks[slot], seen)


def _follow(s: Bytes, number: int, found: Numbers, weights: Numbers) -> tuple[int, int, int]:
    """Carry out a decision or outcome (-1: none), and list what may follow: decisions, or outcomes with the
    running sum of their weights.

    What is awaited, of whom, and how many are listed; when the game is over, the result in their place.
    """
    if number >= 0:
        if pending(s) == CHANCE:
            resolve(s, number)
        else:
            apply(s, number)
    awaited, listed = pending(s), 0
    if awaited == DECIDE:
        listed = legal(s, found)
    elif awaited == CHANCE:
        listed = chance(s, found, weights)
        for at in range(1, listed):
            weights[at] += weights[at - 1]
    else:
        listed = result(s)
    return awaited, to_act(s), listed


def _look(s: Bytes, seat: int, planes: Bytes, numbers: Bytes, marks: Numbers, squares: int) -> None:
    """Write a seat's observation to ``planes``, which is zero; the other arrays are room to work in."""
    marks[0] = 0  # nothing to wipe
    observe(s, seat, planes, numbers, marks, np.empty(len(s), np.int8))
    at = len(planes) - len(numbers) * squares
    for number in numbers:
        if number != 0:  # most are zero
            planes[at : at + squares] = number
        at += squares


@dataclass(frozen=True, slots=True)
class VectorKernel:
    """The kernels of a game for environments: its module ``kernel.vector`` has one as ``KERNEL``."""

    advance: Callable[..., None]
    follow: Callable[..., tuple[int, int, int]]
    look: Callable[..., None]
    start: Callable[[Any], Bytes]
    """The array of a state of the rules."""
    most_legal: int
    most_chance: int
    most_marks: int


def bind(
    kernels: GameKernels, start: Callable[[Any], Bytes], most_legal: int, most_chance: int, most_marks: int
) -> VectorKernel:
    """The kernels for a game's environments."""

    def bound(function: Function) -> Function:
        known = {**globals(), **kernels._asdict()}
        plain = cast(FunctionType, function)
        copy = FunctionType(plain.__code__, known, plain.__name__)
        return compiled(cast(Function, copy))

    return VectorKernel(
        bound(_advance), bound(_follow), bound(_look), start, most_legal, most_chance, most_marks
    )
