"""Exact hits, crossfire and what they do (section 6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from skirmish.core import Facts, Refusal, Seat, Step
from skirmish.games.island.actions import Shoot, shoot
from skirmish.games.island.board import (
    BLOCK,
    CHARACTERS,
    EMPTY,
    NAMES,
    RAYS,
    Character,
    Square,
    character,
    is_character,
)
from skirmish.games.island.events import Shot
from skirmish.games.island.rules.blocks import activate, removal
from skirmish.games.island.rules.turn import go_on
from skirmish.games.island.state import Choosing, Known, Moved, Sliding, State, UsingRoll

Shooting = UsingRoll | Choosing | Sliding | Moved
"""The phases in which a side may shoot (I-3.1, I-4.1, I-4.3)."""


class LineOfFire(NamedTuple):
    """Where a character on a square shoots; ``line`` is the squares between as a slice of a board's bytes."""

    target: Square
    line: slice
    between: tuple[Square, ...]
    action: Shoot


def aim(who: Character, square: Square) -> LineOfFire | None:
    """I-6.1: where this character would shoot from a square; None if its range leaves the island."""
    ray = RAYS[who.facing][square]
    if len(ray) < who.range:
        return None
    target, between = ray[who.range - 1], ray[: who.range - 1]
    low, high = sorted((between[0], between[-1]))
    step = abs(ray[0] - square)
    return LineOfFire(target, slice(low, high + 1, step), between, shoot(square, target))


_LINES: Final = (
    (),
    (),
    *(tuple([aim(who, square) for square in range(len(NAMES))]) for who in CHARACTERS),
)


def line_of_fire(known: Known, square: Square) -> LineOfFire | None:
    """I-6.1: where the character on a square shoots; None if its range leaves the island."""
    return _LINES[known.board.cells[square]][square]


def exact_hits(known: Known, seat: Seat) -> list[Shoot]:
    """I-6.1, I-6.4: every exact hit of a side, on either side."""
    cells = known.board.cells
    shots = []
    for square in known.board.own(seat):
        fire = _LINES[cells[square]][square]
        if fire is not None and cells[fire.target] and BLOCK not in cells[fire.line]:
            shots.append(fire.action)
    return shots


def refuse_shot(known: Known, phase: Shooting, action: Shoot) -> Refusal | None:
    """Why this is no exact hit (I-6.1)."""
    cells, shooter, target = known.board.cells, NAMES[action.shooter], NAMES[action.target]
    if action.shooter not in known.board.own(phase.seat):
        # A character shoots only in its own side's turn.
        rule = "I-3.1" if is_character(cells[action.shooter]) else "I-6.1"
        return Refusal("not-your-character", rule, (shooter,), {"square": shooter})
    who = character(cells[action.shooter])
    ray = RAYS[who.facing][action.shooter]
    if action.target not in ray:
        return Refusal("not-in-line", "I-6.1", (shooter, target), {"shooter": shooter, "target": target})
    distance = ray.index(action.target) + 1
    if distance != who.range:
        facts: Facts = {
            "shooter": shooter,
            "target": target,
            "kind": who.kind,
            "range": who.range,
            "distance": distance,
        }
        return Refusal("wrong-range", "I-6.1", (shooter, target), facts)
    if not cells[action.target]:
        return Refusal("nothing-to-hit", "I-6.1", (target,), {"shooter": shooter, "target": target})
    for square in ray[: distance - 1]:
        if cells[square] == BLOCK:
            at = NAMES[square]
            return Refusal(
                "shot-blocked", "I-6.1", (shooter, at), {"shooter": shooter, "target": target, "at": at}
            )
    return None


def apply_shot(state: State, phase: Shooting, action: Shoot) -> Step[State]:
    """I-6.2, I-6.3: a character is removed with all between; a block is turned over first."""
    cells = state.board.cells
    fire = line_of_fire(state, action.shooter)
    assert fire is not None
    crossfire = tuple([square for square in fire.between if cells[square]])
    hit = cells[action.target]
    shooter = character(cells[action.shooter])
    what = character(hit).kind if is_character(hit) else "block"
    event = Shot(phase.seat, shooter.kind, NAMES[action.shooter], NAMES[action.target], what)
    if hit == BLOCK:
        return Step(activate(state, phase.seat, action.target, phase, crossfire), (event,))
    gone = [removal(cells, square, "crossfire") for square in crossfire]
    gone.append(removal(cells, action.target, "shot"))
    board = state.board.changed(dict.fromkeys((*crossfire, action.target), EMPTY))
    return go_on(state.to(phase, board=board, stirred=True), phase, (event, *gone))
