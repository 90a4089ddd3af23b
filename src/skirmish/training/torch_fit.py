"""Fit a network to samples with PyTorch, on a GPU if there is one: millions of positions in seconds.

PyTorch is no dependency of the project: install it in the environment that trains (docs/training.md). Without
it :mod:`.fit` does much the same, more slowly. Here batches are larger, the rate falls to nothing instead of
a tenth, and a position keeps the view in which it was listed for all epochs, unless both are looked at
(``exchanged``). The result depends on the seed and on the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import numpy as np
import torch

from skirmish.kernels.network import Indices, Network
from skirmish.training import Samples
from skirmish.training.batches import Steps, listed
from skirmish.training.fit import Fill

_MOST_INPUTS: Final = 32_767
"""Inputs are listed as numbers of 16 bits."""


class _Layers:
    """A network of ours as PyTorch trains it."""

    def __init__(self, network: Network, exchanged: Indices | None, device: torch.device) -> None:
        self.inputs = len(network.rows)
        self.weights = [torch.from_numpy(each.copy()).to(device).requires_grad_() for each in network]
        self.exchanged = None
        if exchanged is not None:
            self.exchanged = torch.from_numpy(exchanged.astype(np.int64)).to(device)

    def odds(self, index: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        """The mean over both views of a position, where the rules do not tell them apart."""
        index, value = index.long(), value.float()
        odds = self._seen(index, value)
        if self.exchanged is not None:
            odds = 0.5 * (odds + self._seen(self.exchanged[index], value))
        return odds

    def _seen(self, index: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        # Matrices of zeros and ones are multiplied faster than rows are looked up.
        rows, bias, middle, middle_bias, output = self.weights
        seen = torch.zeros(len(index), self.inputs, device=rows.device).scatter_add_(1, index, value)
        units = seen @ rows + bias
        if not len(middle):
            return units[:, -1]
        behind = torch.relu(torch.relu(units[:, :-1]) @ middle + middle_bias)
        return units[:, -1] + behind @ output


@contextmanager
def _fast_products() -> Iterator[None]:
    """Let a GPU multiply matrices in TensorFloat-32 meanwhile."""
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("high")
    try:
        yield
    finally:
        torch.set_float32_matmul_precision(before)


@_fast_products()
def fit(
    network: Network,
    samples: Samples,
    fill: Fill,
    most: int,
    *,
    exchanged: Indices | None,
    epochs: float,
    rate: float,
    seed: int,
    threads: int,
    decay: float = 0.0,
) -> list[float]:
    """Train a network in place, as :func:`skirmish.training.fit.fit` does; the mean loss of each epoch.

    The rate falls to nothing along a cosine. ``exchanged`` has for each input the one that it is in the view
    that counts as much.
    """
    if len(network.rows) > _MOST_INPUTS:
        raise ValueError(f"a network has {_MOST_INPUTS} inputs at most, this one {len(network.rows)}")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    parts = [
        [torch.from_numpy(each).to(device) for each in part]
        for part in listed(samples, fill, most, seed, threads)
    ]
    index, value = (torch.cat(each) for each in zip(*parts, strict=True))
    targets = torch.from_numpy(samples.targets).to(device)
    layers = _Layers(network, exchanged, device)
    adam = torch.optim.Adam(layers.weights, lr=rate)
    steps = Steps(len(samples), epochs, rate)
    an_epoch = steps.an_epoch
    # Read once, because each reading waits for the GPU.
    losses = torch.zeros(-(-len(steps) // an_epoch), device=device)
    for number, chosen in zip(range(len(steps)), _batches(len(samples), steps.size, device), strict=False):
        step = steps.rate_at(number)
        adam.param_groups[0]["lr"] = step
        odds, wanted = layers.odds(index[chosen], value[chosen]), targets[chosen]
        loss = (torch.nn.functional.softplus(odds) - wanted * odds).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        with torch.no_grad():
            layers.weights[0].mul_(1.0 - step * decay)
        epoch = number // an_epoch
        losses[epoch] += loss.detach() / min(an_epoch, len(steps) - epoch * an_epoch)
    for weights, trained in zip(network, layers.weights, strict=True):
        weights[:] = trained.detach().cpu().numpy()
    return [float(each) for each in losses.cpu()]


def _batches(n: int, size: int, device: torch.device) -> Iterator[torch.Tensor]:
    """Endless batches, each position once an epoch."""
    while True:
        order = torch.randperm(n, device=device)
        yield from order[: n // size * size].split(size)
