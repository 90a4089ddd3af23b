"""What a search reports while it runs and when it ends, in the same layout for every game.

The compiled search writes into one array. Another thread may read that array at any time, and may stop the
search by setting the one element of another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Stop = npt.NDArray[np.int8]

NODES: Final = 0
"""How many iterations the search has made."""
WIN: Final = 1
"""The deciding side's probability of winning."""
MOST_VISITS: Final = 2
"""Visits of the most visited decision."""
SECOND_VISITS: Final = 3
"""Visits of the runner-up: the search can stop early once it cannot catch up."""
RUNNER_UP: Final = 4
"""The number of the runner-up, if it has visits, and the deciding side's probability of winning with it."""
RUNNER_UP_WIN: Final = 5
PV_LENGTH: Final = 6
"""Length of the principal variation."""
PV: Final = 7
"""The principal variation, the chosen decision first: a decision as its number n, a chance event as -1 -
n."""
PV_LIMIT: Final = 24
"""The most entries of the principal variation that are reported."""
_SIZE: Final = PV + PV_LIMIT

UNLIMITED: Final = 1 << 60
"""A node limit that is never reached."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The outcome of a search: its decision, how good that is, and the principal variation."""

    decision: int
    win: float
    variation: tuple[int, ...]
    nodes: int
    runner_up: int = -1
    """The decision that was visited most after it, -1 if none was."""
    runner_up_win: float = 0.0
    runner_up_share: float = 0.0
    """How often that was visited, relative to the decision."""


def new_progress() -> Floats:
    """A progress array for one search."""
    return np.zeros(_SIZE, np.float64)


def new_stop() -> Stop:
    """A stop flag for one search: set its element to stop the search."""
    return np.zeros(1, np.int8)


def read_result(progress: Floats) -> SearchResult:
    """The result so far; the final one after the search has returned."""
    variation = tuple(int(each) for each in progress[PV : PV + int(progress[PV_LENGTH])])
    decision = variation[0] if variation else -1
    win, nodes = float(progress[WIN]), int(progress[NODES])
    if not (decision >= 0 and progress[SECOND_VISITS] > 0):
        return SearchResult(decision, win, variation, nodes)
    share = float(progress[SECOND_VISITS] / progress[MOST_VISITS])
    runner_up, value = int(progress[RUNNER_UP]), float(progress[RUNNER_UP_WIN])
    return SearchResult(decision, win, variation, nodes, runner_up, value, share)
