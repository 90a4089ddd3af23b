"""Fitting recovers what made the samples, the same for the same seed on any number of threads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from skirmish.kernels.network import (
    MOST_MIDDLE,
    Indices,
    Network,
    Singles,
    grown,
    load,
    logit,
    mirrored,
    new_network,
    new_units,
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
    return probability(logit(network, index, value, len(index), new_units(64)))


def _exclusive_or() -> Samples:
    """Impossible without hidden units: the first two inputs differ."""
    states = np.random.default_rng(1).integers(0, 2, (20_000, INPUTS)).astype(np.int8)
    targets = np.where(states[:, 0] != states[:, 1], 0.9, 0.2).astype(np.float32)
    return Samples(states, targets)


def _fitted(hidden: int, threads: int, seed: int = 5) -> Network:
    network = new_network(INPUTS, hidden, 3, 16)
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
    network = new_network(INPUTS, 5, 2, 16)
    network.output[:] = np.random.default_rng(4).normal(0, 1, 16)
    index = np.array([[0, 2, 3]], np.int32)
    value = np.array([[1.0, 0.5, 2.0]], np.float32)
    counts, targets = np.array([3], np.int32), np.array([0.3], np.float32)

    slope = Network(*[np.zeros_like(each) for each in network])
    loss = gradient(network, index, value, counts, targets, slope)

    def loss_of(weights: Sequence[npt.NDArray[np.float64]]) -> float:
        rows, bias, middle, middle_bias, output = weights
        units = bias + value[0].astype(np.float64) @ rows[index[0]]
        behind = np.maximum(np.maximum(units[:-1], 0.0) @ middle + middle_bias, 0.0)
        found = 1.0 / (1.0 + np.exp(-(units[-1] + behind @ output)))
        return float(-0.3 * np.log(found) - 0.7 * np.log(1.0 - found))

    exact = [each.astype(np.float64) for each in network]
    assert loss == pytest.approx(loss_of(exact), abs=1e-6)
    for weights, slopes in zip(exact, slope, strict=True):
        for at in np.ndindex(*weights.shape):
            before = weights[at]
            weights[at] = before + 1e-6
            raised = loss_of(exact)
            weights[at] = before - 1e-6
            lowered = loss_of(exact)
            weights[at] = before
            assert (raised - lowered) / 2e-6 == pytest.approx(slopes[at], abs=1e-5)


def test_networks_are_kept_in_half_precision(tmp_path: Path) -> None:
    network = new_network(7, 2, 1, 16)
    save(tmp_path / "kept.npz", {"battle": network, "set_up": new_network(3, 0, 1, 16)})
    kept = load(tmp_path / "kept.npz")
    assert list(kept) == ["battle", "set_up"]
    assert kept["battle"].rows.dtype == np.float32
    assert np.allclose(kept["battle"].rows, network.rows, atol=1e-3)
    assert kept["set_up"].rows.shape == (3, 1)


def test_rows_can_be_rounded_for_a_smaller_file(tmp_path: Path) -> None:
    network = new_network(700, 20, 1, 16)
    save(tmp_path / "whole.npz", {"value": network})
    save(tmp_path / "rounded.npz", {"value": network}, bits=6)
    whole, rounded = load(tmp_path / "whole.npz")["value"], load(tmp_path / "rounded.npz")["value"]
    assert (tmp_path / "rounded.npz").stat().st_size < 0.8 * (tmp_path / "whole.npz").stat().st_size
    mantissas, _ = np.frexp(rounded.rows)
    assert (mantissas * 2**7 % 1.0 == 0.0).all()
    assert np.allclose(rounded.rows, network.rows, rtol=2**-7 + 2**-11, atol=0.0)
    assert all(np.array_equal(a, b) for a, b in zip(whole[1:], rounded[1:], strict=True))


@pytest.mark.parametrize("hidden", [0, 5])
def test_files_of_networks_with_one_layer_are_read(tmp_path: Path, hidden: int) -> None:
    """As they were kept before there was a second layer: ``output`` has a weight for each hidden unit."""
    draw = np.random.default_rng(3)
    rows, bias = draw.normal(0, 1, (INPUTS, hidden + 1)), draw.normal(0, 1, hidden + 1)
    output = draw.normal(0, 1, hidden).astype(np.float16)
    arrays: dict[str, Any] = {
        "value.rows": rows.astype(np.float16),
        "value.bias": bias.astype(np.float16),
        "value.output": output,
    }
    np.savez_compressed(tmp_path / "old.npz", **arrays)
    network = load(tmp_path / "old.npz")["value"]
    for state in ([1, 0, 0, 1], [0, 2, 1, 0]):
        sums = network.bias + np.array(state, np.float32) @ network.rows
        wanted = probability(float(sums[-1] + np.maximum(sums[:-1], 0.0) @ output.astype(np.float32)))
        assert _evaluated(network, np.array(state, np.int8)) == pytest.approx(wanted, abs=1e-5)


def test_a_second_layer_without_room_for_it_is_refused(tmp_path: Path) -> None:
    new_network(INPUTS, 2, 1, MOST_MIDDLE)
    with pytest.raises(ValueError, match="33 units in the second layer, more than 32"):
        new_network(INPUTS, 2, 1, MOST_MIDDLE + 1)
    network = new_network(INPUTS, 2, 1, 1)
    with pytest.raises(ValueError, match="more than 32"):
        grown(network, 2, MOST_MIDDLE + 1, 1)
    wide = network._replace(
        middle=np.zeros((2, 40), np.float32),
        middle_bias=np.zeros(40, np.float32),
        output=np.zeros(40, np.float32),
    )
    save(tmp_path / "wide.npz", {"value": wide})
    with pytest.raises(ValueError, match="more than 32"):
        load(tmp_path / "wide.npz")


def test_a_network_does_not_shrink() -> None:
    network = new_network(INPUTS, 5, 2, 3)
    for hidden, middle in ((4, 3), (5, 2)):
        with pytest.raises(ValueError, match="shrink"):
            grown(network, hidden, middle, 1)


def test_samples_are_joined_and_thinned() -> None:
    one = Samples(np.zeros((3, 2), np.int8), np.zeros(3, np.float32))
    two = Samples(np.ones((2, 2), np.int8), np.ones(2, np.float32))
    both = Samples.joined([one, two])
    assert len(both) == 5
    few = both.thinned(4, np.random.default_rng(1))
    assert len(few) == 4
    assert (few.states[:, 0] == few.targets).all()
    assert both.thinned(5, np.random.default_rng(1)) is both


def test_a_grown_network_says_the_same() -> None:
    network = new_network(INPUTS, 5, 2, 3)
    network.output[:] = 1.0, -1.0, 0.5
    larger = grown(network, 9, 8, 7)
    assert larger.middle.shape == (9, 8)
    for state in ([1, 0, 0, 1], [0, 2, 1, 0]):
        known = np.array(state, np.int8)
        assert _evaluated(larger, known) == pytest.approx(_evaluated(network, known), abs=1e-6)


def test_a_grown_regression_says_the_same() -> None:
    """Without hidden units nothing goes through the second layer, whatever it holds."""
    network = new_network(INPUTS, 0, 2, 3)
    network.rows[:, 0], network.middle_bias[:], network.output[:] = 0.5, 0.2, 4.0
    larger = grown(network, 9, 8, 7)
    for state in ([1, 0, 0, 1], [0, 2, 1, 0]):
        known = np.array(state, np.int8)
        assert _evaluated(larger, known) == pytest.approx(_evaluated(network, known), abs=1e-6)


def test_a_mirrored_network_is_the_mean_of_both_views() -> None:
    network = new_network(INPUTS, 5, 2, 3)
    network.output[:] = 1.0, -1.0, 0.5
    both = mirrored(network, np.array([1, 0, 2, 3], np.int32))
    index, value, units = np.array([0, 2], np.int32), np.array([1.0, 3.0], np.float32), new_units(10)
    other = np.array([1, 2], np.int32)
    wanted = 0.5 * (logit(network, index, value, 2, units) + logit(network, other, value, 2, units))
    assert logit(both, index, value, 2, units) == pytest.approx(wanted, abs=1e-6)
    assert logit(both, other, value, 2, units) == pytest.approx(wanted, abs=1e-6)
