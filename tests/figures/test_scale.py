"""The forecasts of docs/scale.md: the page has the tables that the model prints, and the model behaves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.scale import BATCHED, FASTER, NODES, Costs, Habits, Machines, forecast, loads, page_tables

PAGE = (Path(__file__).parents[2] / "docs" / "scale.md").read_text()


def test_the_page_has_the_tables_of_the_model() -> None:
    for table in page_tables():
        assert table in PAGE


@pytest.mark.parametrize("nodes", NODES)
def test_a_forecast_is_the_most_that_fits(nodes: int) -> None:
    costs, habits, machines = Costs(), Habits(), Machines()
    found = forecast(nodes)
    assert found.loop <= machines.loop
    assert found.database <= machines.database
    assert found.memory <= machines.memory
    more = loads(nodes, found.matches * 1.01, costs, habits, machines)
    used = {
        "event loop": more.loop / machines.loop,
        "database": more.database / machines.database,
        "memory": more.memory / machines.memory,
    }
    assert [name for name, share in used.items() if share > 1] == [found.limit]


def test_what_limits_is_what_helps() -> None:
    cheap = replace(Costs(), action=Costs().action / 2)
    assert forecast(1, cheap).matches >= 1.7 * forecast(1).matches, "looks cost what they did"
    assert forecast(1, replace(cheap, look=0.0, server_idle=0.0)).matches >= 1.9 * forecast(1).matches
    together, apart = (forecast(3, habits=Habits(apart=share)).matches for share in (0.0, 1.0))
    assert together > forecast(3).matches > apart
    assert forecast(1, machines=replace(Machines(), memory=300e6)).limit == "memory"
    some, many = (forecast(nodes, FASTER, machines=BATCHED).matches for nodes in (50, 100))
    assert (f"{round(some, -4):,}" in PAGE, some > many) == (True, True)
    slower = forecast(100, machines=replace(Machines(), database=1.0))
    assert (slower.limit, slower.matches < forecast(100).matches) == ("database", True)
