"""What the rules say of a battle at a glance, and what the kernel says, for the tests of both."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from skirmish.core import Decide, Seat
from skirmish.games.island.actions import Shoot, TurnOver
from skirmish.games.island.board import (
    BLOCK,
    EMPTY,
    TURNED,
    Board,
)
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import inputs, threats
from skirmish.games.island.kernel.convert import from_state
from skirmish.games.island.kernel.inputs import (
    INPUTS,
    MOST,
    SET_UP_INPUTS,
    SET_UP_MOST,
    SIDE,
    SIDES,
)
from skirmish.games.island.kernel.layout import NO_SQUARE
from skirmish.games.island.kernel.threats import (
    Floats,
    Sight,
    new_sight,
)
from skirmish.games.island.kernel.worth import TRAINED, new_scratch, worth
from skirmish.games.island.rules.movement import moves_of
from skirmish.games.island.rules.shooting import exact_hits
from skirmish.games.island.state import Deploying, Loading, Moved, Placing, State, remaining
from skirmish.games.island.variants import VARIANTS
from tests.games.playing import random_game
from tests.kernels.island_positions import POSITIONS, scattered

ALL = -1
"""As the side that is overlooked: none."""


# What the rules say


def gain_of(state: State, seat: Seat, board: Board, shot: Shoot) -> float:
    """What a shot takes: theirs less ours, as the rules carry it out; a block as often as it is live.

    Other blocks are put away first: what a blast sets off (I-5.4) is beyond a glance.
    """
    target = board.cells[shot.target]
    others = [square for square in board.block_squares() if square != shot.target]
    board = board.changed(dict.fromkeys(others, EMPTY))
    alone = replace(state, board=board, live=int(target == BLOCK), safe=0, phase=Moved(seat))
    after = ISLAND.apply(alone, seat, shot).state
    share = 1.0
    if target == BLOCK:
        share = state.live / (state.live + state.safe)
        after = ISLAND.resolve(after, TurnOver(shot.target, True)).state
    lost = {each: remaining(alone, each) - remaining(after, each) for each in Seat}
    return (lost[seat.other] - lost[seat]) * share


def hit_by(state: State, seat: Seat, board: Board, square: int) -> Shoot | None:
    """The exact hit of the character on a square, if it has one."""
    there = replace(state, board=board)
    return next((shot for shot in exact_hits(there, seat) if shot.shooter == square), None)


@dataclass
class Glance:
    """What a side can hit now and with each roll, and how it can move."""

    targets: dict[int, float] = field(default_factory=dict)
    best: list[float] = field(default_factory=lambda: [0.0] * 6)
    uses: list[int] = field(default_factory=lambda: [0] * 6)
    aims: int = 0

    @property
    def now(self) -> float:
        """What it hits at once; of two that hit the same square, the one that takes more."""
        return sum(self.targets.values())

    def consider(self, state: State, seat: Seat, board: Board, square: int, roll: int) -> None:
        """A character that has come to a square, or has turned there, with a roll."""
        shot = hit_by(state, seat, board, square)
        if shot is None or shot.target in self.targets:
            return
        gain = gain_of(state, seat, board, shot)
        if gain > 0.0:
            self.aims += 1
            self.best[roll] = max(self.best[roll], gain)


def glance(state: State, seat: Seat) -> Glance:
    """What :func:`skirmish.games.island.kernel.threats.scan` should find."""
    found, board = Glance(), state.board
    for shot in exact_hits(state, seat):
        gain = gain_of(state, seat, board, shot)
        if gain > found.targets.get(shot.target, 0.0):
            found.targets[shot.target] = gain
    for square in board.own(seat):
        code = board.cells[square]
        for turned in (TURNED["left"][code], TURNED["right"][code]):
            found.consider(state, seat, board.changed({square: turned}), square, 0)
        for roll in range(1, 6):
            moves = moves_of(board.cells, square, roll)
            found.uses[roll] += bool(moves)
            for move in moves:
                if board.cells[move.end] != BLOCK:
                    now = TURNED[move.turn][code] if move.turn else code
                    moved = board.changed({square: EMPTY, move.end: now})
                    found.consider(state, seat, moved, move.end, roll)
    return found


# The positions


@cache
def battles() -> tuple[State, ...]:
    """Battles of every variant: played at random, thrown together anyhow, and the rarer rules' own."""
    found = [ISLAND.from_position(text) for text in POSITIONS.values()]
    rng = random.Random("glances")
    for number, variant in enumerate(VARIANTS):
        found += [scattered(variant, rng) for _ in range(60)]
        plies = random_game("island", variant, number)
        begun = [ply.state for ply in plies if isinstance(ply.pending, Decide) and not setting_up(ply.state)]
        found += begun[::17]
    return tuple([state for state in found if ISLAND.pending(state) and state.phase.seat is not None])


def setting_up(state: State) -> bool:
    return isinstance(state.phase, Placing | Deploying | Loading)


def sight_of(rest: float) -> Sight:
    """The memory of a look, with what an earlier one has left there."""
    sight = new_sight(2 * SIDE)
    sight.found[:] = rest
    return sight


def scan(state: State, seat: Seat, mover: int = NO_SQUARE) -> Floats:
    battle, sight = from_state(state), sight_of(99.0)
    threats.outline(battle, sight.lines)
    threats.scan(battle, seat, mover, sight)
    return sight.found


def inputs_of(state: State, mover: Seat, unseen: int = ALL) -> Floats:
    """The inputs of a battle, each at its place."""
    index, value = np.zeros(MOST, np.int32), np.zeros(MOST, np.float32)
    n = inputs.inputs_of(from_state(state), mover, unseen, index, value, sight_of(99.0))
    return spread(index[:n], value[:n], INPUTS)


def set_up_inputs(state: State, mover: Seat) -> Floats:
    index, value = np.zeros(SET_UP_MOST, np.int32), np.zeros(SET_UP_MOST, np.float32)
    n = inputs.set_up_inputs_of(from_state(state), mover, index, value)
    return spread(index[:n], value[:n], SET_UP_INPUTS)


def spread(index: Any, value: Any, size: int) -> Floats:
    assert (value != 0.0).all()
    found = np.zeros(size)
    np.add.at(found, index, value)  # two who are shut out of the island are listed alike
    return found


def sides_of(found: Floats) -> tuple[Floats, Floats]:
    """The counts of the side to move and of the other."""
    return found[SIDES : SIDES + SIDE], found[SIDES + SIDE : SIDES + 2 * SIDE]


def worth_of(state: State, mover: Seat, unseen: int = ALL) -> float:
    return worth(from_state(state), mover, unseen, TRAINED, new_scratch())
