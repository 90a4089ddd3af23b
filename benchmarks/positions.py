"""Positions for measurements: those of one game between two greedy agents."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from skirmish.agents import load as load_agent
from skirmish.core import AnyGame, Decide, Options, Roll, Seat
from skirmish.games import load


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in which a seat has a choice, and everything that happened before: who did what."""

    game: AnyGame
    options: Options
    seat: Seat
    view: Any
    told: tuple[tuple[Any, Seat], ...]

    def tokens(self) -> list[str]:
        """What happened, as the seat saw it."""
        return [str(self.game.shown(entry, actor, self.seat)) for entry, actor in self.told]


@cache
def moments(name: str) -> Sequence[Moment]:
    """Every decision with a choice of one game, in order; always the same ones."""
    game: AnyGame = load(name)
    options = Options(game.variants[0])
    agent, below = load_agent("greedy"), random.Random(218).randrange
    state, told, found = game.start(options), list[tuple[Any, Seat]](), []
    while True:
        pending = game.pending(state)
        if isinstance(pending, Decide):
            view = game.view(state, pending.seat)
            if len(game.legal(view)) > 1:
                found.append(Moment(game, options, pending.seat, view, tuple(told)))
            entry = agent.choose(game, view, below)
            state = game.apply(state, pending.seat, entry).state
        elif isinstance(pending, Roll):
            entry = pending.pick(below)
            state = game.resolve(state, entry).state
        else:
            return tuple(found)
        told.append((entry, pending.seat))


def first(name: str) -> Moment:
    """The first decision: one of the set-up."""
    return moments(name)[0]


def middle(name: str) -> Moment:
    """A decision in the middle of the game."""
    found = moments(name)
    return found[len(found) // 2]


def spread(found: Sequence[Any], count: int) -> Sequence[Any]:
    """``count`` of them, evenly from the first to the last."""
    if len(found) <= count:
        return found
    return [found[number * len(found) // count] for number in range(count)]
