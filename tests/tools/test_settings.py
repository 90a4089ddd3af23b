"""Paths in the settings of our tools exist, so that a moved file is not left out unnoticed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COVERAGE = TOOLS["coverage"]


@pytest.mark.parametrize(
    "pattern",
    [
        *TOOLS["mutmut"]["only_mutate"],
        *TOOLS["mutmut"]["pytest_add_cli_args_test_selection"],
        *COVERAGE["run"]["source"],
        *COVERAGE["run"]["omit"],
        *(each for each in TOOLS["ruff"]["lint"]["per-file-ignores"] if "{" not in each),
        *re.findall(r"\btests/\w+", MAKEFILE),
    ],
)
def test_every_path_matches_something(pattern: str) -> None:
    assert any(ROOT.glob(pattern.removesuffix("/**")))


def test_coverage_of_rules_records_and_matches_must_be_complete() -> None:
    assert {Path(each).name for each in COVERAGE["run"]["source"]} == {"core", "games", "records", "match"}
    assert not any("rules" in each for each in COVERAGE["run"]["omit"])
    assert COVERAGE["run"]["branch"] is True
    assert COVERAGE["report"]["fail_under"] == 100
