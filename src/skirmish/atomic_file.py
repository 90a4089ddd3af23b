"""Files that are there whole or not at all, and still there when the power comes back."""

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
    """Write what takes the place of a file once all of it lies on the disk.

    ``permissions``: those of any new file unless told otherwise.
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
    _sync_folder(target.parent)


def new_permissions() -> int:
    """What a new file may be used for, and by whom."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """The new name has to reach the disk as well."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
