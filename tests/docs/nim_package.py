"""The package that ``docs/adding-a-game.md`` is made of: written to a folder, built and installed by pip."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from skirmish import games
from tests.docs.examples import ROOT
from tests.games.guests import install, installed

PAGE = ROOT / "docs" / "adding-a-game.md"
_FILE = re.compile(r"^`([\w./]+)`\n\n(`{3,})\w+\n(.*?)^\2$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files of the page: a block whose heading is a path is that file."""
    return {found[1]: found[3] for found in _FILE.finditer(PAGE.read_text(encoding="utf-8"))}


def built(folder: Path) -> Path:
    """Write the package, build its wheel, install it; gives the folder to put on the path."""
    source, site = folder / "source", folder / "site"
    for name, text in files().items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _pip("wheel", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    _pip("install", "--target", str(site), str(wheel))
    return site


@contextmanager
def installed_nim(folder: Path) -> Iterator[Any]:
    """The game with its required parts alone, installed for this process; gives its rules."""
    own = {name.removeprefix("skirmish_nim/"): text for name, text in files().items() if name.endswith(".py")}
    del own["drawing.py"]
    install(folder, "skirmish_nim", own, {"nim": "skirmish_nim"})
    with installed(folder):
        yield games.load("nim")


def _pip(command: str, *arguments: str) -> None:
    """Run pip without an index: everything that the package needs is here already."""
    whole = [sys.executable, "-m", "pip", command, "--no-deps", "--no-index", "--quiet", *arguments]
    done = subprocess.run(whole, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def with_nim(site: Path) -> dict[str, str]:
    """The environment of a process that finds the package beside ours."""
    return {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(site)])}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed package."""
    return built(tmp_path_factory.mktemp("nim"))
