"""An arena that the first edition (commit cfd63f0) was cut short in is gone on with."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import skirmish
from skirmish.lab import arena
from skirmish.lab.schedule import Plan
from tests.lab import folders

KEPT = Path(__file__).parent / "kept"


def test_what_was_played_counts_and_the_rest_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    shutil.copytree(KEPT / "arena", folder)
    plan = json.loads((folder / "arena.json").read_text())
    plan["version"] = skirmish.__version__  # only games of one version go together
    (folder / "arena.json").write_text(json.dumps(plan))
    _, over = arena.finished(folder)
    assert [(each.number, each.winner, each.decisions) for each in over] == [(1, None, 56), (2, "b", 57)]
    result = arena.run(Plan.from_json(plan), folder=folder)
    assert result.played == 4
    assert folders.journal(folder) == [1, 2, 3, 4]
    assert [bool(folders.commands(folder)[number]) for number in range(1, 5)] == [False, False, True, True]
    assert folders.records(folder) == {
        path.name: path.read_text() for path in sorted((KEPT / "records").iterdir())
    }
