"""How kernels are compiled: once on a machine, kept on disk, run without the interpreter's lock."""

from __future__ import annotations

import os
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
    for folder in ("games", "kernels"):
        yield from sorted((_PACKAGE / folder / game).rglob("*.py"))


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
    return Path(tempfile.mkdtemp(prefix="skirmish-"))  # nothing can be kept: compiled anew each time


def compiled(function: Function) -> Function:
    """Compile a function at its first call and keep the machine code for every later start.

    The lock of the interpreter is released while it runs, so that a page, a prompt or a clock goes on.
    """
    if not os.environ.get("NUMBA_CACHE_DIR"):
        package, _, rest = function.__module__.partition(f"{__package__}.")
        folder = folder_for("" if package else rest.rpartition(".")[0])
        setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010  # read while numba decorates; untyped
    return cast(Function, numba.njit(cache=True, nogil=True)(function))
