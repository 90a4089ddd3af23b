"""Fitting recovers what made the samples, the same for the same seed on any number of threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from skirmish.kernels.network import (
    Indices,
    Network,
    Singles,
    load,
    logit,
    new_network,
    probability,
    save,
)
from skirmish.training import Samples
from skirmish.training.fit import fit, gradient

INPUTS = 4


def _fill(states: npt.NDArray[np.int8], seed: int, index: Indices, value: Singles, counts: Indices) -> None:
    """Every number of a state is an input; one that is 0 adds nothing."""
    counts[: len(states)] = INPUTS
    index[: len(states), :INPUTS] = np.arange(INPUTS)
    value[: len(states), :INPUTS] = states


def _evaluated(network: Network, state: npt.NDArray[np.int8]) -> float:
    index, value = np.flatnonzero(state).astype(np.int32), state[state != 0].astype(np.float32)
    return probability(logit(network, index, value, len(index), np.zeros(64, np.float32)))


def _exclusive_or() -> Samples:
    """Impossible without hidden units: the first two inputs differ."""
    states = np.random.default_rng(1).integers(0, 2, (20_000, INPUTS)).astype(np.int8)
    targets = np.where(states[:, 0] != states[:, 1], 0.9, 0.2).astype(np.float32)
    return Samples(states, targets)


def _fitted(hidden: int, threads: int, seed: int = 5) -> Network:
    network = new_network(INPUTS, hidden, 3)
    losses = fit(network, _exclusive_or(), _fill, INPUTS, epochs=60, rate=0.05, seed=seed, threads=threads)
    assert losses[-1] <= losses[0]
    return network


def test_a_network_learns_what_a_regression_cannot() -> None:
    network, plain = _fitted(8, 2), _fitted(0, 2)
    for state in ([1, 0, 0, 1], [0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1]):
        wanted = 0.9 if state[0] != state[1] else 0.2
        assert _evaluated(network, np.array(state, np.int8)) == pytest.approx(wanted, abs=0.02)
        assert _evaluated(plain, np.array(state, np.int8)) == pytest.approx(0.55, abs=0.03)


def test_the_seed_alone_decides() -> None:
    one, two, other = _fitted(3, 1), _fitted(3, 4), _fitted(3, 4, seed=6)
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not np.array_equal(one.rows, other.rows)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    network = new_network(INPUTS, 5, 2)
    network.output[:] = np.random.default_rng(4).normal(0, 1, 5)
    index = np.array([[0, 2, 3]], np.int32)
    value = np.array([[1.0, 0.5, 2.0]], np.float32)
    counts, targets = np.array([3], np.int32), np.array([0.3], np.float32)

    def slope_of(network: Network) -> tuple[float, Network]:
        slope = Network(*[np.zeros_like(each) for each in network])
        return gradient(network, index, value, counts, targets, slope), slope

    _, slope = slope_of(network)
    for weights, slopes in zip(network, slope, strict=True):
        for at in np.ndindex(*weights.shape):
            before = weights[at]
            weights[at] = before + 1e-2
            raised, _ = slope_of(network)
            weights[at] = before - 1e-2
            lowered, _ = slope_of(network)
            weights[at] = before
            assert (raised - lowered) / 2e-2 == pytest.approx(slopes[at], abs=5e-3)


def test_networks_are_kept_in_half_precision(tmp_path: Path) -> None:
    network = new_network(7, 2, 1)
    save(tmp_path / "kept.npz", {"battle": network, "set_up": new_network(3, 0, 1)})
    kept = load(tmp_path / "kept.npz")
    assert list(kept) == ["battle", "set_up"]
    assert kept["battle"].rows.dtype == np.float32
    assert np.allclose(kept["battle"].rows, network.rows, atol=1e-3)
    assert kept["set_up"].rows.shape == (3, 1)


def test_samples_are_joined_and_thinned() -> None:
    one = Samples(np.zeros((3, 2), np.int8), np.zeros(3, np.float32))
    two = Samples(np.ones((2, 2), np.int8), np.ones(2, np.float32))
    both = Samples.joined([one, two])
    assert len(both) == 5
    few = both.thinned(4, np.random.default_rng(1))
    assert len(few) == 4
    assert (few.states[:, 0] == few.targets).all()
    assert both.thinned(5, np.random.default_rng(1)) is both
