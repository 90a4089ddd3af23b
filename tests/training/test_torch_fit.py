"""Fitting with PyTorch does what fitting without it does. `make soak` installs PyTorch and runs this."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
import torch

from skirmish.kernels.jit import without_compiler
from skirmish.kernels.network import (
    Indices,
    Network,
    Singles,
    logit,
    mirrored,
    new_network,
    new_units,
    probability,
)
from skirmish.training import Samples
from skirmish.training.torch_fit import fit

INPUTS = 4
EXCHANGED = np.array([1, 0, 2, 3], np.int32)


def _fill(states: npt.NDArray[np.int8], seed: int, index: Indices, value: Singles, counts: Indices) -> None:
    """The inputs that are present, first."""
    for at, state in enumerate(states):
        present = np.flatnonzero(state)
        counts[at] = len(present)
        index[at, : len(present)], value[at, : len(present)] = present, state[present]
        index[at, len(present) :] = 3  # what is not listed must not count
        value[at, len(present) :] = 9.0


def _samples() -> Samples:
    """Impossible without hidden units: the first two inputs differ. The third adds something."""
    states = np.random.default_rng(1).integers(0, 2, (40_000, INPUTS)).astype(np.int8)
    targets = np.where(states[:, 0] != states[:, 1], 0.8, 0.2) + 0.1 * states[:, 2]
    return Samples(states, targets.astype(np.float32))


def _evaluated(network: Network, state: list[int]) -> float:
    known = np.array(state, np.int8)
    index, value = np.flatnonzero(known).astype(np.int32), known[known != 0].astype(np.float32)
    with without_compiler():
        return probability(logit(network, index, value, len(index), new_units(64)))


@pytest.mark.parametrize("exchanged", [None, EXCHANGED])
def test_a_network_learns_what_a_regression_cannot(exchanged: Indices | None) -> None:
    network = new_network(INPUTS, 12, 3, 16)
    losses = fit(
        network, _samples(), _fill, INPUTS, exchanged=exchanged, epochs=30, rate=0.02, seed=5, threads=2
    )
    assert len(losses) == 30
    assert losses[-1] < losses[0]
    both = network if exchanged is None else mirrored(network, exchanged)
    for state in ([1, 0, 0, 1], [0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1]):
        wanted = (0.8 if state[0] != state[1] else 0.2) + 0.1 * state[2]
        assert _evaluated(both, state) == pytest.approx(wanted, abs=0.03)


def test_a_network_without_hidden_units_is_a_regression() -> None:
    """What it learned is what a search evaluates: nothing goes through the second layer."""
    network = new_network(INPUTS, 0, 3, 16)
    states = np.random.default_rng(1).integers(0, 2, (40_000, INPUTS)).astype(np.int8)
    samples = Samples(states, (0.2 + 0.6 * states[:, 0]).astype(np.float32))
    fit(network, samples, _fill, INPUTS, exchanged=None, epochs=30, rate=0.02, seed=5, threads=1)
    for first in (0, 1):
        assert _evaluated(network, [first, 0, 1, 0]) == pytest.approx(0.2 + 0.6 * first, abs=0.03)


def test_decay_pulls_rows_towards_zero() -> None:
    sizes = []
    for decay in (0.0, 20.0):
        network = new_network(INPUTS, 12, 3, 16)
        fit(
            network,
            _samples(),
            _fill,
            INPUTS,
            exchanged=None,
            epochs=4,
            rate=0.01,
            seed=5,
            threads=1,
            decay=decay,
        )
        sizes.append(float(np.abs(network.rows).mean()))
    assert sizes[1] < sizes[0]


def _fit(number: int, epochs: float, inputs: int = INPUTS) -> list[float]:
    known = _samples()
    samples = Samples(known.states[:number], known.targets[:number])
    network = new_network(inputs, 3, 3, 16)
    return fit(network, samples, _fill, INPUTS, exchanged=None, epochs=epochs, rate=0.01, seed=5, threads=1)


@pytest.mark.parametrize("number", [1, 100, 255])
def test_few_samples_are_one_batch(number: int) -> None:
    losses = _fit(number, 2.0)
    assert len(losses) == 2
    assert all(0.1 < loss < 1.0 for loss in losses)


def test_a_part_of_an_epoch_has_its_own_mean_loss() -> None:
    losses = _fit(1000, 1.5)
    assert len(losses) == 2
    assert losses[1] == pytest.approx(losses[0], abs=0.1)


def test_a_fit_leaves_the_precision_of_other_products_as_it_was() -> None:
    before = torch.get_float32_matmul_precision()
    try:
        for precision in ("highest", "high"):
            torch.set_float32_matmul_precision(precision)
            _fit(100, 1.0)
            assert torch.get_float32_matmul_precision() == precision
    finally:
        torch.set_float32_matmul_precision(before)


def test_more_inputs_than_their_numbers_can_hold_are_refused() -> None:
    with pytest.raises(ValueError, match="32767"):
        _fit(100, 1.0, inputs=32_768)
