"""Playing games at random, for tests that look at whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from skirmish.core import AnyGame, Decide, Event, Options, Over, Roll, Seat
from skirmish.games import load, names

VARIANTS = tuple((name, variant) for name in names() for variant in load(name).variants)
"""Every game with every variant."""

VIEWERS: tuple[Seat | None, ...] = (Seat.SOUTH, Seat.NORTH, None)

LONGEST = {"island": 20_000, "hill218": 250}
"""More tokens than any game has. Hill 218: 48 deployments, as many attacks, 4 air strikes, 4 tokens of the
set-up, at most 22 draws, and a pass for each turn of a stuck side. The island: at most 40 turns that are
not quiet, at most 120 quiet ones between them, some tokens in each."""


@dataclass(frozen=True)
class Ply:
    """One token of a game: the state and its pending event, what was played, and the result."""

    state: Any
    pending: Any
    entry: Any
    after: Any
    events: tuple[Event, ...]

    @property
    def chance(self) -> bool:
        return isinstance(self.pending, Roll)


def choices(game: AnyGame, state: Any) -> list[Any]:
    """Everything that can be played now: decisions of the seat to act, or outcomes of chance."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return []
    if isinstance(pending, Decide):
        return list(game.legal(game.view(state, pending.seat)))
    return list(pending.outcomes)


def play(game: AnyGame, state: Any, entry: Any) -> Ply:
    """One token more."""
    pending = game.pending(state)
    if isinstance(pending, Roll):
        step = game.resolve(state, entry)
    else:
        assert isinstance(pending, Decide)
        step = game.apply(state, pending.seat, entry)
    return Ply(state, pending, entry, step.state, step.events)


def ending(game: AnyGame, state: Any) -> Over:
    """How a game that must be over has ended."""
    over = game.pending(state)
    assert isinstance(over, Over)
    return over


def replayed(game: AnyGame, state: Any, tokens: list[str]) -> Iterator[Ply]:
    """Tokens played from a state."""
    for token in tokens:
        ply = play(game, state, game.parse(token))
        yield ply
        state = ply.after


def random_plies(game: AnyGame, state: Any, rng: random.Random) -> Iterator[Ply]:
    """Plies at random until the game is over. All outcomes are equally likely, regardless of
    their weights: zeros, live blocks and rare cards lead to the rarer rules."""
    for _ in range(LONGEST[game.name]):
        open_now = choices(game, state)
        if not open_now:
            return
        ply = play(game, state, rng.choice(open_now))
        yield ply
        state = ply.after
    raise AssertionError(f"{game.name} goes on forever")


@cache
def random_game(name: str, variant: str, number: int) -> tuple[Ply, ...]:
    """A whole game; the same number gives the same game."""
    game, rng = load(name), random.Random(f"{name} {variant} {number}")
    return tuple(random_plies(game, game.start(Options(variant, Seat(number % 2))), rng))
