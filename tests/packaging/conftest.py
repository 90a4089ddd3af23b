"""A wheel, a source distribution, and an environment that holds the wheel and its dependencies only."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.cli.processes import environment

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LEFT_OUT = frozenset(PROJECT["tool"]["uv"]["exclude-dependencies"])


class Distributions(NamedTuple):
    """What hatchling made of this checkout."""

    wheel: Path
    sdist: Path


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, check=True)
    return Distributions(*folder.glob("*.whl"), *folder.glob("*.tar.gz"))


def needed(requirements: Iterable[str]) -> set[str]:
    """The distributions that these requirements bring, with everything that those require in turn."""
    found = set[tuple[str, frozenset[str]]]()

    def follow(requirements: Iterable[str], extras: frozenset[str]) -> None:
        for each in map(Requirement, requirements):
            applies = each.marker is None or any(
                each.marker.evaluate({"extra": extra}) for extra in ("", *extras)
            )
            name, wanted = canonicalize_name(each.name), frozenset(each.extras)
            if applies and name not in LEFT_OUT and (name, wanted) not in found:
                found.add((name, wanted))
                follow(distribution(name).requires or (), wanted)

    follow(requirements, frozenset())
    return {name for name, _ in found}


def _top_levels(name: str) -> Iterator[Path]:
    """The files and folders of a distribution that lie directly in site-packages."""
    known = distribution(name)
    parts = {file.parts[0] for file in known.files or ()} - {"..", "__pycache__"}
    yield from (Path(str(known.locate_file(part))) for part in parts)


class Installed:
    """The wheel in an environment of its own. Neither node nor npm is on its path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "environment" / "bin" / "python"
        self.env = {"PATH": str(self.python.parent), "PYTHONPATH": ""}

    def run(self, *words: str) -> str:
        """What ``skirmish`` prints; it must succeed, and complain about nothing."""
        done = subprocess.run(
            [self.python.with_name("skirmish"), *words],
            capture_output=True,
            text=True,
            timeout=120,
            env=environment(self.folder, self.env),
            cwd=self.folder,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture(scope="session")
def installed(made: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The locked dependencies are linked from the environment of the tests, which need not fetch them again.

    ``make soak`` fetches everything, as ``pip install`` on another machine would.
    """
    there = Installed(tmp_path_factory.mktemp("installed"))
    folder = there.folder / "environment"
    venv.create(folder, symlinks=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        str(there.python),
        "install",
        "-q",
    ]
    if os.environ.get("SKIRMISH_SOAK"):
        subprocess.run([*pip, str(made.wheel)], check=True)
        return there
    subprocess.run([*pip, "--no-deps", "--no-index", str(made.wheel)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for name in needed(PROJECT["project"]["dependencies"]):
        for path in _top_levels(name):
            link = site / path.name
            if not link.exists():
                link.symlink_to(path)
    return there
