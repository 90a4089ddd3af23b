"""Atomic, durable replacement of files."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

PIECE: Final = ".skirmish-"
"""What the name of a file begins with that is still being written."""


@contextmanager
def replacing(target: Path, permissions: int | None = None) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces ``target`` once it is completely on disk.

    ``permissions`` are by default those of any new file.
    """
    handle, name = tempfile.mkstemp(prefix=PIECE, dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, new_permissions() if permissions is None else permissions)
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(target.parent)


def new_permissions() -> int:
    """The permissions of a new file, according to the umask."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is on disk too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
