"""What is measured of several servers: when the other player saw a command, and how figures are counted."""

from __future__ import annotations

import math

from benchmarks import nodes
from benchmarks.server.crowd import FanOut


def test_a_command_has_reached_the_other_player_when_that_one_sees_its_entry() -> None:
    fan_out = FanOut()
    fan_out.committed("m", "south", 7)
    fan_out.shown("m", "south", 7)  # its own
    fan_out.shown("other", "north", 7)
    fan_out.shown("m", "north", 6)  # an older state
    assert fan_out.took == []
    fan_out.shown("m", "north", 8)  # with what followed by itself
    assert len(fan_out.took) == 1
    assert fan_out.took[0] >= 0
    fan_out.shown("m", "north", 9)
    assert len(fan_out.took) == 1, "seen once"
    fan_out.shown("m", "south", 10)
    fan_out.committed("m", "north", 10)  # the state overtook the acknowledgement
    assert fan_out.took[1:] == [0.0]


def test_players_who_never_came_back_count() -> None:
    assert nodes.percentile([0.5, 0.6, math.inf], 99) == math.inf
    assert nodes.percentile([0.5, 0.6, math.inf], 50) == 0.6


def test_the_forecast_counts_the_load_generator() -> None:
    light, heavy = (nodes.Load([], [], 100, 0.001, 0.001, crowd) for crowd in (0.0, 0.001))
    assert nodes.forecast(heavy) < nodes.forecast(light)
