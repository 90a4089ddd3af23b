"""Small networks that searches evaluate inside compiled code: a wide layer, a narrow one, then a probability.

A position is a short list of inputs, each a number and a value: most are 1 (a tank stands there), a few are
counts. The first layer is a sum of rows, one for each input that is present, so that an evaluation costs a
microsecond or two and needs no framework. Of positions that are much alike, evaluated one after the other,
only the rows that differ are added and subtracted (:func:`next_logit`). The last column of the rows skips
both layers: a network without hidden units is a logistic regression.

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


MOST_MIDDLE: Final = 32
"""The most units of a network's second layer."""


class Network(NamedTuple):
    """The weights: ``n`` inputs, ``h`` hidden units, ``m`` units behind them (both rectified), one output."""

    rows: Singles
    """``(n, h + 1)``: what an input adds to each hidden unit and, in the last column, to the output."""
    bias: Singles
    """``(h + 1,)``: the same for every position."""
    middle: Singles
    """``(h, m)``: what each hidden unit adds to each unit behind. A network that was :func:`mirrored` has
    half as many lines as hidden units: both halves go through the same."""
    middle_bias: Singles
    """``(m,)``: the same for every position."""
    output: Singles
    """``(m,)``: what each unit of the second layer adds to the output."""


def within(network: Network, most: int) -> Network:
    """The network itself if it has ``most`` hidden units at most: compiled code writes without looking.

    Raises ``ValueError`` if it has more, or more than ``MOST_MIDDLE`` units in the second layer.
    """
    hidden = len(network.bias) - 1
    if hidden > most:
        raise ValueError(f"a network of {hidden} hidden units, more than {most}")
    _check_middle(len(network.output))
    return network


def _check_middle(middle: int) -> None:
    if middle > MOST_MIDDLE:
        raise ValueError(f"a network of {middle} units in the second layer, more than {MOST_MIDDLE}")


def new_network(inputs: int, hidden: int, seed: int, middle: int) -> Network:
    """An untrained network: small random rows, and an output that says a half of everything."""
    _check_middle(middle)
    draw = np.random.default_rng(seed)
    rows = np.zeros((inputs, hidden + 1), np.float32)
    rows[:, :hidden] = draw.normal(0.0, 0.1, (inputs, hidden))
    bias = np.zeros(hidden + 1, np.float32)
    bias[:hidden] = 0.1
    behind = draw.normal(0.0, (2.0 / max(hidden, 1)) ** 0.5, (hidden, middle)).astype(np.float32)
    return Network(rows, bias, behind, np.full(middle, 0.1, np.float32), np.zeros(middle, np.float32))


def grown(network: Network, hidden: int, middle: int, seed: int) -> Network:
    """A network that says the same with more units, or with as many in one layer: training may find a use for
    the new ones."""
    n, h, m = len(network.rows), len(network.middle), len(network.output)
    if hidden < h or middle < m:
        raise ValueError(f"a network of {h} and {m} units cannot shrink to {hidden} and {middle}")
    larger = new_network(n, hidden, seed, middle)
    larger.rows[:, :h], larger.rows[:, hidden] = network.rows[:, :h], network.rows[:, h]
    larger.bias[:h], larger.bias[hidden] = network.bias[:h], network.bias[h]
    larger.middle[:h, :m], larger.middle[h:, :m] = network.middle, 0.0
    if h:  # without hidden units the second layer counts for nothing
        larger.middle_bias[:m], larger.output[:m] = network.middle_bias, network.output
    return larger


def mirrored(network: Network, exchanged: Indices) -> Network:
    """The mean of a network and of itself with inputs exchanged, as one network with twice the hidden units.

    Where the rules do not tell two views of a position apart, neither does the result, and it errs less than
    the network does in either view.
    """
    rows, hidden = network.rows[exchanged], len(network.middle)
    return network._replace(
        rows=np.hstack((network.rows[:, :hidden], rows[:, :hidden], 0.5 * (network.rows + rows)[:, hidden:])),
        bias=np.hstack((network.bias[:hidden], network.bias)),
    )


