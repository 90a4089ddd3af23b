"""Inside the command line imports point one way: main, commands, terminal, shared modules."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "src"
CLI = "skirmish.cli"
ENTRY = (f"{CLI}.main", f"{CLI}.overview")
"""The modules that may import every command."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path.read_text() for path in sorted((ROOT / "skirmish" / "cli").rglob("*.py"))}


def layer(module: str) -> str:
    """``entry``, ``commands``, ``terminal`` or ``shared``."""
    if module in ENTRY:
        return "entry"
    part = module.removeprefix(CLI).lstrip(".").split(".")[0]
    return part if part in ("commands", "terminal") else "shared"


def imported(source: str) -> set[str]:
    """The modules of the command line that a source imports, inside functions and for types as well."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names} & set(MODULES)
            found |= inside or {node.module}
    return {name for name in found if name in MODULES}


ALLOWED = {
    "entry": {"entry", "commands", "shared"},
    "commands": {"commands", "terminal", "shared"},
    "terminal": {"terminal", "shared"},
    "shared": {"shared"},
}


def test_each_layer_imports_only_those_below_it() -> None:
    assert {layer(name) for name in MODULES} == set(ALLOWED)
    assert [
        f"{name} imports {other}"
        for name, source in MODULES.items()
        for other in imported(source)
        if layer(other) not in ALLOWED[layer(name)]
    ] == []


def test_no_module_imports_itself_through_others() -> None:
    graph = {name: imported(source) for name, source in MODULES.items()}
    assert sum(map(len, graph.values())) > 50
    list(TopologicalSorter(graph).static_order())


def test_no_command_imports_another() -> None:
    inside = {name: imported(source) for name, source in MODULES.items() if layer(name) == "commands"}
    assert {name: found & set(inside) for name, found in inside.items() if found & set(inside)} == {}


def test_a_cycle_would_be_found() -> None:
    first = imported(f"def f():\n    from {CLI}.terminal import screen")
    assert first == {f"{CLI}.terminal.screen"}
    with pytest.raises(CycleError):
        list(TopologicalSorter({"a": {"b"}, "b": {"a"}}).static_order())
