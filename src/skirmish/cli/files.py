"""Where files are kept, writing them atomically, and locking them."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, BinaryIO

from skirmish import folders
from skirmish.atomic_file import replacing
from skirmish.cli.voice import CallError, NoFolder

Write = Callable[[str], None]


def data_folder() -> Path:
    """The user's data folder. CallError for a user without a home folder."""
    try:
        return folders.data_folder()
    except RuntimeError:
        raise CallError("no-home") from None


def locked(file: IO[Any]) -> bool:
    """Lock an open file for this process; False if another one has it. Closing the file releases it."""
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows
        return True
    except OSError:
        return False
    return True


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write UTF-8 text so that a crash leaves either the old file or the new one, never half of one."""
    with whole_file(path, private=private) as write:
        write(text)


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[Write]:
    """The same piece by piece. A file that cannot be written is refused before the first piece.

    Links are followed. A pipe or a device cannot be replaced, so it is written to.
    ``private``: readable only by the owner.
    """
    try:
        mode = path.stat().st_mode if path.exists() else None
        if mode is not None and stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if mode is not None and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if mode is not None and not stat.S_ISREG(mode):
            with path.open("wb") as file:
                yield _writer(file)
        else:
            kept = None if mode is None else stat.S_IMODE(mode)
            yield from _replaced(Path(os.path.realpath(path)), 0o600 if private else kept)
    except OSError as error:
        # Report the name that was asked for, not that of the temporary file.
        error.filename = str(path.parent if isinstance(error, NoFolder) else path)
        raise


def _replaced(target: Path, permissions: int | None) -> Iterator[Write]:
    with ExitStack() as stack:
        try:
            file = stack.enter_context(replacing(target, permissions))
        except (FileNotFoundError, NotADirectoryError) as error:
            raise NoFolder(error.errno, error.strerror) from None
        yield _writer(file)


def _writer(file: BinaryIO) -> Write:
    def write(text: str) -> None:
        file.write(text.encode("utf-8"))

    return write
