"""Training of the networks that the games' searches evaluate: self-play, fitting, and gates by matches.

A game takes part with a module ``training`` in its folder that meets :class:`Course`.
``python -m skirmish.training GAME`` trains it (docs/training.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from skirmish.kernels.network import Indices, Network, Singles

Networks = Mapping[str, Network]
"""A game's networks by name."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions, a row for each in the game's own layout, and what the side to move could expect there.

    A target is an estimate of its probability of winning, and right on average. Where luck was subtracted, as
    on the island, a single one may lie outside 0 to 1. Its cross-entropy can then be negative, but its
    gradient still is the probability found less the target.
    """

    states: npt.NDArray[Any]
    targets: Singles

    def __len__(self) -> int:
        return len(self.targets)

    @staticmethod
    def joined(parts: Sequence[Samples]) -> Samples:
        """All of them in one."""
        return Samples(
            np.concatenate([each.states for each in parts]), np.concatenate([each.targets for each in parts])
        )

    def thinned(self, keep: int, rng: np.random.Generator) -> Samples:
        """At most that many of them, chosen at random."""
        if len(self) <= keep:
            return self
        chosen = rng.choice(len(self), keep, replace=False)
        return Samples(self.states[chosen], self.targets[chosen])


class Course(Protocol):
    """What :mod:`.generations` needs of a game: the module ``training`` in its folder.

    Workers in other processes call :meth:`play` and :meth:`match`, so both are functions of a module, and
    their arguments can be pickled.
    """

    INPUTS: Mapping[str, int]
    """For each network the number of its inputs."""
    MOST: Mapping[str, int]
    """For each network the most inputs that a position has."""
    UNITS: Mapping[str, int]
    """For each network the most hidden units for which a search has room."""
    EXCHANGED: Mapping[str, Indices]
    """For networks that are :func:`~skirmish.kernels.network.mirrored`: which input each becomes."""

    def first(self, hidden: int, middle: int, seed: int) -> dict[str, Network]:
        """Networks to start from."""

    def play(
        self,
        networks: Networks,
        pool: Sequence[Networks],
        games: int,
        seed: int,
        nodes: int,
        trace: float,
        against: bool = False,
    ) -> dict[str, Samples]:
        """Self-play, now and then against one of the pool: for each network what there is to learn.

        ``nodes`` limits the searches, ``trace`` is lambda of TD(lambda): 0 learns from the next search alone,
        1 from results alone. With ``against`` every game is against one of the pool at its full strength.
        """

    def match(
        self, one: Networks, other: Networks, pairs: int, seed: int, nodes: int
    ) -> tuple[int, int, int]:
        """Games won, drawn and lost by ``one``: pairs with the same dice and the sides swapped."""

    def fill(
        self,
        name: str,
        states: npt.NDArray[Any],
        seed: int,
        index: Indices,
        value: Singles,
        counts: Indices,
    ) -> None:
        """List the inputs of positions for a network; ``seed`` chooses among equivalent views of each."""
