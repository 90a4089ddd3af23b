"""Compiled code is cached per state of its sources, and loaded only when it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skirmish.kernels import jit

SOURCE = jit.PACKAGE
COMPILE = """
import numba
from skirmish.kernels import rng
from skirmish.kernels.jit import folder_for
print(rng.bits(rng.seeded(218)) % 6, folder_for(None), repr(numba.config.CACHE_DIR))
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


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources, and an empty cache."""
    package = tmp_path / "skirmish"
    for folder in ("games", "kernels"):
        shutil.copytree(SOURCE / folder, package / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    yield package
    jit.folder_for.cache_clear()


def _folder(package: Path, game: str) -> Path:
    """The cache folder of a game in that package, of all games if ``game`` is empty."""
    jit.folder_for.cache_clear()
    return jit.folder_for(package / "games" / game if game else None, package)


def test_the_same_sources_have_the_same_folder(copied: Path) -> None:
    assert _folder(copied, "island") == _folder(copied, "island")
    assert _folder(copied, "island").is_dir()
    assert len({_folder(copied, "island"), _folder(copied, "hill218"), _folder(copied, "")}) == 3


def test_each_game_has_a_folder_of_its_own() -> None:
    """Or a change in one game would have the other compiled again."""
    printed = _python(
        "from skirmish.games.island.kernel.board import kind_of as island\n"
        "from skirmish.games.hill218.kernel.supply import base_of as hill\n"
        "print(*[each.stats.cache_path for each in (island, hill)])"
    )
    assert [Path(each).parent.name.split("-")[1] for each in printed.split()] == ["island", "hill218"]


@pytest.mark.parametrize(
    ("file", "concerns"),
    [
        ("games/island/kernel/movement.py", {"island", ""}),
        ("games/hill218/kernel/attack.py", {"hill218", ""}),
        ("games/island/board.py", {"island", ""}),
        ("games/hill218/rules/cards.py", {"hill218", ""}),
        ("kernels/rng.py", {"island", "hill218", ""}),
        ("kernels/jit.py", {"island", "hill218", ""}),
    ],
)
def test_a_changed_source_has_another_folder(copied: Path, file: str, concerns: set[str]) -> None:
    before = {game: _folder(copied, game) for game in ("island", "hill218", "")}
    with (copied / file).open("a") as source:
        source.write("\n")
    assert {game for game, folder in before.items() if _folder(copied, game) != folder} == concerns


def test_a_source_that_comes_goes_or_moves_has_another_folder(copied: Path) -> None:
    seen = [_folder(copied, "island")]
    extra = copied / "games" / "island" / "kernel" / "extra.py"
    extra.touch()
    seen.append(_folder(copied, "island"))
    extra = extra.rename(extra.with_name("other.py"))
    seen.append(_folder(copied, "island"))
    extra.unlink()
    assert len(set(seen)) == 3
    assert _folder(copied, "island") == seen[0]


def test_compiled_code_is_kept_where_caches_go(tmp_path: Path) -> None:
    first = _python(COMPILE, XDG_CACHE_HOME=str(tmp_path))
    folders = list((tmp_path / "skirmish").iterdir())
    assert [folder.name.rsplit("-", 1)[0] for folder in folders] == ["kernels-all"]
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
