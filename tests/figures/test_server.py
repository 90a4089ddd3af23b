"""Measuring the server: small, but with real processes, so that the figures can always be measured."""

from __future__ import annotations

import re

import pytest
from benchmarks.server import Load, Sizes, figures
from benchmarks.turns import Figure

SIZES = Sizes(matches=4, rate=40.0, warm_up=0.2, seconds=1.0, idle=10, stored=6, restarts=1, seats=5)


def measured(figure: Figure, unit: str = "") -> float:
    """The number of a figure, which must be in that unit."""
    found = re.fullmatch(rf"(\d+\.?\d*){unit and f' {unit}'}", figure.ours)
    assert found is not None, figure.ours
    return float(found[1])


def test_acknowledgements_under_load_are_measured_beside_an_echo() -> None:
    middle, slowest, processor, memory = figures(SIZES, ("load",))
    rate = re.search(r"\((\d+) actions/s, 4 matches, 8 sockets\)", middle.title)
    assert rate is not None, middle.title
    assert 20 <= int(rate[1]) <= 44  # 40 were sent; a busy machine may take longer than the second
    assert 0 < measured(middle, "ms") <= measured(slowest, "ms") < 5000
    assert (middle.wanted, slowest.wanted) == ("10 ms", "50 ms")
    assert 0 <= measured(processor) < 2
    assert 30 < measured(memory, "MB") < 600
    for each in (middle, slowest):
        assert each.ratio is not None
        assert each.ratio > 0
        assert float(each.theirs.removesuffix(" ms")) >= 0


def test_twice_as_many_actions_have_a_target_for_the_slowest_alone() -> None:
    middle, slowest, *_ = figures(SIZES, ("double",))
    rate = re.search(r"\((\d+) actions/s, 4 matches", slowest.title)
    assert rate is not None, slowest.title
    assert 40 <= int(rate[1]) <= 88  # 80 were sent
    assert (middle.wanted, slowest.wanted) == ("–", "50 ms")


def test_the_memory_of_idle_connections_is_measured() -> None:
    memory, processor = figures(SIZES, ("idle",))
    found = re.search(r"10 idle sockets at 5 matches \((\d+) MB with none\)", memory.title)
    assert found is not None, memory.title
    assert abs(measured(memory, "MB") - int(found[1])) < 100
    assert memory.met is True  # ten of them are far from the limit
    assert measured(processor) < 0.5


def test_a_change_of_the_open_seats_is_measured() -> None:
    told, following, cpu = figures(SIZES, ("seats",))
    assert "among 5 open seats" in told.title
    for each in (told, following):
        assert 0 < measured(each, "ms") < 5000
        assert each.wanted == "100 ms"
    assert measured(cpu, "ms") >= 0


def test_a_restart_is_measured_up_to_the_first_acknowledgement() -> None:
    (restart,) = figures(SIZES, ("restart",))
    assert "6 open matches stored" in restart.title
    assert 0.2 < measured(restart, "s") < 60
    assert restart.wanted == "1 s"


@pytest.mark.parametrize(("percent", "expected"), [(50, 50.0), (99, 99.0), (100, 100.0)])
def test_percentiles_are_of_what_was_measured(percent: float, expected: float) -> None:
    load = Load([float(each) for each in range(1, 101)], 100, 1.0, 0.5, 0.1, 100.0)
    assert load.percentile(percent) == expected
    assert Load([7.0], 1, 1.0, 0.5, 0.1, 100.0).percentile(percent) == 7.0
