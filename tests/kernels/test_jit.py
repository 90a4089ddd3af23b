"""Compiled code is cached per state of its sources, and loaded only when it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import skirmish
from skirmish.kernels.jit import compiled

SOURCE = Path(skirmish.__file__).parent
COMPILE = """
import numba
from skirmish.kernels import rng
from skirmish.kernels.cache import folder_for
print(rng.bits(rng.seeded(218)) % 6, folder_for(rng.bits), repr(numba.config.CACHE_DIR))
"""


def _python(code: str, **environment: str) -> str:
    """What a new interpreter prints."""
    clean = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**clean, "PYTHONPATH": str(SOURCE.parent), **environment},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def _kept(folder: Path) -> set[str]:
    """The functions whose machine code is in a folder."""
    return {path.name.split("-")[0] for path in folder.rglob("*.nbc")}


TABLES = """
import numpy as np
STEPS = np.array([1, 2, 3])
LIMIT = 7
"""
CALLED = """
from tables import LIMIT
from skirmish.kernels.jit import compiled
@compiled
def capped(n):
    return min(n, LIMIT)
@compiled
def unrelated(n):
    return n
"""
ENTRY = """
import called, tables
from called import capped
from skirmish.kernels.jit import compiled
@compiled
def total(n):
    found = 0
    for at in range(3):
        found += capped(n * tables.STEPS[at])
    return found
"""


@pytest.fixture
def fingerprint(tmp_path: Path) -> Callable[..., str]:
    """The fingerprint of ``total`` in a new process, with some text of the modules replaced."""

    def found(**replaced: tuple[str, str]) -> str:
        for name, text in {"tables": TABLES, "called": CALLED, "entry": ENTRY}.items():
            (tmp_path / f"{name}.py").write_text(text.replace(*replaced.get(name, ("", ""))))
        look = f"import sys; sys.path.insert(0, {str(tmp_path)!r})"
        return _python(f"{look}; import entry; print(entry.total.fingerprint())", PYTHONDONTWRITEBYTECODE="1")

    return found


def test_the_same_code_has_the_same_fingerprint(fingerprint: Callable[..., str]) -> None:
    assert fingerprint() == fingerprint()


@pytest.mark.parametrize(
    "replaced",
    [
        {"entry": ("found = 0", "found = 1")},
        {"entry": ("n * tables", "n + tables")},
        {"called": ("min", "max")},
        {"tables": ("3]", "4]")},
        {"tables": ("1, 2, 3]", "1, 2, 3], dtype=np.int8")},
        {"tables": ("7", "8")},
    ],
)
def test_a_change_in_what_a_function_is_made_from_has_another_fingerprint(
    fingerprint: Callable[..., str], replaced: dict[str, tuple[str, str]]
) -> None:
    """Its own code, that of functions it calls, and the tables and constants that these read."""
    assert fingerprint(**replaced) != fingerprint()


@pytest.mark.parametrize(
    "replaced",
    [
        {"called": ("return n", "return 2 * n")},
        {"tables": ("LIMIT", "OTHER = 9\nLIMIT")},
        {"entry": ("found = 0", "found = 0  # so far")},
    ],
)
def test_any_other_change_leaves_the_compiled_code_valid(
    fingerprint: Callable[..., str], replaced: dict[str, tuple[str, str]]
) -> None:
    assert fingerprint(**replaced) == fingerprint()


@compiled
def scaled(value: Any, factor: Any) -> Any:
    return value * factor


@compiled
def scales(small: npt.NDArray[np.int8]) -> tuple[int, float, int]:
    both = scaled(small[0], 3) + scaled(factor=100, value=small[1])
    return both, scaled(0.5, 3), scaled(True, 2)


def test_small_integers_constants_and_keywords_may_be_passed_between_kernels() -> None:
    assert scales(np.array([100, 127], np.int8)) == (13_000, 1.5, 2)
    assert scaled(2, 3) == 6


def test_compiled_code_is_kept_where_caches_go(tmp_path: Path) -> None:
    first = _python(COMPILE, XDG_CACHE_HOME=str(tmp_path))
    folders = list((tmp_path / "skirmish").iterdir())
    assert [folder.name.rsplit("-", 1)[0] for folder in folders] == ["bits"]
    assert "rng.bits" in _kept(folders[0])
    assert folders[0].stat().st_mode & 0o077 == 0  # another user must not be able to plant machine code
    kept = {path: path.stat().st_mtime_ns for path in folders[0].rglob("*.nb?")}
    assert _python(COMPILE, XDG_CACHE_HOME=str(tmp_path)) == first
    assert {path: path.stat().st_mtime_ns for path in folders[0].rglob("*.nb?")} == kept


def test_a_folder_of_numbas_own_is_respected(tmp_path: Path) -> None:
    own, caches = tmp_path / "own", tmp_path / "caches"
    _python(COMPILE, NUMBA_CACHE_DIR=str(own), XDG_CACHE_HOME=str(caches))
    assert "rng.bits" in _kept(own)
    assert not _kept(caches)


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a-file"
    nowhere.touch()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    printed = _python(COMPILE, XDG_CACHE_HOME=str(nowhere), TMPDIR=str(temporary))
    number, folder, _ = printed.split()
    assert 0 <= int(number) < 6
    assert Path(folder).parent == temporary
    assert not list(temporary.iterdir())  # nothing is left behind either


def test_functions_of_other_packages_keep_their_own_cache(tmp_path: Path) -> None:
    assert _python(COMPILE, XDG_CACHE_HOME=str(tmp_path)).split()[2] == "''"


@pytest.mark.parametrize(
    "module",
    [
        "skirmish",
        "skirmish.agents",
        "skirmish.agents.greedy",
        "skirmish.kernels",
        "skirmish.games.hill218.kernel",
        "skirmish.games.hill218.kernel.ids",
        "skirmish.games.island.kernel",
        "skirmish.games.island.kernel.ids",
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; print(*sorted({{'numba', 'numpy', 'llvmlite'}} & set(sys.modules)))"
    assert _python(code) == ""
