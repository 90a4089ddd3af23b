"""Small networks that searches evaluate inside compiled code: one hidden layer, then a probability.

A position is a short list of inputs, each a number and a value: most are 1 (a tank stands there), a few are
counts. The layer is a sum of rows, one for each input that is present, so that an evaluation costs a
microsecond and needs no framework. The last column of the rows skips the hidden layer: a network without
hidden units is a logistic regression.

Networks are kept in ``.npz`` files in half precision (:func:`save`, :func:`load`) and trained by
:mod:`skirmish.training`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import compiled, interpreted_as

Singles = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int32]


class Network(NamedTuple):
    """The weights: ``n`` inputs, ``h`` hidden units (rectified), one output."""

    rows: Singles
    """``(n, h + 1)``: what an input adds to each hidden unit and, in the last column, to the output."""
    bias: Singles
    """``(h + 1,)``: the same for every position."""
    output: Singles
    """``(h,)``: what each hidden unit adds to the output."""


def new_network(inputs: int, hidden: int, seed: int) -> Network:
    """An untrained network: small random rows, and an output that says a half of everything."""
    draw = np.random.default_rng(seed)
    rows = np.zeros((inputs, hidden + 1), np.float32)
    rows[:, :hidden] = draw.normal(0.0, 0.1, (inputs, hidden))
    bias = np.zeros(hidden + 1, np.float32)
    bias[:hidden] = 0.1
    return Network(rows, bias, np.zeros(hidden, np.float32))


def _logit_by_arrays(network: Network, index: Sequence[int], value: Singles, n: int, units: Singles) -> float:
    """:func:`logit` as Python runs it before it is compiled: by whole arrays, which is faster there."""
    sums = network.bias + value[:n] @ network.rows[index[:n]]
    return float(sums[-1] + np.maximum(sums[:-1], 0.0) @ network.output)


@interpreted_as(_logit_by_arrays)
@compiled
def logit(network: Network, index: Indices, value: Singles, n: int, units: Singles) -> float:
    """The log odds for the ``n`` inputs listed; ``units`` is room for the hidden layer and the output."""
    wide = len(network.bias)
    for unit in range(wide):
        units[unit] = network.bias[unit]
    for at in range(n):
        row, times = network.rows[index[at]], value[at]
        for unit in range(wide):
            units[unit] += times * row[unit]
    total = float(units[wide - 1])
    for unit in range(wide - 1):
        if units[unit] > 0.0:
            total += network.output[unit] * units[unit]
    return total


@compiled
def probability(odds: float) -> float:
    """The logistic function: log odds as a probability."""
    return float(1.0 / (1.0 + np.exp(-odds)))


def save(path: Path, networks: Mapping[str, Network]) -> None:
    """Keep a game's networks in one file, in half precision."""
    arrays = {
        f"{name}.{part}": getattr(network, part).astype(np.float16)
        for name, network in networks.items()
        for part in Network._fields
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> dict[str, Network]:
    """The networks of a file by name."""
    with np.load(path) as kept:
        names = dict.fromkeys(each.partition(".")[0] for each in kept.files)
        return {
            name: Network(*[kept[f"{name}.{part}"].astype(np.float32) for part in Network._fields])
            for name in names
        }
