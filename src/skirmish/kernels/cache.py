"""Where the machine code of kernels is kept. Asking needs no compiler."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from skirmish.folders import cache_folder
from skirmish.kernels.jit import Kernel


def folder_for(kernel: Kernel) -> Path:
    """Where the machine code of an entry point is kept: one folder per fingerprint.

    Numba checks only whether the file of a function has changed, not what it calls or reads from elsewhere:
    with its own cache it would run stale code after such a change.
    """
    if own := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(own)
    with suppress(OSError, RuntimeError):
        folder = cache_folder() / f"{kernel.function.__name__}-{kernel.fingerprint()}"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    return _spare_folder()


@cache
def _spare_folder() -> Path:
    """Used if nothing can be kept: everything is compiled again by every process."""
    spare = tempfile.mkdtemp(prefix="skirmish-")
    os.environ["NUMBA_CACHE_DIR"] = spare  # also for a process that compiles for this one
    atexit.register(shutil.rmtree, spare, ignore_errors=True)
    return Path(spare)


def is_kept(kernel: Kernel) -> bool:
    """Whether there is machine code of an entry point, so that loading it takes a moment."""
    name = kernel.function.__name__
    return any(folder_for(kernel).rglob(f"*.{name}-*.nbc"))


@contextmanager
def sole_compiler(kernel: Kernel) -> Iterator[bool]:
    """Gives whether no other process is in this context for the same kernel."""
    try:
        import fcntl
    except ImportError:  # other systems: two processes may do the same work
        yield True
        return
    with (folder_for(kernel) / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True
