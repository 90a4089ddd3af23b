"""Every class name in ``src`` means one thing.

A module that lies at the same place in several games' folders may define the same names in each of them: the
games are parallel on purpose.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "skirmish"

IMPLEMENTED = frozenset({"Known", "Variant", "View"})
"""Protocols in ``core`` that each game implements by a class of the same name."""


def place_of(path: Path) -> str:
    """Where a module lies, with the game's name left out: ``games/*/state.py`` for each game's state."""
    parts = list(path.relative_to(SOURCE).parts)
    if parts[0] == "games" and len(parts) > 2:
        parts[1] = "*"
    return "/".join(parts)


def places_of_classes() -> dict[str, set[str]]:
    """Each class name, and the modules that define it."""
    found = defaultdict[str, set[str]](set)
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                found[node.name].add(place_of(path))
    return found


def test_no_class_name_is_used_for_two_things() -> None:
    found = places_of_classes()
    assert len(found) > 300
    shared = {name: sorted(places) for name, places in sorted(found.items()) if len(places) > 1}
    assert {name: places for name, places in shared.items() if name not in IMPLEMENTED} == {}


def test_migrations_are_numbered_in_one_chain() -> None:
    """Two branches may each have added the next one: the second to land takes another number."""
    folder = SOURCE / "server" / "storage" / "migrations" / "versions"
    found = sorted(path for path in folder.glob("m*.py"))
    revisions = ["None", *(f'"{number:04}"' for number in range(1, len(found) + 1))]
    for path, before, own in zip(found, revisions, revisions[1:], strict=False):
        assert path.name.startswith(f"m{own.strip(chr(34))}_")
        text = path.read_text()
        assert f"\nrevision = {own}\n" in text, path.name
        assert f"\ndown_revision = {before}\n" in text, path.name
