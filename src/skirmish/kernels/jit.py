"""How kernels are compiled: once per machine, cached on disk, run without the interpreter's lock."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

from skirmish.folders import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE: Final = Path(__file__).parents[1]
"""The folder of the package ``skirmish``."""


def _sources(game: Path | None, package: Path) -> Iterator[Path]:
    """What compiled code depends on: the shared modules, the game's kernel, and the rules whose tables it
    reads.

    Without a game, those of every built-in game.
    """
    yield from sorted((package / "kernels").glob("*.py"))
    folders = sorted(each for each in (package / "games").iterdir() if each.is_dir())
    for each in folders if game is None else [game]:
        for part in (each, each / "rules", each / "kernel"):
            yield from sorted(part.glob("*.py"))


def fingerprint(game: Path | None, package: Path = PACKAGE) -> str:
    """Hash of every source file that the compiled code of the game in a folder depends on."""
    digest = sha256()
    for path in _sources(game, package):
        text = path.read_bytes()
        digest.update(f"{path.parent.name}/{path.name} {len(text)} ".encode() + text)
    return digest.hexdigest()[:16]


@cache
def folder_for(game: Path | None, package: Path = PACKAGE) -> Path:
    """Where the compiled code of the game in a folder is cached: one folder per state of its sources.

    Numba checks only whether the file of a function has changed, not the files of the functions it calls:
    with its own cache it would run stale code after a change elsewhere.
    """
    name = "all" if game is None else game.name
    with suppress(OSError, RuntimeError):
        folder = cache_folder() / f"kernels-{name}-{fingerprint(game, package)}"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    spare = tempfile.mkdtemp(prefix="skirmish-")  # nowhere to keep it: compile again in every process
    atexit.register(shutil.rmtree, spare, ignore_errors=True)
    return Path(spare)


def compiled(function: Function) -> Function:
    """Compile a function at its first call and cache the machine code for later processes.

    It runs without the interpreter's lock, so that other threads (a page, a prompt, a clock) go on.
    """
    decorate = numba.njit(cache=True, nogil=True)
    if os.environ.get("NUMBA_CACHE_DIR"):
        return cast(Function, decorate(function))
    file = Path(function.__code__.co_filename)
    folder = folder_for(file.parents[1] if file.parent.name == "kernel" else None)
    # Numba reads this setting while it decorates; functions of other packages keep their own folder.
    before = _set_cache(str(folder))
    try:
        return cast(Function, decorate(function))
    finally:
        _set_cache(before)


def _set_cache(folder: str) -> str:
    """Set numba's cache folder and return the one set before."""
    before: str = getattr(numba.config, "CACHE_DIR")  # noqa: B009  # numba's types don't know it
    setattr(numba.config, "CACHE_DIR", folder)  # noqa: B010
    return before
