"""The folders of ``web/src`` import each other in one direction. The walk reads the source and runs none."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "web" / "src"
IMPORTED = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bglob(?:<[^(]*>)?\()\s*"(\.[^"]+)\"""")


def folder(path: Path) -> str:
    """The folder of ``web/src`` that a file lies in; empty for a file at the top."""
    parts = path.resolve().relative_to(SOURCE.resolve()).parts
    return parts[0] if len(parts) > 1 else ""


def imports() -> dict[str, set[str]]:
    """Which folders each folder imports. Tests may import anything."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*"):
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name or not folder(path):
            continue
        here = found.setdefault(folder(path), set())
        for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if target.is_relative_to(SOURCE.resolve()) and (there := folder(target)) not in (
                "",
                folder(path),
            ):
                here.add(there)
    return found


def test_folders_form_no_cycle() -> None:
    found = imports()
    assert {"app", "games", "lib", "table", "ui"} <= found.keys()
    tuple(TopologicalSorter(found).static_order())  # raises CycleError


def test_what_everything_uses_uses_little() -> None:
    found = imports()
    assert found["lib"] == set()
    assert found["ui"] == {"lib"}
    assert found["games"] == {"lib", "ui"}
    assert "app" not in {each for used in found.values() for each in used}
