"""How kernels are compiled: once on a machine, kept on disk, run without the interpreter's lock."""

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

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE: Final = Path(__file__).parents[1]


def _sources(game: str) -> Iterator[Path]:
    """What a game's compiled code is made from: its kernel, and the rules whose tables it reads.

    Without a game, everything of every game.
    """
    yield from sorted((_PACKAGE / "kernels").glob("*.py"))
    for each in sorted((_PACKAGE / "games").iterdir()):
        if each.is_dir() and game in ("", each.name):
            yield from sorted(each.glob("*.py"))
            for folder in ("rules", "kernel"):
                yield from sorted((each / folder).glob("*.py"))


def fingerprint(game: str) -> str:
    """Another one for other sources."""
    digest = sha256()
    for path in _sources(game):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(_PACKAGE)} {len(text)} ".encode() + text)
    return digest.hexdigest()[:16]


@cache
def folder_for(game: str) -> Path:
    """Where a game's compiled code is kept: a folder for its present sources and no others.

    Numba asks only whether the file of a function has changed, not those it calls: left alone, it would go on
    running what a change elsewhere has made wrong.
    """
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = caches / "skirmish" / f"kernels-{game or 'all'}-{fingerprint(game)}"
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    spare = tempfile.mkdtemp(prefix="skirmish-")  # nothing can be kept: compiled anew each time
    atexit.register(shutil.rmtree, spare, ignore_errors=True)
    return Path(spare)


def compiled(function: Function) -> Function:
    """Compile a function at its first call and keep the machine code for every later start.

    The lock of the interpreter is released while it runs, so that a page, a prompt or a clock goes on.
    """
    decorate = numba.njit(cache=True, nogil=True)
    if os.environ.get("NUMBA_CACHE_DIR"):
        return cast(Function, decorate(function))
    package, _, rest = function.__module__.partition(f"{__package__}.")
    folder = folder_for("" if package else rest.rpartition(".")[0])
    # Numba reads this while it decorates; other people's functions go where they went before.
    before = _set_cache(str(folder))
    try:
        return cast(Function, decorate(function))
    finally:
        _set_cache(before)


def _set_cache(folder: str) -> str:
    """Where numba keeps what it compiles from now on; gives where it was until now."""
    before: str = getattr(numba.config, "CACHE_DIR")  # noqa: B009  # numba's types don't know it
    setattr(numba.config, "CACHE_DIR", folder)  # noqa: B010
    return before
