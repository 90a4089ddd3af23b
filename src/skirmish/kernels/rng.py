"""Random numbers for kernels: a small generator whose whole state is one number, fixed by a seed.

For playouts and searches only. The dice of a match come from :mod:`skirmish.match.fair`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import compiled

Rng = npt.NDArray[np.uint64]
"""One element: the generator's state."""

# Steele, Lea and Flood's SplitMix64: a Weyl sequence through two rounds of mixing.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_U11, _U27, _U30, _U31, _U32 = (np.uint64(n) for n in (11, 27, 30, 31, 32))
_UNIT = 1.0 / (1 << 53)


def seeded(seed: int) -> Rng:
    """A generator for a seed of any size."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@compiled
def bits(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    rng[0] += _STEP
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> _U30)) * _FIRST
    mixed = (mixed ^ (mixed >> _U27)) * _SECOND
    return np.uint64(mixed ^ (mixed >> _U31))


@compiled
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1; n below two to the 32nd.

    By multiplication; the bias of less than n in two to the 32nd is far below what a simulation can detect.
    """
    return int(((bits(rng) >> _U32) * np.uint64(n)) >> _U32)


@compiled
def uniform(rng: Rng) -> float:
    """A number from 0 up to but not including 1."""
    return float(bits(rng) >> _U11) * _UNIT
