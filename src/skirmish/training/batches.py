"""What :mod:`.torch_fit` does before PyTorch comes in: the inputs of all positions, the steps of a fit."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.training import Samples
from skirmish.training.fit import Fill

BATCH: Final = 16_384
_FEWEST_BATCHES: Final = 40
"""An epoch of few positions has smaller batches, so that it still has some steps."""
_SMALLEST_BATCH: Final = 256
_WARM_UP: Final = 50
"""Steps in which the rate rises, before Adam knows its moments."""
LISTED: Final = 65_536
"""Positions whose inputs a thread lists in one go."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The steps of a fit of ``samples`` positions in that many epochs, which may end in a part of one."""

    samples: int
    epochs: float
    rate: float

    @property
    def size(self) -> int:
        """Positions of a batch."""
        return min(BATCH, max(_SMALLEST_BATCH, self.samples // _FEWEST_BATCHES), self.samples)

    @property
    def an_epoch(self) -> int:
        """Steps of a whole epoch."""
        return self.samples // self.size

    def __len__(self) -> int:
        return max(1, int(self.an_epoch * self.epochs))

    def rate_at(self, number: int) -> float:
        """Adam's rate in a step: it rises while Adam warms up, and falls to nothing along a cosine."""
        falling = 0.5 + 0.5 * float(np.cos(np.pi * number / len(self)))
        return self.rate * min(1.0, (number + 1) / _WARM_UP) * falling


def listed(
    samples: Samples, fill: Fill, most: int, seed: int, threads: int
) -> Iterator[tuple[npt.NDArray[np.int16], npt.NDArray[np.float16]]]:
    """The inputs of all samples and their values, part by part, in as little memory as they need; absent ones
    are zeros.

    Each position is seen in one of its equivalent views, by the seed.
    """

    def some(number: int) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float16]]:
        states = samples.states[number * LISTED : (number + 1) * LISTED]
        index, value = np.zeros((len(states), most), np.int32), np.zeros((len(states), most), np.float32)
        counts = np.zeros(len(states), np.int32)
        fill(states, seed + number, index, value, counts)  # else the choice of views would repeat
        absent = np.arange(most) >= counts[:, None]
        index[absent], value[absent] = 0, 0.0
        return index.astype(np.int16), value.astype(np.float16)

    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(some, range(-(-len(samples) // LISTED)))
