"""Calibration: bins, the expected error, and a correction of the log odds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks import calibration
from benchmarks.calibration import Said, bins, corrected, diagram, expected_error, fitted, halves, summary


def _said(slope: float, games: int = 4000) -> Said:
    """Positions whose true log odds are ``slope`` times what was said."""
    rng = np.random.default_rng(1)
    odds = rng.normal(0.0, 1.0, games)
    done = (rng.random(games) < 1 / (1 + np.exp(-slope * odds))).astype(np.float64)
    return Said(np.arange(games), 1 / (1 + np.exp(-odds)), done)


def test_what_comes_true_has_a_small_error() -> None:
    assert expected_error(_said(1.0)) < 0.03
    assert expected_error(_said(3.0)) > 0.1
    assert sum(n for n, _, _ in bins(_said(1.0))) == 4000


def test_a_correction_is_fitted_to_some_games_and_tested_with_others() -> None:
    to_fit, to_test = halves(_said(2.0))
    assert not {*to_fit.game} & {*to_test.game}
    slope, shift = fitted(to_fit)
    assert slope == pytest.approx(2.0, abs=0.2)
    assert shift == pytest.approx(0.0, abs=0.1)
    assert expected_error(corrected(to_test, slope, shift)) < expected_error(to_test) / 2


def test_a_diagram_has_a_dot_for_each_bin() -> None:
    found = summary(_said(1.0, 400))
    assert diagram(found, "title").count("<circle") == len(found["bins (positions, said, came true)"])


def test_games_that_were_played_stay_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "hill218-standard-500.jsonl"
    lines = [f"[{number}, [[0.4, 0.0], [0.{5 + number % 5}, 1.0]]]\n" for number in range(16)]
    kept.write_text(f'{{"search": "{calibration.searches("hill218")}", "nodes": 500}}\n' + "".join(lines))
    asked = ["hill218", "--variant", "standard", "--games", "16", "--kept", str(tmp_path)]
    calibration.main(asked)
    assert '"positions": 32' in capsys.readouterr().out
    kept.write_text('{"search": "another", "nodes": 500}\n' + "".join(lines))
    with pytest.raises(SystemExit, match="other players"):
        calibration.main(asked)
