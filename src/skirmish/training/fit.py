"""Fit a network to samples: minibatches, cross-entropy, Adam; compiled gradients on several threads.

A batch is split into the same shards on every machine, which are summed in their order: the result depends on
the seed only.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import compiled
from skirmish.kernels.network import MOST_MIDDLE, Indices, Network, Singles, logit, probability
from skirmish.training import Samples

Fill = Callable[[npt.NDArray[Any], int, Indices, Singles, Indices], None]
"""Lists the inputs of positions: :meth:`skirmish.training.Course.fill` for one network."""

BATCH: Final = 4096
SHARDS: Final = 16
_BETAS: Final = (0.9, 0.999)
_TINY: Final = 1e-8


@compiled
def gradient(
    network: Network, index: Indices, value: Singles, counts: Indices, targets: Singles, slope: Network
) -> float:
    """Add the gradient of the cross-entropy over some positions to ``slope``; returns the summed loss."""
    wide, hidden, middle = len(network.bias), len(network.middle), len(network.output)
    units, sums = np.zeros(wide + MOST_MIDDLE, np.float32), np.zeros(middle, np.float32)
    back, behind = np.zeros(wide, np.float32), np.zeros(middle, np.float32)
    loss = 0.0
    for at in range(len(targets)):
        n = counts[at]
        found = probability(logit(network, index[at], value[at], n, units))
        wanted = targets[at]
        found = min(max(found, 1e-6), 1.0 - 1e-6)
        loss -= wanted * np.log(found) + (1.0 - wanted) * np.log(1.0 - found)
        error = np.float32(found - wanted)
        back[wide - 1] = error
        if hidden:
            sums[:] = units[wide : wide + middle]  # before they are rectified
        for unit in range(middle):
            behind[unit] = 0.0
            if sums[unit] > 0.0:
                behind[unit] = error * network.output[unit]
                slope.output[unit] += error * sums[unit]
                slope.middle_bias[unit] += behind[unit]
        for unit in range(hidden):
            back[unit] = 0.0
            if units[unit] > 0.0:
                line, steep = network.middle[unit], slope.middle[unit]
                for at_middle in range(middle):
                    back[unit] += behind[at_middle] * line[at_middle]
                    steep[at_middle] += behind[at_middle] * units[unit]
        for unit in range(wide):
            slope.bias[unit] += back[unit]
        for place in range(n):
            row, times = slope.rows[index[at, place]], value[at, place]
            for unit in range(wide):
                row[unit] += times * back[unit]
    return loss


class Adam:
    """Adam's running moments of one network's gradients."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._first = [np.zeros_like(each) for each in network]
        self._second = [np.zeros_like(each) for each in network]
        self._steps = 0

    def step(self, slope: Network, rate: float, decay: float) -> None:
        """One step down the slope, in place; ``decay`` pulls the rows towards zero."""
        self._steps += 1
        one, two = _BETAS
        fair = rate * np.sqrt(1.0 - two**self._steps) / (1.0 - one**self._steps)
        for weights, grad, first, second in zip(self.network, slope, self._first, self._second, strict=True):
            first += (1.0 - one) * (grad - first)
            second += (1.0 - two) * (grad * grad - second)
            weights -= fair * first / (np.sqrt(second) + _TINY)
        self.network.rows[:] *= 1.0 - rate * decay


def fit(
    network: Network,
    samples: Samples,
    fill: Fill,
    most: int,
    *,
    epochs: int,
    rate: float,
    seed: int,
    threads: int,
    decay: float = 0.0,
) -> list[float]:
    """Train a network in place; the mean loss of each epoch. The rate falls to a tenth on the way."""
    rng = np.random.default_rng(seed)
    adam, losses, size = Adam(network), list[float](), BATCH // SHARDS
    batches = max(1, len(samples) // BATCH)
    shards = [_Shard(network, fill, most, size) for _ in range(SHARDS)]
    shards[0].run(samples, np.zeros(1, np.int64), 0)  # compiles what the threads then only call
    with ThreadPoolExecutor(threads) as pool:
        for epoch in range(epochs):
            order, total, seen = rng.permutation(len(samples)), 0.0, 0
            for number in range(batches):
                chosen = order[number * BATCH : (number + 1) * BATCH]
                parts = [chosen[at * size : (at + 1) * size] for at in range(SHARDS)]
                seeds = rng.integers(1 << 62, size=SHARDS)
                jobs = [
                    pool.submit(shard.run, samples, part, int(each))
                    for shard, part, each in zip(shards, parts, seeds, strict=True)
                ]
                total += sum([job.result() for job in jobs])
                seen += len(chosen)
                slope = Network(
                    *[sum(each) / len(chosen) for each in zip(*[s.slope for s in shards], strict=True)]
                )
                done = (epoch + number / batches) / epochs
                adam.step(slope, rate * 0.1**done, decay)
            losses.append(total / seen)
    return losses


class _Shard:
    """One thread's share of every batch, and its memory."""

    def __init__(self, network: Network, fill: Fill, most: int, size: int) -> None:
        self.network = network
        self.fill = fill
        self.slope = Network(*[np.zeros_like(each) for each in network])
        self._index = np.zeros((size, most), np.int32)
        self._value = np.zeros((size, most), np.float32)
        self._counts = np.zeros(size, np.int32)

    def run(self, samples: Samples, chosen: npt.NDArray[np.int64], seed: int) -> float:
        """The gradient over the chosen samples into ``slope``; returns the summed loss."""
        for each in self.slope:
            each[:] = 0.0
        n = len(chosen)
        self.fill(samples.states[chosen], seed, self._index, self._value, self._counts)
        return gradient(
            self.network,
            self._index[:n],
            self._value[:n],
            self._counts[:n],
            samples.targets[chosen],
            self.slope,
        )
