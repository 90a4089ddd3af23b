"""A game in progress as the PettingZoo environments play it: by the kernel if there is one, else by rules.

Both give the same numbers, chance and observations. What only the rules can say (a state, events, why a
decision is refused) is made when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from skirmish.core import Event, Roll, Seat
from skirmish.envs.node import CHANCE, TERMINAL, Node
from skirmish.games import part
from skirmish.kernels import CHANCE as CHANCE_AWAITED
from skirmish.kernels import OVER
from skirmish.kernels.jit import compiles
from skirmish.kernels.vector import VectorKernel

Planes = npt.NDArray[np.int8]


def kernel_of(game: str) -> VectorKernel | None:
    """The kernels of a game's environments, if it has any and they can be compiled here."""
    found: Any = part(game, "kernel.vector")
    return found.KERNEL if found is not None and compiles() and find_spec("numba") is not None else None


class History:
    """The numbers of a game's decisions and chance events. Its nodes are made when they are first read."""

    def __init__(self, start: Node) -> None:
        self._numbers: list[int] = []
        self._reached: list[tuple[Node, tuple[Event, ...]]] = [(start, ())]

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, number: int) -> None:
        """One decision or chance event more."""
        self._numbers.append(number)

    def reached(self, after: int) -> tuple[Node, tuple[Event, ...]]:
        """The node after that many numbers, and the events that led to it from the one before."""
        reached = self._reached
        while len(reached) <= after:
            reached.append(reached[-1][0].stepped(self._numbers[len(reached) - 1]))
        return reached[after]

    @property
    def node(self) -> Node:
        """The latest node. Raises what :meth:`Node.stepped` raises if the last number is not possible."""
        return self.reached(len(self._numbers))[0]


class RulesProgress:
    """A game played by its rules."""

    def __init__(self, start: Node) -> None:
        self.history, self._kit = History(start), start.kit

    @property
    def player(self) -> int:
        """The seat that must decide, or ``CHANCE``, or ``TERMINAL``."""
        return self.history.node.player

    @property
    def legal(self) -> Any:
        """The numbers of the legal decisions."""
        return [*self.history.node.options]

    def is_legal(self, number: int) -> bool:
        """Whether a number is a legal decision now."""
        return number in self.history.node.options

    def step(self, number: int) -> None:
        """Carry out a decision or chance event that is possible."""
        self.history.add(number)

    def pick(self, below: Callable[[int], int]) -> int:
        """The number of the chance event that a source of chance chooses."""
        pending = self.history.node.pending
        assert isinstance(pending, Roll)
        return self._kit.ids.chance_number(pending.pick(below))

    def returns(self) -> list[float]:
        """Both seats' rewards, once the game is over."""
        return self.history.node.returns()

    def planes(self, seat: Seat) -> Planes:
        """What a seat sees."""
        found: Planes = self._kit.observation.planes(self.history.node.view(seat), seat)
        return found


class KernelProgress:
    """A game played by its kernel; the rules follow when :attr:`history` is read."""

    def __init__(self, start: Node, kernel: VectorKernel) -> None:
        self.history, self._kernel = History(start), kernel
        known: Any = start.kit.observation
        planes, rows, columns = self._shape = known.SHAPE
        self._squares = rows * columns
        self._array = kernel.start(start.state).copy()
        self._found = np.zeros(max(kernel.most_legal, kernel.most_chance), np.int32)
        self._weights = np.zeros(kernel.most_chance, np.int32)
        self._numbers = np.zeros(planes - known.BOARD, np.int8)
        self._marks = np.zeros(kernel.most_marks, np.int32)
        self._follow(-1)

    def _follow(self, number: int) -> None:
        awaited, seat, self._listed = self._kernel.follow(self._array, number, self._found, self._weights)
        self.player = TERMINAL if awaited == OVER else CHANCE if awaited == CHANCE_AWAITED else seat

    @property
    def legal(self) -> Any:
        """The numbers of the legal decisions, in any order."""
        return self._found[: self._listed]

    def is_legal(self, number: int) -> bool:
        """Whether a number is a legal decision now."""
        # A list is faster to look through than an array as long as it is short, and it is.
        return self.player >= 0 and number in self._found[: self._listed].tolist()

    def step(self, number: int) -> None:
        """Carry out a decision or chance event that is possible."""
        self.history.add(number)
        self._follow(number)

    def pick(self, below: Callable[[int], int]) -> int:
        """The number of the chance event that a source of chance chooses."""
        point = below(int(self._weights[self._listed - 1]))
        return int(self._found[np.searchsorted(self._weights[: self._listed], point, "right")])

    def returns(self) -> list[float]:
        """Both seats' rewards, once the game is over."""
        return [float(self._listed), float(-self._listed)]

    def planes(self, seat: Seat) -> Planes:
        """What a seat sees."""
        out = np.zeros(self._shape, np.int8)
        self._kernel.look(self._array, int(seat), out.ravel(), self._numbers, self._marks, self._squares)
        return out
