"""Measuring the server: small, but with real processes, so that the figures can be had on any day."""

from __future__ import annotations

import pytest
from benchmarks.server import Load, Sizes, figures

SIZES = Sizes(matches=4, rate=40.0, warm_up=0.2, seconds=1.0, idle=10, stored=6, restarts=1)


@pytest.mark.parametrize("part", ["load", "idle", "restart"])
def test_every_part_can_be_measured(part: str) -> None:
    found = figures(SIZES, (part,))
    assert found
    assert all(each.ours for each in found)


def test_percentiles_are_of_what_was_measured() -> None:
    load = Load([float(each) for each in range(1, 101)], 100, 1.0, 0.5, 0.1, 100.0)
    assert (load.percentile(50), load.percentile(99), load.percentile(100)) == (50.0, 99.0, 100.0)
    assert Load([7.0], 1, 1.0, 0.5, 0.1, 100.0).percentile(50) == 7.0
