"""What the package imports is declared, and what is declared is used."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.conftest import PROJECT, ROOT

UNSEEN = {
    "asyncpg": "SQLAlchemy loads it for postgresql+asyncpg addresses",
    "matplotlib": "lab/balance_plots.py imports it by name, and says which extra is missing",
    "ray": "lab/cluster.py imports it by name, and says which extra is missing",
    "httptools": "uvicorn's HTTP protocol, which ours extends, is made of it",
    "uvloop": "uvicorn takes it for the event loop where it is installed",
}
"""Declared, and used through another package."""
BY_HAND = {"torch": "for training on a GPU (docs/training.md); locked, it would bring gigabytes of CUDA"}
"""Used where it is installed, but not declared."""


def _declared(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


MAIN = _declared(PROJECT["project"]["dependencies"])
EXTRAS = _declared([each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra])


def _imported() -> Iterator[tuple[set[str], str]]:
    """For every import of a module of ours, the distributions it may come from, and the module."""
    known = packages_distributions()
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                modules = [node.module]
            else:
                continue
            for top in {module.partition(".")[0] for module in modules}:
                if top not in sys.stdlib_module_names and top != "skirmish":
                    names = {str(canonicalize_name(name)) for name in known.get(top, [top])}
                    yield names, path.relative_to(ROOT).as_posix()


def test_everything_imported_is_declared() -> None:
    assert [(names, path) for names, path in _imported() if not names & (MAIN | EXTRAS | set(BY_HAND))] == []


def test_everything_declared_is_used() -> None:
    used = set[str]().union(*(names for names, _ in _imported()))
    assert (MAIN | EXTRAS) - used == set(UNSEEN)
    assert set(BY_HAND) <= used - MAIN - EXTRAS
