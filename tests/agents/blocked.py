"""A machine on which the compiler does not get ready: importing numba waits until a test lets it go on."""

from __future__ import annotations

import os
import textwrap
from pathlib import Path

import pytest

import skirmish

_NUMBA = """
    import pathlib, sys, time
    folder = pathlib.Path(__file__).parent
    while folder.exists() and not any((folder / name).exists() for name in ("go", "fail")):
        time.sleep(0.02)
    if not (folder / "go").exists():
        raise ImportError("no numba")
    sys.path.remove(str(folder))
    del sys.modules["numba"]
    import numba
"""


class BlockedCompiler:
    """What processes find that are started with :attr:`environment`. It fails when the test ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()
        (folder / "numba.py").write_text(textwrap.dedent(_NUMBA))
        source = str(Path(skirmish.__file__).parents[1])
        self.environment = {"PYTHONPATH": os.pathsep.join((source, str(folder)))}

    def go_on(self) -> None:
        """Let the real numba be imported."""
        (self._folder / "go").touch()

    def fail(self) -> None:
        """Let the import fail."""
        (self._folder / "fail").touch()


def blocked_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, cold: bool) -> BlockedCompiler:
    """For processes that this one starts; ``cold``: with an empty cache as well."""
    blocked = BlockedCompiler(tmp_path / "blocked")
    for name, value in blocked.environment.items():
        monkeypatch.setenv(name, value)
    if cold:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    return blocked
