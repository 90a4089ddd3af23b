"""Small networks that searches evaluate inside compiled code: one hidden layer, then a probability.

A position is a short list of inputs, each a number and a value: most are 1 (a tank stands there), a few are
counts. The layer is a sum of rows, one for each input that is present, so that an evaluation costs a
microsecond and needs no framework. Of positions that are much alike, evaluated one after the other, only the
rows that differ are added and subtracted (:func:`next_logit`). The last column of the rows skips the hidden
layer: a network without hidden units is a logistic regression.

Networks are kept in ``.npz`` files in half precision (:func:`save`, :func:`load`) and trained by
:mod:`skirmish.training`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

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


def mirrored(network: Network, exchanged: Indices) -> Network:
    """The mean of a network and of itself with inputs exchanged, as one network with twice the units.

    Where the rules do not tell two views of a position apart, neither does the result, and it errs less than
    the network does in either view.
    """
    rows, hidden = network.rows[exchanged], len(network.output)
    return Network(
        np.hstack((network.rows[:, :hidden], rows[:, :hidden], 0.5 * (network.rows + rows)[:, hidden:])),
        np.hstack((network.bias[:hidden], network.bias)),
        np.hstack((network.output, network.output)) * np.float32(0.5),
    )


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


FRESH_AFTER: Final = 500
"""Positions after which a layer is added up anew, before rounding errors are worth mentioning."""


class Layer(NamedTuple):
    """A network's hidden layer for the position that was evaluated last, and the inputs that gave it."""

    inputs: Indices
    values: Singles
    units: Singles
    age: Indices
    """How many positions were evaluated since the layer was last added up from nothing."""


def new_layer(slots: int, hidden: int) -> Layer:
    """Memory for positions of that many slots and a network of up to that many hidden units."""
    return Layer(
        np.zeros(slots, np.int32),
        np.zeros(slots, np.float32),
        np.zeros(hidden + 1, np.float32),
        np.full(2, FRESH_AFTER, np.int32),
    )


@compiled
def forget(layer: Layer) -> None:
    """Let the next evaluation begin from nothing: for another network, and for equal results."""
    layer.age[0] = FRESH_AFTER


@compiled
def _add(units: Singles, row: Singles, times: float) -> None:
    amount = np.float32(times)
    for unit in range(len(row)):
        units[unit] += amount * row[unit]


def _next_logit_by_arrays(
    network: Network, index: Sequence[int], value: Singles, n: int, layer: Layer
) -> float:
    """:func:`next_logit` as Python runs it before it is compiled."""
    return _logit_by_arrays(network, index, value, n, layer.units)


@interpreted_as(_next_logit_by_arrays)
@compiled
def next_logit(network: Network, index: Indices, value: Singles, n: int, layer: Layer) -> float:
    """The log odds like :func:`logit`, for a position in ``n`` slots that is much like the last one: only the
    rows of slots that differ are added and subtracted."""
    wide, units = len(network.bias), layer.units
    if layer.age[0] >= FRESH_AFTER:
        layer.age[0] = 0
        for unit in range(wide):
            units[unit] = network.bias[unit]
        for slot in range(n):
            layer.values[slot] = 0.0
    layer.age[0] += 1
    for slot in range(n):
        before, now = layer.values[slot], value[slot]
        if layer.inputs[slot] != index[slot]:
            if before != 0.0:
                _add(units, network.rows[layer.inputs[slot]], -before)
            before = np.float32(0.0)
            layer.inputs[slot] = index[slot]
        if now != before:
            _add(units, network.rows[index[slot]], now - before)
        layer.values[slot] = now
    a, b, c, d, unit = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0), 0
    while unit + 4 < wide:  # four sums, which a processor adds up side by side
        a += network.output[unit] * max(units[unit], np.float32(0.0))
        b += network.output[unit + 1] * max(units[unit + 1], np.float32(0.0))
        c += network.output[unit + 2] * max(units[unit + 2], np.float32(0.0))
        d += network.output[unit + 3] * max(units[unit + 3], np.float32(0.0))
        unit += 4
    while unit < wide - 1:
        a += network.output[unit] * max(units[unit], np.float32(0.0))
        unit += 1
    return float(a + b + c + d + units[wide - 1])


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
