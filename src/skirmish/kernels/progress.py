"""What a search tells while it thinks and when it is done: the same numbers for every game.

A search writes them into one array from inside its compiled call. Another thread may read that array at any
time, and may stop the search by setting the one element of another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Stop = npt.NDArray[np.int8]

NODES: Final = 0
"""How many positions it has gone to look at."""
WIN: Final = 1
"""The chance that the side to decide wins."""
MOST: Final = 2
"""How often the favourite decision was tried."""
SECOND: Final = 3
"""How often the next one was: when the rest of the time can't make up for that, thinking is over."""
LENGTH: Final = 4
"""How many tokens the line has that it expects."""
LINE: Final = 5
"""The line: decisions by their numbers, chance events as -1 less theirs. The favourite comes first."""
LONGEST: Final = 24
PROGRESS: Final = LINE + LONGEST

UNLIMITED: Final = 1 << 60
"""More nodes than anybody waits for."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to."""

    decision: int
    win: float
    line: tuple[int, ...]
    nodes: int


def new_progress() -> Floats:
    """Progress for one search."""
    return np.zeros(PROGRESS, np.float64)


def new_stop() -> Stop:
    """A flag for one search: set its element to stop it."""
    return np.zeros(1, np.int8)


def found(progress: Floats) -> Found:
    """What a search has come to so far."""
    line = tuple(int(each) for each in progress[LINE : LINE + int(progress[LENGTH])])
    return Found(line[0] if line else -1, float(progress[WIN]), line, int(progress[NODES]))