def _behind_by_arrays(network: Network, sums: Singles) -> float:
    """:func:`_behind` by whole arrays."""
    if not len(network.middle):
        return float(sums[-1])
    halves = np.maximum(sums[:-1], 0.0).reshape(-1, len(network.middle))
    behind = np.maximum(halves @ network.middle + network.middle_bias, 0.0) @ network.output
    return float(sums[-1] + behind.mean())


@compiled
def _behind(network: Network, units: Singles) -> float:
    """The log odds once the first layer and the output's own column are in ``units``; after them there is
    room for the second layer."""
    wide, hidden, middle = len(network.bias) - 1, len(network.middle), len(network.output)
    if hidden == 0:
        return float(units[wide])
    sums, total = units[wide + 1 : wide + 1 + middle], np.float32(0.0)
    halves = wide // hidden
    for half in range(halves):
        for unit in range(middle):
            sums[unit] = network.middle_bias[unit]
        for unit in range(hidden):
            amount = units[half * hidden + unit]
            if amount > np.float32(0.0):
                line = network.middle[unit]
                for behind in range(middle):
                    sums[behind] += amount * line[behind]
        for unit in range(middle):
            total += network.output[unit] * max(sums[unit], np.float32(0.0))
    return float(units[wide]) + float(total) / halves


def _logit_by_arrays(network: Network, index: Sequence[int], value: Singles, n: int, units: Singles) -> float:
    """:func:`logit` as Python runs it before it is compiled: by whole arrays, which is faster there."""
    return _behind_by_arrays(network, network.bias + value[:n] @ network.rows[index[:n]])


@interpreted_as(_logit_by_arrays)
@compiled
def logit(network: Network, index: Indices, value: Singles, n: int, units: Singles) -> float:
    """The log odds for the ``n`` inputs listed; ``units`` is :func:`new_units`."""
    wide = len(network.bias)
    for unit in range(wide):
        units[unit] = network.bias[unit]
    for at in range(n):
        _add(units, network.rows[index[at]], value[at])
    return _behind(network, units)


def new_units(hidden: int) -> Singles:
    """Room for both layers of a network of up to that many hidden units, and its output."""
    return np.zeros(hidden + 1 + MOST_MIDDLE, np.float32)


@compiled
def _add(units: Singles, row: Singles, times: float) -> None:
    amount = np.float32(times)
    for unit in range(len(row)):
        units[unit] += amount * row[unit]


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
        new_units(hidden),
        np.full(2, FRESH_AFTER, np.int32),
    )


@compiled
def forget(layer: Layer) -> None:
    """Let the next evaluation begin from nothing: for another network, and for equal results."""
    layer.age[0] = FRESH_AFTER


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
    return _behind(network, units)


@compiled
def probability(odds: float) -> float:
    """The logistic function: log odds as a probability."""
    return float(1.0 / (1.0 + np.exp(-odds)))


HALF: Final = 10
"""Bits behind the first one of a number in half precision."""


def save(path: Path, networks: Mapping[str, Network], bits: int = HALF) -> None:
    """Keep a game's networks in one file, in half precision.

    The rows, which are most of it, can be rounded to fewer ``bits`` behind the first one: that packs better.
    """
    arrays = {}
    for name, network in networks.items():
        mantissas, exponents = np.frexp(network.rows)
        rows = np.ldexp(np.rint(np.ldexp(mantissas, bits + 1)), exponents - bits - 1)
        for part, weights in network._replace(rows=rows)._asdict().items():
            arrays[f"{name}.{part}"] = weights.astype(np.float16)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> dict[str, Network]:
    """The networks of a file by name."""
    with np.load(path) as kept:
        parts: dict[str, dict[str, Singles]] = {}
        for each in kept.files:
            name, _, part = each.partition(".")
            parts.setdefault(name, {})[part] = kept[each].astype(np.float32)
    networks = {
        name: Network(**each) if "middle" in each else _of_one_layer(**each) for name, each in parts.items()
    }
    for network in networks.values():
        _check_middle(len(network.output))
    return networks


def _of_one_layer(rows: Singles, bias: Singles, output: Singles) -> Network:
    """A network of before there was a second layer: a unit for its sum and one for the negative of that."""
    return Network(
        rows,
        bias,
        np.stack((output, -output), axis=1),
        np.zeros(2, np.float32),
        np.array([1.0, -1.0], np.float32),
    )
