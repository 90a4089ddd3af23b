"""The kernels' chance: SplitMix64, and numbers that come out as often as each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from skirmish.kernels.rng import below, bits, seeded, uniform

WORD = (1 << 64) - 1
KNOWN = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The published output of SplitMix64 for the seed 1234567."""


def splitmix(seed: int) -> Iterator[int]:
    """SplitMix64 as its authors wrote it down, in whole numbers."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & WORD
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        yield mixed ^ mixed >> 31


def test_the_numbers_are_those_of_splitmix() -> None:
    assert tuple(islice(splitmix(1234567), len(KNOWN))) == KNOWN
    rng = seeded(1234567)
    assert tuple([int(bits(rng)) for _ in KNOWN]) == KNOWN


@pytest.mark.parametrize("seed", [0, 1, 218, WORD, WORD + 1, -1, 10**30])
def test_a_seed_of_any_size_fixes_everything(seed: int) -> None:
    rng, again = seeded(seed), seeded(seed)
    for expected in islice(splitmix(seed & WORD), 200):
        assert int(bits(rng)) == int(bits(again)) == expected
    assert rng.tobytes() == again.tobytes()


def test_below_and_uniform_are_made_from_the_same_bits() -> None:
    words, rng = splitmix(42), seeded(42)
    for word in islice(words, 500):
        assert below(rng, 144) == (word >> 32) * 144 >> 32
    for word in islice(words, 500):
        assert uniform(rng) == (word >> 11) / (1 << 53)


def test_one_of_one_is_always_the_same() -> None:
    rng = seeded(7)
    assert {below(rng, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 6, 7, 10, 100])
def test_all_numbers_below_n_come_as_often_as_each_other(n: int) -> None:
    """Chi-square with a fixed seed: five standard deviations above what is expected is far too much."""
    rng, draws = seeded(n), 20_000
    seen = Counter(below(rng, n) for _ in range(draws))
    assert set(seen) == set(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_large_ranges_are_reached_from_end_to_end() -> None:
    rng, n = seeded(3), (1 << 32) - 1
    drawn = [below(rng, n) for _ in range(2_000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    assert min(drawn) < n // 100
    assert max(drawn) > n - n // 100


def test_uniform_numbers_lie_from_0_up_to_1() -> None:
    rng = seeded(9)
    drawn = [uniform(rng) for _ in range(20_000)]
    assert min(drawn) >= 0.0
    assert max(drawn) < 1.0
    assert sum(drawn) / len(drawn) == pytest.approx(0.5, abs=0.01)
    tenths = Counter(int(each * 10) for each in drawn)
    assert max(abs(count - 2_000) for count in tenths.values()) < 5 * (2_000 * 0.9) ** 0.5
