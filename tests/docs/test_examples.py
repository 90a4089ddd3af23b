"""Every example in our pages does what the page says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.examples import PAGES, ROOT, commands, like, named, python_blocks

CACHE = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
"""Where compiled code is kept."""
WITH_PYTHON = [page for page in PAGES if any(python_blocks(page))]
WITH_COMMANDS = [page for page in PAGES if any(commands(page))]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_python_runs_and_prints_what_is_shown(
    page: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("a_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # dataclasses look their module up
    monkeypatch.chdir(tmp_path)
    for block, printed in python_blocks(page):
        source = "\n" * block.line + block.text
        exec(compile(source, named(page), "exec", dont_inherit=True), module.__dict__)
        found = capsys.readouterr().out
        assert printed is None or like(printed, found), f"{named(page)}:{block.line} prints\n{found}"


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_commands_write_what_is_shown(page: Path, tmp_path: Path) -> None:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "SKIRMISH", "NO_", "XDG_"))
    }
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {
        **kept,
        "PATH": here,
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "TERM": "dumb",
        "HOME": str(tmp_path),
        "XDG_CACHE_HOME": CACHE,
    }
    for command in commands(page):
        done = subprocess.run(
            ["bash", "-c", command.text],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        where = f"{named(page)}:{command.line}: {command.text}\n{done.stdout}"
        assert "Traceback" not in done.stdout, where
        assert done.returncode in (0, 1) or command.output is not None, where
        assert command.output is None or like(command.output, done.stdout), where


def test_the_readme_has_a_library_example_of_at_most_ten_lines() -> None:
    (example,) = [block for block, _ in python_blocks(ROOT / "README.md")]
    assert example.text.count("\n") <= 10


def test_there_are_examples_to_run() -> None:
    assert {"README.md", "docs/architecture.md", "docs/fairness.md"} <= set(map(named, WITH_PYTHON))
    assert {"README.md", "docs/command-line.md"} <= set(map(named, WITH_COMMANDS))
    assert sum(1 for page in PAGES for _ in commands(page)) >= 25
