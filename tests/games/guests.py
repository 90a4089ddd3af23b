"""Games from other distributions, as pip would install them: a package and its entry point."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from skirmish import games


def install(folder: Path, package: str, modules: Mapping[str, str], entry_points: Mapping[str, str]) -> None:
    """Lay a distribution of one package into a folder of ``sys.path``."""
    for name, source in {"__init__.py": "", **modules}.items():
        path = folder / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entry_points.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{games.GROUP}]", *lines, ""]))


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The distributions of a folder can be imported, and their games are found."""
    packages = {each.name for each in folder.iterdir() if each.suffix != ".dist-info"}
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    games.rescan()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in [each for each in sys.modules if each.split(".")[0] in packages]:
            del sys.modules[name]
        games.rescan()
