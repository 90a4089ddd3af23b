"""What an arena's folder says, apart from times."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import skirmish
from skirmish.lab.journal import JOURNAL
from skirmish.match import Issued


def records(folder: Path) -> dict[str, str]:
    """Every record by its file's name. Each is sound and its chance is fair."""
    found = {path.name: path.read_text() for path in sorted((folder / "records").iterdir())}
    for text in found.values():
        (record,) = skirmish.read_records(text)
        assert skirmish.verify(record).fair
    return found


def result(folder: Path) -> dict[str, Any]:
    """What ``result.json`` holds; how long thinking took is each machine's own."""
    found: dict[str, Any] = json.loads((folder / "result.json").read_text())
    assert set(found.pop("thinking")) == set(found["plan"]["agents"])
    return found


def journal(folder: Path) -> list[int]:
    """The numbers of the games in the journal, sorted."""
    lines = (folder / JOURNAL).read_text().splitlines()
    return sorted(json.loads(line)["number"] for line in lines)


def commands(folder: Path) -> dict[int, tuple[Issued, ...]]:
    """The commands of each game in the journal; none where the first edition wrote the line."""
    lines = [json.loads(line) for line in (folder / JOURNAL).read_text().splitlines()]
    return {line["number"]: tuple(map(Issued.from_json, line.get("commands", ()))) for line in lines}
