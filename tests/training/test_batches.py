"""What fitting with PyTorch does before PyTorch comes in."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from skirmish.kernels.network import Indices, Singles
from skirmish.training import Samples
from skirmish.training.batches import BATCH, LISTED, Steps, listed

MOST = 3


def _fill(states: npt.NDArray[np.int8], seed: int, index: Indices, value: Singles, counts: Indices) -> None:
    """One input for each position: itself, or another view of it by chance; and what must not count."""
    counts[:] = 1
    index[:, 0] = states[:, 0] * 2 + np.random.default_rng(seed).integers(0, 2, len(states))
    value[:, 0] = 0.5
    index[:, 1:], value[:, 1:] = 99, 9.0


def _listed(samples: Samples, seed: int, threads: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    index, value = zip(*listed(samples, _fill, MOST, seed, threads), strict=True)
    return np.concatenate(index), np.concatenate(value)


def _samples(number: int) -> Samples:
    return Samples(np.zeros((number, 1), np.int8), np.full(number, 0.5, np.float32))


def test_inputs_are_listed_without_what_is_absent() -> None:
    samples = Samples(np.array([[3], [5]], np.int8), np.full(2, 0.5, np.float32))
    index, value = _listed(samples, 1, 2)
    assert (index[:, 0] // 2).tolist() == [3, 5]
    assert not index[:, 1:].any()
    assert value.tolist() == [[0.5, 0.0, 0.0]] * 2


def test_the_choice_of_views_does_not_repeat() -> None:
    """And depends on the seed, not on the number of threads."""
    samples = _samples(200_000)
    index, _ = _listed(samples, 7, 1)
    views = index[:, 0]
    assert views.mean() == pytest.approx(0.5, abs=0.01)
    for period in (LISTED, 2 * LISTED):
        assert (views[period:] == views[: len(views) - period]).mean() == pytest.approx(0.5, abs=0.02)
    assert np.array_equal(index, _listed(samples, 7, 4)[0])
    assert not np.array_equal(index, _listed(samples, 8, 4)[0])


@pytest.mark.parametrize(
    ("samples", "epochs", "size", "steps"),
    [
        (1, 2.0, 1, 2),
        (255, 1.0, 255, 1),
        (1000, 1.5, 256, 4),
        (20_000, 2.0, 500, 80),
        (10 * BATCH * 40, 0.5, BATCH, 200),
    ],
)
def test_few_positions_have_smaller_batches(samples: int, epochs: float, size: int, steps: int) -> None:
    found = Steps(samples, epochs, 0.01)
    assert (found.size, len(found)) == (size, steps)


def test_the_rate_rises_and_then_falls_to_nothing() -> None:
    steps = Steps(20_000, 10.0, 0.01)
    rates = [steps.rate_at(number) for number in range(len(steps))]
    top = int(np.argmax(rates))
    assert rates[0] < 0.001
    assert 0.009 < rates[top] < 0.01
    assert rates[:top] == sorted(rates[:top])
    assert rates[top:] == sorted(rates[top:], reverse=True)
    assert rates[-1] < 1e-5
