"""What a balance study counts in Battle for the Island: losses and their causes, shots, and where."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from skirmish.core import Event, Seat
from skirmish.games.island.board import COLUMNS, KIND_INDEX, KINDS, SIZE, SQUARES
from skirmish.games.island.events import (
    BlockPlaced,
    CharacterMoved,
    CharacterPlaced,
    CharacterRemoved,
    Entered,
    PadLoaded,
    RemovedFromPad,
    Shot,
)
from skirmish.games.island.state import State
from skirmish.lab.balance_count import Count, HeatMap, Moments
from skirmish.records import Played

SHOT, CROSSFIRE, BLAST, PENALTY, PAD_PENALTY = "shot", "crossfire", "blast", "penalty", "pad-penalty"
LEFT: Final = "left"
"""The question about worth: what is one more character of a kind worth, on the island and on the pad?"""
STAND, LOST, SHOOT, BLOCK = "stand", "lost", "shoot", "block"


class IslandCount(Count):
    """Battles for the island, counted."""

    EVERY = 10
    PLACES = ("island", "pad", "turn")
    BASELINES: ClassVar = {LEFT: "soldier-island"}
    ENDS = (SHOT, BLAST, PENALTY, PAD_PENALTY, "both", "quiet")
    COLUMNS = (SHOT, CROSSFIRE, BLAST, PENALTY, PAD_PENALTY, "left-over", "takes")

    def __init__(self) -> None:
        super().__init__()
        self._left = Moments((*(f"{kind}-{where}" for where in ("island", "pad") for kind in KINDS), "turn"))
        self.kinds = {kind: Counter() for kind in KINDS}
        self._maps = {name: [0] * SIZE * SIZE for name in (STAND, LOST, SHOOT, BLOCK)}
        self._blocks: list[tuple[Seat, int]] = []
        self._shooter: Shot | None = None
        self._openings = set[tuple[str, ...]]()
        self._opening: list[str] = []

    @property
    def openings(self) -> int:
        """From how many different set-ups the battles began (section 2)."""
        return len(self._openings)

    @property
    def moments(self) -> dict[str, Moments]:
        """What is left of the two sides."""
        return {LEFT: self._left}

    def maps(self) -> list[HeatMap]:
        """Where characters stand at the beginnings of turns, where they are lost, where they shoot from, and
        where winners have placed their blocks."""
        return [
            HeatMap(name, [cells[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)])
            for name, cells in self._maps.items()
        ]

    def draw_axes(self, axes: Any, heat: HeatMap) -> None:
        """Letters below, numbers at the side."""
        middles = [at + 0.5 for at in range(SIZE)]
        axes.set_xticks(middles, [*COLUMNS], size=8.5)
        axes.set_yticks(middles, [str(row + 1) for row in range(SIZE)], size=8.5)

    def table(self) -> dict[str, dict[str, float]]:
        """How many of a kind a side loses to what in a game and keeps, and how many of the other side's it
        takes with its shots: hit, caught in the crossfire, or blown up with the block it hit."""
        sides = 2 * max(1, self.games)
        return {
            kind: {column: count[column] / sides for column in self.COLUMNS}
            for kind, count in self.kinds.items()
        }

    def begin(self) -> None:
        """A battle begins."""
        self._blocks, self._opening, self._shooter = [], [], None

    def turn_began(self, state: Any) -> None:
        """Who stands where."""
        for seat in Seat:
            for square in state.board.own(seat):
                self._maps[STAND][own(square, seat)] += 1

    def happened(self, event: Event, played: Played) -> None:
        """Losses, shots and blocks."""
        if isinstance(event, CharacterRemoved):
            self.kinds[event.kind][event.cause] += 1
            self._maps[LOST][own(SQUARES[event.square], event.seat)] += 1
            if self._shooter is not None and event.cause != PENALTY and event.seat is not self._shooter.seat:
                self.kinds[self._shooter.kind]["takes"] += 1
        elif isinstance(event, RemovedFromPad):
            self.kinds[event.kind][PAD_PENALTY] += 1
        elif isinstance(event, Shot):
            self._shooter = event
            self._maps[SHOOT][own(SQUARES[event.shooter], event.seat)] += 1
        elif isinstance(event, CharacterMoved | Entered):
            self._shooter = None  # a block that goes off now was landed on
        elif isinstance(event, CharacterPlaced | PadLoaded):
            self._opening.append(played.token)
        elif isinstance(event, BlockPlaced):
            self._opening.append(played.token)
            self._blocks.append((event.seat, SQUARES[event.square]))

    def sample(self, state: Any) -> dict[str, tuple[int, ...]]:
        """What is left, South's minus North's, and whose turn it is."""
        south, north = _left(state, Seat.SOUTH), _left(state, Seat.NORTH)
        turn = 1 if state.phase.seat is Seat.SOUTH else -1
        return {LEFT: (*(a - b for a, b in zip(south, north, strict=True)), turn)}

    def end(self, played: Played, how: str) -> str:
        """What removed the last character (I-7.1), or a draw after too many quiet turns (I-7.3)."""
        if how == "quiet":
            return how
        causes = {event.cause for event in played.events if isinstance(event, CharacterRemoved)}
        if any(isinstance(event, RemovedFromPad) for event in played.events):
            return PAD_PENALTY
        if played.events[-1].facts()["result"] == "draw":
            return "both"
        if BLAST in causes:
            return BLAST
        return PENALTY if PENALTY in causes else SHOT

    def over(self, winner: Seat | None, state: Any) -> None:
        """Where the winner's blocks lay at first, and who is left."""
        self._openings.add(tuple(self._opening))
        for seat, square in self._blocks:
            if seat is winner:
                self._maps[BLOCK][own(square, seat)] += 1
        for seat in Seat:
            for number, count in enumerate(_left(state, seat)):
                self.kinds[KINDS[number % len(KINDS)]]["left-over"] += count


def own(square: int, seat: Seat) -> int:
    """A square as its side sees it: North turns the board round."""
    return square if seat is Seat.SOUTH else SIZE * SIZE - 1 - square


def _left(state: State, seat: Seat) -> list[int]:
    """How many of each kind are on the island, and on the pad."""
    found = [0] * (2 * len(KINDS))
    for square in state.board.own(seat):
        found[KIND_INDEX[state.board.cells[square]]] += 1
    if state.pads is not None:
        for kind in state.pads[seat].slots:
            if kind is not None:
                found[len(KINDS) + KINDS.index(kind)] += 1
    return found


COUNT: Final = IslandCount
